package grognard.rules.honour;

import grognard.rules.Audit;
import grognard.rules.Tables;
import grognard.rules.Working;

/** A unit in a charge or a close combat. */
record Unit(String name, UnitType type, Quality quality, int hits) {

    boolean isWeakened(Tables tables) {
        return hits >= quality.weakenedAt(tables);
    }

    boolean isRouted(Tables tables) {
        return hits >= quality.routedAt(tables);
    }

    Unit with(int more) {
        return new Unit(name, type, quality, hits + more);
    }

    /** The unit after a round of close combat in which it took these hits. */
    Unit after(int more, Working working) {
        Unit after = with(more);
        if (after.isWeakened(working.tables()) && !isWeakened(working.tables())) {
            working.ruling("PH-3");
        }
        after.show("hits now", working);
        return after;
    }

    /** Tells the player to put the hits on, and to take the unit off if that is too many for it. */
    void gain(int more, Working working) {
        working.effect(name, Effects.GAIN_HITS, more);
        if (with(more).isRouted(working.tables())) {
            routs(working.audit());
        }
    }

    void routs(Audit audit) {
        audit.effect(name, Effects.ROUT).next(Due.rout(name));
    }

    /** Whether these hits weaken it, and do no more than that. */
    boolean isWeakenedBy(int more, Tables tables) {
        Unit after = with(more);
        return !isWeakened(tables) && after.isWeakened(tables) && !after.isRouted(tables);
    }

    /** A line of the working with the unit's hits and what they mean for it. */
    void show(String what, Working working) {
        working.line(
                name,
                what,
                hits,
                quality.word() + ": weakened at " + quality.weakenedAt(working.tables()) + ", routed at "
                        + quality.routedAt(working.tables()));
    }
}
