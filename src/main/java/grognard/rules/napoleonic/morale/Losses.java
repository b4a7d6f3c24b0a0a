package grognard.rules.napoleonic.morale;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.ResolverInput;
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

    void check(ResolverInput inputs) {
        if (!inputs.given(lost)) {
            throw new BadInput(
                    lost.option() + " is missing: expected " + lost.type().label() + " (" + lost.help() + ")");
        }
        int most = inputs.get(bases);
        if (all(inputs) > most) {
            String counted = inputs.given(off) ? lost + " and " + off + " together" : lost.option();
            throw BadInput.value(counted, String.valueOf(all(inputs)), "at most the " + most + " of " + bases);
        }
    }

    /** Total losses. Troops that routed off the table are lost completely (NA-19). */
    int all(ResolverInput inputs) {
        return inputs.get(lost) + inputs.find(off).orElse(0);
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
    int comparedWith(int percent, ResolverInput inputs) {
        return Long.compare(100L * all(inputs), (long) percent * inputs.get(bases));
    }

    /** The share in percent, rounded for the reader. */
    BigDecimal percent(ResolverInput inputs) {
        return rounded(100L * all(inputs), inputs.get(bases));
    }

    static BigDecimal rounded(long numerator, long denominator) {
        return BigDecimal.valueOf(numerator).divide(BigDecimal.valueOf(denominator), 3, RoundingMode.HALF_UP);
    }
}
