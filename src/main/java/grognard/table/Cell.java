package grognard.table;

import grognard.input.DecimalNumber;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What may stand in a cell.
 *
 * @param <T> what the cell means to a resolver
 */
public interface Cell<T> {

    /** Reads a cell; empty if it cannot stand here. */
    Optional<T> read(String text);

    /** What was expected, for the message about a cell that cannot be read. */
    String expected();

    /** Every code that may stand in the cell, where there is such a list. */
    default List<String> codes() {
        return List.of();
    }

    /** A cell read by a function that answers empty for what it cannot read. */
    static <T> Cell<T> of(String expected, Function<String, Optional<T>> reader) {
        return new Cell<>() {
            @Override
            public Optional<T> read(String text) {
                return reader.apply(text);
            }

            @Override
            public String expected() {
                return expected;
            }
        };
    }

    /** Any text but none. */
    static Cell<String> text() {
        return of("a text", text -> text.isBlank() ? Optional.empty() : Optional.of(text));
    }

    /** A whole number between two others. */
    static Cell<Integer> whole(int least, int most) {
        return new Cell<>() {
            @Override
            public Optional<Integer> read(String text) {
                Optional<Integer> number = WholeNumber.in(text);
                boolean fits = number.isPresent() && number.get() >= least && number.get() <= most;
                return fits ? number : Optional.empty();
            }

            @Override
            public String expected() {
                return "a whole number from " + least + " to " + most;
            }
        };
    }

    /** A number with at most so many decimals, zero or more; a nought before the point may be left out. */
    static Cell<BigDecimal> decimal(int places) {
        return of("a number with at most " + places + " decimals", text -> DecimalNumber.in(text, places));
    }

    /** A cell as it is compared with another: numbers without what may be left out of them. */
    static String plain(String text) {
        if (!text.matches("-?[0-9]*\\.?[0-9]+")) {
            return text;
        }
        BigDecimal number = new BigDecimal(text).stripTrailingZeros();
        return number.signum() == 0 ? "0" : number.toPlainString();
    }

    /** The cell, or nothing in it. */
    @SuppressWarnings("OptionalMapToOptional") // that is the point: read, and found to be nothing
    static <T> Cell<Optional<T>> optional(Cell<T> cell) {
        return of(
                cell.expected() + ", or nothing",
                text -> text.isEmpty()
                        ? Optional.of(Optional.empty())
                        : cell.read(text).map(Optional::of));
    }

    /** One of a fixed list of codes. */
    static Cell<String> code(List<String> codes) {
        List<String> all = List.copyOf(codes);
        return new Cell<>() {
            @Override
            public Optional<String> read(String text) {
                int at = all.indexOf(text);
                return at < 0 ? Optional.empty() : Optional.of(all.get(at));
            }

            @Override
            public String expected() {
                return "one of " + String.join(", ", all);
            }

            @Override
            public List<String> codes() {
                return all;
            }
        };
    }

    /** One of a fixed list of codes. */
    static Cell<String> code(String... codes) {
        return code(List.of(codes));
    }

    /** A list of cells with a separator between them; an empty cell is an empty list. */
    static <T> Cell<List<T>> list(String separator, Cell<T> cell) {
        return new Cell<>() {
            @Override
            public Optional<List<T>> read(String text) {
                List<T> list = new ArrayList<>();
                for (String part : text.isBlank() ? new String[0] : text.split(separator, -1)) {
                    Optional<T> item = cell.read(part.strip());
                    if (item.isEmpty()) {
                        return Optional.empty();
                    }
                    list.add(item.get());
                }
                return Optional.of(List.copyOf(list));
            }

            @Override
            public String expected() {
                return "a list (with '" + separator + "' between) of " + cell.expected();
            }
        };
    }
}
