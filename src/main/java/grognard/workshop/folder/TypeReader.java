package grognard.workshop.folder;

import grognard.rules.Type;
import grognard.toml.TomlValue;
import grognard.workshop.value.Rational;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the type of an option or field from {@code choices}, {@code whole} or {@code decimal}, and values of that type. */
public final class TypeReader {

    public static final List<String> KEYS = List.of("choices", "whole", "decimal");

    private static final long MOST = 999_999_999L;

    private static final int PLACES = 3;

    private TypeReader() {}

    /**
     * Reads the type: a flag if the section declares no values. With a problem, the widest type of that sort, so
     * that reading can go on.
     */
    public static Type<?> type(TomlSection section) {
        List<String> declared = KEYS.stream().filter(key -> section.has(key)).toList();
        if (declared.size() > 1) {
            section.problem(
                    section.positionOf(declared.get(1)),
                    String.join(" with ", declared) + ": expected only one of choices, whole and decimal");
        }
        if (section.has("choices")) {
            List<String> words = section.names("choices", true);
            if (words.isEmpty() && section.items("choices").isEmpty()) {
                section.problem(section.valuePosition("choices"), "choices: expected at least one word in the list");
            }
            return new Type.Word(words);
        }
        if (section.has("whole")) {
            Optional<List<Rational>> pair = section.pair("whole");
            if (pair.isPresent()
                    && pair.get().get(0).isWhole()
                    && pair.get().get(1).isWhole()) {
                return new Type.Whole((int) pair.get().get(0).numerator(), (int)
                        pair.get().get(1).numerator());
            }
            if (pair.isPresent()) {
                section.problem(section.valuePosition("whole"), "whole: expected [least, most] in whole numbers");
            }
            return new Type.Whole(0, (int) MOST);
        }
        if (section.has("decimal")) {
            Optional<List<Rational>> pair = section.pair("decimal");
            return pair.isPresent()
                    ? new Type.Decimal(
                            decimal(pair.get().get(0)), decimal(pair.get().get(1)), PLACES)
                    : new Type.Decimal(BigDecimal.ZERO, BigDecimal.valueOf(MOST), PLACES);
        }
        return new Type.Flag();
    }

    private static BigDecimal decimal(Rational number) {
        return new BigDecimal(number.number().toString());
    }

    /** The value as a {@code String}, {@code Boolean}, {@code Integer} or {@link BigDecimal}; null, and a problem, if it does not fit. */
    public static @Nullable Object value(TomlSection section, String key, TomlValue value, Type<?> kind) {
        if (kind instanceof Type.Word choice && value instanceof TomlValue.Text text) {
            if (choice.choices().contains(text.text())) {
                return text.text();
            }
            if (!choice.choices().isEmpty()) {
                section.problems().word(section.file(), value.position(), key, text.text(), choice.choices());
            }
            return null;
        }
        if (kind instanceof Type.Flag && value instanceof TomlValue.Bool bool) {
            return bool.value();
        }
        if (value instanceof TomlValue.Numeric figure) {
            BigDecimal number = figure.number();
            if (kind instanceof Type.Whole whole
                    && figure.whole()
                    && number.longValue() >= whole.least()
                    && number.longValue() <= whole.most()) {
                return number.intValue();
            }
            if (kind instanceof Type.Decimal decimal
                    && number.compareTo(decimal.least()) >= 0
                    && number.compareTo(decimal.most()) <= 0
                    && number.stripTrailingZeros().scale() <= PLACES) {
                return number.scale() < 0 ? number.setScale(0) : number;
            }
        }
        section.problem(value.position(), key + ": expected " + kind.expected() + ", not " + TomlSection.shown(value));
        return null;
    }
}
