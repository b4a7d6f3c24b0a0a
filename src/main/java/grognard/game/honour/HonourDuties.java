package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.WHY;

import grognard.game.honour.HonourFields.After;
import grognard.game.honour.HonourFields.Command;
import grognard.game.referee.DueCollector;
import grognard.game.referee.Duty;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Tables;
import grognard.rules.honour.combat.Pursuit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Tests and tasks that fall due, and when they lapse. */
final class HonourDuties {

    private static final String NEXT_ROUND = "a draw: the next round";
    private static final String HIT_IN_COMBAT = "his unit took hits in close combat";

    private final Duty rout;
    private final Duty hitByFire;
    private final Duty hitInCombat;
    private final Duty replace;
    private final Duty fallback;
    private final Duty pursuit;
    private final Duty choice;
    private final Duty chargeOn;
    private final Duty meetNewEnemy;
    private final Duty meet;
    private final Duty meetNextTurn;
    private final Duty caught;
    private final Duty caughtNextTurn;
    private final Duty nextRound;
    private final Duty severalMeet;
    private final Duty nextMelee;
    private final Duty drill;
    private final Duty rally;
    private final Duty general;
    private final Duty ownGeneral;
    private final Duty command;
    private final Duty commandWithoutGeneral;
    private final BiFunction<Next, EventContext, List<Unit>> units;
    private final Function<String, ResolverRules> rulesOf;
    private final Tables tables;

    /**
     * @param duty declares a duty by its resolver and reason
     * @param units the units of a follow-up
     * @param rulesOf how resolvers are played
     */
    HonourDuties(
            BiFunction<String, String, Duty> duty,
            BiFunction<Next, EventContext, List<Unit>> units,
            Function<String, ResolverRules> rulesOf,
            Tables tables) {
        this.tables = tables;
        this.units = units;
        this.rulesOf = rulesOf;
        rout = duty.apply("rout", "it routs").asks("near").first();
        // H32: a roll for each phase (129)
        general = duty.apply("general", "before his units move").in(MOVEMENT);
        ownGeneral = duty.apply("general", "before it moves").in(MOVEMENT);
        command = duty.apply("command", "out of command: it goes nearer to the enemy only if it passes")
                .of(MOVEMENT)
                .optional();
        commandWithoutGeneral = duty.apply(
                        "command", "its general is lost: without another it goes nearer to the enemy only if it passes")
                .of(MOVEMENT)
                .optional();
        hitByFire = duty.apply("general-loss", "his unit took hits by fire").ownThrow();
        hitInCombat = duty.apply("general-loss", HIT_IN_COMBAT).ownThrow().last();
        replace = duty.apply("replace", "the general is lost").of(RALLYING).last();
        fallback = duty.apply("fallback", "it was beaten");
        pursuit = duty.apply("pursuit", "it won");
        choice = duty.apply("pursuit", "it may choose")
                .with("by-choice", true)
                .onlyIf("Does NAME pursue?")
                .optional();
        chargeOn = duty.apply("charge", "the others charge on");
        meetNewEnemy = duty.apply("charge", "its pursuit has met a new enemy");
        meet = duty.apply("combat", "they meet").of(CLOSE_COMBAT).last();
        meetNextTurn = duty.apply("combat", "they meet after a pursuit")
                .of(CLOSE_COMBAT)
                .last()
                .nextTurn();
        caught =
                duty.apply("combat", "the pursuers catch them").of(CLOSE_COMBAT).last();
        caughtNextTurn = duty.apply("combat", "the pursuers have caught them: it goes on")
                .of(CLOSE_COMBAT)
                .last()
                .nextTurn();
        nextRound = duty.apply("combat", NEXT_ROUND).of(CLOSE_COMBAT);
        severalMeet = duty.apply("melee", "several meet: agree who fights whom with how many dice")
                .of(CLOSE_COMBAT)
                .last();
        nextMelee = duty.apply("melee", NEXT_ROUND).of(CLOSE_COMBAT);
        drill = duty.apply("drill", "it changed formation in an emergency").of(MOVEMENT);
        rally = duty.apply("rally", "hits to rally; --clear: no enemy near")
                .of(RALLYING)
                .last();
    }

