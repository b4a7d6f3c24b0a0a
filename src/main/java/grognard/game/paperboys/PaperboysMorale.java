package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.paperboys.unit.Officer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tests of morale, and the end of the turn: recovery, rally and pursuit. */
final class PaperboysMorale {

    static final String NO_RECORD = "guns have no morale record, so that they do not test";
    private static final String UNIT = "unit";
    private static final int HEAVY = 3;

    private PaperboysMorale() {}

    static void heavy(ResolverRules rules) {
        tests(rules)
                .flag("moved", UNIT, MOVED_LAST::isSet)
                .asks(
                        "moved",
                        line -> line.unit(UNIT)
                                .filter(unit -> line.turn() > 1 && !MOVED_LAST.isSet(unit))
                                .map(unit -> unit.name() + ": did it move last turn?"))
                .forbids(UNIT, TESTED_HEAVY::isSet, "it has tested already this turn, once when the firing is over")
                .doubts(line -> line.unit(UNIT)
                        .filter(unit -> line.due().isEmpty() && SUFFERED.number(unit) < HEAVY)
                        .map(unit -> unit.name() + " has suffered " + SUFFERED.number(unit)
                                + " casualties by fire this turn: the test is for " + HEAVY))
                .doubts(line -> line.unit(UNIT)
                        .filter(unit -> PaperboysTurn.isFiredAt(unit, line.state()))
                        .map(unit -> unit.name() + " tests at the end of this card: the fire is not done yet."))
                .marks(UNIT, TESTED_HEAVY);
    }

    /** Tests are resolved as they occur (116): those that are due for the unit, and for an officer with it, come first. */
    static Optional<String> testsFirst(String role, LineContext line) {
        return line.unit(role)
                .flatMap(unit -> heavyFirst(unit, line.state())
                        .or(() -> friendsFirst(unit, line.state()))
                        .or(() -> officerFirst(unit, line.state())));
    }

    /** Heavy casualties are tested when the enemy's firing is over, and not before (421). */
    private static Optional<String> heavyFirst(Unit unit, GameState state) {
        return due("heavy", unit, state)
                .filter(due -> !PaperboysTurn.isFiredAt(unit, state))
                .map(due -> unit.name() + " has heavy casualties, and tests first: " + due.command() + " is due");
    }

    private static Optional<String> friendsFirst(Unit unit, GameState state) {
        return due("friends", unit, state)
                .map(due -> unit.name() + " tests first for the friend that routs: next " + due.n()
                        + " plays it, or strikes it out if none came within 10 cm");
    }

    private static Optional<String> officerFirst(Unit unit, GameState state) {
        return state.units().officersWith(unit).stream()
                .flatMap(officer -> due("officer", officer, state)
                        .map(due -> officer.name() + "'s own throw comes first: " + due.command() + " is due")
                        .stream())
                .findFirst();
    }

    private static Optional<Due> due(String resolver, Unit unit, GameState state) {
        return state.dueNow().stream()
                .filter(due -> due.isFor(resolver, List.of(unit.name())))
                .findFirst();
    }

    static boolean isToTestForFriends(Unit unit, GameState state) {
        return due("friends", unit, state).isPresent();
    }

    static void friends(ResolverRules rules) {
        tests(rules)
                .own(QUALITY)
                .moment("through")
                .asks(
                        "through",
                        line -> line.unit(UNIT)
                                .map(unit -> broken(unit, line.units()))
                                .filter(friends -> !friends.isEmpty())
                                .map(friends -> "Did " + friends + " rout round "
                                        + line.unit(UNIT).orElseThrow().name() + ", or through it?"))
                .forbids(UNIT, TESTED_FRIENDS::isSet, "it has tested already this turn, and no unit does so twice")
                .doubts(line -> line.unit(UNIT)
                        .filter(unit -> line.due().isEmpty()
                                && routers(unit, line.units()).isEmpty())
                        .map(unit -> unit.name() + ": no friend of its arm, as good or better, routs"))
                .marks(UNIT, TESTED_FRIENDS);
    }

    /** The question whether a unit tests for routing friends. */
    static String isNear(Unit unit, Units units) {
        String broken = broken(unit, units);
        return "Did " + (broken.isEmpty() ? "a friend" : broken) + " rout within 10 cm of " + unit.name() + "?";
    }

    /** The friends that broke this turn and for whom the unit tests: {@code 45e or 9e}. */
    private static String broken(Unit unit, Units units) {
        return String.join(
                " or ",
                routers(unit, units).stream()
                        .filter(ROUT_BEGAN::isSet)
                        .map(Unit::name)
                        .toList());
    }

    /** Routing friends of the unit's arm, of its quality or better. */
    static List<Unit> routers(Unit unit, Units units) {
        return units.friendsOf(unit).stream()
                .filter(friend -> STATE.is(friend, State.ROUTING)
                        && ARM.of(friend) == ARM.of(unit)
                        && QUALITY.rank(friend) >= QUALITY.rank(unit))
                .toList();
    }

