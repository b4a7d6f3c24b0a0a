package grognard.rules.honour.charge;

import grognard.rules.base.Working;
import grognard.rules.honour.combat.Retreat;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.Unit;
import java.util.List;

/** What becomes of units that do not stand up to a charge, and of those whom they leave without an enemy. */
record GivingWay(Scale scale, Working working) {

    /** A unit falls back with a hit, unless that hit routs it; whether it does. */
    boolean givesWay(Unit unit) {
        int more = Retreat.additionalHit(working);
        boolean routs = unit.with(more).isRouted(working);
        String note = routs ? "reaches the rout number" : "for the unit that gives way";
        working.line(unit.name(), "additional hit", more, note);
        if (!routs) {
            Retreat.fallBack(unit.name(), unit.type().isCavalry(), scale, working);
        }
        unit.gain(more, working);
        return routs;
    }

    /** A winner without an enemy left goes after him, if it is steady and might charge him. */
    void pursuit(Unit winner, Unit loser) {
        if (!winner.isWeakened(working) && winner.type().mayCharge(loser.type())) {
            working.next(Due.pursuit(winner));
        }
    }

    /** The words about a unit that these hits have weakened. */
    String weakened(Unit unit, int more) {
        return Hits.weakened(unit.isWeakenedBy(more, working) ? List.of(unit.name()) : List.of());
    }
}
