package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.napoleonic.NapoleonicRally.UNIT;
import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.referee.Obligation;
import grognard.game.referee.Referee;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Phase;
import grognard.game.unit.Field;
import grognard.game.unit.Gone;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.rules.napoleonic.unit.Effects;
import grognard.table.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** A game of the French Revolutionary and Napoleonic wars. */
public final class NapoleonicReferee extends Referee {

    private static final String RALLY = "rally";
    private static final String MOVEMENT = "movement";
    private static final String COMBAT = "combat";
    private static final String CRISIS = "crisis";

    // One may rally (5.1) and need not; a rout, a control test and a crisis are not a matter of choice.
    private final Duty rallyDisrupted =
            duty(RALLY, "it is disrupted").optional().of(RALLY);
    private final Duty rallyWithdrawing = duty(RALLY, "it withdraws").optional().of(RALLY);
    private final Duty rallyPursuing = duty(RALLY, "it pursues").optional().of(RALLY);
    private final Duty general = duty("general", "in danger, he lends his number only if he comes through")
            .optional()
            .of(RALLY)
            .first();
    private final Duty generalOfVictors = duty(
                    "general", "in danger, he lends his number to the control only if he comes through")
            .optional()
            .of(COMBAT)
            .first();
    private final Duty haltRout = duty("halt-rout", "it routs").of(RALLY);
    private final Duty control = duty("control", "it routed its enemy").of(COMBAT);
    private final Duty crisis =
            duty(CRISIS, "the losses of its side pass a level").of(CRISIS).last();

    private final NapoleonicMoves moves;
    private final NapoleonicLosses losses;

    public NapoleonicReferee(Ruleset ruleset, Tables tables) {
        super(
                ruleset,
                tables,
                NapoleonicFields.all(
                        unit -> arm(unit, tables).filter(Arm.ARTILLERY::equals).isPresent()));
        ActiveArmy army = new ActiveArmy(this);
        NapoleonicGenerals generals = new NapoleonicGenerals();
        NapoleonicCombat combat = new NapoleonicCombat(army, generals, this::arm);
        moves = new NapoleonicMoves(army);
        losses = new NapoleonicLosses(ruleset, tables);
        // (a) Disruption and rout removal
        play(RALLY, play -> NapoleonicRally.rally(play, army, generals));
        play("halt-rout", play -> NapoleonicRally.haltRout(play, army, generals));
        play("general", NapoleonicRally::general);
        // (b) Artillery fire
        play("artillery", artillery -> moves.artillery(artillery, this::kind));
        play("capture", moves::capture);
        // (c) Orders and movement
        play("order", moves::order);
        play("moves", moves::moves);
        play("formation", moves::formation);
        play("visibility", visibility -> moves.visibility(visibility, this::arm));
        play("ride-down", combat::rideDown);
        // (d) Combat
        play(COMBAT, combat::combat);
        play("engage", combat::engage);
        play("square", combat::square);
        play("control", combat::control);
        // (e) Crisis of morale
        play(CRISIS, losses::crisis);
        play("victory", losses::victory);
        effects();
        counts();
    }

    // ---- The turn: each army in its part of the turn goes through the same five phases.

