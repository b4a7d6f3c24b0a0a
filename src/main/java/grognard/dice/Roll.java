package grognard.dice;

import java.util.List;
import java.util.Locale;

/** One throw as it goes on record. */
public record Roll(String purpose, Die die, List<Integer> values, Source source) {

    public Roll {
        values = List.copyOf(values);
    }

    /** Where the faces came from. */
    public enum Source {
        GIVEN,
        SEED,
        REPLAY;

        private final String word = name().toLowerCase(Locale.ROOT);

        @Override
        public String toString() {
            return word;
        }
    }
}
