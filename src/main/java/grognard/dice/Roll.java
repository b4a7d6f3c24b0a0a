package grognard.dice;

import java.util.List;
import java.util.Locale;

/**
 * One recorded throw.
 *
 * @param purpose the reason that the resolver gave for the throw
 * @param values value of each die, in the order thrown
 */
public record Roll(String purpose, Die die, List<Integer> values, Source source) {

    public Roll {
        values = List.copyOf(values);
    }

    /** The values as the die shows them, with blanks between: {@code 4 6}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int value : values) {
            text.append(text.isEmpty() ? "" : " ").append(die.text(value));
        }
        return text.toString();
    }

    /** Origin of the values; the record holds its name in lower case. */
    public enum Source {
        /** Thrown on the table and typed by the player. */
        GIVEN,
        /** Computed from the seed. */
        SEED,
        /** Taken from an earlier record. */
        REPLAY;

        private final String word = name().toLowerCase(Locale.ROOT);

        @Override
        public String toString() {
            return word;
        }
    }
}
