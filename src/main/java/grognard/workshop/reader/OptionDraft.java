package grognard.workshop.reader;

import grognard.rules.Type;
import grognard.workshop.folder.TomlSection;
import org.jspecify.annotations.Nullable;

/**
 * An option on one side after the first pass: its name and type, without its numbers and conditions.
 *
 * @param base the name without the prefix of the side
 * @param name the full name as typed
 * @param side 0 for the first side, 1 for the second
 * @param second whether it is the second side's half of an option of both sides
 * @param fallback the default; null if there is none
 */
record OptionDraft(
        String base,
        String name,
        TomlSection section,
        Type<?> kind,
        int side,
        boolean second,
        @Nullable Object fallback,
        boolean required,
        String help) {

    /** Whether the option may be absent: not required, no default, and no flag, which is off by default. */
    boolean isOptional() {
        return fallback == null && !required && !(kind instanceof Type.Flag);
    }
}
