package grognard.workshop.resolver;

import grognard.workshop.csv.KeyedTable;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an option does, as a number: a NUMBER of the format. */
public sealed interface Amount {

    /** The number in this situation; null where there is none. */
    @Nullable
    Rational in(PlayState state);

    /** A flag's number when it is given; a number's so many times its value. */
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

    /** A number for some choices, nothing for the others. */
    record ByChoice(Map<String, Rational> numbers, String option) implements Amount {
        @Override
        public @Nullable Rational in(PlayState state) {
            Object value = state.option(option);
            return value == null ? null : numbers.get(value);
        }
    }

    /**
     * What a file says. Unless the file asks for the option itself, it counts only where the option is given.
     *
     * @param column the column that the numbers stand in
     * @param option whose file it is; empty for one of the whole resolver
     */
    record ByFile(KeyedTable table, String column, String option) implements Amount {
        @Override
        public @Nullable Rational in(PlayState state) {
            Object value = option.isEmpty() ? Boolean.TRUE : state.option(option);
            if ((value == null || Boolean.FALSE.equals(value)) && !table.asks(option)) {
                return null;
            }
            KeyedTable.Row row = table.first(state);
            return row == null ? null : row.value(column, Rational.class);
        }
    }

    /** A number of the whole resolver. */
    record Always(Rational number) implements Amount {
        @Override
        public Rational in(PlayState state) {
            return number;
        }
    }
}
