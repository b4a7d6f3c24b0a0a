package grognard.game.unit;

import grognard.game.unit.Field.Kind;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Type;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The values that a field can have. Reads them from text, converts plain values to the field's type and keeps numbers
 * within their range.
 *
 * @param least smallest number, for numbers
 * @param most largest number, for numbers
 * @param choices values of a choice by their words, from the least to the most; empty for other kinds
 * @param cast converts a plain value of a unit
 */
record FieldType<T>(Kind kind, BigDecimal least, BigDecimal most, Map<String, T> choices, Function<Object, T> cast) {

    private static final int DECIMALS = 3;

    static <T> FieldType<T> number(Kind kind, Number least, Number most, Function<Object, T> cast) {
        return new FieldType<>(kind, new BigDecimal(least.toString()), new BigDecimal(most.toString()), Map.of(), cast);
    }

    static <T> FieldType<T> choice(Map<String, T> words) {
        return new FieldType<>(
                Kind.CHOICE, BigDecimal.ZERO, BigDecimal.ZERO, words, word -> choice(words, word.toString()));
    }

    static <T> FieldType<T> of(Kind kind, Function<Object, T> cast) {
        return number(kind, 0, 0, cast);
    }

    /** The value of a word; refuses an unknown one, which a forged record may contain. */
    private static <V> V choice(Map<String, V> words, String word) {
        V value = words.get(word);
        if (value == null) {
            throw new BadInput(
                    "has " + SafeText.shortened(word) + ", which is none of " + String.join(", ", words.keySet()));
        }
        return value;
    }

    boolean isNumber() {
        return kind == Kind.WHOLE || kind == Kind.DECIMAL;
    }

    List<String> words() {
        return List.copyOf(choices.keySet());
    }

    /** Parses a plain value; null for {@code none} and an empty text where the field may be empty. */
    @Nullable
    Object read(String where, String text, boolean maybeEmpty) {
        String written = text.strip();
        String word = written.toLowerCase(Locale.ROOT);
        boolean none = word.isEmpty() || word.equals("none");
        return switch (kind) {
            case WHOLE, DECIMAL, TURN -> none && (maybeEmpty || kind == Kind.TURN) ? null : number(where, written);
            case FLAG -> truth(where, word);
            case CHOICE -> none && maybeEmpty ? null : readChoice(where, written);
            case UNIT, SIDE, WORD -> none ? null : safe(where, written);
        };
    }

    private String readChoice(String where, String text) {
        for (String choice : choices.keySet()) {
            if (choice.equalsIgnoreCase(text)) {
                return choice;
            }
        }
        throw BadInput.oneOf(where, text, words());
    }

    /** Refuses hidden characters: the name is printed, and typed by other players. */
    private static String safe(String where, String text) {
        if (!SafeText.isSafe(text)) {
            throw BadInput.value(where, text, "it without control or invisible characters");
        }
        return text;
    }

    private Number number(String where, String text) {
        if (kind == Kind.DECIMAL) {
            return plain(new Type.Decimal(least, most, DECIMALS).in(where, text));
        }
        Optional<Integer> number = WholeNumber.in(text);
        if (number.isEmpty() || number.get() < least.intValue() || number.get() > most.intValue()) {
            throw BadInput.value(where, text, "a whole number from " + least + " to " + most);
        }
        return number.get();
    }

    private static Boolean truth(String where, String word) {
        return switch (word) {
            case "yes", "true" -> true;
            case "no", "false", "none" -> false;
            default -> throw BadInput.value(where, word, "yes or no", List.of("yes", "no"));
        };
    }

    /** The plain value of a field that nobody has set. */
    @Nullable
    Object empty(boolean maybeEmpty) {
        return switch (kind) {
            case WHOLE -> maybeEmpty ? null : plain(least.max(BigDecimal.ZERO));
            case FLAG -> false;
            default -> null;
        };
    }

    /** The nearest number within the range, without decimals unless they are allowed. */
    Number within(Number number) {
        BigDecimal exact = new BigDecimal(number.toString());
        BigDecimal held = kind == Kind.DECIMAL ? exact : exact.setScale(0, RoundingMode.DOWN);
        return plain(held.min(most).max(least));
    }

    /** A number for an example: in the lower part of the range, where units are of a usual size. */
    Number example() {
        BigDecimal eighth = most.subtract(least).divide(BigDecimal.valueOf(8), 0, RoundingMode.UP);
        return within(least.add(eighth));
    }

    /** The form in which units store a value. */
    static Object plain(Object value) {
        if (value instanceof Enum<?> word) {
            return Keyword.text(word);
        }
        if (value instanceof UnitNames names) {
            return names.toString();
        }
        return value instanceof BigDecimal number ? plain(number) : value;
    }

    /** Normalises a number: a whole one becomes an {@link Integer}, another loses its trailing zeros. */
    static Number plain(BigDecimal number) {
        BigDecimal bare = number.stripTrailingZeros();
        return bare.scale() <= 0 ? (Number) number.intValue() : bare;
    }
}
