package grognard.workshop.csv;

import grognard.input.SafeText;
import grognard.input.WholeNumber;
import grognard.rules.Type;
import grognard.table.Cell;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The type of a key column: it parses the column's cells, and {@link CoverageCheck} takes from it which values can occur. */
public sealed interface KeyType extends Cell<KeyCell> {

    /** An empty cell fits any value. */
    @Override
    default Optional<KeyCell> read(String text) {
        return text.isEmpty() ? Optional.of(KeyCell.Any.CELL) : condition(text);
    }

    /** Parses a cell that is not empty. */
    Optional<KeyCell> condition(String text);

    /**
     * The words of a choice.
     *
     * @param optional whether the option may be missing, so that only an empty cell fits
     */
    record Choices(Set<String> words, boolean optional) implements KeyType {
        @Override
        public Optional<KeyCell> condition(String text) {
            return words.contains(text) ? Optional.of(new KeyCell.Word(text)) : Optional.empty();
        }

        @Override
        public String expected() {
            return "one of " + SafeText.list(words) + ", or nothing for any";
        }

        @Override
        public List<String> codes() {
            return List.copyOf(words);
        }
    }

    /** A flag: {@code yes} or {@code no}. */
    record Flag() implements KeyType {
        @Override
        public Optional<KeyCell> condition(String text) {
            return switch (text) {
                case "yes" -> Optional.of(new KeyCell.Word(true));
                case "no" -> Optional.of(new KeyCell.Word(false));
                default -> Optional.empty();
            };
        }

        @Override
        public String expected() {
            return "yes, no, or nothing for any";
        }

        @Override
        public List<String> codes() {
            return List.of("yes", "no");
        }
    }

    /**
     * A number or a band of numbers.
     *
     * @param least the least value that can occur; null if unknown
     * @param most the greatest value that can occur; null if unknown
     * @param decimals least number of decimal places of the bands
     * @param optional whether the option may be missing
     */
    record Numbers(@Nullable Rational least, @Nullable Rational most, int decimals, boolean optional)
            implements KeyType {

        /** Any whole number, for numbers of a shape without known bounds. */
        public static final Numbers ANY = new Numbers(null, null, 0, false);

        @Override
        public Optional<KeyCell> condition(String text) {
            return band(text, decimals).map(band -> band);
        }

        @Override
        public String expected() {
            return "a number (4), a band (4..5, 4.., ..3), or nothing for any";
        }
    }

    /** The odds of an odds table. */
    record Ratios() implements KeyType {
        @Override
        public Optional<KeyCell> condition(String text) {
            return ratio(text).map(KeyCell.Odds::new);
        }

        @Override
        public String expected() {
            return "odds such as 1:2 or 3:1, or nothing for any";
        }
    }

    /** The cells of the resolver's table, as a results file refers to them. */
    record Cells(Set<String> cells) implements KeyType {

        @Override
        public Optional<KeyCell> condition(String text) {
            Optional<KeyCell.Band> band = band(text, 0);
            return cells.contains(text) || text.equals("-") || band.isPresent()
                    ? Optional.of(new KeyCell.TableCell(text, band.orElse(null)))
                    : Optional.empty();
        }

        @Override
        public String expected() {
            return "a cell of the table (" + SafeText.list(cells) + "), - where it has none, a number, a band, or"
                    + " nothing for any";
        }

        @Override
        public List<String> codes() {
            return List.copyOf(cells);
        }
    }

    /** The type of a key column for an option of that kind. */
    static KeyType of(Type<?> kind, boolean optional) {
        if (kind instanceof Type.Word choice) {
            return new Choices(new LinkedHashSet<>(choice.choices()), optional);
        }
        if (kind instanceof Type.Whole whole) {
            return new Numbers(Rational.of(whole.least()), Rational.of(whole.most()), 0, optional);
        }
        if (kind instanceof Type.Decimal decimal) {
            return new Numbers(
                    Rational.of(decimal.least()).orElseThrow(),
                    Rational.of(decimal.most()).orElseThrow(),
                    0,
                    optional);
        }
        return new Flag();
    }

    /** Parses {@code 4}, {@code 4..5}, {@code 4..} or {@code ..3}; empty if the text is none of these or ends before it starts. */
    static Optional<KeyCell.Band> band(String text, int atLeastDecimals) {
        int dots = text.indexOf("..");
        String from = dots < 0 ? text : text.substring(0, dots);
        String to = dots < 0 ? text : text.substring(dots + 2);
        if (from.isEmpty() && to.isEmpty()) {
            return Optional.empty();
        }
        int decimals = Math.max(atLeastDecimals, Math.max(decimals(from), decimals(to)));
        Optional<Rational> first = from.isEmpty() ? Optional.empty() : number(from);
        Optional<Rational> last = to.isEmpty() ? Optional.empty() : number(to);
        if ((first.isEmpty() && !from.isEmpty()) || (last.isEmpty() && !to.isEmpty())) {
            return Optional.empty();
        }
        long low = first.isEmpty() ? Long.MIN_VALUE : first.get().floor(decimals);
        long high = last.isEmpty() ? Long.MAX_VALUE : last.get().floor(decimals);
        return low > high ? Optional.empty() : Optional.of(new KeyCell.Band(low, high, decimals));
    }

    private static Optional<Rational> number(String text) {
        return text.indexOf('/') >= 0 || text.startsWith("+") ? Optional.empty() : Rational.read(text);
    }

    private static int decimals(String text) {
        int point = text.indexOf('.');
        return point < 0 ? 0 : text.length() - point - 1;
    }

    /** Parses {@code 1:2}, and also {@code 1:02} and {@code 01:02:00}, which a spreadsheet makes of it as a time of day. */
    static Optional<Ratio> ratio(String text) {
        List<Integer> parts = new ArrayList<>();
        for (String part : text.split(":", -1)) {
            Optional<Integer> number = part.startsWith("-") ? Optional.empty() : WholeNumber.in(part);
            if (number.isEmpty()) {
                return Optional.empty();
            }
            parts.add(number.get());
        }
        boolean time = parts.size() == 3 && parts.get(2) == 0;
        if ((parts.size() != 2 && !time) || parts.get(0) == 0 || parts.get(1) == 0) {
            return Optional.empty();
        }
        return Optional.of(new Ratio(parts.get(0), parts.get(1)));
    }
}
