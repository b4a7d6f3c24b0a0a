package grognard.rules.honour.charge;

import grognard.rules.Next;
import grognard.rules.base.Working;
import grognard.rules.honour.combat.Retreat;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Fall-backs, routs and pursuits of units that give way before contact.
 *
 * @param others opponents of the target beside the attacker
 */
record GivingWay(Opponents others, Scale scale, Working working) {

    /** Makes a unit fall back with an additional hit, or rout if that hit reaches its rout number; true if it routs. */
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

    /** Makes a pursuit due for a winner that is not weakened and is allowed to charge the loser. */
    void pursuit(Unit winner, Unit loser) {
        working.nextIf(
                !winner.isWeakened(working) && winner.type().mayCharge(loser.type()),
                Due.pursuit(winner).with("after-charge"));
    }

    /** Makes a pursuit due for every opponent of a target that is out of it. */
    void chargersPursue(Unit charger, Unit loser) {
        pursuit(charger, loser);
        others.all().forEach(other -> pursuit(other, loser));
    }

    /** The close combat of several chargers with their target. */
    Next melee() {
        List<String> names = new ArrayList<>(List.of("attacker"));
        others.chargers().forEach(other -> names.add(other.name()));
        names.add("defender");
        return Next.of("melee").on(names.toArray(new String[0]));
    }

    /** A sentence that the unit is weakened now, if these hits did that. */
    String weakened(Unit unit, int more) {
        return Hits.weakened(unit.isWeakenedBy(more, working) ? List.of(unit.name()) : List.of());
    }
}
