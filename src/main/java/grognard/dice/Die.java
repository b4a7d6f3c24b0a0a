package grognard.dice;

import grognard.input.BadInput;
import grognard.input.WholeNumber;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;

/**
 * A kind of die: equally likely sides and the value that each side shows. Values ascend from side to side without gaps,
 * though several sides may show the same one. Dice are equal if their names are.
 */
public final class Die {

    /** Sides of the largest ordinary die: as many as one byte of the seed's stream can choose between. */
    public static final int MOST_SIDES = 256;

    public static final Die D6 = ordinary(6);

    /**
     * A d6 of a throw whose sum decides. Such dice are typed one by one: 12 could mean the sum, so it is not read as 1
     * and 2. In records and odds it is a d6.
     */
    public static final Die D6_APART = new Die("d6", consecutive(1, 6), 0, true);

    /** The average die: a d6 with 2, 3, 3, 4, 4, 5 on its sides. */
    public static final Die AVERAGE = new Die("dav", new int[] {2, 3, 3, 4, 4, 5}, 0);

    /** A random number of three decimals, 0.000 to 0.999. Values are kept as whole thousandths: 412 for 0.412. */
    public static final Die THOUSANDTHS = new Die("d1000", consecutive(0, 1000), 3);

    private final String name;

    /** Value of each side, ascending. */
    private final int[] values;

    /** Number of decimals in the printed value; 0 for all dice but {@link #THOUSANDTHS}. */
    private final int decimals;

    /** Whether several of them need a separator between them when typed. */
    private final boolean apart;

    private Die(String name, int[] values, int decimals) {
        this(name, values, decimals, false);
    }

    private Die(String name, int[] values, int decimals, boolean apart) {
        this.name = name;
        this.values = values;
        this.decimals = decimals;
        this.apart = apart;
    }

    /** Returns a die that shows 1 to {@code sides}; throws {@code BadInput} for fewer than 1 or more than 256 sides. */
    public static Die ordinary(int sides) {
        if (sides < 1 || sides > MOST_SIDES) {
            throw BadInput.value("die", "d" + sides, "d1 to d" + MOST_SIDES + ", dav or d1000");
        }
        return new Die("d" + sides, consecutive(1, sides), 0);
    }

    /** Finds a die by name ({@code d6}, {@code dav}, {@code d1000}), in upper or lower case. */
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

    private static int[] consecutive(int first, int count) {
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

    /** Value on a side; sides count from 0. */
    public int value(int side) {
        return values[side];
    }

    /** Whether at least one side shows the value. */
    public boolean shows(int value) {
        return value >= values[0] && value <= values[values.length - 1]; // values have no gaps
    }

    /** The value as a number for output: 4 of a d6, 0.412 of {@link #THOUSANDTHS}. */
    public Number number(int value) {
        if (decimals == 0) {
            return value;
        }
        return BigDecimal.valueOf(value, decimals);
    }

    /** The value as printed for a player. */
    public String text(int value) {
        return number(value).toString();
    }

    /**
     * Parses a value typed by a player; empty if this die cannot show it. A number in thousandths may be written
     * 0.412, .412 or 412. Further decimals are cut off, not rounded, as a player would read a calculator (see
     * {@link #truncates}).
     */
    public Optional<Integer> read(String text) {
        Optional<Integer> value = decimals == 0 ? WholeNumber.in(text) : readDecimals(text);
        return value.isPresent() && shows(value.get()) ? value : Optional.empty();
    }

    private Optional<Integer> readDecimals(String text) {
        int point = text.indexOf('.'); // -1 without a point: then all characters are decimals
        boolean startsWithZero = point == 0 || (point == 1 && text.charAt(0) == '0');
        if (point < 0 ? text.length() != decimals : !startsWithZero || point + 1 == text.length()) {
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
            value *= 10; // .4 is 0.400
        }
        return Optional.of(value);
    }

    /** Whether every value is one digit, so that several dice can be typed without separators: 55261 for five d6. */
    boolean isOneDigit() {
        return !apart && decimals == 0 && values[0] >= 0 && values[values.length - 1] <= 9;
    }

    /** Whether {@link #read} drops decimals of a valid text; the output must then say so. */
    public boolean truncates(String text) {
        return decimals > 0 && text.length() - text.indexOf('.') - 1 > decimals;
    }

    /** Describes the valid values, to follow "expected" in an error message. */
    public String expected() {
        if (decimals > 0) {
            return "a number from 0.000 to 0.999, written 0.412, .412 or 412";
        }
        String range = "a whole number from " + values[0] + " to " + values[values.length - 1];
        return apart ? range + ", the dice one by one as in 6,6" : range;
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
