package grognard.rules.honour.unit;

import grognard.rules.Premises;
import grognard.rules.base.Working;

/** A unit in a charge or a close combat. */
public record Unit(String name, UnitType type, Quality quality, int hits) {

    public boolean isWeakened(Premises premises) {
        return hits >= quality.weakenedAt(premises);
    }

    public boolean isRouted(Premises premises) {
        return hits >= quality.routedAt(premises);
    }

    public Unit with(int more) {
        return new Unit(name, type, quality, hits + more);
    }

    /** The unit after a round of close combat in which it took these hits. */
    public Unit after(int more, Working working) {
        Unit after = with(more);
        if (after.isWeakened(working) && !isWeakened(working)) {
            working.ruling("PH-3");
        }
        after.show("hits now", working);
        return after;
    }

    /** Tells the player to put the hits on, and to take the unit off if that is too many for it. */
    public void gain(int more, Working working) {
        working.effect(name, Effects.GAIN_HITS, more);
        if (with(more).isRouted(working)) {
            routs(working);
        }
    }

    public void routs(Working working) {
        working.effect(name, Effects.ROUT).next(Due.rout(name));
    }

    /** Whether these hits weaken it, and do no more than that. */
    public boolean isWeakenedBy(int more, Premises premises) {
        Unit after = with(more);
        return !isWeakened(premises) && after.isWeakened(premises) && !after.isRouted(premises);
    }

    /** A line of the working with the unit's hits and what they mean for it. */
    public void show(String what, Working working) {
        working.line(
                name,
                what,
                hits,
                quality.word() + ": weakened at " + quality.weakenedAt(working) + ", routed at "
                        + quality.routedAt(working));
    }
}
