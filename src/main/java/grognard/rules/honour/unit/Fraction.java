package grognard.rules.honour.unit;

import grognard.table.Cell;
import java.util.Optional;

/** A part of something, kept exact: two thirds of a distance, a third of an army. */
public record Fraction(int times, int over) implements Comparable<Fraction> {

    public static final Fraction NONE = new Fraction(0, 1);
    static final Fraction WHOLE = new Fraction(1, 1);

    private static final Cell<Integer> COUNT = Cell.whole(0, 999);

    public static final Cell<Fraction> CELL = Cell.of("a fraction such as 2/3, or a whole number", Fraction::read);

    private static Optional<Fraction> read(String text) {
        int slash = text.indexOf('/');
        Optional<Integer> times = COUNT.read(slash < 0 ? text : text.substring(0, slash));
        Optional<Integer> over = slash < 0 ? Optional.of(1) : COUNT.read(text.substring(slash + 1));
        return times.isPresent() && over.isPresent() && over.get() > 0
                ? Optional.of(new Fraction(times.get(), over.get()))
                : Optional.empty();
    }

    /** The rest when this part is taken away. */
    public Fraction rest() {
        return new Fraction(over - times, over);
    }

    /** This part of a whole number. */
    public Fraction of(int number) {
        return of(new Fraction(number, 1));
    }

    public Fraction plus(int number) {
        return new Fraction(times + number * over, over);
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
