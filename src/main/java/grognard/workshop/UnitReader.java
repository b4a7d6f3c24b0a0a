package grognard.workshop;

import grognard.toml.TomlValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what is known of a unit: {@code [unit.FIELD]}. */
final class UnitReader {

    static final List<String> KEYS = List.of("choices", "whole", "decimal", "default", "required", "gone-at");

    /** Names that every unit has anyway. */
    private static final List<String> TAKEN = List.of("side", "unit", "state", "why", "start", "gone");

    /** What a unit began with of a field that may be halved: {@code start-morale}. */
    static final String STARTS = "start-";

    private final Section ruleset;

    UnitReader(Section ruleset) {
        this.ruleset = ruleset;
    }

    Unit unit() {
        List<Unit.Field> fields = new ArrayList<>();
        for (Map.Entry<String, Section> entry : ruleset.sections("unit").entrySet()) {
            Optional<Unit.Field> field = field(entry.getKey(), entry.getValue());
            field.ifPresent(fields::add);
        }
        return new Unit(fields);
    }

    private static Optional<Unit.Field> field(String name, Section section) {
        section.only(KEYS);
        if (!Section.isName(name, false) || TAKEN.contains(name) || name.startsWith(STARTS)) {
            section.problem(
                    section.place(),
                    "unit " + grognard.input.SafeText.shortened(name) + ": expected " + Section.nameExpected(false)
                            + ", and none of " + String.join(", ", TAKEN) + " or " + STARTS + "\u2026");
            return Optional.empty();
        }
        Kind kind = KindReader.kind(section);
        Optional<TomlValue> given = section.value("default");
        Optional<Object> fallback = given.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(KindReader.value(section, "default", given.get(), kind));
        return Optional.of(new Unit.Field(name, kind, fallback, section.truth("required"), goneAt(section, kind)));
    }

    private static String goneAt(Section section, Kind kind) {
        Optional<TomlValue> at = section.value("gone-at");
        if (at.isEmpty()) {
            return "";
        }
        if (kind instanceof Kind.Choice || kind instanceof Kind.OnOff) {
            section.problem(section.placeOf("gone-at"), "gone-at: expected it in a field that is a number");
            return "";
        }
        if (at.get() instanceof TomlValue.Text) {
            return section.oneOf("gone-at", List.of(Unit.HALF)).orElse("");
        }
        Object number = KindReader.value(section, "gone-at", at.get(), kind);
        return number == null ? "" : number.toString();
    }
}