    void after(EventContext after, DueCollector due) {
        if (!after.played("combat", "melee")) {
            leftInMelees(after, due);
        }
        for (Next next : after.outcome().map(Outcome::next).orElse(List.of())) {
            dueNext(next, after, due);
        }
        due.addEach(rout, after.became(WHY, Gone.OFF));
        if (after.played("pursuit") && after.ended("may") && !after.has("willing") && !after.has("by-choice")) {
            Map<String, Object> known = new LinkedHashMap<>();
            for (String name : List.of("after-charge", "caught")) {
                if (after.has(name)) {
                    known.put(name, after.inputs().get(name));
                }
            }
            due.add(choice, after.all(UNIT), known);
        }
        if (after.played("general")) {
            due.addEach(
                    command,
                    after.became(COMMAND, Command.OUT).stream()
                            .filter(unit -> !HonourConditions.isInContact(unit, after.before()))
                            .toList());
        }
        if (after.played("emergency") && after.ended("all", "half")) {
            after.unit(UNIT).filter(HonourMoves::isPoorAtDrill).ifPresent(unit -> due.add(drill, unit));
        }
        // PH-18: fire in the movement phase endangers no general
        boolean endangers = after.played("combat", "melee") || (after.played("fire") && !after.has("in-charge"));
        for (Unit unit : endangers ? after.gained(HITS) : List.<Unit>of()) {
            due.addEach(
                    after.played("fire") ? hitByFire : hitInCombat,
                    after.before().units().officersWith(unit));
        }
    }

    private void dueNext(Next next, EventContext after, DueCollector due) {
        List<Unit> whom = units.apply(next, after);
        Map<String, Object> options = options(next, after);
        switch (next.resolver()) {
            case "combat" -> dueCombat(whom, options, after, due);
            case "melee" -> dueMelee(next, whom, after, due);
            case "charge" -> {
                if (after.played("pursuit")) {
                    due.add(meetNewEnemy, met(after), options);
                } else if (whom.isEmpty() || !HonourConditions.isInContact(whom.get(0), after.before())) {
                    due.add(chargeOn, whom, options);
                }
            }
            case "fallback" -> due.add(fallback, whom, options);
            case "pursuit" -> {
                // H170: after its close combat of this turn a unit meets enemies only for the next (610, 702-705)
                if (after.played("charge")
                        && after.unit(ATTACKER).filter(FOUGHT::isSet).isPresent()) {
                    options.remove("after-charge");
                }
                boolean free = !after.played("charge") || whom.stream().noneMatch(unit -> hasOpponent(unit, after));
                if (!next.known().containsKey("not-entitled") && free) {
                    due.add(pursuit, whom, options);
                }
            }
            default -> {
                // Routs and the fate of generals follow from what changed; the rest is for the players to decide.
            }
        }
    }

    private void dueCombat(List<Unit> whom, Map<String, Object> options, EventContext after, DueCollector due) {
        if (!after.played("pursuit")) {
            boolean late = whom.stream().anyMatch(unit -> MEETS_AFTER.is(unit, After.COMBAT));
            due.add(after.ended("next-round") ? nextRound : late ? meetNextTurn : meet, whom, options);
            return;
        }
        // H171: after a close combat it goes on next turn, after a charge it is fought in this one
        Unit pursuer = after.unit(UNIT).orElse(null);
        Unit enemy = after.unit(ENEMY).orElse(null);
        if (pursuer != null && enemy != null) {
            due.add(after.has("after-charge") ? caught : caughtNextTurn, List.of(pursuer, enemy), options);
        }
    }

    /** Whether a winner of a charge has another enemy to fight, so that it does not pursue (376). */
    private static boolean hasOpponent(Unit winner, EventContext after) {
        return after.before().due().stream()
                .filter(due -> HonourConditions.isFightOf(due, winner))
                .flatMap(due -> due.units().stream().map(after.units()::get))
                .anyMatch(unit ->
                        !unit.side().equals(winner.side()) && !unit.isGone() && !hasParted(unit, after.before()));
    }

