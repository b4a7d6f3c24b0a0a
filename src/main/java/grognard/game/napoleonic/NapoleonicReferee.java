package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;

import grognard.game.referee.DueCollector;
import grognard.game.referee.EventContext;
import grognard.game.referee.Obligation;
import grognard.game.referee.Referee;
import grognard.game.referee.TurnRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.napoleonic.unit.Arm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A game of the French Revolutionary and Napoleonic wars. */
public final class NapoleonicReferee extends Referee {

    private static final String RALLY = "rally";
    private static final String COMBAT = "combat";
    private static final String CRISIS = "crisis";

    private final Troops troops;
    private final ActiveArmy army;
    private final NapoleonicMoves moves;
    private final NapoleonicLosses losses;
    private final NapoleonicDuties duties;

    public NapoleonicReferee(Ruleset ruleset, Tables tables) {
        super(ruleset, tables, NapoleonicFields.all(unit -> new Troops(tables).isOf(unit, Arm.ARTILLERY)));
        troops = new Troops(tables);
        army = new ActiveArmy(this);
        NapoleonicRally rally = new NapoleonicRally(army);
        NapoleonicCombat combat = new NapoleonicCombat(army, troops);
        moves = new NapoleonicMoves(army, troops);
        losses = new NapoleonicLosses(
                bases -> outcome(CRISIS, Map.of("bases", String.valueOf(bases))).numbers());
        duties = new NapoleonicDuties(this::duty, army, troops, losses);
        // (a) Disruption and rout removal
        play(RALLY, rally::rally);
        play("halt-rout", rally::haltRout);
        play("general", NapoleonicRally::general);
        // (b) Artillery fire
        play("artillery", moves::artillery);
        play("capture", moves::capture);
        // (c) Orders and movement
        play("order", moves::order);
        play("moves", moves::moves);
        play("formation", moves::formation);
        play("visibility", moves::visibility);
        play("ride-down", combat::rideDown);
        // (d) Combat
        play(COMBAT, combat::combat);
        play("engage", combat::engage);
        play("square", combat::square);
        play("control", combat::control);
        // (e) Crisis of morale
        play(CRISIS, losses::crisis);
        play("victory", NapoleonicLosses::victory);
        NapoleonicEffects.declare(this::effect);
        counts();
    }

    // ---- The turn: each army in its part of the turn goes through the same five phases.

    private static final List<String> PHASES = List.of(RALLY, "artillery", "movement", COMBAT, CRISIS);

    @Override
    public int stages() {
        return 2;
    }

    @Override
    public List<String> phaseNames() {
        return PHASES;
    }

    /** The phases of the army whose part of the turn it is; those of the other army come after {@code end}. */
    @Override
    public List<Phase> phases(GameState state) {
        String side = active(state).orElse("");
        int before = PHASES.size() * (state.stage() - 1);
        List<Phase> phases = new ArrayList<>();
        for (String name : PHASES) {
            phases.add(new Phase(name, side, before + phases.size() + 1, PHASES.size() * stages()));
        }
        return phases;
    }

    @Override
    public List<String> doubts(Phase phase, GameState state) {
        return TurnRules.goingBack(phase, state);
    }

    @Override
    public String afterLastPhase(GameState state) {
        return state.stage() < stages()
                ? "end, since this is the last phase of this army"
                : super.afterLastPhase(state);
    }

    /** Generals of both armies are tested when their troops are in danger. */
    @Override
    public boolean acts(Unit unit, Phase phase) {
        return unit.isOfficer() || super.acts(unit, phase);
    }

    @Override
    public Optional<String> moveForbidden(Unit unit, GameState state) {
        return moves.moveForbidden(unit, state);
    }

    @Override
    public Unit moved(Unit unit) {
        return NapoleonicMoves.moved(unit);
    }

    /** Backs are turned until the army is active again; danger and orders to hold end with its part of the turn. */
    @Override
    public Units passed(GameState state, GameState.Moment next) {
        Units all = state.units();
        if (state.turn() == next.turn() && state.stage() == next.stage()) {
            return all;
        }
        for (Unit unit : state.units().where(one -> !one.isGone())) {
            Unit now = army.has(unit, state) ? HOLDS.set(ENGAGED.set(unit, false), false) : unit;
            now = army.has(unit, state.at(next)) ? BACKS.set(now, false) : now;
            all = now.equals(unit) ? all : all.with(now);
        }
        return all;
    }

    // ---- What is due

    /** A game may begin with units that are disrupted or rout. */
    @Override
    public void dueAtMuster(GameState state, DueCollector due) {
        duties.atStart(state, due);
    }

