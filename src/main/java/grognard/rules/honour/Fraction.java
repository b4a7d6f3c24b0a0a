package grognard.rules.honour;

import grognard.table.Cell;
import java.util.Optional;

/** A part of something, kept exact: two thirds of a distance, a third of an army. */
record Fraction(int times, int over) implements Comparable<Fraction> {

    static final Fraction NONE = new Fraction(0, 1);
    static final Fraction WHOLE = new Fraction(1, 1);

    static final Cell<Fraction> CELL = Cell.of("a fraction such as 2/3, or a whole number", Fraction::read);

    private static Optional<Fraction> read(String text) {
        if (!text.matches("[0-9]{1,3}(/[1-9][0-9]{0,2})?")) {
            return Optional.empty();
        }
        int slash = text.indexOf('/');
        return Optional.of(
                slash < 0
                        ? new Fraction(Integer.parseInt(text), 1)
                        : new Fraction(
                                Integer.parseInt(text.substring(0, slash)),
                                Integer.parseInt(text.substring(slash + 1))));
    }

    /** What is left when this part is taken away. */
    Fraction rest() {
        return new Fraction(over - times, over);
    }

    Fraction of(Fraction other) {
        return new Fraction(times * other.times, over * other.over);
    }

    @Override
    public int compareTo(Fraction other) {
        return Integer.compare(times * other.over, other.times * over);
    }

    @Override
    public String toString() {
        return over == 1 ? String.valueOf(times) : times + "/" + over;
    }
}
