package grognard.rules;

import org.jspecify.annotations.Nullable;

/**
 * A choice that a ruling leaves to the players, who make it once for all their games.
 *
 * @param fallback value if the players have not chosen
 * @param meaning help text
 * @param ruling id of the ruling
 */
public record HouseKey<T>(String name, Type<T> type, T fallback, String meaning, String ruling) {

    /** Parses the typed value; null gives the default. */
    T read(@Nullable String text, Tables tables) {
        return text == null ? fallback : type.read("--house " + name, text, tables);
    }
}
