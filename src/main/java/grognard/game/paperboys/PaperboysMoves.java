package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.Arm.CAVALRY;
import static grognard.game.paperboys.Arm.INFANTRY;
import static grognard.game.paperboys.Arm.SKIRMISHERS;
import static grognard.game.paperboys.PaperboysFields.*;
import static grognard.game.paperboys.PaperboysFights.ATTACKER;
import static grognard.game.unit.CommonFields.MOVED;
import static grognard.game.unit.CommonFields.OFFICER_STATE;

import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.paperboys.unit.Officer;
import grognard.rules.paperboys.unit.Pips;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Movement of units and officers: how far, and who may not. */
final class PaperboysMoves {

    static final String WITH_PARENT = "it is with its parent unit, and unit NAME state=ready brings it out again";

    static final String NO_ORDERS = "a routing unit carries out no orders";

    private static final String IN_A_FIGHT = "it is in a fight";

    /** Results of riding or marching over those who do not stand, which the same move may go beyond. */
    static final String[] IN_PASSING = {"overrun", "scattered", "skirmishers-retire"};

    /** Results of attacks that do not come about, which are none (P73). */
    static final String[] NO_ATTACK = {"cannot-advance", "cannot-close", "cannot-assault"};

    static final List<String> ATTACKS = List.of("contact", "breach");

    private static final String[] GOES_ON =
            Stream.of(IN_PASSING, NO_ATTACK).flatMap(Stream::of).toArray(String[]::new);

    private PaperboysMoves() {}

    static void moves(ResolverRules rules) {
        rules.takes(unit -> !isStructure(unit))
                .fill(
                        "unit",
                        "unit",
                        Case.when("officer", Unit::isOfficer),
                        Case.when(
                                "manhandled",
                                unit -> ARM.is(unit, ARTILLERY) && FORMATION.is(unit, Formation.UNLIMBERED)),
                        Case.when("horse-artillery", unit -> ARM.is(unit, ARTILLERY) && HORSE.isSet(unit)),
                        Case.when("foot-artillery", ARM.is(ARTILLERY)),
                        Case.when("cavalry", ARM.is(CAVALRY)),
                        Case.when("skirmishers", ARM.is(SKIRMISHERS)),
                        Case.of("square", FORMATION, Formation.SQUARE),
                        Case.of("attack-column", FORMATION, Formation.COLUMN),
                        Case.of("route-column", FORMATION, Formation.ROUTE),
                        Case.of("line", FORMATION, Formation.LINE))
                .flag("fired", "unit", PaperboysMoves::staysAfterFire)
                .flag("cannot-move", "unit", CANNOT_MOVE::isSet)
                .flag("misses-move", "unit", MISSES_MOVE::isSet)
                .moment("difficult", "woods", "charge", "unlimber", "form-square", "double")
                .forbids("unit", unit -> unit.isOfficer() && OFFICER_STATE.is(unit, OfficerState.LOST), "NAME is lost")
                .forbids("unit", STATE.is(State.JOINED), WITH_PARENT)
                .forbids(PaperboysMoves::hasMoved);
        spendsBonus(rules, "unit", "charge", "bonus-used", "charge");
    }

    /**
     * Forbids the charge bonus to a unit that has spent it (190-192). The flag that says so is left out where the line is
     * forbidden, so that {@code --force} plays it.
     */
    static void spendsBonus(ResolverRules rules, String role, String bonus, String used, String forbidden) {
        rules.forbidsWith(bonus, role, CHARGE_USED::isSet, "its charge bonus is spent, once a game")
                .flag(
                        used,
                        line -> !line.isSet(bonus)
                                && !line.isSet(forbidden)
                                && line.unit(role).filter(CHARGE_USED::isSet).isPresent());
    }

    /** A unit has its distance once a turn (36, 182), but a result moves those who have moved too: routers run on. */
    private static Optional<String> hasMoved(LineContext line) {
        Unit unit = line.unit("unit").filter(STATE.is(State.ROUTING).negate()).orElse(null);
        if (unit == null) {
            return Optional.empty();
        }
        if (!PaperboysFights.of(unit, line.state()).isEmpty()) {
            return because(unit, IN_A_FIGHT);
        }
        return MOVED.isSet(unit) && !EXTRA_MOVE.isSet(unit)
                ? because(unit, "it has moved already this turn; unit NAME moved=no, if not")
                : Optional.empty();
    }

