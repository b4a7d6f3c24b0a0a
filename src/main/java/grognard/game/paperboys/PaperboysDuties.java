package grognard.game.paperboys;

import static grognard.game.paperboys.PaperboysFields.*;
import static grognard.game.paperboys.PaperboysFights.ATTACKER;
import static grognard.game.paperboys.PaperboysFights.DEFENDER;
import static grognard.game.paperboys.PaperboysFights.ROUND;

import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.referee.FollowUps;
import grognard.game.referee.LineContext;
import grognard.game.referee.Obligation;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Tests and tasks that fall due, with the reason and the time limit of each. */
final class PaperboysDuties {

    private final Duty levy;
    private final Duty heavy;
    private final Duty fight;
    private final Duty friends;
    private final Duty officer;
    /** What is due again after an undecided round, by its resolver. */
    private final Map<String, Duty> again;

    private final Duty rally;
    private final Duty pursuit;
    private final Duty leave;
    private final Duty fire;
    private final Duty fireIfInRange;
    private final HouseRules.FirstRally firstRally;

    PaperboysDuties(
            BiFunction<String, String, Duty> duty,
            BiFunction<String, String, Duty> errand,
            HouseRules.FirstRally firstRally) {
        this.firstRally = firstRally;
        levy = duty.apply("levy", "irregulars are diced for before deployment").first();
        heavy = duty.apply("heavy", "heavy casualties, when all their fire is done: --moved if it moved last turn")
                .first();
        fight = duty.apply("fight", "they meet").last(); // at the end of the move phase, after all tests
        friends = duty.apply("friends", "a friend routs: only within 10 cm; --through if past it")
                .onlyIf(PaperboysMorale::isNear);
        officer = duty.apply("officer", "his unit lost a stand").first().eachTime();
        Function<String, Duty> undecided =
                resolver -> duty.apply(resolver, "it was undecided").nextTurn();
        again = Map.of(
                "fight", undecided.apply("fight").last().with(ROUND, 2),
                "breach", undecided.apply("breach").last().with(ROUND, 2),
                "firefight", undecided.apply("firefight").of(PaperboysTurn.FIRING));
        rally = duty.apply("rally", "it routs: --enemy CM if one is within 15 cm")
                .of(PaperboysTurn.RALLY);
        pursuit = duty.apply("pursuit", "it pursues").of(PaperboysTurn.RALLY);
        leave = errand.apply("leave", "it burns: leave it this turn")
                .of(PaperboysTurn.FOOT)
                .nextTurn();
        fire = duty.apply("fire", "it must fire").in(PaperboysTurn.FIRING);
        fireIfInRange =
                duty.apply("fire", "it must fire if an enemy is in range").in(PaperboysTurn.FIRING);
    }

    /** Adds the duties that units of the muster have from earlier turns. */
    void atMuster(GameState state, DueCollector due) {
        for (Unit unit : state.units().where(unit -> MUST_FIRE.isSet(unit) && STATE.is(unit, State.READY))) {
            due.addIn(Math.max(state.turn(), MUST_FIRE_ON.number(unit)), fire, List.of(unit), Map.of());
        }
        for (Unit unit : state.units().where(unit -> !unit.isOfficer() && UNDECIDED.isSet(unit))) {
            Unit enemy = state.units().get(unit.text(UNDECIDED.name()));
            boolean skirmish = ARM.is(unit, Arm.SKIRMISHERS);
            Duty duty = again(skirmish ? "firefight" : DUEL.isSet(unit) ? "breach" : "fight");
            boolean nextTurn = skirmish ? FIRED_NOW.isSet(unit) : FOUGHT.isSet(unit);
            due.addIn(
                    state.turn() + (nextTurn ? 1 : 0),
                    duty,
                    List.of(unit, enemy),
                    PaperboysFights.optionsOf(unit, enemy));
        }
    }

    private Duty again(String resolver) {
        return Objects.requireNonNull(again.get(resolver), resolver);
    }

    void onArrival(Unit unit, DueCollector due) {
        if (!unit.isGone() && IRREGULAR.isSet(unit)) {
            due.add(levy, unit);
        }
    }

