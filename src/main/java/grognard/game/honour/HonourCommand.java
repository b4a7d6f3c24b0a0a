package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.WHY;
import static grognard.game.unit.CommonFields.WITH;

import grognard.game.honour.HonourFields.Command;
import grognard.game.honour.HonourFields.Moved;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.Tables;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Rating;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Initiative, generals and what hangs on them. */
final class HonourCommand {

    private static final String CHOSEN = "chosen";
    private static final String THROWS_ONCE = "NAME has thrown for it this turn, and throws once";

    private HonourCommand() {}

    static void initiative(ResolverRules initiative) {
        initiative
                .in(INITIATIVE)
                .game("nation", "def-nation")
                .army("general", HonourCommand::rating)
                .army("lost-general", HonourCommand::wasLost)
                .forbids(line -> line.state().moment().first().isEmpty()
                        ? Optional.empty()
                        : Optional.of("the initiative of turn " + line.turn() + " is settled"));
    }

    /** Rating of the army general on the table (H62); null, which is dependable, if there is none. */
    private static @Nullable Object rating(String side, Units units) {
        return units.where(unit -> unit.side().equals(side) && isArmyGeneral(unit) && !isLost(unit)).stream()
                .findFirst()
                .map(RATING::of)
                .orElse(null);
    }

    /** Whether the army general was ever lost, replaced or not (H36). */
    private static @Nullable Object wasLost(String side, Units units) {
        return isAny(side, units, WAS_LOST::isSet);
    }

    /** Whether the army general is lost and not replaced: only then he counts for victory (PH-17). */
    static @Nullable Object isLostNow(String side, Units units) {
        return isAny(side, units, HonourFields::isLost);
    }

    private static @Nullable Object isAny(String side, Units units, Predicate<Unit> condition) {
        return units.where(unit -> unit.side().equals(side) && isArmyGeneral(unit) && condition.test(unit))
                        .isEmpty()
                ? null
                : true;
    }

    static void general(ResolverRules general) {
        general.in(MOVEMENT)
                .takes(unit -> !isPlace(unit))
                .own(RATING, QUALITY)
                .fill("independent", UNIT, Case.when(Case.YES, unit -> !unit.isOfficer()))
                .namesOnly("over", CHOSEN, "of an army general: the units that he commands himself")
                .examples("Manstein", "Fritz --over Itzenplitz,Garde")
                .forbids(UNIT, HonourFields::isLost, "NAME is lost and commands nobody")
                .forbidsAgain(UNIT, THROWS_ONCE)
                .forbids(HonourConditions.namesFriends(CHOSEN))
                .forbids(HonourCommand::throwsTooLate)
                .unlists(HonourCommand::throwsNoDie)
                .leavesFree(unit -> !unit.isOfficer()) // an independent unit moves after its throw
                .forbids(line ->
                        line.unit(UNIT).filter(unit -> !unit.isOfficer()).flatMap(HonourCommand::isNotIndependent));
    }

    static void command(ResolverRules orders) {
        orders.in(MOVEMENT)
                .own(QUALITY)
                .forbids(HonourCommand::isInCommand)
                .forbidsAgain(UNIT, THROWS_ONCE)
                .leavesFreeOn("obeys");
    }

