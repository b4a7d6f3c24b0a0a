package grognard.workshop.game;

import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.EffectKind;
import grognard.toml.Position;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.value.Rational;
import grognard.workshop.value.ValueKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the effects, {@code [effect.NAME]} of {@code ruleset.toml}, and how each changes the fields of a unit. */
public final class EffectReader {

    public static final List<String> KEYS = List.of("text", "changes");

    private final TomlSection ruleset;
    private final UnitFields unit;

    public EffectReader(TomlSection ruleset, UnitFields unit) {
        this.ruleset = ruleset;
        this.unit = unit;
    }

    /** The effects in the order of the file; one with a malformed name is reported and left out. */
    public List<EffectKind> effects() {
        List<EffectKind> effects = new ArrayList<>();
        for (Map.Entry<String, TomlSection> entry : ruleset.sections("effect").entrySet()) {
            String name = entry.getKey();
            TomlSection section = entry.getValue();
            section.only(KEYS);
            if (!TomlSection.isName(name, false)) {
                section.problem(
                        section.position(),
                        "effect " + SafeText.shortened(name) + ": expected " + TomlSection.nameExpected(false));
                continue;
            }
            String text = section.text("text").orElse(name.replace('-', ' '));
            checkText(section, text);
            effects.add(new EffectKind(name, text, changes(section)));
        }
        return effects;
    }

    /** Allows at most one placeholder, an amount with its noun: {@code {n inch}}. */
    private static void checkText(TomlSection section, String text) {
        int open = text.indexOf('{');
        int close = text.indexOf('}');
        boolean none = open < 0 && close < 0;
        boolean one = text.startsWith("{n ", Math.max(0, open))
                && close > open + 3
                && text.indexOf('{', open + 1) < 0
                && text.indexOf('}', close + 1) < 0;
        if (!none && !one) {
            section.problem(
                    section.valuePosition("text"),
                    "text " + SafeText.shortened(text) + ": expected braces only as {n inch}, once, for the amount");
        }
    }

    /** Reads {@code changes}, one text or a list of them, with single blanks between words. */
    private List<String> changes(TomlSection section) {
        List<String> changes = new ArrayList<>();
        Optional<TomlValue> value = section.value("changes");
        if (value.isEmpty()) {
            return changes;
        }
        List<TomlValue> items = value.get() instanceof TomlValue.Text ? List.of(value.get()) : section.items("changes");
        for (TomlValue item : items) {
            if (item instanceof TomlValue.Text text) {
                String change = String.join(" ", text.text().strip().split(" +", -1));
                check(section, change, item.position());
                changes.add(change);
            } else {
                section.problem(item.position(), "changes: expected a text in quotes, such as \"strength - n\"");
            }
        }
        return changes;
    }

    /** Checks a change of the forms {@code men - n}, {@code mood = shaken} and {@code gone} against the declared fields. */
    private void check(TomlSection section, String change, Position position) {
        if (change.equals("gone")) {
            return;
        }
        String[] words = change.split(" ", 3);
        if (words.length != 3 || !List.of("+", "-", "=").contains(words[1])) {
            section.problem(
                    position,
                    "changes " + SafeText.shortened(change)
                            + ": expected \"FIELD + n\", \"FIELD - n\", \"FIELD = VALUE\" or \"gone\"");
            return;
        }
        Optional<UnitFields.Field> field = unit.field(words[0]);
        if (field.isEmpty()) {
            section.problem(
                    position,
                    "changes " + SafeText.shortened(words[0]) + ": "
                            + (unit.fields().isEmpty()
                                    ? "expected a field, and ruleset.toml has no [unit.FIELD]"
                                    : FolderProblems.oneOf(unit.names()))
                            + Nearest.hint(words[0], unit.names()));
            return;
        }
        ValueKind kind = field.get().kind();
        boolean number = kind instanceof ValueKind.Whole || kind instanceof ValueKind.Decimal;
        if (!words[1].equals("=")) {
            if (!number) {
                section.problem(position, "changes " + words[0] + ": expected = with it, since it is no number");
            } else if (!words[2].equals("n") && WholeNumber.in(words[2]).isEmpty()) {
                section.problem(
                        position,
                        "changes " + SafeText.shortened(words[2]) + ": expected n, the amount, or a whole number");
            }
        } else if (!fits(words[2], kind)) {
            section.problem(
                    position,
                    "changes " + words[0] + " = " + SafeText.shortened(words[2]) + ": expected " + kind.expected());
        }
    }

    /** Whether a field of that kind can be set to the value; {@code n} stands for the amount of the effect. */
    private static boolean fits(String value, ValueKind kind) {
        if (kind instanceof ValueKind.Choice choice) {
            return choice.words().contains(value);
        }
        if (kind instanceof ValueKind.OnOff) {
            return value.equals("true") || value.equals("false") || value.equals("yes") || value.equals("no");
        }
        Optional<Rational> number = value.equals("n") ? Optional.of(Rational.ZERO) : Rational.read(value);
        if (number.isEmpty() || value.equals("n")) {
            return number.isPresent();
        }
        if (kind instanceof ValueKind.Whole whole) {
            return number.get().isWhole()
                    && number.get().numerator() >= whole.least()
                    && number.get().numerator() <= whole.most();
        }
        BigDecimal exact = new BigDecimal(number.get().number().toString());
        return kind instanceof ValueKind.Decimal decimal
                && exact.compareTo(decimal.least()) >= 0
                && exact.compareTo(decimal.most()) <= 0;
    }
}
