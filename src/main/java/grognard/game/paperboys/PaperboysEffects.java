package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.PaperboysFields.*;
import static grognard.game.paperboys.PaperboysFights.ATTACKER;
import static grognard.game.paperboys.PaperboysFights.DEFENDER;

import grognard.game.referee.EventContext;
import grognard.game.referee.Referee.EffectAction;
import grognard.game.referee.Referee.EffectScene;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.CommonFields;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Quality;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** Effects of results on the fields of units, and their consequences. */
final class PaperboysEffects {

    private static final List<EffectKind> GOING_BACK =
            List.of(Effects.FALL_BACK, Effects.FALL_BACK_CM, Effects.RETIRE, Effects.ROUT);

    private PaperboysEffects() {}

    static void declare(BiConsumer<EffectKind, EffectAction> effect) {
        effect.accept(Effects.CANNOT_MOVE, (unit, scene) -> CANNOT_MOVE.set(unit, true));
        effect.accept(
                Effects.CASUALTIES, (unit, scene) -> SUFFERED.add(MARKERS.add(unit, scene.number()), scene.number()));
        effect.accept(Effects.CLEAR_MARKERS, (unit, scene) -> MARKERS.add(unit, -scene.number()));
        effect.accept(Effects.CLEAR_PIPS, (unit, scene) -> PIPS.set(unit, 0));
        effect.accept(Effects.GAIN_PIPS, (unit, scene) -> PIPS.add(unit, scene.number()));
        effect.accept(Effects.LOSE_PIPS, (unit, scene) -> PIPS.add(unit, -scene.number()));
        effect.accept(Effects.GLORY, (unit, scene) -> GLORY_USED.set(unit, true));
        effect.accept(Effects.EXTRA_MOVE, (unit, scene) -> EXTRA_MOVE.set(unit, true));
        effect.accept(Effects.SPEND_CHARGE, (unit, scene) -> CHARGE_USED.set(unit, true));
        effect.accept(Effects.LOSE_GRENADIERS, (unit, scene) -> GRENADIERS.set(unit, false));
        effect.accept(Effects.LOSE_STAND, (unit, scene) -> STANDS.add(unit, -scene.number()));
        effect.accept(
                Effects.LOSE_STANDS_EACH_TURN,
                (unit, scene) -> RIDDEN_DOWN.set(STANDS.add(unit, -scene.number()), true));
        effect.accept(Effects.MUST_FIRE_NEXT, (unit, scene) -> WEAPON.isSet(unit) ? MUST_FIRE.set(unit, true) : unit);
        effect.accept(Effects.MISS_MOVE, (unit, scene) -> MISSES_MOVE.set(unit, true));
        effect.accept(Effects.MUST_PURSUE, PaperboysEffects::pursues);
        effect.accept(Effects.PURSUE, PaperboysEffects::pursues);
        effect.accept(Effects.OFFICER_LOST, (officer, scene) -> lost(officer));
        effect.accept(Effects.QUALITY_RAW, (unit, scene) -> QUALITY.set(unit, Quality.RAW));
        effect.accept(Effects.QUALITY_TRAINED, (unit, scene) -> QUALITY.set(unit, Quality.TRAINED));
        effect.accept(Effects.RALLIES, (unit, scene) -> PURSUING.set(STATE.set(unit, State.READY), null));
        // A forced line may name others, who have no parent.
        effect.accept(
                Effects.REJOIN,
                (unit, scene) -> ARM.is(unit, SKIRMISHERS) ? back(STATE.set(unit, State.JOINED)) : unit);
        effect.accept(Effects.REMOVE, (unit, scene) -> unit.gone(Gone.DEAD));
        effect.accept(Effects.FALL_BACK, (unit, scene) -> back(unit));
        effect.accept(Effects.FALL_BACK_CM, (unit, scene) -> back(unit));
        effect.accept(Effects.RETIRE, (unit, scene) -> back(unit));
        effect.accept(Effects.ROUT, (unit, scene) -> routs(unit));
        effect.accept(Effects.GAIN_HITS, (wall, scene) -> HITS.add(wall, scene.number()));
        effect.accept(Effects.CLEAR_HITS, (wall, scene) -> HITS.add(wall, -scene.number()));
        effect.accept(Effects.BREACH, (wall, scene) -> BREACHED.add(wall, scene.number()));
        effect.accept(Effects.EVACUATE, (building, scene) -> BURNING.set(building, true));
    }

    /** A unit that a player forced into an officer's test has no officer's state. */
    private static Unit lost(Unit officer) {
        return officer.isOfficer()
                ? CommonFields.WITH.set(CommonFields.OFFICER_STATE.set(officer, OfficerState.LOST), null)
                : officer;
    }

