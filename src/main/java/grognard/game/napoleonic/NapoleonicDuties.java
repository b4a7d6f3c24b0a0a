package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.napoleonic.NapoleonicRally.UNIT;
import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.referee.FollowUps;
import grognard.game.referee.Obligation;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.napoleonic.unit.Arm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Attempts and tests that fall due, with the reason of each. */
final class NapoleonicDuties {

    private static final String RALLY = "rally";
    private static final String HALT_ROUT = "halt-rout";
    private static final String CONTROL = "control";
    private static final String COMBAT = "combat";
    private static final String CRISIS = "crisis";

    private final Duty rallyDisrupted;
    private final Duty rallyWithdrawing;
    private final Duty rallyPursuing;
    private final Duty general;
    private final Duty generalOfVictors;
    private final Duty haltRout;
    private final Duty control;
    private final Duty crisis;
    private final ActiveArmy army;
    private final Troops troops;
    private final NapoleonicLosses losses;

    /** Rallies (5.1) and tests of generals are optional; a rout, a control test and a crisis must be thrown for. */
    NapoleonicDuties(BiFunction<String, String, Duty> duty, ActiveArmy army, Troops troops, NapoleonicLosses losses) {
        this.army = army;
        this.troops = troops;
        this.losses = losses;
        rallyDisrupted = duty.apply(RALLY, "it is disrupted").optional().of(RALLY);
        rallyWithdrawing = duty.apply(RALLY, "it withdraws").optional().of(RALLY);
        rallyPursuing = duty.apply(RALLY, "it pursues").optional().of(RALLY);
        general = duty.apply("general", "in danger, he lends his number only if he comes through")
                .optional()
                .of(RALLY)
                .first();
        generalOfVictors = duty.apply(
                        "general", "in danger, he lends his number to the control only if he comes through")
                .optional()
                .of(COMBAT)
                .first();
        haltRout = duty.apply(HALT_ROUT, "it routs").of(RALLY);
        control = duty.apply(CONTROL, "it routed its enemy").of(COMBAT);
        crisis = duty.apply(CRISIS, "the losses of its side pass a level")
                .of(CRISIS)
                .last();
    }

    /** Adds rallies and halts of the active army, at the muster or at the beginning of its part of the turn. */
    void atStart(GameState state, DueCollector due) {
        Units units = state.units();
        List<Unit> own = units.where(unit -> army.has(unit, state) && !unit.isOfficer() && !unit.isGone());
        List<Unit> toRally =
                those(own, unit -> NapoleonicRally.canBeRallied(unit) && !state.hasPlayed(unit, RALLY, UNIT));
        due.addEach(rallyDisrupted, those(toRally, DISRUPTED::isSet));
        due.addEach(rallyWithdrawing, those(toRally, unit -> WITHDRAWING.isSet(unit) && !DISRUPTED.isSet(unit)));
        due.addEach(rallyPursuing, those(toRally, NapoleonicRally::onlyPursues));
        due.addEach(haltRout, those(own, unit -> routs(unit) && !state.hasPlayed(unit, HALT_ROUT, UNIT)));
        due.addEach(
                general,
                due.found().stream()
                        .flatMap(one -> NapoleonicGenerals.toBeTested(first(one, units), state).stream())
                        .toList());
    }

    private static List<Unit> those(List<Unit> all, Predicate<Unit> condition) {
        return all.stream().filter(condition).toList();
    }

    /** Units that withdraw or pursue go on until they are rallied; routers that were not halted run on (5.2, 8.6, 8.8). */
    List<Obligation> obligations(GameState state) {
        List<Obligation> all = new ArrayList<>();
        for (Unit unit : state.units()
                .where(one -> army.has(one, state) && !one.isGone() && !one.isOfficer() && !MOVED.isSet(one))) {
            String why = whyItMoves(unit);
            boolean mayHalt = state.due().stream().anyMatch(due -> due.isFor(HALT_ROUT, List.of(unit.name())));
            if (!why.isEmpty() && !mayHalt) {
                all.add(new Obligation("movement", unit.name(), "moves", why));
            }
        }
        return all;
    }

    private static String whyItMoves(Unit unit) {
        if (routs(unit)) {
            return "it routs until it is halted";
        }
        if (WITHDRAWING.isSet(unit)) {
            return "it withdraws until it is rallied";
        }
        return STATE.is(unit, State.PURSUING) ? "it pursues until it is rallied" : "";
    }

    /** Whether the item has lapsed, since the unit or general is no longer in the state that made it due. */
    static boolean isMoot(Due due, Units units) {
        Unit unit = first(due, units);
        return switch (due.resolver()) {
            case RALLY -> !NapoleonicRally.canBeRallied(unit);
            case HALT_ROUT -> !routs(unit);
            case CONTROL -> routs(unit);
            case "general" ->
                !OFFICER_STATE.is(unit, OfficerState.READY) || !NapoleonicGenerals.isWithTroopsInDanger(unit, units);
            default -> false;
        };
    }