    /** Those who are left in a melee that is due, if one of them routs, falls back or evades before it is fought (662). */
    private void leftInMelees(EventContext after, DueCollector due) {
        for (Due melee : after.before().due()) {
            List<Unit> left = melee.units().stream()
                    .map(after.units()::get)
                    .filter(unit -> !unit.isGone() && !hasParted(unit, after.before()))
                    .toList();
            if (melee.resolver().equals("melee") && left.size() < melee.units().size()) {
                leftInMelee(melee, left, after, due);
            }
        }
    }

    private void leftInMelee(Due melee, List<Unit> left, EventContext after, DueCollector due) {
        String charged = melee.units().get(melee.units().size() - 1);
        if (melee.options().get("unit") instanceof List<?> rows) {
            dueRound(rows, left.stream().map(Unit::name).toList(), after, due);
        } else if (left.size() > 1 && left.get(left.size() - 1).name().equals(charged)) {
            Map<String, Object> options = new LinkedHashMap<>();
            if (left.size() == 2 && CHARGED.isSet(left.get(0))) {
                options.put("charging", true);
            }
            due.add(left.size() == 2 ? meet : severalMeet, left, options);
        }
    }

    /** A pursuer, and the new enemy if the player named him. */
    private static List<Unit> met(EventContext after) {
        Unit pursuer = after.unit(UNIT).orElse(null);
        Unit enemy = after.unit(ENEMY).orElse(null);
        if (pursuer == null) {
            return List.of();
        }
        return enemy == null || enemy.name().equals(BEAT.of(pursuer)) ? List.of(pursuer) : List.of(pursuer, enemy);
    }

    private void dueMelee(Next next, List<Unit> whom, EventContext after, DueCollector due) {
        if (after.played("charge")) {
            due.add(severalMeet, whom, Map.of());
        } else if (after.inputs().get("unit") instanceof List<?> rows) {
            dueRound(rows, next.sides(), after, due);
        }
    }

    /** The next round of a melee, between units that fight on; the units fill the rows, and a charge holds for one round. */
    private void dueRound(List<?> before, List<String> fightOn, EventContext after, DueCollector due) {
        List<FightRow> rows = FightRow.in(before).stream()
                .filter(row -> fightOn.contains(row.unit()) && fightOn.contains(row.enemy()))
                .toList();
        if (!rows.isEmpty()) {
            List<Unit> whom = rows.stream()
                    .flatMap(row -> Stream.of(row.unit(), row.enemy()))
                    .distinct()
                    .map(after.units()::get)
                    .toList();
            due.add(
                    nextMelee,
                    whom,
                    Map.of("unit", rows.stream().map(FightRow::withoutFlags).toList()));
        }
    }

    /**
     * Options that the result knows and no unit does: values of the moment, and dice that the players gave a unit for all rounds.
     * Hits are always the unit's own, since others may have come in the meantime.
     */
    private Map<String, Object> options(Next next, EventContext after) {
        ResolverRules rules = rulesOf.apply(next.resolver());
        LineContext line = after.line().orElseThrow();
        Map<String, Object> options = new LinkedHashMap<>();
        next.known().forEach((name, value) -> {
            boolean dice = name.endsWith("fighting-dice") && line.given(name).isPresent();
            if (dice || rules.isOfTheMoment(name)) {
                options.put(name, value);
            }
        });
        return options;
    }

    // ---- the movement of a side

    /**
     * Dithering and dashing brigadiers throw before their brigades move, and so do independent units that are rated so
     * (146-163). An army general throws only if he commands units himself, which nobody knows beforehand.
     */
    void movement(GameState state, String side, DueCollector due) {
        for (Unit unit : state.units().where(one -> one.side().equals(side) && !one.isGone())) {
            if (HonourCommand.throwsBeforeMoving(unit, state.units()) && !state.hasPlayed(unit, "general", UNIT)) {
                due.add(unit.isOfficer() ? general : ownGeneral, unit);
            }
            if (HonourCommand.hasLostItsGeneral(unit, state.units())
                    && !HonourConditions.isInContact(unit, state)
                    && !state.hasPlayed(unit, "command", UNIT)) {
                due.add(commandWithoutGeneral, unit);
            }
        }
    }

