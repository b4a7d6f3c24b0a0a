package grognard.rules.napoleonic.unit;

import grognard.dice.Die;
import grognard.dice.Report;
import grognard.input.BadInput;
import grognard.input.SafeText;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.table.Row;
import grognard.table.Table;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A random number of three decimals with its modifiers. The sum may leave the range of 0 to 1: tables have open bands
 * for it.
 */
public final class RandomNumber {

    public static final Parameter<Integer> ROLL =
            Parameter.face("roll", Die.THOUSANDTHS, "the random number, if you made it yourself: 0.412");

    private static final String NUMBER = "number";

    private final String side;
    private final String step;
    private final Working working;
    private BigDecimal total;

    private RandomNumber(String side, String step, BigDecimal thrown, String note, Working working) {
        this.side = side;
        this.step = step;
        this.working = working;
        this.total = thrown;
        working.line(side, step + "die", thrown, note);
    }

    public static RandomNumber of(String purpose, String side, Working working) {
        int thousandths = working.dice().one(purpose, Die.THOUSANDTHS, working.find(ROLL));
        Optional<String> typed = working.situation().cut(ROLL);
        String note =
                typed.isPresent() ? "given as " + SafeText.shortened(typed.get()) + ", cut to three decimals" : "";
        return new RandomNumber(side, "", BigDecimal.valueOf(thousandths, 3), note, working);
    }

    /** A random number of a later step, whose total does not become a number of the outcome. */
    public static RandomNumber ofStep(String step, String side, Working working) {
        int thousandths = working.dice().one(side + "'s " + step + " number", Die.THOUSANDTHS);
        return new RandomNumber(side, step + " ", BigDecimal.valueOf(thousandths, 3), "", working);
    }

    /** A modifier of a random number. A modifier of zero leaves no line in the working. */
    public record Modifier(String what, BigDecimal value) {}

    public RandomNumber add(Modifier modifier) {
        return add(modifier.what(), modifier.value());
    }

    /** Adds a modifier. A modifier of zero leaves no line in the working. */
    public RandomNumber add(String what, BigDecimal value) {
        if (value.signum() != 0) {
            total = total.add(value);
            working.modifier(side, step + what, value);
        }
        return this;
    }

    /**
     * The row of a table that a number found. What follows depends on the row, not on the number, so odds merge numbers
     * of one row.
     */
    public record Found(Row row, BigDecimal number) implements Report {

        @Override
        public Object groupKey() {
            return row;
        }

        @Override
        public Map<String, BigDecimal> numbers() {
            return Map.of(NUMBER, number);
        }

        /** Puts the number on record. */
        public Row numbers(Working working) {
            working.number(NUMBER, number);
            return row;
        }
    }

    /** The sum, which goes into the working and the outcome. */
    public BigDecimal total() {
        return total("");
    }

    private BigDecimal total(String note) {
        working.line(side, step + "score", total, note);
        if (step.isEmpty()) {
            working.number(NUMBER, total);
        }
        return total;
    }

    /**
     * Finds the row of a table for the sum.
     *
     * @param keys the keys of the table before the number
     */
    public Found in(Table table, Object... keys) {
        Object[] index = Arrays.copyOf(keys, keys.length + 1);
        index[keys.length] = total;
        Row row = table.row(index);
        List<String> bands = row.bands();
        String band = bands.get(bands.size() - 1);
        total("band " + band + " of " + table.spec().file());
        return new Found(row, total);
    }

    /** Refuses a number where none is thrown. */
    public static void refuse(ResolverInput inputs, String why) {
        inputs.find(ROLL).ifPresent(thrown -> {
            throw BadInput.value(ROLL.option(), Die.THOUSANDTHS.text(thrown), "no number here: " + why);
        });
    }
}
