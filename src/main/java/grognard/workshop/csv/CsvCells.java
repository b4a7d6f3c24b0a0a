package grognard.workshop.csv;

import grognard.input.WholeNumber;
import grognard.table.Cell;
import grognard.workshop.value.Rational;
import java.util.Optional;

/** Types of cells in columns that are no keys. An empty cell is allowed and read as the empty text. */
public final class CsvCells {

    private static final Object EMPTY = "";

    private CsvCells() {}

    /** A number as a {@link Rational}. */
    public static Cell<Object> number() {
        return Cell.of(
                "a number such as -1, 0.5 or 1/3, or nothing",
                text -> text.isEmpty()
                        ? Optional.of(EMPTY)
                        : Rational.read(text).map(number -> number));
    }

    /** Any text. */
    public static Cell<String> text() {
        return Cell.of("a text, or nothing", Optional::of);
    }

    /** One end of a band as a {@code Long}, in units of the last decimal place; empty for an open end. */
    public static Cell<Object> bandEnd(int decimals) {
        String expected = (decimals == 0 ? "a whole number" : "a number with at most " + decimals + " decimals")
                + ", or nothing for an open end";
        return Cell.of(
                expected,
                text -> text.isEmpty()
                        ? Optional.of(EMPTY)
                        : end(text, decimals).map(end -> end));
    }

    private static Optional<Long> end(String text, int decimals) {
        if (decimals == 0) {
            return WholeNumber.in(text).map(Integer::longValue);
        }
        int point = text.indexOf('.');
        boolean tooFine = point >= 0 && text.length() - point - 1 > decimals;
        return tooFine || text.indexOf('/') >= 0
                ? Optional.empty()
                : Rational.read(text).map(number -> number.floor(decimals));
    }
}