    @Override
    public void dueAtStart(GameState state, Optional<String> active, DueCollector due) {
        duties.atStart(state, due);
    }

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        duties.after(after, due, followUps());
    }

    @Override
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {
        if (phase.name().equals(CRISIS)) {
            duties.atEnd(state, due);
        }
    }

    @Override
    public void dueAtEnd(GameState state, DueCollector due) {
        duties.atEnd(state, due);
    }

    /** Attempts of the army's next part of the turn are named with the result, not tracked. */
    @Override
    public boolean tracks(Next next) {
        return List.of("control", CRISIS).contains(next.resolver());
    }

    @Override
    protected boolean isMoot(Due due, GameState before, Units units) {
        return NapoleonicDuties.isMoot(due, units);
    }

    @Override
    public List<Obligation> obligations(GameState state) {
        return duties.obligations(state);
    }

    /** Levels that the losses pass when the units are mustered were tested before, or never will be. */
    @Override
    public GameState mustered(GameState state) {
        GameState now = state;
        for (String side : state.units().sides()) {
            int level = losses.level(side, state.units());
            now = level > 0 ? now.withLevel(side, level) : now;
        }
        return now;
    }

    @Override
    public GameState settled(GameState before, GameState now) {
        return duties.settled(before, now);
    }

    @Override
    public List<String> remarks(EventContext after) {
        return duties.remarks(after);
    }

    // ---- What follows for units

    /** Generals leave guns that change sides. */
    @Override
    protected Units afterwards(EventContext after, Units units) {
        return after.played("capture") ? NapoleonicMoves.detached(units) : units;
    }

    @Override
    public Units setByHand(Units was, Units now) {
        return NapoleonicMoves.setByHand(was, now);
    }

    /**
     * A unit of another side than it was mustered for counts as captured. A unit that routs is in no square, also if a
     * second attack between {@code together} and {@code apart} found it in square before the rout took effect.
     */
    @Override
    public Unit followUp(Unit unit, Units units) {
        Unit now = NapoleonicMoves.outOfSquare(unit);
        boolean taken =
                !unit.isOfficer() && !ACTIVE_ON.isSet(unit) && !unit.side().equals(MUSTERED.of(unit));
        return taken ? ACTIVE_ON.set(now, units.turn() + 1) : now;
    }

    /** A unit that loses its last base is gone. */
    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        boolean spent = BASES.number(now) == 0 && BASES.number(was) > 0;
        return spent && !now.isOfficer() ? Optional.of(Gone.DEAD) : Optional.empty();
    }

    // ---- What units can be

    /** Nobody has more bases than it began with; only infantry forms square, and only batteries limber. */
    @Override
    public Optional<String> impossible(Unit unit) {
        int bases = BASES.number(unit);
        if (bases > START.number(unit)) {
            return Optional.of(unit.name() + " began with " + START.number(unit) + " bases and has no more: start="
                    + bases + " bases=" + bases + ", if it did not");
        }
        Formation formation = FORMATION.of(unit);
        if (formation == null) {
            return Optional.empty();
        }
        return troops.arm(unit).flatMap(arm -> {
            String why = formation.impossible(arm);
            return why.isEmpty() ? Optional.empty() : Optional.of(unit.name() + " is " + arm.word() + ": " + why);
        });
    }

    @Override
    public String taken(String resolver, Unit unit) {
        return unit.isOfficer()
                ? super.taken(resolver, unit)
                : switch (resolver) {
                    case "artillery" -> "a battery";
                    case COMBAT, "engage" -> "infantry or cavalry: a battery does not attack, it fires (artillery)";
                    case "square", "ride-down" ->
                        troops.isOf(unit, Arm.CAVALRY) ? "infantry" : "cavalry against infantry";
                    default -> super.taken(resolver, unit);
                };
    }

    @Override
    public Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        return NapoleonicMoves.setForbidden(was, now, state);
    }

    @Override
    public Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        return moves.captureForbidden(guns, captor, state);
    }

    @Override
    public Units captured(Unit guns, Unit captor, GameState state) {
        return NapoleonicMoves.captured(guns, captor, state);
    }

    // ---- The end of the battle, and counts for reports and plans

    @Override
    public List<String> waysToEnd() {
        return List.of(NapoleonicLosses.ROUT, NapoleonicLosses.NIGHTFALL);
    }

    /** Night falls, or an army has nobody left who stands and so loses the field (section 10). */
    @Override
    public Optional<String> verdict(GameState before, GameState after, Map<String, String> values) {
        Units units = after.units();
        if (units.sides().size() < 2) {
            return Optional.empty();
        }
        if (isNightfall(before, after, values)) {
            return NapoleonicLosses.question(units)
                    .map(question -> NapoleonicLosses.atNight(answer("victory", question), units));
        }
        if (!NapoleonicLosses.ROUT.equals(values.get("until"))) {
            return Optional.empty();
        }
        List<String> broken = new ArrayList<>(NapoleonicLosses.broken(units));
        broken.removeAll(NapoleonicLosses.broken(before.units()));
        return broken.isEmpty()
                ? Optional.empty()
                : Optional.of(String.join(" AND ", broken).toUpperCase(Locale.ROOT) + " ROUT");
    }

    @Override
    public Optional<String> lossWords(String side, GameState state, Map<String, String> values) {
        return NapoleonicLosses.mustered(side, state.units()) == 0
                ? Optional.empty()
                : Optional.of(losses.words(side, state));
    }

    private void counts() {
        count("whole", "bases", NapoleonicLosses::mustered);
        count("strength", "bases", NapoleonicLosses::left);
        count(
                "unsteady",
                "disrupted or routing or gone",
                (side, units) -> number(
                        side,
                        units,
                        unit -> !unit.isOfficer() && (unit.isGone() || routs(unit) || DISRUPTED.isSet(unit))));
        count(
                "strain",
                "withdrawing",
                (side, units) -> number(side, units, unit -> !unit.isGone() && WITHDRAWING.isSet(unit)));
    }

    @Override
    public List<Field<?>> strengthFields() {
        return List.of(BASES);
    }
}