    static void manoeuvre(ResolverRules rules) {
        rules.in(PaperboysTurn.FOOT, PaperboysTurn.HORSE)
                .own(PIPS, QUALITY)
                .moment("enemy")
                .forbids("unit", ARM.is(ARTILLERY), PaperboysMorale.NO_RECORD)
                .forbids("unit", STATE.is(State.ROUTING), NO_ORDERS)
                .forbids(line -> hasAttacked("unit", line))
                .waitsFor(line -> PaperboysFights.isInAFight("unit", line))
                .forbids(line -> line.unit("unit")
                        .filter(FORMATION.is(Formation.SQUARE).negate()) // which it may leave
                        .flatMap(PaperboysMoves::held))
                .waitsFor(PaperboysTurn::isEnding)
                .leavesFreeOn("done")
                .compute("officer", line -> PaperboysMorale.officerWith("unit", line));
    }

    /** A unit moves once a turn, though through skirmishers and guns; Glory gives it one move more. */
    static Optional<String> hasAttacked(String role, LineContext line) {
        return line.unit(role)
                .filter(unit -> MOVED.isSet(unit)
                        && !EXTRA_MOVE.isSet(unit)
                        && ATTACKS.stream()
                                .anyMatch(attack -> line.state().hasPlayedBut(unit, attack, ATTACKER, GOES_ON)))
                .flatMap(unit -> because(unit, "it has attacked already this turn, and only Glory gives another move"));
    }

    /** Close order that has fired stays; infantry may move after its first fire of the game. */
    private static boolean staysAfterFire(Unit unit) {
        return FIRED_NOW.isSet(unit)
                && (ARM.is(unit, ARTILLERY) || (ARM.is(unit, INFANTRY) && !FIRST_FIRE.isSet(unit)));
    }

    /** Returns why the unit may not move now. */
    static Optional<String> held(Unit unit) {
        if (FORMATION.is(unit, Formation.SQUARE)) {
            return because(unit, "a square may not move: unit NAME formation=line says that it has formed up");
        }
        if (CANNOT_MOVE.isSet(unit)) {
            return because(unit, "it failed a critical manoeuvre and may not move this turn");
        }
        if (MISSES_MOVE.isSet(unit)) {
            return because(unit, "it was halted and misses its next move");
        }
        if (STATE.is(unit, State.JOINED)) {
            return because(unit, WITH_PARENT);
        }
        if (!staysAfterFire(unit)) {
            return Optional.empty();
        }
        return because(
                unit,
                ARM.is(unit, ARTILLERY)
                        ? "it has fired this turn, and guns that fire stay where they are"
                        : "it has fired this turn, and not for the first time: close order then stays where it is");
    }

    /** @param why the reason; {@code NAME} stands for the unit */
    private static Optional<String> because(Unit unit, String why) {
        return Optional.of(unit.name() + ": " + why.replace("NAME", unit.name()));
    }

    static Optional<String> moveForbidden(Unit unit, GameState state) {
        if (isStructure(unit)) {
            return because(unit, "it is a " + unit.text(ARM.name()) + ", and stays where it is");
        }
        Optional<String> held = held(unit);
        if (held.isPresent()) {
            return held;
        }
        if (STATE.is(unit, State.ROUTING)) {
            return because(unit, NO_ORDERS);
        }
        if (!PaperboysFights.of(unit, state).isEmpty()) {
            return because(unit, IN_A_FIGHT);
        }
        return unit.isOfficer()
                ? Optional.empty()
                : PaperboysTurn.isEnding(state).flatMap(reason -> because(unit, reason));
    }

    /** A unit that must fire does so from where it stands (312-313); at 6 pips a unit may only retreat (249-251). */
    static List<String> moveDoubts(Unit unit) {
        List<String> doubts = new ArrayList<>();
        if (MUST_FIRE.isSet(unit) && !MOVED.isSet(unit)) {
            doubts.add(mustFire(unit));
        }
        if (PIPS.number(unit) == Pips.MOST) {
            doubts.add(unit.name() + ": at 6 pips it may not move towards an enemy.");
        }
        return doubts;
    }