    /** An independent unit is always in command (111-112), unless its own throw puts it out (162-163). */
    private static Optional<String> isInCommand(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> hasBrigades(unit, line.units())
                        && isNotIndependent(unit).isEmpty()
                        && !COMMAND.is(unit, Command.OUT))
                .map(unit -> unit.name() + " is independent and always in command");
    }

    /** A dependable general and a regular unit have nothing to throw for (153, 162). */
    private static Optional<String> throwsNoDie(LineContext line) {
        return line.unit(UNIT)
                .filter(unit ->
                        unit.isOfficer() ? RATING.is(unit, Rating.DEPENDABLE) : QUALITY.is(unit, Quality.REGULAR))
                .map(unit -> unit.name() + " throws no die");
    }

    /** Refuses a throw after one of his units has moved (146-163). Evading units have not moved of their own accord. */
    private static Optional<String> throwsTooLate(LineContext line) {
        Unit general = line.unit(UNIT).orElse(null);
        return general == null
                ? Optional.empty()
                : commanded(general, line.roles(), line.units()).stream()
                        .filter(unit -> CHARGED.isSet(unit) || (!MOVED.is(unit, Moved.NO) && !EVADED.isSet(unit)))
                        .findFirst()
                        .map(unit -> unit.name() + " has moved already: the throw comes before the units move");
    }

    /** The throw that comes before the unit moves: its general's, or its own if it is independent (146-163). */
    static Optional<String> throwIsDue(Unit unit, GameState state) {
        for (Due due : state.dueNow()) {
            if (!due.resolver().equals("general")) {
                continue;
            }
            Unit thrower = state.units().get(due.units().get(0));
            boolean own = thrower.name().equals(unit.name());
            if (own || isInBrigadeOf(thrower, unit)) {
                return Optional.of(unit.name() + ": " + due.command() + " comes first, before "
                        + (own ? "it moves" : "any of his units moves") + "; due drop " + due.n()
                        + " strikes the throw out");
            }
        }
        return Optional.empty();
    }

    /** Why a unit may not go nearer to the enemy: it is out of command and has not passed its test (112-118). */
    static Optional<String> holdsBack(Unit unit, GameState state) {
        boolean failed = state.hasEnded(unit, "command", UNIT, "holds");
        boolean out = failed || (COMMAND.is(unit, Command.OUT) && !state.hasEnded(unit, "command", UNIT, "obeys"));
        return out
                ? Optional.of(unit.name() + " is out of command and goes no nearer to the enemy"
                        + (failed ? ": it failed its command roll" : " before command " + unit.name()))
                : Optional.empty();
    }

    /**
     * The command test that comes first: the unit's general is lost, and nobody has said that another one commands it,
     * by striking the test out (113-118, 129-131).
     */
    static Optional<String> testIsDue(Unit unit, GameState state) {
        return state.dueNow().stream()
                .filter(due -> due.isFor("command", List.of(unit.name())))
                .findFirst()
                .map(due -> unit.name() + " is out of command without its general: " + due.command()
                        + " first, or due drop " + due.n() + " if another general commands it");
    }

    /** Why a unit goes no nearer to the enemy, or does not yet. */
    static Optional<String> staysBack(Unit unit, GameState state) {
        return holdsBack(unit, state).or(() -> testIsDue(unit, state));
    }

    /** H19: only light units and artillery without a brigade are independent; PH-7 says who is light. */
    private static Optional<String> isNotIndependent(Unit unit) {
        if (BRIGADE.isSet(unit)) {
            return Optional.of(
                    unit.name() + " is in brigade " + unit.text(BRIGADE.name()) + ": its general throws for it");
        }
        return TYPE.is(unit, UnitType.FORMED, UnitType.HEAVY_CAVALRY)
                ? Optional.of(unit.name() + ": only light units and artillery may be independent")
                : Optional.empty();
    }

    /**
     * A brigadier with units left who is neither lost nor dependable; an independent unit that is neither regular nor
     * guns in position.
     */
    static boolean throwsBeforeMoving(Unit unit, Units units) {
        if (unit.isOfficer()) {
            return !isArmyGeneral(unit)
                    && !isLost(unit)
                    && !RATING.is(unit, Rating.DEPENDABLE)
                    && units.friendsOf(unit).stream()
                            .anyMatch(other -> isInBrigadeOf(unit, other) && units.isAtHand(other));
        }
        boolean stands = isGuns(unit) && !LIMBERED.isSet(unit); // guns in position seldom move
        return isTroops(unit)
                && hasBrigades(unit, units)
                && !stands
                && isNotIndependent(unit).isEmpty()
                && !QUALITY.is(unit, Quality.REGULAR);
    }

    /** Whether the army has brigades, without which the game does not know who is independent. */
    private static boolean hasBrigades(Unit unit, Units units) {
        return units.friendsOf(unit).stream().anyMatch(BRIGADE::isSet);
    }

    /** Whether the unit is troops of the general's brigade. */
    private static boolean isInBrigadeOf(Unit general, Unit unit) {
        String brigade = general.isOfficer() ? BRIGADE.of(general) : null;
        return brigade != null
                && general.side().equals(unit.side())
                && isTroops(unit)
                && brigade.equals(BRIGADE.of(unit));
    }

    /** Whether the brigadier on whom the unit relies is off the table (129-131). */
    static boolean hasLostItsGeneral(Unit unit, Units units) {
        return units.friendsOf(unit).stream()
                .anyMatch(other -> isLost(other) && !isArmyGeneral(other) && isInBrigadeOf(other, unit));
    }

    static void generalLoss(ResolverRules loss) {
        loss.answersIn(FIRING, CLOSE_COMBAT)
                .takes(Unit::isOfficer)
                .forbids(UNIT, HonourFields::isLost, "NAME is lost already")
                .forbids(
                        UNIT,
                        (unit, line) -> line.due().isEmpty() && !WITH.isSet(unit),
                        "NAME is with no unit, and nothing endangers him");
    }

    static Optional<String> lossRemark(EventContext after) {
        return after.unit(UNIT)
                .filter(unit -> after.played("general-loss") && after.ended("hors-de-combat"))
                .map(unit -> unit.name() + ": units that relied on him are out of command at once"); // 129-131
    }

    /** Tells that an army general's die is for the units that he commands himself, if the line names none (156-161). */
    static Optional<String> chosenRemark(EventContext after) {
        return after.unit(UNIT)
                .filter(unit -> after.played("general") && after.ended("out-of-command", "double-move"))
                .filter(unit -> isArmyGeneral(unit) && after.all(CHOSEN).isEmpty())
                .map(unit -> unit.name() + " throws for the units that he commands himself: undo, then general "
                        + unit.name() + " --over NAMES");
    }

    static void replace(ResolverRules replacement) {
        replacement
                .in(GENERALSHIP, RALLYING)
                .takes(Unit::isOfficer)
                .moment("overrun")
                .forbids(UNIT, unit -> !isLost(unit), "NAME is not lost")
                .forbidsAgain(UNIT, THROWS_ONCE)
                .forbids(UNIT, WHY.is(Gone.CAPTURED), "NAME fell where the enemy is now: nobody takes over")
                // H35: once overrun he is never asked for again
                .marks(UNIT, (unit, after) -> after.ended("not-allowed") ? WHY.set(unit, Gone.CAPTURED) : unit);
    }

    /** Applies the general's die, or his loss, to his units for this turn (118, 129-131). */
    static Units afterwards(EventContext after, Units units) {
        Command command = after.ended("out-of-command", "hors-de-combat")
                ? Command.OUT
                : after.ended("double-move") ? Command.DOUBLE : Command.IN;
        Unit general = after.unit(UNIT).orElse(null);
        if (general == null || command == Command.IN || !after.played("general", "general-loss")) {
            return units;
        }
        Units now = units;
        for (Unit unit : commanded(general, after.line().orElseThrow().roles(), units)) {
            now = now.with(COMMAND.set(unit, command));
        }
        return now;
    }

    private static List<Unit> commanded(Unit general, Roles roles, Units units) {
        if (!general.isOfficer()) {
            return List.of(units.get(general.name()));
        }
        if (isArmyGeneral(general)) {
            return roles.all(CHOSEN, units);
        }
        return units.friendsOf(general).stream()
                .filter(unit -> !unit.isGone() && isInBrigadeOf(general, unit))
                .toList();
    }

    // ---- attached generals

    /** H28 (122-123), H211 (765-767). */
    static Optional<String> attachForbidden(Unit officer, Unit unit, GameState state) {
        if (isPlace(unit)) {
            return Optional.of(unit.name() + " is an objective: a general joins troops");
        }
        Optional<String> other = hasAnother(officer, unit, state.units());
        if (other.isPresent()) {
            return other;
        }
        if (mustStay(officer, state)) {
            return Optional.of(stays(officer));
        }
        return REPLACED_ON.is(officer, state.turn())
                ? Optional.of("he took over this turn and does not help to rally")
                : Optional.empty();
    }

    static Optional<String> detachForbidden(Unit officer, GameState state) {
        return mustStay(officer, state) ? Optional.of(stays(officer)) : Optional.empty();
    }

    /** A general who joins a unit in generalship stays until the next (124-126, 742-743). */
    private static boolean mustStay(Unit officer, GameState state) {
        return WITH.isSet(officer) && ATTACHED_ON.is(officer, state.turn());
    }

    private static String stays(Unit officer) {
        return "he has joined " + WITH.of(officer)
                + " in this turn's generalship and stays there until the next; undo takes that back";
    }

    private static Optional<String> hasAnother(Unit officer, Unit unit, Units units) {
        return units.officersWith(unit).stream()
                .map(Unit::name)
                .filter(name -> !name.equals(officer.name()))
                .findFirst()
                .map(name -> name + " is with it: a unit can have only 1 general; detach " + name + " first");
    }

    /**
     * The general who takes over. He has the rating of the one before him until the players set their throw, but is never
     * dashing (769-770), nor better than that.
     */
    static Unit successor(Unit officer) {
        return officer.isOfficer() && RATING.is(officer, Rating.DASHING, Rating.DAZZLING)
                ? RATING.set(officer, Rating.DEPENDABLE)
                : officer;
    }

    /** Why a general cannot have his rating: the two at the ends of the scale are an option for army generals (1024-1027). */
    static Optional<String> wrongRating(Unit general) {
        return general.isOfficer() && !isArmyGeneral(general) && RATING.is(general, Rating.DAZZLING, Rating.DREADFUL)
                ? Optional.of(general.name() + " is brigadier: only army generals are dazzling or dreadful")
                : Optional.empty();
    }

    /** H28: nor by hand. A general who took over is not dashing (770). */
    static Optional<String> setForbidden(Unit was, Unit now, Units units) {
        boolean dashing = now.isOfficer() && REPLACED_ON.isSet(now) && RATING.is(now, Rating.DASHING);
        if (dashing && !RATING.is(was, Rating.DASHING)) {
            return Optional.of(now.name() + " took over from another: a dashing successor is thrown for again");
        }
        String with = now.isOfficer() ? WITH.of(now) : null;
        if (with != null && isLost(now) && !with.equals(WITH.of(was))) {
            return Optional.of(now.name() + " is lost, and with no unit");
        }
        return with == null || with.equals(WITH.of(was))
                ? Optional.empty()
                : units.find(with).flatMap(unit -> hasAnother(now, unit, units));
    }

    /**
     * Generals join and leave units in the generalship phase and stay until the next (124, 740-744). One who leaves does
     * not help to rally, while one who goes straight to another unit does, so the straight way is told before he leaves.
     *
     * @param unit the unit that he joins; empty if he leaves his own
     */
    static List<String> doubts(Unit officer, Optional<Unit> unit, GameState state, Tables tables) {
        List<String> doubts = new ArrayList<>();
        state.phase()
                .filter(phase -> !phase.name().equals(GENERALSHIP))
                .ifPresent(phase ->
                        doubts.add("It is " + phase.words() + ": generals join and leave units in generalship."));
        if (unit.isEmpty()
                && state.units().friendsOf(officer).stream()
                        .anyMatch(friend -> HonourConditions.hasHitsToRally(friend, tables))) {
            doubts.add(officer.name() + " does not help to rally this turn once he has left his unit; attach "
                    + officer.name() + " UNIT takes him straight to another, which he helps.");
        } else if (unit.isPresent() && DETACHED_ON.is(officer, state.turn())) {
            doubts.add(officer.name() + " has left a unit this turn and does not help to rally before the next; undo"
                    + " takes that back, and attach takes him straight from unit to unit.");
        }
        return doubts;
    }

    /** Notes when a general left his unit, since he does not help to rally in that turn (744), or joined one. */
    static Unit ridden(Unit officer, GameState state) {
        if (!WITH.isSet(officer)) {
            return DETACHED_ON.set(officer, state.turn());
        }
        return state.isInPlay(GENERALSHIP) ? ATTACHED_ON.set(officer, state.turn()) : officer;
    }

    static boolean helpsToRally(Unit officer, int turn) {
        return !REPLACED_ON.is(officer, turn) && !DETACHED_ON.is(officer, turn);
    }
}
