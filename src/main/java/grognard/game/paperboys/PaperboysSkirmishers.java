package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Skirmishers and the parent unit whose light stands they are (P12). */
final class PaperboysSkirmishers {

    private PaperboysSkirmishers() {}

    /** The unit's skirmishers that are out. */
    static List<Unit> of(Unit parent, Units units) {
        return units.where(unit -> parent.name().equals(PARENT.of(unit)) && STATE.is(unit, State.READY));
    }

    /** Whether the unit's stands are counted with those of its parent, if these units are all that is counted. */
    static boolean areWithParent(Unit unit, Units units) {
        String parent = unit.isOfficer() ? null : PARENT.of(unit);
        return parent != null && units.find(parent).isPresent();
    }

    /** Skirmishers are light stands of infantry of their side (57-66). */
    static List<String> remarksOnMuster(Units units) {
        List<String> remarks = new ArrayList<>();
        for (Unit unit : units.where(one -> !one.isOfficer() && PARENT.isSet(one))) {
            Unit parent = units.get(unit.text(PARENT.name()));
            if (!ARM.is(unit, SKIRMISHERS) || parent.isOfficer() || !ARM.is(parent, INFANTRY)) {
                remarks.add(unit.name() + ": only skirmishers have a parent, which is infantry, and here it is "
                        + parent.name());
            } else if (LIGHT.number(parent) > STANDS.number(parent)) {
                remarks.add(parent.name() + " has " + STANDS.number(parent) + " stands, and " + LIGHT.number(parent)
                        + " would be out as skirmishers");
            }
        }
        return remarks;
    }

    /** A stand in the ranks is lost or runs with its unit, and breaks out only of one that obeys (201-203). */
    static Optional<String> sentOut(Unit was, Unit now, Units units) {
        boolean out = STATE.is(was, State.JOINED) && STATE.is(now, State.READY);
        return units.find(out ? was.text(PARENT.name()) : "")
                .filter(parent -> parent.isGone() || STATE.is(parent, State.ROUTING))
                .map(parent -> was.name() + ": it is with its parent unit " + parent.name() + ", which "
                        + (parent.isGone() ? "is gone, and its stands with it" : "routs and carries out no orders"));
    }

    /** Stands of the unit that are out as skirmishers: one skirmisher stand a rank, rounded up. */
    static int light(Unit parent, Units units) {
        return of(parent, units).stream().mapToInt(unit -> stands(unit, parent)).sum();
    }

    private static int stands(Unit skirmishers, Unit parent) {
        int ranks = Math.max(1, RANKS.number(parent));
        return (STANDS.number(skirmishers) + ranks - 1) / ranks;
    }

    /** Skirmishers that are scattered are lost to their parent, which was to have them back. */
    static Units lost(Units before, Units now) {
        Units units = now;
        for (Unit unit : now) {
            Unit was = before.find(unit.name()).orElse(null);
            boolean went = unit.isGone() && was != null && STATE.is(was, State.READY) && ARM.is(unit, SKIRMISHERS);
            Unit parent = went ? units.find(unit.text(PARENT.name())).orElse(null) : null;
            // A parent whose light stands were counted again has lost them already.
            if (was != null && parent != null && !parent.isGone() && LIGHT.number(parent) > light(parent, units)) {
                int lost = Math.min(stands(was, parent), LIGHT.number(parent) - light(parent, units));
                units = units.with(LIGHT.add(STANDS.add(parent, -lost), -lost));
            }
        }
        return units;
    }
}
