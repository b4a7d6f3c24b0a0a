package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.PaperboysCombat.ATTACKER;
import static grognard.game.paperboys.PaperboysCombat.DEFENDER;
import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.referee.EventContext;
import grognard.game.referee.Referee.EffectAction;
import grognard.game.referee.Referee.EffectScene;
import grognard.game.state.GameState;
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
import java.util.Optional;
import java.util.function.BiConsumer;

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
        EffectAction pursues = PaperboysEffects::pursues;
        effect.accept(Effects.MUST_PURSUE, pursues);
        effect.accept(Effects.PURSUE, pursues);
        effect.accept(Effects.OFFICER_LOST, (officer, scene) -> lost(officer));
        effect.accept(Effects.QUALITY_RAW, (unit, scene) -> QUALITY.set(unit, Quality.RAW));
        effect.accept(Effects.QUALITY_TRAINED, (unit, scene) -> QUALITY.set(unit, Quality.TRAINED));
        effect.accept(Effects.RALLIES, (unit, scene) -> PURSUING.set(STATE.set(unit, State.READY), null));
        effect.accept(Effects.REJOIN, (unit, scene) -> STATE.set(unit, State.JOINED));
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

    /** A square breaks up when it runs. */
    private static Unit routs(Unit unit) {
        Unit runs = COVER.set(ROUTED.set(STATE.set(PaperboysFire.relieved(unit), State.ROUTING), true), Cover.NONE);
        return FORMATION.is(runs, Formation.SQUARE) ? FORMATION.set(runs, Formation.LINE) : runs;
    }

    private static Unit pursues(Unit unit, EffectScene scene) {
        return scene.enemy().isEmpty()
                ? unit
                : PURSUING.set(unit, scene.enemy().get().name());
    }

    // ---- What follows from a result beside its effects

    static Units afterwards(EventContext after, Units units) {
        Units now = after.played("card", "cards") ? cardOver(after, units) : units;
        for (Effect effect : after.outcome().orElseThrow().effects()) {
            Unit unit = after.attempt()
                    .flatMap(attempt -> attempt.roles().named().containsKey(effect.side())
                            ? after.before()
                                    .units()
                                    .find(attempt.roles().named().get(effect.side()))
                            : Optional.empty())
                    .orElse(null);
            if (unit != null && !unit.isOfficer()) {
                now = now.with(followed(now.get(unit.name()), unit, effect, after));
            }
        }
        if (after.played("contact") && after.ended("fight")) {
            Unit defender = after.unit(DEFENDER).orElse(null);
            now = defender == null ? now : now.with(PaperboysCombat.withRear(now.get(defender.name()), after));
        }
        if (after.ended("fight", "continues") && !after.played("firefight")) {
            now = handToHand(after, now);
        }
        return after.played("contact", "fight") && !after.ended("cannot-advance", "cannot-close")
                ? pursuitsEnd(after, now)
                : now;
    }

    /** Units that cross bayonets need not fire any more. */
    private static Units handToHand(EventContext after, Units units) {
        Units now = units;
        for (String role : List.of(ATTACKER, DEFENDER)) {
            Unit unit = after.unit(role).map(one -> units.get(one.name())).orElse(null);
            now = unit == null ? now : now.with(PaperboysFire.relieved(unit));
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
                || (after.played("breach") && (after.ended("falls-back") || PaperboysCombat.isSecondRound(after)));
    }

    /** The next card ends the phase of the one before. */
    private static Units cardOver(EventContext after, Units units) {
        return PaperboysTurn.phaseOver(after.before().with(units));
    }

    /** P122: cavalry that others hold up no longer pursues. */
    private static Units pursuitsEnd(EventContext after, Units units) {
        Units now = units;
        for (String role : List.of(ATTACKER, DEFENDER)) {
            Unit unit = after.unit(role).map(one -> units.get(one.name())).orElse(null);
            Unit enemy = after.unit(role.equals(ATTACKER) ? DEFENDER : ATTACKER).orElse(null);
            String pursued = unit == null ? null : PURSUING.of(unit);
            if (unit != null && enemy != null && pursued != null && !pursued.equals(enemy.name())) {
                now = now.with(PURSUING.set(unit, null));
            }
        }
        return now;
    }

    // ---- Skirmishers and the stands that they came from

    /** Stands of the unit that are out as skirmishers: one skirmisher stand a rank, rounded up. */
    static int lightOf(Unit parent, Units units) {
        return PaperboysFire.skirmishersOf(parent, units).stream()
                .mapToInt(unit -> stands(unit, parent))
                .sum();
    }

    private static int stands(Unit skirmishers, Unit parent) {
        int ranks = Math.max(1, RANKS.number(parent));
        return (STANDS.number(skirmishers) + ranks - 1) / ranks;
    }

    /** Skirmishers that are scattered are lost to their parent, which was to have them back. */
    static Units lostWithSkirmishers(Units before, Units now) {
        Units units = now;
        for (Unit unit : now) {
            Unit was = before.find(unit.name()).orElse(null);
            boolean went = unit.isGone() && was != null && STATE.is(was, State.READY) && ARM.is(unit, SKIRMISHERS);
            Unit parent = went ? units.find(unit.text(PARENT.name())).orElse(null) : null;
            // A parent whose light stands were counted again has lost them already.
            if (was != null && parent != null && !parent.isGone() && LIGHT.number(parent) > lightOf(parent, units)) {
                int lost = Math.min(stands(was, parent), LIGHT.number(parent) - lightOf(parent, units));
                units = units.with(LIGHT.add(STANDS.add(parent, -lost), -lost));
            }
        }
        return units;
    }
}
