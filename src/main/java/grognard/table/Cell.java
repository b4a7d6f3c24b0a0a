package grognard.table;

import grognard.input.DecimalNumber;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The type of a column's cells: parses their text and describes what is allowed.
 *
 * @param <T> the type of the parsed value
 */
public interface Cell<T> {

    /** Parses the stripped text of a cell; empty if it is not allowed here. */
    Optional<T> read(String text);

    /** The allowed values in words, for the error message after "expected". */
    String expected();

    /** The allowed codes, if there is a fixed list; a misspelt one is suggested from it. */
    default List<String> codes() {
        return List.of();
    }

    /** A cell type made of a function that returns empty for what is not allowed. */
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

    /** This cell type with each parsed value converted. */
    default <R> Cell<R> map(Function<T, R> conversion) {
        Cell<T> cell = this;
        return new Cell<>() {
            @Override
            public Optional<R> read(String text) {
                return cell.read(text).map(conversion);
            }

            @Override
            public String expected() {
                return cell.expected();
            }

            @Override
            public List<String> codes() {
                return cell.codes();
            }
        };
    }

    /** One of these values, by its name; errors list the names in the order of the map. */
    static <T> Cell<T> named(Map<String, T> values) {
        return code(List.copyOf(values.keySet())).map(values::get);
    }

    /** Any text that is not blank. */
    static Cell<String> text() {
        return new Cell<>() { // a lambda that captures nothing would slow the start of the program (docs/adr/0014)
            @Override
            public Optional<String> read(String text) {
                return text.isBlank() ? Optional.empty() : Optional.of(text);
            }

            @Override
            public String expected() {
                return "a text";
            }
        };
    }

    /** A whole number, both ends included. */
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

    /** A number from 0 on with at most that many decimal places; {@code .5} is allowed. */
    static Cell<BigDecimal> decimal(int places) {
        return of("a number with at most " + places + " decimals", text -> DecimalNumber.in(text, places));
    }

    /** Normalises a cell for comparison: a number loses leading and trailing zeros, any other text stays. */
    static String plain(String text) {
        if (!text.matches("-?[0-9]*\\.?[0-9]+")) {
            return text;
        }
        BigDecimal number = new BigDecimal(text).stripTrailingZeros();
        return number.signum() == 0 ? "0" : number.toPlainString();
    }

    /** A cell type that also allows an empty cell, which is parsed as an empty optional. */
    @SuppressWarnings(
            "OptionalMapToOptional") // the outer one says whether the cell is allowed, the inner whether it is empty
    static <T> Cell<Optional<T>> optional(Cell<T> cell) {
        return of(
                cell.expected() + ", or nothing",
                text -> text.isEmpty()
                        ? Optional.of(Optional.empty())
                        : cell.read(text).map(Optional::of));
    }

    /** One of a fixed list of codes; the instance in the list is returned. */
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

    /** A list whose items are of that cell type; a blank cell is an empty list. */
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