    /** A unit that goes back leaves its cover and pursues nobody. */
    private static Unit back(Unit unit) {
        return COVER.set(PURSUING.set(unit, null), Cover.NONE);
    }

    /** A square breaks up when it runs, and a unit that runs has lost the extra move that Glory gave it. */
    private static Unit routs(Unit unit) {
        Unit ordered = EXTRA_MOVE.set(PaperboysTurn.relieved(unit), false);
        Unit runs = COVER.set(ROUTED.set(STATE.set(ordered, State.ROUTING), true), Cover.NONE);
        return FORMATION.is(runs, Formation.SQUARE) ? FORMATION.set(runs, Formation.LINE) : runs;
    }

    private static Unit pursues(Unit unit, EffectScene scene) {
        return scene.enemy().isEmpty()
                ? unit
                : PURSUING.set(unit, scene.enemy().get().name());
    }

    // ---- What follows from a result beside its effects

    static Units afterwards(EventContext after, Units units) {
        // The next card ends the phase of the one before.
        Units now = after.played("card", "cards")
                ? PaperboysTurn.phaseOver(after.before().with(units))
                : units;
        Roles roles = after.line().orElseThrow().roles();
        for (Effect effect : after.outcome().orElseThrow().effects()) {
            Unit was = roles.unit(effect.side(), after.before().units()).orElse(null);
            if (was != null && !was.isOfficer()) {
                now = now.with(followed(now.get(was.name()), was, effect, after));
            }
        }
        boolean meet = after.played("contact") && after.ended("fight");
        if (meet) {
            now = both(after, now, (unit, role) -> BEATEN.set(PaperboysFights.withRear(unit, role, after), 0));
        }
        if (after.ended("fight", "continues") && !after.played("firefight")) {
            now = both(after, now, (unit, role) -> PaperboysTurn.relieved(unit)); // who crosses bayonets need not fire
        }
        return meet || after.played("fight") ? both(after, now, (unit, role) -> pursuitEnded(unit, role, after)) : now;
    }

    /** The units with a change of each of the two who met. */
    private static Units both(EventContext after, Units units, BiFunction<Unit, String, Unit> change) {
        Units now = units;
        for (String role : List.of(ATTACKER, DEFENDER)) {
            Unit unit = after.unit(role).map(one -> units.get(one.name())).orElse(null);
            now = unit == null ? now : now.with(change.apply(unit, role));
        }
        return now;
    }

    /** @param was the unit before */
    private static Unit followed(Unit unit, Unit was, Effect effect, EventContext after) {
        GameState state = after.before();
        Unit now = unit;
        if (effect.is(Effects.MUST_FIRE_NEXT) && MUST_FIRE.isSet(unit)) {
            now = MUST_FIRE_ON.set(now, PaperboysTurn.next(PaperboysTurn.FIRING, unit, state));
        }
        if (effect.is(Effects.MISS_MOVE)) {
            now = MISSES_MOVE_ON.set(now, PaperboysTurn.next(PaperboysTurn.card(unit), unit, state));
        }
        if (effect.is(Effects.ROUT) && !STATE.is(was, State.ROUTING)) {
            now = ROUT_BEGAN.set(now, true);
        }
        if (GOING_BACK.stream().anyMatch(effect::is)) {
            now = (isByFight(after) ? BEATEN : GAVE_WAY).add(now, 1);
        }
        return now;
    }

    /** Whether blows decided; an assault begins with a contact test, which may decide before them. */
    private static boolean isByFight(EventContext after) {
        return after.played("fight")
                || (after.played("breach") && (after.ended("falls-back") || PaperboysFights.isSecondRound(after)));
    }

    /**
     * P122: cavalry that has to fight others no longer pursues, nor does cavalry that another fight of the phase has sent
     * back (266-268). It rides on over those who do not stand.
     */
    private static Unit pursuitEnded(Unit unit, String role, EventContext after) {
        String pursued = PURSUING.of(unit);
        if (pursued == null) {
            return unit;
        }
        boolean fightsAnother = after.unit(role.equals(ATTACKER) ? DEFENDER : ATTACKER)
                        .filter(enemy -> !pursued.equals(enemy.name()))
                        .isPresent()
                || PaperboysFights.of(unit, after.before()).stream()
                        .anyMatch(due -> !due.units().contains(pursued));
        return fightsAnother || BEATEN.number(unit) > 0 ? PURSUING.set(unit, null) : unit;
    }
}