    private static final List<String> PHASES = List.of(RALLY, "artillery", MOVEMENT, COMBAT, CRISIS);

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
        boolean same = state.turn() == next.turn() && state.stage() == next.stage();
        if (same) {
            return state.units();
        }
        Optional<String> ends = active(state);
        Optional<String> begins = active(state.at(next));
        Units all = state.units();
        for (Unit unit : state.units()) {
            Unit now = unit;
            if (ends.filter(unit.side()::equals).isPresent()) {
                now = HOLDS.set(ENGAGED.set(now, false), false);
            }
            if (begins.filter(unit.side()::equals).isPresent()) {
                now = BACKS.set(now, false);
            }
            all = unit.isGone() || now.equals(unit) ? all : all.with(now);
        }
        return all;
    }

    // ---- What is due

    /** A game may begin with units that are disrupted or rout. */
    @Override
    public void dueAtMuster(GameState state, DueCollector due) {
        dueAtStart(state, active(state), due);
    }

    /** Makes rallies and halts of the active army due at the beginning of its part of the turn. */
    @Override
    public void dueAtStart(GameState state, Optional<String> active, DueCollector due) {
        Units units = state.units();
        List<Unit> own = units.where(
                unit -> active.filter(unit.side()::equals).isPresent() && !unit.isOfficer() && !unit.isGone());
        Predicate<Unit> mayRally = NapoleonicRally::canBeRallied;
        mayRally = mayRally.and(unit -> !state.hasPlayed(unit, RALLY, UNIT));
        due.addEach(rallyDisrupted, those(own, mayRally.and(DISRUPTED::isSet)));
        due.addEach(
                rallyWithdrawing, those(own, mayRally.and(unit -> WITHDRAWING.isSet(unit) && !DISRUPTED.isSet(unit))));
        due.addEach(
                rallyPursuing,
                those(
                        own,
                        mayRally.and(unit ->
                                STATE.is(unit, State.PURSUING) && !DISRUPTED.isSet(unit) && !WITHDRAWING.isSet(unit))));
        due.addEach(haltRout, those(own, unit -> routs(unit) && !state.hasPlayed(unit, "halt-rout", UNIT)));
        due.addEach(
                general,
                due.found().stream()
                        .flatMap(one -> NapoleonicGenerals.toBeTested(
                                units.get(one.units().get(0)), state)
                                .stream())
                        .toList());
    }

    /** Units that withdraw or pursue go on until they are rallied; routers that were not halted run on (5.2, 8.6, 8.8). */
    @Override
    public List<Obligation> obligations(GameState state) {
        List<Obligation> all = new ArrayList<>();
        Optional<String> active = active(state);
        for (Unit unit : state.units().where(one -> !one.isGone() && !one.isOfficer() && !MOVED.isSet(one))) {
            String why = routs(unit)
                    ? "it routs until it is halted"
                    : WITHDRAWING.isSet(unit)
                            ? "it withdraws until it is rallied"
                            : STATE.is(unit, State.PURSUING) ? "it pursues until it is rallied" : "";
            boolean mayHalt = state.due().stream()
                    .anyMatch(due ->
                            due.resolver().equals("halt-rout") && due.units().contains(unit.name()));
            if (!why.isEmpty() && !mayHalt && active.filter(unit.side()::equals).isPresent()) {
                all.add(new Obligation(MOVEMENT, unit.name(), "moves", why));
            }
        }
        return all;
    }

    private static List<Unit> those(List<Unit> units, Predicate<Unit> condition) {
        return units.stream().filter(condition).toList();
    }

    /** Nothing is left to rally or to halt when a player has put the unit in order. */
    @Override
    protected boolean isMoot(Due due, GameState before, Units units) {
        Unit unit = units.get(due.units().get(0));
        return switch (due.resolver()) {
            case RALLY -> !NapoleonicRally.canBeRallied(unit);
            case "halt-rout" -> !routs(unit);
            case "control" -> routs(unit);
            case "general" ->
                !OFFICER_STATE.is(unit, OfficerState.READY) || !NapoleonicGenerals.isInDanger(unit, units);
            default -> false;
        };
    }

    @Override
    public void dueAfter(EventContext after, DueCollector due) {
        for (Next next : after.next("control")) {
            due.add(control, followUps().units(next, after), followUps().known(next, after));
            followUps()
                    .units(next, after)
                    .forEach(
                            unit -> due.addEach(generalOfVictors, NapoleonicGenerals.toBeTested(unit, after.before())));
        }
    }

    /** Attempts of the army's next part of the turn are named with the result, not tracked. */
    @Override
    public boolean tracks(Next next) {
        return List.of("control", CRISIS).contains(next.resolver());
    }

    @Override
    public void dueInPhase(GameState state, Phase phase, DueCollector due) {
        if (phase.name().equals(CRISIS)) {
            dueAtEnd(state, due);
        }
    }

    /** Every unit of a side tests when its losses pass a level for the first time, at the end of the move (9.2). */
    @Override
    public void dueAtEnd(GameState state, DueCollector due) {
        Units units = state.units();
        for (String side : units.sides()) {
            if (losses.hasPassed(side, state)) {
                due.addEach(
                        crisis,
                        units.where(unit -> unit.side().equals(side)
                                && !unit.isOfficer()
                                && !unit.isGone()
                                && isInUse(unit, state.turn())));
            }
        }
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

    /** A level counts as passed when all units of the side have tested for it. */
    @Override
    public GameState settled(GameState before, GameState now) {
        if (before.due().equals(now.due())) {
            return now;
        }
        GameState after = now;
        for (String side : now.units().sides()) {
            if (isInCrisis(side, before) && !isInCrisis(side, now)) {
                after = after.withLevel(side, losses.level(side, now.units()));
            }
        }
        return after;
    }

    /** Whether a unit of the side has still to test. */
    private static boolean isInCrisis(String side, GameState state) {
        for (Due due : state.due()) {
            if (due.resolver().equals(CRISIS)
                    && state.units().get(due.units().get(0)).side().equals(side)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>();
        for (Unit unit : after.units()) {
            boolean ran =
                    routs(unit) && (after.was(unit).filter(was -> !routs(was)).isPresent() || runsOn(after, unit));
            if (ran) {
                remarks.add(unit.name() + " routs (moves " + unit.name() + "): friends that it passes through are"
                        + " disrupted, and off the table it is gone (unit " + unit.name() + " state=gone why=off)");
            }
        }
        for (String side : after.units().sides()) {
            if (losses.level(side, after.units())
                    > Math.max(
                            losses.level(side, after.before().units()),
                            after.before().levels().getOrDefault(side, 0))) {
                remarks.add(
                        side + ": the losses pass a level, and every unit tests for a crisis at the end of the move");
            }
        }
        after.unit(UNIT)
                .filter(unit -> after.played("control", RALLY) && STATE.is(unit, State.PURSUING))
                .ifPresent(unit -> remarks.add(
                        isCavalry(unit)
                                ? unit.name() + " pursues: ride-down " + unit.name()
                                        + " UNIT in each move in which it is in contact with routing infantry"
                                : unit.name() + " pursues until it is rallied"));
        return remarks;
    }

    private static boolean runsOn(EventContext after, Unit unit) {
        return after.ended("routs-on") && after.unit(UNIT).filter(unit::equals).isPresent();
    }

    // ---- What effects change

    private void effects() {
        effect(Effects.DISRUPTED, (unit, scene) -> DISRUPTED.set(unit, true));
        effect(Effects.LOSE_BASE, (unit, scene) -> BASES.add(unit, -scene.number()));
        effect(Effects.OFFICER_LOST, (unit, scene) -> WITH.set(OFFICER_STATE.set(unit, OfficerState.LOST), null));
        effect(Effects.WOUNDED, (unit, scene) -> OFFICER_STATE.set(unit, OfficerState.WOUNDED));
        effect(Effects.PURSUE, (unit, scene) -> leavesItsGround(STATE.set(unit, State.PURSUING)));
        effect(Effects.IN_HAND, (unit, scene) -> ended(State.PURSUING, unit));
        effect(
                Effects.RALLIES,
                (unit, scene) -> ended(State.PURSUING, WITHDRAWING.set(DISRUPTED.set(unit, false), false)));
        effect(Effects.RALLIES_LATER, (unit, scene) -> unit);
        effect(Effects.ROUT, (unit, scene) -> routed(unit));
        // what a rout ends is over when it stops, also if players set the rout by hand
        effect(Effects.STOPS, (unit, scene) -> routs(unit) ? STATE.set(routed(unit), State.READY) : unit);
        effect(Effects.WITHDRAW, (unit, scene) -> withdraws(WITHDRAWING.set(unit, true)));
        effect(Effects.WITHDRAW_SO_FAR, (unit, scene) -> withdraws(unit));
        effect(Effects.HOLD, (unit, scene) -> HOLDS.set(unit, true));
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

    /** Generals leave guns that change sides, and what changes sides counts as captured, by whatever line. */
    @Override
    protected Units afterwards(EventContext after, Units units) {
        return after.played("capture") ? NapoleonicMoves.detached(units) : units;
    }

    @Override
    public Units setByHand(Units was, Units now) {
        return NapoleonicMoves.setByHand(was, now);
    }

    @Override
    public Unit followUp(Unit unit, Units units) {
        boolean taken =
                !unit.isOfficer() && !ACTIVE_ON.isSet(unit) && !unit.side().equals(MUSTERED.of(unit));
        return taken ? ACTIVE_ON.set(unit, units.turn() + 1) : unit;
    }

    /** A unit that loses its last base is gone. */
    @Override
    public Optional<Gone> gone(Unit now, Unit was) {
        boolean spent = BASES.number(now) == 0 && BASES.number(was) > 0;
        return spent && !now.isOfficer() ? Optional.of(Gone.DEAD) : Optional.empty();
    }

    // ---- What units can be

    private Optional<Arm> arm(Unit unit) {
        return arm(unit, tables());
    }

    private static Optional<Arm> arm(Unit unit, Tables tables) {
        return row(unit, tables).map(Armies::arm);
    }

    private static Optional<Row> row(Unit unit, Tables tables) {
        return tables.get(Armies.TABLE).find(unit.text(TROOP.name()));
    }

    /** The kind of the unit's troop: of a battery, foot or horse. */
    private String kind(Unit unit) {
        return row(unit, tables()).map(row -> row.get(Armies.KIND)).orElse("");
    }

    private boolean isCavalry(Unit unit) {
        return arm(unit).filter(Arm.CAVALRY::equals).isPresent();
    }

    /** Nobody has more bases than it began with; only infantry forms square, and only batteries limber. */
    @Override
    public Optional<String> impossible(Unit unit) {
        int bases = BASES.number(unit);
        if (bases > START.number(unit)) {
            return Optional.of(unit.name() + " began with " + START.number(unit) + " bases and has no more: start="
                    + bases + " bases=" + bases + ", if it did not");
        }
        Formation formation = FORMATION.of(unit);
        Arm arm = unit.isOfficer() ? null : arm(unit).orElse(null);
        if (formation == null || arm == null) {
            return Optional.empty();
        }
        boolean guns = formation == Formation.LIMBERED || formation == Formation.UNLIMBERED;
        String why = guns && arm != Arm.ARTILLERY
                ? "only batteries are limbered or unlimbered"
                : arm == Arm.ARTILLERY && !guns
                        ? "it is limbered or unlimbered"
                        : formation == Formation.SQUARE && arm != Arm.INFANTRY ? "only infantry forms square" : "";
        return why.isEmpty() ? Optional.empty() : Optional.of(unit.name() + " is " + arm.word() + ": " + why);
    }

    @Override
    public String taken(String resolver, Unit unit) {
        return unit.isOfficer()
                ? super.taken(resolver, unit)
                : switch (resolver) {
                    case "artillery" -> "a battery";
                    case COMBAT, "engage" -> "infantry or cavalry: a battery does not attack, it fires (artillery)";
                    case "square", "ride-down" -> isCavalry(unit) ? "infantry" : "cavalry against infantry";
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
            return Optional.of(NapoleonicLosses.atNight(answer("victory", NapoleonicLosses.question(units)), units));
        }
        List<String> broken = NapoleonicLosses.ROUT.equals(values.get("until"))
                ? new ArrayList<>(NapoleonicLosses.broken(units))
                : new ArrayList<>();
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
