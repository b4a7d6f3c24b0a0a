package grognard.workshop;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an option does, as a number: a NUMBER of the format. */
sealed interface Amount {

    /** The number in this situation; null where there is none. */
    @Nullable
    Fraction in(Ledger facts);

    /** A flag's number when it is given; a number's so many times its value. */
    record Fixed(Fraction number, String option) implements Amount {
        @Override
        public @Nullable Fraction in(Ledger facts) {
            Object value = facts.option(option);
            if (value instanceof Fraction times) {
                return number.times(times);
            }
            return Boolean.TRUE.equals(value) ? number : null;
        }
    }

    /** A number for some choices, nothing for the others. */
    record ByChoice(Map<String, Fraction> numbers, String option) implements Amount {
        @Override
        public @Nullable Fraction in(Ledger facts) {
            Object value = facts.option(option);
            return value == null ? null : numbers.get(value);
        }
    }

    /**
     * What a file says. Unless the file asks for the option itself, it counts only where the option is given.
     *
     * @param column the column that the numbers stand in
     * @param option whose file it is; empty for one of the whole resolver
     */
    record ByFile(Grid grid, String column, String option) implements Amount {
        @Override
        public @Nullable Fraction in(Ledger facts) {
            Object value = option.isEmpty() ? Boolean.TRUE : facts.option(option);
            if ((value == null || Boolean.FALSE.equals(value)) && !grid.asks(option)) {
                return null;
            }
            Grid.Row row = grid.first(facts);
            return row == null ? null : row.value(column, Fraction.class);
        }
    }

    /** A number of the whole resolver. */
    record Always(Fraction number) implements Amount {
        @Override
        public Fraction in(Ledger facts) {
            return number;
        }
    }
}
