package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.referee.Referee.EffectAction;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.rules.EffectKind;
import grognard.rules.napoleonic.unit.Effects;
import java.util.function.BiConsumer;

/** Effects of results on the fields of units. */
final class NapoleonicEffects {

    private NapoleonicEffects() {}

    static void declare(BiConsumer<EffectKind, EffectAction> effect) {
        effect.accept(Effects.DISRUPTED, (unit, scene) -> DISRUPTED.set(unit, true));
        effect.accept(Effects.LOSE_BASE, (unit, scene) -> BASES.add(unit, -scene.number()));
        effect.accept(
                Effects.OFFICER_LOST, (unit, scene) -> WITH.set(OFFICER_STATE.set(unit, OfficerState.LOST), null));
        effect.accept(Effects.WOUNDED, (unit, scene) -> OFFICER_STATE.set(unit, OfficerState.WOUNDED));
        effect.accept(Effects.PURSUE, (unit, scene) -> leavesItsGround(STATE.set(unit, State.PURSUING)));
        effect.accept(Effects.IN_HAND, (unit, scene) -> ended(State.PURSUING, unit));
        effect.accept(
                Effects.RALLIES,
                (unit, scene) -> ended(State.PURSUING, WITHDRAWING.set(DISRUPTED.set(unit, false), false)));
        effect.accept(Effects.RALLIES_LATER, (unit, scene) -> unit);
        effect.accept(Effects.ROUT, (unit, scene) -> routed(unit));
        // what a rout ends is over when it stops, also if players set the rout by hand
        effect.accept(Effects.STOPS, (unit, scene) -> routs(unit) ? STATE.set(routed(unit), State.READY) : unit);
        effect.accept(Effects.WITHDRAW, (unit, scene) -> withdraws(WITHDRAWING.set(unit, true)));
        effect.accept(Effects.WITHDRAW_SO_FAR, (unit, scene) -> withdraws(unit));
        effect.accept(Effects.HOLD, (unit, scene) -> HOLDS.set(unit, true));
    }

    /** A result moves troops at once (8.6), so that infantry gives up its square (NA-22). */
    private static Unit leavesItsGround(Unit unit) {
        Unit now = GROUND.set(unit, Ground.EVEN);
        return FORMATION.is(now, Formation.SQUARE) ? FORMATION.set(now, Formation.LINE) : now;
    }

    /** The movement of a result is done at once (8.6): who withdraws no longer pursues. */
    private static Unit withdraws(Unit unit) {
        return ended(State.PURSUING, leavesItsGround(unit));
    }

    /** A unit in that state is ready again; others stay as they are. */
    private static Unit ended(State state, Unit unit) {
        return STATE.is(unit, state) ? STATE.set(unit, State.READY) : unit;
    }

    /** A rout ends a square, a withdrawal and a retreat (8.6.1, 8.7); a battery stays as it is. */
    private static Unit routed(Unit unit) {
        return leavesItsGround(BACKS.set(WITHDRAWING.set(STATE.set(unit, State.ROUTING), false), false));
    }
}
