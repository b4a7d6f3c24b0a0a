package grognard.rules.napoleonic.morale;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Premises;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * The bases that an army lost, of all that ever came to the field. Shares are compared in whole numbers, without
 * rounding.
 */
final class Losses {

    final String side;
    final Parameter<Integer> lost;
    final Parameter<Integer> bases;

    Losses(String side, Side whose) {
        this(side, whose, lost().required());
    }

    private Losses(String side, Side whose, Parameter<Integer> lost) {
        this.side = side;
        this.lost = lost.of(whose);
        bases = Parameter.whole("bases", 1, 9999, "bases that ever came to the field, reinforcements included")
                .alias("start")
                .is("army.bases")
                .required()
                .of(whose);
    }

    /** Losses that are optional, for a resolver that also lists levels. */
    static Losses ifAny(String side) {
        return new Losses(side, Side.NONE, lost());
    }

    private static Parameter<Integer> lost() {
        return Parameter.whole("lost", 0, 9999, "bases that the army has lost").is("army.lost");
    }

    void check(Premises premises) {
        if (!premises.given(lost)) {
            throw new BadInput(
                    lost.option() + " is missing: expected " + lost.type().label() + " (" + lost.help() + ")");
        }
        int most = premises.get(bases);
        if (premises.get(lost) > most) {
            throw BadInput.value(
                    lost.option(), String.valueOf(premises.get(lost)), "at most the " + most + " of " + bases.option());
        }
    }

    /** Compares the share lost with a percentage: negative below, zero exactly at, positive above. */
    int comparedWith(int percent, Premises premises) {
        return Long.compare(100L * premises.get(lost), (long) percent * premises.get(bases));
    }

    /** The share in percent, rounded for the reader. */
    BigDecimal percent(Premises premises) {
        return rounded(100L * premises.get(lost), premises.get(bases));
    }

    static BigDecimal rounded(long numerator, long denominator) {
        return BigDecimal.valueOf(numerator).divide(BigDecimal.valueOf(denominator), 3, RoundingMode.HALF_UP);
    }
}
