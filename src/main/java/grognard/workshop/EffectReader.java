package grognard.workshop;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.EffectKind;
import grognard.toml.Place;
import grognard.toml.TomlValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the effects, {@code [effect.NAME]}, and what they change of a unit. */
final class EffectReader {

    static final List<String> KEYS = List.of("text", "changes");

    private final Section ruleset;
    private final Unit unit;

    EffectReader(Section ruleset, Unit unit) {
        this.ruleset = ruleset;
        this.unit = unit;
    }

    /** The effects in the file's order, each with its changes. */
    List<EffectKind> effects() {
        List<EffectKind> effects = new ArrayList<>();
        for (Map.Entry<String, Section> entry : ruleset.sections("effect").entrySet()) {
            String name = entry.getKey();
            Section section = entry.getValue();
            section.only(KEYS);
            if (!Section.isName(name, false)) {
                section.problem(
                        section.place(),
                        "effect " + SafeText.shortened(name) + ": expected " + Section.nameExpected(false));
                continue;
            }
            String text = section.text("text").orElse(name.replace('-', ' '));
            checkText(section, text);
            effects.add(new EffectKind(name, text, changes(section)));
        }
        return effects;
    }

    /** At most one amount, with its noun. */
    private static void checkText(Section section, String text) {
        int open = text.indexOf('{');
        int close = text.indexOf('}');
        boolean none = open < 0 && close < 0;
        boolean one = text.startsWith("{n ", Math.max(0, open))
                && close > open + 3
                && text.indexOf('{', open + 1) < 0
                && text.indexOf('}', close + 1) < 0;
        if (!none && !one) {
            section.problem(
                    section.valuePlace("text"),
                    "text " + SafeText.shortened(text) + ": expected braces only as {n inch}, once, for the amount");
        }
    }

    private List<String> changes(Section section) {
        List<String> changes = new ArrayList<>();
        Optional<TomlValue> value = section.value("changes");
        if (value.isEmpty()) {
            return changes;
        }
        List<TomlValue> items = value.get() instanceof TomlValue.Text ? List.of(value.get()) : section.items("changes");
        for (TomlValue item : items) {
            if (item instanceof TomlValue.Text text) {
                String change = String.join(" ", text.text().strip().split(" +", -1));
                check(section, change, item.place());
                changes.add(change);
            } else {
                section.problem(item.place(), "changes: expected a text in quotes, such as \"strength - n\"");
            }
        }
        return changes;
    }

    private void check(Section section, String change, Place place) {
        if (change.equals("gone")) {
            return;
        }
        String[] words = change.split(" ", 3);
        if (words.length != 3 || !List.of("+", "-", "=").contains(words[1])) {
            section.problem(
                    place,
                    "changes " + SafeText.shortened(change)
                            + ": expected \"FIELD + n\", \"FIELD - n\", \"FIELD = VALUE\" or \"gone\"");
            return;
        }
        Optional<Unit.Field> field = unit.field(words[0]);
        if (field.isEmpty()) {
            section.problem(
                    place,
                    "changes " + SafeText.shortened(words[0]) + ": "
                            + (unit.fields().isEmpty()
                                    ? "expected a field, and ruleset.toml has no [unit.FIELD]"
                                    : FolderProblems.oneOf(unit.names()))
                            + Nearest.hint(words[0], unit.names()));
            return;
        }
        Kind kind = field.get().kind();
        boolean number = kind instanceof Kind.Whole || kind instanceof Kind.Decimal;
        if (!words[1].equals("=")) {
            if (!number) {
                section.problem(place, "changes " + words[0] + ": expected = with it, since it is no number");
            } else if (!words[2].equals("n") && WholeNumber.in(words[2]).isEmpty()) {
                section.problem(
                        place,
                        "changes " + SafeText.shortened(words[2]) + ": expected n, the amount, or a whole number");
            }
        } else if (!fits(words[2], kind)) {
            section.problem(
                    place,
                    "changes " + words[0] + " = " + SafeText.shortened(words[2]) + ": expected " + kind.expected());
        }
    }

    private static boolean fits(String value, Kind kind) {
        if (kind instanceof Kind.Choice choice) {
            return choice.words().contains(value);
        }
        if (kind instanceof Kind.OnOff) {
            return value.equals("true") || value.equals("false") || value.equals("yes") || value.equals("no");
        }
        Optional<Fraction> number = value.equals("n") ? Optional.of(Fraction.ZERO) : Fraction.read(value);
        if (number.isEmpty() || value.equals("n")) {
            return number.isPresent();
        }
        if (kind instanceof Kind.Whole whole) {
            return number.get().isWhole()
                    && number.get().over() >= whole.least()
                    && number.get().over() <= whole.most();
        }
        BigDecimal exact = new BigDecimal(number.get().number().toString());
        return kind instanceof Kind.Decimal decimal
                && exact.compareTo(decimal.least()) >= 0
                && exact.compareTo(decimal.most()) <= 0;
    }
}
