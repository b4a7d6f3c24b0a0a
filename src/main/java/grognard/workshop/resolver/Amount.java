package grognard.workshop.resolver;

import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The number that an option contributes under a {@link ModifierKey}, in one of the forms that the format calls NUMBER. */
public sealed interface Amount {

    /** The number in this resolution; null if the option contributes none. */
    @Nullable
    Rational in(PlayState state);

    /** A constant: a flag contributes it when given, a number multiplies it by its value. */
    record Fixed(Rational number, String option) implements Amount {
        @Override
        public @Nullable Rational in(PlayState state) {
            Object value = state.option(option);
            if (value instanceof Rational times) {
                return number.times(times);
            }
            return Boolean.TRUE.equals(value) ? number : null;
        }
    }

    /** A number for each of some choices; the others contribute nothing. */
    record ByChoice(Map<String, Rational> numbers, String option) implements Amount {
        @Override
        public @Nullable Rational in(PlayState state) {
            Object value = state.option(option);
            return value == null ? null : numbers.get(value);
        }
    }

    /**
     * A number from a CSV file. It counts only if the option is given, unless the option is a key of the file: then the
     * file decides also for the option's absence.
     *
     * @param column the column of the numbers
     * @param option the option that the file belongs to; empty if it belongs to the resolver itself
     */
    record ByFile(KeyedTable table, String column, String option) implements Amount {
        @Override
        public @Nullable Rational in(PlayState state) {
            Object value = option.isEmpty() ? Boolean.TRUE : state.option(option);
            if ((value == null || Boolean.FALSE.equals(value)) && !table.hasKey(option)) {
                return null;
            }
            KeyedTable.Row row = table.first(state);
            return row == null ? null : row.value(column, Rational.class);
        }
    }

    /** A constant of the resolver itself, whatever the options. */
    record Always(Rational number) implements Amount {
        @Override
        public Rational in(PlayState state) {
            return number;
        }
    }
}
