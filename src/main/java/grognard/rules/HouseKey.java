package grognard.rules;

import grognard.table.Keyword;
import grognard.table.TableLookup;
import org.jspecify.annotations.Nullable;

/**
 * A choice that a ruling leaves to the players. They make it once for all their games.
 *
 * @param fallback value if the players have not chosen
 * @param meaning help text
 * @param ruling id of the ruling
 */
public record HouseKey<T>(String name, Type<T> type, T fallback, String meaning, String ruling) {

    /** Creates a key whose values are the words of an enum. */
    public static <E extends Enum<E> & Keyword> HouseKey<E> choice(
            String name, E fallback, String meaning, String ruling) {
        return new HouseKey<>(name, Type.choice(fallback.getDeclaringClass()), fallback, meaning, ruling);
    }

    /** Parses the typed value; null gives the default. */
    T read(@Nullable String text, TableLookup tables) {
        return text == null ? fallback : type.read("--house " + name, text, tables);
    }
}
