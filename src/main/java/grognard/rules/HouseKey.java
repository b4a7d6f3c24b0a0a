package grognard.rules;

import org.jspecify.annotations.Nullable;

/**
 * A house rule: a choice that a ruling leaves to the players, made once for their games.
 *
 * @param ruling id of the ruling that leaves the choice
 */
public record HouseKey<T>(String name, Type<T> type, T fallback, String meaning, String ruling) {

    /** The value from the typed text, or the default where none was typed. */
    T read(@Nullable String text, Tables tables) {
        return text == null ? fallback : type.read("--house " + name, text, tables);
    }
}
