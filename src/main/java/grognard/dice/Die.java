package grognard.dice;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/** A kind of die: equally likely sides, and the value that each side shows. */
public final class Die {

    /** The largest die that one byte of the seed's stream can drive. */
    public static final int MOST_SIDES = 256;

    public static final Die D6 = ordinary(6);

    /** The average die, a d6 without its extremes. */
    public static final Die AVERAGE = new Die("dav", new int[] {2, 3, 3, 4, 4, 5}, 0);

    /** A random number of three decimals, 0.000 to 0.999; its values are held in thousandths. */
    public static final Die THOUSANDTHS = new Die("d1000", upFrom(0, 1000), 3);

    private final String name;
    private final int[] values;
    private final int decimals;

    private Die(String name, int[] values, int decimals) {
        this.name = name;
        this.values = values;
        this.decimals = decimals;
    }

    /** A die of so many sides, 1 to n. */
    public static Die ordinary(int sides) {
        if (sides < 1 || sides > MOST_SIDES) {
            throw BadInput.value("die", "d" + sides, "d1 to d" + MOST_SIDES + ", dav or d1000");
        }
        return new Die("d" + sides, upFrom(1, sides), 0);
    }

    /** The die of that name ({@code d6}, {@code dav}, {@code d1000}), if there is such a die. */
    public static Optional<Die> named(String text) {
        String name = text.toLowerCase(Locale.ROOT);
        if (name.equals("d6")) {
            return Optional.of(D6);
        }
        if (name.equals(AVERAGE.name)) {
            return Optional.of(AVERAGE);
        }
        if (name.equals(THOUSANDTHS.name)) {
            return Optional.of(THOUSANDTHS);
        }
        if (!name.matches("d[1-9][0-9]{0,2}")) {
            return Optional.empty();
        }
        int sides = Integer.parseInt(name.substring(1));
        return sides <= MOST_SIDES ? Optional.of(ordinary(sides)) : Optional.empty();
    }

    private static int[] upFrom(int first, int count) {
        int[] values = new int[count];
        for (int i = 0; i < count; i++) {
            values[i] = first + i;
        }
        return values;
    }

    public String name() {
        return name;
    }

    public int sides() {
        return values.length;
    }

    /** What the side shows; sides count from 0. */
    public int value(int side) {
        return values[side];
    }

    /** Whether some side shows that value. */
    public boolean shows(int value) {
        return value >= values[0] && value <= values[values.length - 1]; // no die leaves a value out
    }

    /** The value as a number to print: 4, or 0.412 for a number in thousandths. */
    public Number number(int value) {
        if (decimals == 0) {
            return value;
        }
        return BigDecimal.valueOf(value, decimals);
    }

    /** The value as a person writes it. */
    public String text(int value) {
        return number(value).toString();
    }

    /**
     * The value a person wrote, if it is one that this die can show. A number in thousandths may be written 0.412, .412 or
     * 412; decimals beyond its own are cut off.
     */
    public Optional<Integer> read(String text) {
        Optional<Integer> value = decimals == 0 ? WholeNumber.in(text) : readDecimals(text);
        return value.isPresent() && shows(value.get()) ? value : Optional.empty();
    }

    private Optional<Integer> readDecimals(String text) {
        int point = text.indexOf('.');
        boolean leads = point == 0 || (point == 1 && text.charAt(0) == '0');
        if (point < 0 ? text.length() != decimals : !leads || point + 1 == text.length()) {
            return Optional.empty();
        }
        int value = 0;
        for (int i = point + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return Optional.empty();
            }
            value = i - point <= decimals ? value * 10 + (c - '0') : value;
        }
        for (int written = text.length() - point - 1; written < decimals; written++) {
            value *= 10;
        }
        return Optional.of(value);
    }

    /** Whether several of these can be written without anything between them: 55261 for five d6. */
    boolean isOneDigit() {
        return decimals == 0 && values[0] >= 0 && values[values.length - 1] <= 9;
    }

    /** Whether that text, which this die could read, has more decimals than the die shows. */
    public boolean cuts(String text) {
        return decimals > 0 && text.length() - text.indexOf('.') - 1 > decimals;
    }

    /** What may be given for this die, in words. */
    public String expected() {
        if (decimals > 0) {
            return "a number from 0.000 to 0.999, written 0.412, .412 or 412";
        }
        return "a whole number from " + values[0] + " to " + values[values.length - 1];
    }

    @Override
    public boolean equals(Object other) {
        return other == this || (other instanceof Die die && die.name.equals(name));
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
