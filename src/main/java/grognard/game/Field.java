package grognard.game;

import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Type;
import grognard.table.NamedRow;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A field that units have. A value is a number, a truth or a word, and {@code null} where there is none.
 *
 * @param choices the words it can be, from the least to the most; empty if it is no choice
 * @param defaults what it is where the muster says nothing, the first that fits
 * @param required whether the muster must say it where no default fits
 * @param fits the units that have any use for it; it fills nothing for others
 * @param forTurn whether it holds for a turn and is taken back at its end
 * @param goneAt the unit is gone when it falls to this, a number or {@code half} of what it was at the start; may be empty
 * @param follows what it follows from, so that nobody sets it; may be empty
 * @param readBy the resolver that has an option of its name and says what it may be; may be empty
 * @param open whether it may have no value although it is a number or a choice
 */
record Field(
        String name,
        Kind kind,
        BigDecimal least,
        BigDecimal most,
        List<String> choices,
        List<Default> defaults,
        boolean required,
        Condition fits,
        boolean forTurn,
        String goneAt,
        String follows,
        String readBy,
        boolean open) {

    private static final String BY = "by ";
    private static final int DECIMALS = 3;

    /** What its values are. */
    enum Kind {
        WHOLE,
        /** A number that may have decimals. */
        DECIMAL,
        TURN,
        FLAG,
        CHOICE,
        UNIT,
        WORD
    }

    /** A value, or the name of the field that it is copied from, for units of which the condition holds. */
    record Default(Condition when, String value) {}

    Field {
        choices = List.copyOf(choices);
        defaults = List.copyOf(defaults);
    }

    /** Reads the cells of a row of {@code units.csv}. */
    static Field of(NamedRow row) {
        Kind kind = Kind.valueOf(row.get("kind").toUpperCase(Locale.ROOT));
        String values = row.get("values");
        int dots = values.indexOf("..");
        boolean number = kind == Kind.WHOLE || kind == Kind.DECIMAL || kind == Kind.TURN;
        return new Field(
                row.get("field"),
                kind,
                number ? new BigDecimal(values.substring(0, dots)) : BigDecimal.ZERO,
                number ? new BigDecimal(values.substring(dots + 2)) : BigDecimal.ZERO,
                kind == Kind.CHOICE ? List.of(values.split("\\|", -1)) : List.of(),
                defaults(row.get("default")),
                row.get("required").equals("yes"),
                Condition.of(row.get("for")),
                row.get("until").equals("turn"),
                row.get("gone-at"),
                row.get("follows"),
                values.startsWith(BY) ? values.substring(BY.length()) : "",
                row.get("open").equals("yes"));
    }

    private static List<Default> defaults(String text) {
        List<Default> defaults = new ArrayList<>();
        for (String one : text.isEmpty() ? new String[0] : text.split(";", -1)) {
            int colon = one.indexOf(':');
            defaults.add(
                    colon < 0
                            ? new Default(Condition.NONE, one.strip())
                            : new Default(
                                    Condition.of(one.substring(0, colon)),
                                    one.substring(colon + 1).strip()));
        }
        return defaults;
    }

    /** {@code stands* 0..40}, {@code quality raw|trained|elite (trained)}. */
    String words() {
        String may = switch (kind) {
            case WHOLE, DECIMAL -> " " + least.toPlainString() + ".." + most.toPlainString();
            case TURN -> " the number of a turn";
            case FLAG -> " yes|no";
            case CHOICE -> " " + String.join("|", choices);
            case UNIT -> " a unit";
            case WORD -> readBy.isEmpty() ? " a word" : " as " + readBy + " --" + name + " takes it";
        };
        String last =
                defaults.isEmpty() ? "" : defaults.get(defaults.size() - 1).value();
        boolean told = !last.isEmpty()
                && !last.equals("0")
                && defaults.get(defaults.size() - 1).when().terms().isEmpty();
        return name + (required ? "*" : "") + may + (told ? " (" + last + ")" : "");
    }

    boolean isFollowing() {
        return !follows.isEmpty();
    }

    /** What it is where nothing is known of it. */
    @Nullable
    Object empty() {
        return switch (kind) {
            case WHOLE -> open ? null : plain(least.max(BigDecimal.ZERO));
            case FLAG -> false;
            default -> null;
        };
    }

    /** What it is at the beginning of a turn, where it holds for one. */
    @Nullable
    Object fresh() {
        return defaults.isEmpty()
                ? empty()
                : read(name, defaults.get(defaults.size() - 1).value());
    }

    /** The value that the text says; {@code none} and nothing are no value, where it can be without one. */
    @Nullable
    Object read(String where, String text) {
        String typed = text.strip();
        String word = typed.toLowerCase(Locale.ROOT);
        return switch (kind) {
            case WHOLE, DECIMAL, TURN ->
                isOpen() && (word.isEmpty() || word.equals("none")) ? null : number(where, typed);
            case FLAG -> truth(where, word);
            case CHOICE -> {
                if (open && (word.isEmpty() || word.equals("none"))) {
                    yield null;
                }
                for (String choice : choices) {
                    if (choice.toLowerCase(Locale.ROOT).equals(word)) {
                        yield choice;
                    }
                }
                throw BadInput.value(where, typed, "one of " + String.join(", ", choices), choices);
            }
            case UNIT, WORD -> word.isEmpty() || word.equals("none") ? null : safe(where, typed);
        };
    }

    /** Names are printed again and again, and typed by others: they must be seen as they are. */
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

    /** The number as near to it as the field can hold. */
    Number within(BigDecimal number) {
        BigDecimal held = kind == Kind.DECIMAL ? number : number.setScale(0, RoundingMode.DOWN);
        return plain(held.min(most).max(least));
    }

    boolean isNumber() {
        return kind == Kind.WHOLE || kind == Kind.DECIMAL;
    }

    /** Whether it can be without a value. */
    private boolean isOpen() {
        return open || kind == Kind.TURN;
    }

    /** The one form that a number has: a whole one is an {@link Integer}, another has no needless zeros. */
    static Number plain(BigDecimal number) {
        BigDecimal bare = number.stripTrailingZeros();
        return bare.scale() <= 0 ? (Number) number.intValue() : bare;
    }
}