    void after(EventContext after, DueCollector due, FollowUps followUps) {
        for (String side : after.units().sides()) {
            if (isInCrisis(side, after.before()) && passesLevel(side, after)) {
                due.addEach(crisis, tested(side, after.units())); // units that have fought on test again (9.2)
            }
        }
        for (Next next : after.next(CONTROL)) {
            List<Unit> victors = followUps.units(next, after);
            due.add(control, victors, followUps.known(next, after));
            victors.forEach(unit -> due.addEach(generalOfVictors, NapoleonicGenerals.toBeTested(unit, after.before())));
        }
    }

    /** Whether the losses of the side have just passed a level for the first time. */
    private boolean passesLevel(String side, EventContext after) {
        GameState before = after.before();
        return losses.level(side, after.units()) > losses.level(side, before.units())
                && losses.hasPassed(side, before.with(after.units()));
    }

    /** Every unit of a side tests when its losses pass a level for the first time, at the end of the move (9.2). */
    void atEnd(GameState state, DueCollector due) {
        Units units = state.units();
        for (String side : units.sides()) {
            if (losses.hasPassed(side, state)) {
                due.addEach(crisis, tested(side, units));
            }
        }
    }

    /** The units that test for a crisis of their side. */
    private static List<Unit> tested(String side, Units units) {
        return units.where(
                unit -> unit.side().equals(side) && !unit.isOfficer() && !unit.isGone() && isInUse(unit, units.turn()));
    }

    /** A level counts as passed when all units of the side have tested for it. */
    GameState settled(GameState before, GameState now) {
        GameState after = now.due().isEmpty() ? now : now.withDue(stillDue(now));
        if (before.due().equals(after.due())) {
            return after;
        }
        for (String side : now.units().sides()) {
            if (isInCrisis(side, before) && !isInCrisis(side, now)) {
                after = after.withLevel(side, losses.level(side, now.units()));
            }
        }
        return after;
    }

    /** Leaves out rallies that an attack forestalls (section 4), and generals who have no throw left to help (5.3). */
    private List<Due> stillDue(GameState state) {
        Units units = state.units();
        List<Due> left = state.due().stream()
                .filter(due -> !due.resolver().equals(RALLY) || !NapoleonicCombat.hasAttacked(first(due, units), state))
                .toList();
        return left.stream()
                .filter(due -> !due.resolver().equals("general") || mayHelp(first(due, units), left, state))
                .toList();
    }

    /** Whether a test of the general's troops is due, or they may still attack. */
    private boolean mayHelp(Unit general, List<Due> all, GameState state) {
        Unit troops = state.units().get(general.text(WITH.name()));
        return all.stream()
                        .anyMatch(due -> List.of(RALLY, HALT_ROUT, CONTROL).contains(due.resolver())
                                && first(due, state.units()).equals(troops))
                || (army.has(troops, state)
                        && !isBattery(troops)
                        && NapoleonicCombat.attackForbidden(troops).isEmpty()
                        && !NapoleonicCombat.hasAttacked(troops, state));
    }

    private static Unit first(Due due, Units units) {
        return units.get(due.units().get(0));
    }

    /** Whether a unit of the side has still to test. */
    private static boolean isInCrisis(String side, GameState state) {
        return state.due().stream()
                .anyMatch(due -> due.resolver().equals(CRISIS)
                        && first(due, state.units()).side().equals(side));
    }

    List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>();
        for (Unit unit : after.units()) {
            boolean ran =
                    routs(unit) && (after.was(unit).filter(was -> !routs(was)).isPresent() || runsOn(after, unit));
            if (ran) {
                remarks.add(unit.name() + " routs (moves " + unit.name() + "): units that it passes through are"
                        + " disrupted, and off the table it is gone (unit " + unit.name() + " state=gone why=off)");
            }
        }
        for (String side : after.units().sides()) {
            if (passesLevel(side, after)) {
                remarks.add(
                        side + ": the losses pass a level, and every unit tests for a crisis at the end of the move");
            }
        }
        after.unit(UNIT)
                .filter(unit -> after.played(CONTROL, RALLY) && STATE.is(unit, State.PURSUING))
                .ifPresent(unit -> remarks.add(
                        troops.isOf(unit, Arm.CAVALRY)
                                ? unit.name() + " pursues: ride-down " + unit.name()
                                        + " UNIT in each move in which it is in contact with routing infantry"
                                : unit.name() + " pursues until it is rallied"));
        return remarks;
    }

    private static boolean runsOn(EventContext after, Unit unit) {
        return after.ended("routs-on") && after.unit(UNIT).filter(unit::equals).isPresent();
    }
}
