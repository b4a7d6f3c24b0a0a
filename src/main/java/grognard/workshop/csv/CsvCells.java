package grognard.workshop.csv;

import grognard.input.WholeNumber;
import grognard.table.Cell;
import grognard.workshop.value.Rational;
import java.util.Optional;

/** Types of the cells of columns that are no keys. */
public final class CsvCells {

    private CsvCells() {}

    /** A number, or nothing. */
    public static final class NumberCell implements Cell<Object> {

        /** Stands for an empty cell. */
        static final Object NOTHING = "";

        @Override
        public Optional<Object> read(String text) {
            if (text.isEmpty()) {
                return Optional.of(NOTHING);
            }
            Optional<Rational> number = Rational.read(text);
            return number.isPresent() ? Optional.of(number.get()) : Optional.empty();
        }

        @Override
        public String expected() {
            return "a number such as -1, 0.5 or 1/3, or nothing";
        }
    }

    /** Any text, even none. */
    public static final class TextCell implements Cell<String> {
        @Override
        public Optional<String> read(String text) {
            return Optional.of(text);
        }

        @Override
        public String expected() {
            return "a text, or nothing";
        }
    }

    /** An end of a band, in steps; nothing for an open one. */
    public static final class EndCell implements Cell<Object> {

        /** Stands for an open end. */
        static final Object OPEN = "";

        private final int decimals;

        public EndCell(int decimals) {
            this.decimals = decimals;
        }

        @Override
        public Optional<Object> read(String text) {
            if (text.isEmpty()) {
                return Optional.of(OPEN);
            }
            if (decimals == 0) {
                Optional<Integer> whole = WholeNumber.in(text);
                return whole.isPresent() ? Optional.of(whole.get().longValue()) : Optional.empty();
            }
            int point = text.indexOf('.');
            Optional<Rational> number = text.indexOf('/') >= 0 ? Optional.empty() : Rational.read(text);
            return number.isEmpty() || (point >= 0 && text.length() - point - 1 > decimals)
                    ? Optional.empty()
                    : Optional.of(number.get().floor(decimals));
        }

        @Override
        public String expected() {
            return (decimals == 0 ? "a whole number" : "a number with at most " + decimals + " decimals")
                    + ", or nothing for an open end";
        }
    }
}
