package grognard.workshop.game;

import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.EffectKind;
import grognard.rules.Type;
import grognard.toml.Position;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.value.Rational;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    /** The effects with their changes, in the order of the file; one with a malformed name is reported and left out. */
    public Map<EffectKind, List<FieldChange>> effects() {
        Map<EffectKind, List<FieldChange>> effects = new LinkedHashMap<>();
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
            effects.put(new EffectKind(name, text), changes(section));
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
    private List<FieldChange> changes(TomlSection section) {
        List<FieldChange> changes = new ArrayList<>();
        Optional<TomlValue> value = section.value("changes");
        if (value.isEmpty()) {
            return changes;
        }
        List<TomlValue> items = value.get() instanceof TomlValue.Text ? List.of(value.get()) : section.items("changes");
        for (TomlValue item : items) {
            if (item instanceof TomlValue.Text text) {
                String change = String.join(" ", text.text().strip().split(" +", -1));
                change(section, change, item.position()).ifPresent(changes::add);
            } else {
                section.problem(item.position(), "changes: expected a text in quotes, such as \"strength - n\"");
            }
        }
        return changes;
    }

    /** Reads a change of the forms {@code men - n}, {@code mood = shaken} and {@code gone}; empty, and a problem, otherwise. */
    private Optional<FieldChange> change(TomlSection section, String change, Position position) {
        if (change.equals("gone")) {
            return Optional.of(FieldChange.REMOVAL);
        }
        String[] words = change.split(" ", 3);
        if (words.length != 3 || !List.of("+", "-", "=").contains(words[1])) {
            return problem(
                    section,
                    position,
                    SafeText.shortened(change)
                            + ": expected \"FIELD + n\", \"FIELD - n\", \"FIELD = VALUE\" or \"gone\"");
        }
        Optional<UnitFields.Field> field = unit.field(words[0]);
        if (field.isEmpty()) {
            return problem(
                    section,
                    position,
                    SafeText.shortened(words[0]) + ": "
                            + (unit.fields().isEmpty()
                                    ? "expected a field, and ruleset.toml has no [unit.FIELD]"
                                    : FolderProblems.oneOf(words[0], unit.names())));
        }
        Type<?> kind = field.get().kind();
        boolean number = kind instanceof Type.Whole || kind instanceof Type.Decimal;
        if (words[1].equals("=")) {
            return fits(words[2], kind)
                    ? Optional.of(new FieldChange(FieldChange.Kind.SET, words[0], words[2]))
                    : problem(
                            section,
                            position,
                            words[0] + " = " + SafeText.shortened(words[2]) + ": expected " + kind.expected());
        }
        if (!number) {
            return problem(section, position, words[0] + ": expected = with it, since it is no number");
        }
        if (!words[2].equals(FieldChange.AMOUNT) && WholeNumber.in(words[2]).isEmpty()) {
            return problem(
                    section, position, SafeText.shortened(words[2]) + ": expected n, the amount, or a whole number");
        }
        FieldChange.Kind direction = words[1].equals("-") ? FieldChange.Kind.SUBTRACT : FieldChange.Kind.ADD;
        return Optional.of(new FieldChange(direction, words[0], words[2]));
    }

    private static Optional<FieldChange> problem(TomlSection section, Position position, String what) {
        section.problem(position, "changes " + what);
        return Optional.empty();
    }

    /** Whether a field of that kind can be set to the value; {@code n} stands for the amount of the effect. */
    private static boolean fits(String value, Type<?> kind) {
        if (kind instanceof Type.Word choice) {
            return choice.choices().contains(value);
        }
        if (kind instanceof Type.Flag) {
            return value.equals("true") || value.equals("false") || value.equals("yes") || value.equals("no");
        }
        Optional<Rational> number = Rational.read(value);
        if (number.isEmpty()) {
            return value.equals(FieldChange.AMOUNT);
        }
        if (kind instanceof Type.Whole whole) {
            return number.get().isWhole()
                    && number.get().numerator() >= whole.least()
                    && number.get().numerator() <= whole.most();
        }
        BigDecimal exact = new BigDecimal(number.get().number().toString());
        return kind instanceof Type.Decimal decimal
                && exact.compareTo(decimal.least()) >= 0
                && exact.compareTo(decimal.most()) <= 0;
    }
}
