package grognard.workshop.reader;

import grognard.workshop.folder.TomlSection;
import grognard.workshop.value.ValueKind;
import org.jspecify.annotations.Nullable;

/** What an option is, on one side. */
record OptionDraft(
        String base,
        String name,
        TomlSection section,
        ValueKind kind,
        int side,
        boolean second,
        @Nullable Object fallback,
        boolean required,
        String help) {

    /** Whether it can be that nothing is known of it. */
    boolean isOptional() {
        return fallback == null && !required && !(kind instanceof ValueKind.OnOff);
    }
}
