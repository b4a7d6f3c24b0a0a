package grognard.workshop.game;

import grognard.input.SafeText;
import grognard.rules.Type;
import grognard.toml.TomlValue;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.folder.TypeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the fields of units: {@code [unit.FIELD]} of {@code ruleset.toml}. */
public final class UnitReader {

    public static final List<String> KEYS = List.of("choices", "whole", "decimal", "default", "required", "gone-at");

    /** Fields that a game gives every unit itself. */
    private static final List<String> RESERVED = List.of("side", "unit", "state", "why", "start", "gone", "arrives");

    /** Prefix of the field that remembers the starting value of a field with {@code gone-at = "half"}. */
    public static final String START_PREFIX = "start-";

    private final TomlSection ruleset;

    public UnitReader(TomlSection ruleset) {
        this.ruleset = ruleset;
    }

    public UnitFields unit() {
        List<UnitFields.Field> fields = new ArrayList<>();
        for (Map.Entry<String, TomlSection> entry : ruleset.sections("unit").entrySet()) {
            Optional<UnitFields.Field> field = field(entry.getKey(), entry.getValue());
            field.ifPresent(fields::add);
        }
        return new UnitFields(fields);
    }

    /** Reads a field; empty, and a problem, if its name is malformed or taken. */
    private static Optional<UnitFields.Field> field(String name, TomlSection section) {
        section.only(KEYS);
        if (!TomlSection.isName(name, false) || RESERVED.contains(name) || name.startsWith(START_PREFIX)) {
            section.problem(
                    section.position(),
                    "unit " + SafeText.shortened(name) + ": expected " + TomlSection.nameExpected(false)
                            + ", and none of " + String.join(", ", RESERVED) + " or " + START_PREFIX + "\u2026");
            return Optional.empty();
        }
        Type<?> kind = TypeReader.type(section);
        Optional<TomlValue> given = section.value("default");
        Optional<Object> fallback = given.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(TypeReader.value(section, "default", given.get(), kind));
        return Optional.of(new UnitFields.Field(name, kind, fallback, section.bool("required"), goneAt(section, kind)));
    }

    /** Reads {@code gone-at}: a number of the field's kind, or half; empty if it is missing. */
    private static String goneAt(TomlSection section, Type<?> kind) {
        Optional<TomlValue> at = section.value("gone-at");
        if (at.isEmpty()) {
            return "";
        }
        if (kind instanceof Type.Word || kind instanceof Type.Flag) {
            section.problem(section.positionOf("gone-at"), "gone-at: expected it in a field that is a number");
            return "";
        }
        if (at.get() instanceof TomlValue.Text) {
            return section.oneOf("gone-at", List.of(UnitFields.HALF)).orElse("");
        }
        Object number = TypeReader.value(section, "gone-at", at.get(), kind);
        return number == null ? "" : number.toString();
    }
}
