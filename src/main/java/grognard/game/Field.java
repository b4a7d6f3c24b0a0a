package grognard.game;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A field that units have. A value is a whole number, a truth or a word, and {@code null} where there is none.
 *
 * @param choices the words it can be, from the least to the most; empty if it is no choice
 * @param defaults what it is where the muster says nothing, the first that fits
 * @param required whether the muster must say it where no default fits
 * @param fits the units that have any use for it; it fills nothing for others
 * @param forTurn whether it holds for a turn and is taken back at its end
 * @param goneAt the unit is gone when it falls to this, a number or {@code half} of what it was at the start; may be empty
 * @param follows what it follows from, so that nobody sets it; may be empty
 * @param readBy the resolver that has an option of its name and says what it may be; may be empty
 */
record Field(
        String name,
        Kind kind,
        int least,
        int most,
        List<String> choices,
        List<Default> defaults,
        boolean required,
        Condition fits,
        boolean forTurn,
        String goneAt,
        String follows,
        String readBy) {

    private static final String BY = "by ";

    /** What its values are. */
    enum Kind {
        WHOLE,
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
    static Field of(Cells row) {
        Kind kind = Kind.valueOf(row.get("kind").toUpperCase(Locale.ROOT));
        String values = row.get("values");
        int dots = values.indexOf("..");
        boolean whole = kind == Kind.WHOLE || kind == Kind.TURN;
        return new Field(
                row.get("field"),
                kind,
                whole ? Integer.parseInt(values.substring(0, dots)) : 0,
                whole ? Integer.parseInt(values.substring(dots + 2)) : 0,
                kind == Kind.CHOICE ? List.of(values.split("\\|", -1)) : List.of(),
                defaults(row.get("default")),
                row.get("required").equals("yes"),
                Condition.of(row.get("for")),
                row.get("until").equals("turn"),
                row.get("gone-at"),
                row.get("follows"),
                values.startsWith(BY) ? values.substring(BY.length()) : "");
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

    boolean isFollowing() {
        return !follows.isEmpty();
    }

    /** What it is where nothing is known of it. */
    @Nullable
    Object empty() {
        return switch (kind) {
            case WHOLE -> Math.max(0, least);
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
            case WHOLE -> whole(where, typed);
            case TURN -> word.isEmpty() || word.equals("none") ? null : whole(where, typed);
            case FLAG -> truth(where, word);
            case CHOICE -> {
                if (!choices.contains(word)) {
                    throw BadInput.value(where, typed, "one of " + String.join(", ", choices), choices);
                }
                yield word;
            }
            case UNIT, WORD -> word.isEmpty() || word.equals("none") ? null : typed;
        };
    }

    private Integer whole(String where, String text) {
        Optional<Integer> number = WholeNumber.in(text);
        if (number.isEmpty() || number.get() < least || number.get() > most) {
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
    int within(int number) {
        return Math.max(least, Math.min(most, number));
    }

    /** A value as it is typed: {@code yes}, {@code 4}, {@code none}. */
    static String text(@Nullable Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "yes" : "no";
        }
        return value == null ? "none" : value.toString();
    }
}