    private static ResolverRules tests(ResolverRules rules) {
        return rules.own(PIPS)
                .forbids(UNIT, ARM.is(ARTILLERY), NO_RECORD)
                .compute("officer", line -> officerWith(UNIT, line))
                .flag("surrounded", line -> PaperboysFights.isSurrounded(UNIT, line))
                .doubts(line -> line.unit(UNIT).flatMap(unit -> officerFirst(unit, line.state())));
    }

    /** PB-29: a brigadier and the commander together are several, two brigadiers are one. */
    static @Nullable Object officerWith(String role, LineContext line) {
        List<Officer> ranks = new ArrayList<>();
        line.unit(role).ifPresent(unit -> line.units().officersWith(unit).forEach(one -> ranks.add(RANK.of(one))));
        boolean commander = ranks.contains(Officer.COMMANDER);
        boolean brigadier = ranks.contains(Officer.BRIGADIER);
        return commander && brigadier
                ? Officer.SEVERAL
                : commander ? Officer.COMMANDER : brigadier ? Officer.BRIGADIER : null;
    }

    static void recover(ResolverRules rules) {
        rules.in(PaperboysTurn.RECOVERY)
                .own(PIPS, QUALITY, UNDER_FIRE)
                .forbids(UNIT, ARM.is(ARTILLERY), NO_RECORD)
                .forbidsAgain(UNIT, "it has recovered already this turn")
                .fill("fighting", UNIT, FOUGHT)
                .flag("routing", UNIT, unit -> ROUTED.isSet(unit) || STATE.is(unit, State.ROUTING));
    }

    /** The units that still have to recover this turn. */
    static List<Unit> toRecover(GameState state) {
        return state.units()
                .where(unit -> isTroops(unit)
                        && !unit.isGone()
                        && PIPS.number(unit) > 0
                        && !STATE.is(unit, State.JOINED)
                        && !state.hasPlayed(unit, "recover", UNIT));
    }

    static void rally(ResolverRules rules) {
        tests(rules)
                .in(PaperboysTurn.RALLY)
                .finds("pursuer", (roles, units) -> roles.unit(UNIT, units).flatMap(unit -> pursuer(unit, units)))
                .fill("arm", UNIT, Case.when("cavalry", ARM.is(CAVALRY)), Case.when("infantry", unit -> true))
                .compute("enemy", PaperboysMorale::enemyAtHand)
                .flag("pursued", "pursuer", ARM.is(CAVALRY))
                .flag("first", UNIT, ROUT_BEGAN::isSet)
                .asks("enemy", PaperboysMorale::enemyNear)
                .forbids(UNIT, unit -> !STATE.is(unit, State.ROUTING), "it does not rout, and only who routs rallies")
                .forbidsAgain(UNIT, "it has thrown already this turn");
    }

    private static Optional<Unit> pursuer(Unit unit, Units units) {
        return units.where(other -> unit.name().equals(PURSUING.of(other))).stream()
                .findFirst();
    }

    /** The distance to the enemy of a fight that goes on; only the table shows how far others are (119-120). */
    private static @Nullable Object enemyAtHand(LineContext line) {
        return line.unit(UNIT)
                        .filter(unit -> PaperboysFights.isHeldByFight(unit, line.state()))
                        .isPresent()
                ? 0
                : null;
    }

    /** P38; whoever is pursued may not try in any case. */
    private static Optional<String> enemyNear(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> pursuer(unit, line.units()).isEmpty())
                .map(unit -> unit.name() + ": is an enemy within 15 cm? At how many cm (Enter: none)?");
    }

    static void pursuit(ResolverRules rules) {
        rules.in(PaperboysTurn.RALLY)
                .finds(
                        "pursued",
                        (roles, units) ->
                                roles.unit(UNIT, units).flatMap(unit -> units.find(unit.text(PURSUING.name()))))
                .own(STANDS)
                .fill("british", UNIT, Case.of(BRITISH, British.LIGHT), Case.of(BRITISH, British.HEAVY))
                .fill(
                        "target-arm",
                        "pursued",
                        Case.when("infantry", ARM.is(INFANTRY)),
                        Case.when("cavalry", ARM.is(CAVALRY)))
                // P132: the stands of this turn are lost once.
                .flag("first", "pursued", unit -> ROUT_BEGAN.isSet(unit) || RIDDEN_DOWN.isSet(unit))
                .forbids(
                        UNIT,
                        unit -> !PURSUING.isSet(unit),
                        "it pursues nobody; unit NAME pursuing=ENEMY says whom it does")
                .forbidsAgain(UNIT, "it has thrown already this turn");
    }

    static void officer(ResolverRules rules) {
        rules.takes(Unit::isOfficer)
                .moment("stands")
                .forbids(UNIT, CommonFields.OFFICER_STATE.is(OfficerState.LOST), "NAME is lost already")
                .doubts(line -> line.unit(UNIT)
                        .filter(officer -> line.due().isEmpty())
                        .map(officer -> officer.name() + " throws when his unit loses a stand, and it has not"));
    }

    static void levy(ResolverRules rules) {
        rules.forbids(UNIT, unit -> !IRREGULAR.isSet(unit), "only irregulars are diced for")
                .forbids(line -> line.unit(UNIT)
                        .filter(unit -> line.due().isEmpty())
                        .map(unit -> unit.name() + ": irregulars are diced for once, before they deploy"));
    }
}