    // ---- the end of the turn

    /** H35: in every rallying phase, until he is replaced or his place is overrun. */
    void rallying(GameState state, DueCollector due) {
        due.addEach(
                replace,
                state.units()
                        .where(unit -> isLost(unit)
                                && !WHY.is(unit, Gone.CAPTURED)
                                && !state.hasPlayed(unit, "replace", UNIT)));
        due.addEach(
                rally,
                state.units()
                        .where(unit -> HonourConditions.hasHitsToRally(unit, tables)
                                && !HonourConditions.isInContact(unit, state)
                                && !HonourConditions.hasRallied(unit, state)));
    }

    // ---- what is over

    /**
     * Strikes out combats of two, and melees, whose units are all in a greater melee that is due: several are one combat
     * (662).
     */
    static GameState withoutPartsOfMelees(GameState state) {
        List<Due> left =
                state.due().stream().filter(due -> !isPartOfMelee(due, state)).toList();
        return left.size() == state.due().size() ? state : state.withDue(left);
    }

    private static boolean isPartOfMelee(Due due, GameState state) {
        return HonourConditions.isFight(due)
                && state.due().stream()
                        .anyMatch(other -> other.resolver().equals("melee")
                                && (other.units().size() > due.units().size()
                                        || due.resolver().equals("combat"))
                                && other.turn() == due.turn()
                                && other.units().containsAll(due.units()));
    }

    boolean isMoot(Due due, GameState before, Units units) {
        List<Unit> whom = due.units().stream().map(units::get).toList();
        return switch (due.resolver()) {
            case "pursuit" ->
                whom.stream()
                        .anyMatch(unit -> WEAKENED.isSet(unit) || PURSUITS.number(unit) >= Pursuit.mostInATurn(tables));
            case "combat", "melee" -> isFoughtOut(due, whom, before) || haveParted(due, whom, before);
            case "charge" -> haveParted(due, whom, before);
            case "general-loss" -> isLost(whom.get(0));
            case "general" -> !HonourCommand.throwsBeforeMoving(whom.get(0), units);
            case "replace" -> !isLost(whom.get(0)) || WHY.is(whom.get(0), Gone.CAPTURED);
            case "rally" -> !HonourConditions.hasHitsToRally(whom.get(0), tables);
            default -> false;
        };
    }

    /** Whether the item is a further round of a combat that was a draw. */
    static boolean isNextRound(Due due) {
        return due.why().contains(NEXT_ROUND);
    }

    /** Whether the item is the throw of a general with troops that were hit in close combat. */
    static boolean isHitInCombat(Due due) {
        return due.why().contains(HIT_IN_COMBAT);
    }

    /** H170: units that have fought each other, in a melee too, have nothing more to fight out this turn. */
    private static boolean isFoughtOut(Due due, List<Unit> whom, GameState before) {
        return due.turn() <= before.turn() && !isNextRound(due) && whom.stream().allMatch(FOUGHT::isSet);
    }

    /** H102, H124: an enemy that has just gone back, got away or left its guns is not charged or fought any more. */
    private static boolean haveParted(Due due, List<Unit> whom, GameState before) {
        return due.turn() <= before.turn() && whom.stream().anyMatch(unit -> hasParted(unit, before));
    }

    private static boolean hasParted(Unit unit, GameState before) {
        int fallBacks = before.units().find(unit.name()).map(FALL_BACKS::number).orElse(0);
        return isNew(unit, before, EVADED::isSet)
                || isNew(unit, before, ABANDONED::isSet)
                || isNew(unit, before, one -> FELL_BACK_ON.is(one, before.turn()))
                || FALL_BACKS.number(unit) > fallBacks;
    }

    private static boolean isNew(Unit unit, GameState before, Predicate<Unit> condition) {
        return condition.test(unit)
                && before.units().find(unit.name()).filter(condition.negate()).isPresent();
    }
}
