package grognard.rules.napoleonic.morale;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * The bases that an army lost, of all that ever came to the field. Shares are compared in whole numbers, without
 * rounding.
 */
final class Losses {

    final String side;
    final Parameter<Integer> lost;
    final Parameter<Integer> off;
    final Parameter<Integer> bases;

    Losses(String side, Side whose) {
        this(side, whose, lost().required(), off());
    }

    private Losses(String side, Side whose, Parameter<Integer> lost, Parameter<Integer> off) {
        this.side = side;
        this.lost = lost.of(whose);
        this.off = off.of(whose);
        bases = Parameter.whole("bases", 1, 9999, "bases that ever came to the field, reinforcements included")
                .alias("start")
                .required()
                .of(whose);
    }

    /** Losses that are optional, for a resolver that also lists levels; with that flag they are not given. */
    static Losses ifAny(String side, Parameter<Boolean> levels) {
        return new Losses(side, Side.NONE, lost().notWith(levels), off().notWith(levels));
    }

    private static Parameter<Integer> lost() {
        return Parameter.whole("lost", 0, 9999, "bases that the army has lost");
    }

    private static Parameter<Integer> off() {
        return Parameter.whole("off", 0, 9999, "further bases, gone with units that routed off the table");
    }

    List<Parameter<?>> parameters() {
        return List.of(lost, off, bases);
    }

    void check(Premises premises) {
        if (!premises.given(lost)) {
            throw new BadInput(
                    lost.option() + " is missing: expected " + lost.type().label() + " (" + lost.help() + ")");
        }
        int most = premises.get(bases);
        if (all(premises) > most) {
            String counted = premises.given(off) ? lost + " and " + off + " together" : lost.option();
            throw BadInput.value(counted, String.valueOf(all(premises)), "at most the " + most + " of " + bases);
        }
    }

    /** All that is lost; troops that routed off the table are lost completely (NA-19). */
    int all(Premises premises) {
        return premises.get(lost) + premises.find(off).orElse(0);
    }

    /** Writes the share into the working, and the ruling if some routed off. */
    void write(Working working) {
        working.line(side, "losses in percent", percent(working));
        if (working.find(off).orElse(0) > 0) {
            // NA-19: bases that leave the table with a routing unit are removed from play like any other
            working.ruling("NA-19");
            working.line(side, "routed off", working.get(off));
        }
    }

    /** Compares the share lost with a percentage: negative below, zero exactly at, positive above. */
    int comparedWith(int percent, Premises premises) {
        return Long.compare(100L * all(premises), (long) percent * premises.get(bases));
    }

    /** The share in percent, rounded for the reader. */
    BigDecimal percent(Premises premises) {
        return rounded(100L * all(premises), premises.get(bases));
    }

    static BigDecimal rounded(long numerator, long denominator) {
        return BigDecimal.valueOf(numerator).divide(BigDecimal.valueOf(denominator), 3, RoundingMode.HALF_UP);
    }
}