    /** Adds what is due after an event. */
    void after(EventContext after, DueCollector due, FollowUps followUps) {
        officers(after, due);
        if (after.ended("continues")) {
            due.add(again(after.resolver()), both(after), goingOn(after, followUps));
        } else {
            for (Next next : after.outcome().map(end -> end.next()).orElse(List.of())) {
                Next step = followUps.firstStep(next);
                if (step.resolver().equals("fight")) {
                    due.add(fight, both(after), withoutWood(followUps.known(step, after), after));
                }
            }
        }
        if (!after.next("heavy").isEmpty()) {
            after.unit(PaperboysFire.TARGET)
                    .filter(unit -> !TESTED_HEAVY.isSet(unit))
                    .ifPresent(unit -> due.add(heavy, unit)); // its pips are those that it has when it throws
        }
        if (!after.next("friends").isEmpty()) {
            after.became(STATE, State.ROUTING)
                    .forEach(router -> due.addEach(friends, witnesses(router, after.units())));
        }
        boolean rallying = after.before().ending() || PaperboysTurn.isRally(after.before());
        if (rallying && !after.played("rally")) {
            after.became(STATE, State.ROUTING).stream().filter(this::throwsNow).forEach(unit -> due.add(rally, unit));
        }
        for (Effect effect : after.outcome().map(end -> end.effects()).orElse(List.of())) {
            if (effect.is(Effects.MUST_FIRE_NEXT)) {
                Duty fires = after.played("heavy") ? fireIfInRange : fire;
                after.unit(effect.side())
                        .filter(MUST_FIRE::isSet)
                        .ifPresent(unit -> due.addIn(MUST_FIRE_ON.number(unit), fires, List.of(unit), Map.of()));
            }
            if (effect.is(Effects.EVACUATE)) {
                after.unit(effect.side()).ifPresent(building -> due.add(leave, building));
            }
        }
    }

    /** P137, P180: each officer once a record, with the stands that it cost; a unit that is gone counts as one. */
    private void officers(EventContext after, DueCollector due) {
        Set<Unit> suffered = new LinkedHashSet<>(after.lost(STANDS));
        suffered.addAll(after.went());
        for (Unit unit : suffered) {
            int lost = after.was(unit).map(STANDS::number).orElse(0) - STANDS.number(unit);
            Map<String, Object> options = lost > 1 && !unit.isGone() ? Map.of("stands", lost) : Map.of();
            after.units().officersWith(unit).forEach(one -> due.add(officer, List.of(one), options));
        }
    }

    private static List<Unit> both(EventContext after) {
        return Stream.of(ATTACKER, DEFENDER)
                .flatMap(role -> after.unit(role).stream())
                .toList();
    }

    /** Options of this round that hold for the next. A unit that has lost stands fights with the rest. */
    private static Map<String, Object> goingOn(EventContext after, FollowUps followUps) {
        Map<String, Object> options = followUps.typedAgain(after);
        LineContext line = after.line().orElseThrow();
        for (String name : List.of("overlap", "def-overlap")) {
            Object value = after.inputs().get(name);
            if (line.isTyped(name) && value != null) {
                options.put(name, value);
            }
        }
        // How they met counts in both rounds (PB-24), whether it was typed or due.
        for (String name : List.of(PaperboysFights.CHARGING, PaperboysFights.DEF_CHARGING, PaperboysFights.OBSTACLE)) {
            if (after.has(name)) {
                options.put(name, true);
            }
        }
        fewer(options, "stands", after.unit(ATTACKER));
        fewer(options, "def-stands", after.unit(DEFENDER));
        if (after.unit(ATTACKER).filter(GRENADIERS::isSet).isEmpty()) {
            options.remove("grenadiers"); // an undecided round has cost that stand (417-419)
        }
        options.remove(ROUND);
        return options;
    }

    private static void fewer(Map<String, Object> options, String stands, Optional<Unit> unit) {
        if (options.get(stands) instanceof Integer many && unit.isPresent()) {
            options.put(stands, Math.min(many, PaperboysFields.inRanks(unit.get())));
        }
    }

    /** P148: cover in the contact test is the obstacle of the fight, unless it is a wood. */
    private static Map<String, Object> withoutWood(Map<String, Object> options, EventContext after) {
        if (after.unit(DEFENDER).filter(COVER.is(Cover.WOOD)).isPresent()) {
            options.remove(PaperboysFights.OBSTACLE);
        }
        return options;
    }

    /** Friends of a router who may be near: ready, of its arm, of no better quality, not yet tested this turn. */
    private static List<Unit> witnesses(Unit router, Units units) {
        return units.friendsOf(router).stream()
                .filter(unit -> !unit.isOfficer()
                        && STATE.is(unit, State.READY)
                        && ARM.of(unit) == ARM.of(router)
                        && QUALITY.rank(unit) <= QUALITY.rank(router)
                        && !TESTED_FRIENDS.isSet(unit))
                .toList();
    }

    /** Cavalry that rallies leaves those whom it pursued to their own test; if it rides on, they may not try (PB-22). */
    void atEnd(GameState state, DueCollector due) {
        due.addEach(
                pursuit,
                state.units()
                        .where(unit -> !unit.isGone()
                                && PURSUING.isSet(unit)
                                && !PaperboysTurn.hasThrown(unit, "pursuit", state)));
        due.addEach(
                rally,
                state.units()
                        .where(unit -> STATE.is(unit, State.ROUTING)
                                && throwsNow(unit)
                                && !PaperboysTurn.hasThrown(unit, "rally", state)));
    }

