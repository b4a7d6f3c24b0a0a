package grognard.rules.acw.combat;

import grognard.rules.Numbers;
import java.math.BigDecimal;

/**
 * The course of a charge, in inches from where it starts.
 *
 * @param charge how far it goes
 * @param disorderAt where it loses its order
 * @param volleyAt how far short of the defender it is halted for the volley
 */
record Rush(BigDecimal charge, BigDecimal disorderAt, BigDecimal volleyAt) {

    boolean startsInDisorder() {
        return disorderAt.signum() == 0;
    }

    boolean reaches(BigDecimal distance) {
        return charge.compareTo(distance) >= 0;
    }

    /** Whether it comes as near as the point of the volley; a charge that starts nearer is fired at where it starts. */
    boolean reachesVolley(BigDecimal distance) {
        return reaches(distance.subtract(volleyAt));
    }

    boolean disorderedAt(BigDecimal inches) {
        return disorderAt.compareTo(inches) <= 0;
    }

    boolean disorderedAtVolley(BigDecimal distance) {
        return disorderedAt(distance.subtract(volleyAt).max(BigDecimal.ZERO));
    }

    String shortBy(BigDecimal distance) {
        return Numbers.text(Numbers.plain(distance.subtract(charge)));
    }
}
