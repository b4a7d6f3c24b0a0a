package grognard.workshop.csv;

import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The condition that a cell of a key column sets for the key's value. */
public sealed interface KeyCell {

    /**
     * Whether the value meets the condition.
     *
     * @param value a word, a {@code Boolean}, a {@link Rational} or a {@link Ratio}; null for an option that was not given
     */
    boolean fits(@Nullable Object value);

    /** An empty cell: any value, and also an option that was not given. */
    enum Any implements KeyCell {
        CELL;

        @Override
        public boolean fits(@Nullable Object value) {
            return true;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    /** A choice, or {@code yes} or {@code no} as a {@code Boolean}. */
    record Word(Object word) implements KeyCell {
        @Override
        public boolean fits(@Nullable Object value) {
            return word.equals(value);
        }

        // Written out, here and below: linking generated record equality costs a one-shot run 25 to 48 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Word cell && cell.word.equals(word);
        }

        @Override
        public int hashCode() {
            return word.hashCode();
        }

        @Override
        public String toString() {
            return word instanceof Boolean truth ? truth ? "yes" : "no" : word.toString();
        }
    }

    /**
     * A band of numbers in units of {@code 10^-decimals}, both ends included; {@link Long#MIN_VALUE} and
     * {@link Long#MAX_VALUE} stand for open ends. A number between two units counts as the lower one: 7.5 lies in 6..7.
     */
    record Band(long from, long to, int decimals) implements KeyCell {
        @Override
        public boolean fits(@Nullable Object value) {
            return value instanceof Rational number && holds(number.floor(decimals));
        }

        public boolean holds(long steps) {
            return steps >= from && steps <= to;
        }

        /** The ends as a player would type them; an open end is left out, and equal ends are listed once. */
        public List<String> ends() {
            List<String> ends = new ArrayList<>();
            if (from != Long.MIN_VALUE) {
                ends.add(text(from));
            }
            if (to != Long.MAX_VALUE && to != from) {
                ends.add(text(to));
            }
            return ends;
        }

        /** This band with more decimal places. */
        public Band in(int finer) {
            long times = Rational.tenTo(finer - decimals);
            return new Band(
                    from == Long.MIN_VALUE ? from : from * times, to == Long.MAX_VALUE ? to : to * times, finer);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Band band && band.from == from && band.to == to && band.decimals == decimals;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(from) * 31 + Long.hashCode(to);
        }

        @Override
        public String toString() {
            if (from == to) {
                return text(from);
            }
            return (from == Long.MIN_VALUE ? "" : text(from)) + ".." + (to == Long.MAX_VALUE ? "" : text(to));
        }

        /** A number of this band's units as text. */
        public String text(long steps) {
            return decimals == 0
                    ? Long.toString(steps)
                    : java.math.BigDecimal.valueOf(steps, decimals).toPlainString();
        }
    }

    /** A column of an odds table: {@code 1:2}. */
    record Odds(Ratio ratio) implements KeyCell {
        @Override
        public boolean fits(@Nullable Object value) {
            return ratio.equals(value);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Odds odds && odds.ratio.equals(ratio);
        }

        @Override
        public int hashCode() {
            return ratio.hashCode();
        }

        @Override
        public String toString() {
            return ratio.toString();
        }
    }

    /** A cell of the resolver's table, compared by its text or, with a band, by its number. */
    record TableCell(String text, @Nullable Band band) implements KeyCell {
        @Override
        public boolean fits(@Nullable Object value) {
            if (text.equals(value)) {
                return true;
            }
            return band != null
                    && value instanceof String cell
                    && band.fits(Rational.read(cell).orElse(null));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof TableCell cell && cell.text.equals(text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