    /** At 6 pips a unit goes no nearer to the enemy, so that it has nobody to attack. */
    static Optional<String> mayNotAdvance(Unit unit) {
        return PIPS.number(unit) == Pips.MOST
                ? because(unit, "at 6 pips it may not move towards the enemy")
                : Optional.empty();
    }

    static String mustFire(Unit unit) {
        return unit.name() + " must fire in its next firing phase, from where it stands.";
    }

    static Optional<String> captureForbidden(Unit guns, Unit captor, GameState state) {
        if (isStructure(guns) || isStructure(captor)) {
            return Optional.of("capture: expected guns and their captor, no wall or building");
        }
        if (!ARM.is(guns, ARTILLERY)) {
            return because(guns, "only guns are captured");
        }
        if (ARM.is(captor, ARTILLERY)) {
            return because(captor, "guns capture nothing");
        }
        if (STATE.is(captor, State.ROUTING)) {
            return because(captor, NO_ORDERS);
        }
        if (PaperboysFights.isHeldByFight(captor, state)) {
            return because(captor, IN_A_FIGHT);
        }
        return held(captor).or(() -> mayNotAdvance(captor));
    }

    /** Refuses guns of the enemy in use, and skirmishers of a parent that has no stand to send out. */
    static Optional<String> setForbidden(Unit was, Unit now, Units units) {
        return gunsTurned(was, now).or(() -> PaperboysSkirmishers.sentOut(was, now, units));
    }

    /** Guns that are overrun scatter into the dead pool and do not return (272, 365-367). */
    private static Optional<String> gunsTurned(Unit was, Unit now) {
        return ARM.is(was, ARTILLERY) && !was.side().equals(now.side())
                ? because(
                        was,
                        "guns that are overrun are scattered and do not return, so that nobody else serves them;"
                                + " capture NAME UNIT says who took them")
                : Optional.empty();
    }

    /** To unlimber is half a move, and guns fire in the next (199-201); to form square is a whole one (205). */
    static Units setByHand(Units was, Units now) {
        Units all = now;
        for (Unit unit : now) {
            Unit before = was.find(unit.name()).orElse(unit);
            boolean forms = becomes(Formation.SQUARE, before, unit) || becomes(Formation.UNLIMBERED, before, unit);
            all = forms ? all.with(MOVED.set(unit, true)) : all;
        }
        return all;
    }

    private static boolean becomes(Formation formation, Unit was, Unit now) {
        return FORMATION.is(now, formation) && !FORMATION.is(was, formation);
    }

    /** The unit after a move: it has left its cover. A second move is the one that Glory gives, and uses it up. */
    static Unit moved(Unit unit) {
        Unit moved = COVER.set(MOVED.set(unit, true), Cover.NONE);
        return MOVED.isSet(unit) ? EXTRA_MOVE.set(moved, false) : moved;
    }

    /** P75: an officer moves once a turn. P178: a brigadier joins units of his own brigade. */
    static List<String> doubts(Unit officer, Optional<Unit> unit, GameState state) {
        List<String> doubts = new ArrayList<>();
        if (MOVED.isSet(officer) && !leavesTheLost(officer, unit.isEmpty(), state)) {
            doubts.add(officer.name() + " has moved already this turn: a mounted officer moves once.");
        }
        String his = BRIGADE.of(officer);
        String its = unit.map(BRIGADE::of).orElse(null);
        if (unit.isPresent() && RANK.is(officer, Officer.BRIGADIER) && his != null && its != null && !his.equals(its)) {
            doubts.add(
                    officer.name() + "'s brigade is " + his + ", " + unit.get().name() + " is of " + its + ".");
        }
        return doubts;
    }

    /** The officer after his ride; he who only leaves a unit that is gone has not moved. */
    static Unit ridden(Unit officer, GameState state) {
        boolean leaves = officer.get(Unit.WITH) == null;
        Unit was = state.units().get(officer.name());
        return leavesTheLost(was, leaves, state) ? officer : MOVED.set(officer, true);
    }

    private static boolean leavesTheLost(Unit officer, boolean leaves, GameState state) {
        return leaves
                && state.units()
                        .find(officer.text(Unit.WITH))
                        .filter(Unit::isGone)
                        .isPresent();
    }
}