    /** PB-26: by house rule a unit that broke this turn throws only in the next. */
    private boolean throwsNow(Unit unit) {
        return firstRally == HouseRules.FirstRally.SAME_TURN || !ROUT_BEGAN.isSet(unit);
    }

    static boolean isMoot(Due due, GameState before, Units units) {
        Unit first = units.get(due.units().get(0));
        return switch (due.resolver()) {
            case "heavy", "friends", "firefight" -> {
                boolean moot = false; // a loop, since a start asks this of every record of the game
                for (String name : due.units()) {
                    moot |= STATE.is(units.get(name), State.ROUTING, State.JOINED);
                }
                yield moot;
            }
            case "fight", "breach" ->
                due.units().stream().anyMatch(name -> isOutOfIt(name, due.turn() > before.turn(), before, units));
            case "rally" -> !STATE.is(first, State.ROUTING);
            case "pursuit" -> !PURSUING.isSet(first);
            case "fire" -> !MUST_FIRE.isSet(first) || STATE.is(first, State.ROUTING);
            case "officer" -> !CommonFields.OFFICER_STATE.is(first, OfficerState.READY);
            default -> false;
        };
    }

    /**
     * P100, P170: whoever goes back by a test has no fight any more. Fights of one phase are all thrown, whatever the
     * others bring; those of the next turn are not.
     */
    private static boolean isOutOfIt(String name, boolean nextTurn, GameState before, Units units) {
        Unit now = units.get(name);
        Unit was = before.units().find(name).orElse(now);
        boolean beaten = BEATEN.number(now) > BEATEN.number(was);
        boolean gaveWay = GAVE_WAY.number(now) > GAVE_WAY.number(was);
        boolean routs = STATE.is(now, State.ROUTING) && !STATE.is(was, State.ROUTING);
        return gaveWay || (nextTurn && beaten) || (routs && !beaten);
    }

    /** Cavalry that wins Glory must ride on (324-326). */
    static List<Obligation> obligations(GameState state) {
        return state
                .units()
                .where(unit -> STATE.is(unit, State.READY) && ARM.is(unit, Arm.CAVALRY) && EXTRA_MOVE.isSet(unit))
                .stream()
                .map(unit -> new Obligation(
                        PaperboysTurn.HORSE,
                        unit.name(),
                        "contact",
                        "Glory: it must ride on, and attacks whoever is in the way"))
                .toList();
    }

    /** The duty to fire is over with its card (P118). */
    static List<Obligation> reminders(GameState state) {
        List<Obligation> all = new ArrayList<>();
        for (Due due : state.dueNow()) {
            if (due.resolver().equals("fire")) {
                all.add(new Obligation(PaperboysTurn.FIRING, due.units().get(0), due.resolver(), due.why()));
            }
        }
        all.addAll(obligations(state));
        return all;
    }

    static List<String> remarks(EventContext after) {
        List<String> remarks = new ArrayList<>(after.officersAlone());
        if (after.played("card", "cards")) {
            remarks.addAll(PaperboysTurn.colourWords(after));
        }
        boolean removed = after.outcome().stream()
                .flatMap(end -> end.effects().stream())
                .anyMatch(effect -> effect.is(Effects.REMOVE)); // the result says so itself
        for (Unit unit : removed ? List.<Unit>of() : after.lost(STANDS)) {
            if (unit.isGone()) {
                int start = START.number(unit);
                remarks.add(unit.name() + " is destroyed: it has lost " + (start - STANDS.number(unit)) + " of " + start
                        + " stands and goes to the dead pool");
            }
        }
        if (!after.next("heavy").isEmpty()) {
            after.unit(PaperboysFire.TARGET)
                    .filter(TESTED_HEAVY::isSet)
                    .ifPresent(unit -> remarks.add(
                            unit.name() + " has tested for heavy casualties this turn, and does not test again"));
        }
        if (after.played("manoeuvre") && after.ended("done")) {
            after.unit("unit")
                    .ifPresent(unit -> remarks.add(unit.name() + ": if its formation is another now, unit "
                            + unit.name() + " formation=\u2026 says so"));
        }
        if (after.played("rally") && after.has("pursued") && after.unit("unit").isPresent()) {
            String pursuer = after.unit("pursuer").map(Unit::name).orElse("PURSUER");
            remarks.add("if friends take it in: friends NAME --through, and unit " + pursuer
                    + " pursuing=none if they bar the way");
        }
        return remarks;
    }
}
