package grognard.rules.paperboys.fire;

import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.paperboys.morale.Strength;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Pips;
import grognard.rules.paperboys.unit.Stands;
import java.util.Optional;

/**
 * Effects of the casualties of one shot: markers, pips, stands that are removed with the markers for them, and the
 * tests that follow.
 */
final class Losses {

    private final Target target;
    private final int casualties;
    private final ResolverInput inputs;

    Losses(Target target, int casualties, ResolverInput inputs) {
        this.target = target;
        this.casualties = casualties;
        this.inputs = inputs;
    }

    /** Puts numbers and effects on record. */
    void tell(Working working) {
        int aStand = target.casualtiesAStand(inputs);
        int markers = inputs.get(target.markers) + casualties;
        boolean gun = target.isArtillery(inputs);
        Optional<Integer> given = inputs.find(target.stands);
        Optional<Integer> stands = gun && given.isEmpty() ? Optional.of(1) : given;
        // Never more stands than there are; markers beyond the last stand are gone with it.
        int lost = Math.min(markers / aStand, stands.orElse(Stands.MOST));
        boolean noneLeft = stands.filter(there -> there == lost).isPresent();
        int left = noneLeft ? 0 : markers - lost * aStand;
        working.line("target", "markers", markers, aStand + " remove a stand, " + left + " stay");
        working.number("markers", left).effect("target", Effects.CASUALTIES, casualties);
        if (!gun) {
            working.number("target-pips", Math.min(Pips.MOST, target.pips(inputs) + casualties))
                    .effect("target", Effects.GAIN_PIPS, casualties);
        }
        working.effect("target", Effects.LOSE_STAND, lost);
        if (lost > 0) {
            working.effect("target", Effects.CLEAR_MARKERS, markers - left);
        }
        // Each gun is a unit of its own, so a battery is not removed at half strength.
        if (lost > 0 && (noneLeft || (!gun && isTooWeak(lost, working)))) {
            working.effect("target", Effects.REMOVE);
        } else if (!gun && areHeavy()) {
            working.effect("target", Effects.HEAVY_CASUALTIES_TEST).next(target.heavyTest(casualties, inputs));
        }
    }

    private boolean isTooWeak(int lost, Working working) {
        Optional<Integer> start = inputs.find(target.startStands);
        Optional<Integer> now = inputs.find(target.stands);
        return start.isPresent() && now.isPresent() && Strength.isRemoved(start.get(), now.get() - lost, working);
    }

    /** Whether the casualties of the turn, with this shot's, call for a test. A shot without casualties never does. */
    private boolean areHeavy() {
        return casualties > 0 && inputs.get(target.suffered) + casualties >= FireLimit.HEAVY_CASUALTIES.in(inputs);
    }
}
