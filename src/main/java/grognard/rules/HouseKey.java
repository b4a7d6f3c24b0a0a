package grognard.rules;

import org.jspecify.annotations.Nullable;

/**
 * A choice that players make once for their games, where a ruling leaves one.
 *
 * @param ruling the ruling that names it
 */
public record HouseKey<T>(String name, Type<T> type, T fallback, String meaning, String ruling) {

    /** The value from the typed text, or the default where none was typed. */
    T read(@Nullable String text, Tables tables) {
        return text == null ? fallback : type.read("--house " + name, text, tables);
    }
}
