package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.honour.HonourFields.Command;
import grognard.game.honour.HonourFields.Moved;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.input.BadInput;
import grognard.rules.honour.fire.Cover;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Moves, and the answers of charged units, in the movement phase. */
final class HonourMoves {

    static final String CHARGER = "charger";
    private static final String FRIEND = "friend";
    private static final List<UnitType> EVADERS = List.of(
            UnitType.LIGHT, UnitType.DISMOUNTED, UnitType.LIGHT_CAVALRY, UnitType.HEAVY_CAVALRY, UnitType.HORSE);

    /** Inches that a unit counter-charges at most if it has moved (323). */
    private static final int COUNTER = 6;

    private final HonourDice dice;
    private final HonourDistances distances;
    private final HonourCharges charges;

    HonourMoves(HonourDice dice, HonourDistances distances, HonourCharges charges) {
        this.charges = charges;
        this.dice = dice;
        this.distances = distances;
    }

    static void moves(ResolverRules moves) {
        moves.takes(unit -> !isPlace(unit))
                .fill("unit", UNIT, types())
                .own(FORMATION, QUALITY)
                .presumesFlag("unlimbered", UNIT, unit -> isGuns(unit) && !LIMBERED.isSet(unit)) // H68
                .presumesFlag("weakened", UNIT, unit -> isTroops(unit) && WEAKENED.isSet(unit)) // H66
                .presumes("out-of-command", HonourMoves::isHeldBack) // 112-118
                .moment("charge", "road", "flank", "change", "difficult", "limber", "mount", "odd", "river")
                .moment("manhandle", "reserve")
                .game("scale")
                .forbids(UNIT, ABANDONED::isSet, HonourConditions.CREW_RAN)
                .forbids(HonourConditions.rule(UNIT, HonourMoves::isHeld))
                .forbids(HonourConditions.rule(UNIT, HonourMoves::isSpent))
                .forbids(line -> line.isSet("charge")
                        ? line.unit(UNIT).flatMap(unit -> noCharge(unit, line.state()))
                        : Optional.empty())
                .forbidsWith("reserve", UNIT, COMMAND.is(Command.OUT), "out of command it makes no reserve move") // 300
                .forbids(line -> line.isSet("reserve")
                        ? line.unit(UNIT).flatMap(unit -> HonourCommand.staysBack(unit, line.state()))
                        : Optional.empty())
                .forbidsWith(
                        "reserve",
                        UNIT,
                        COMMAND.is(Command.DOUBLE),
                        "a double move is never combined with a reserve move");
    }

    private static @Nullable Object isHeldBack(LineContext line) {
        return line.unit(UNIT)
                        .flatMap(unit -> HonourCommand.staysBack(unit, line.state()))
                        .isPresent()
                ? true
                : null;
    }

    /** Why a unit has no move left this turn, unless it pursues or may move twice (158, 696). */
    private static Optional<String> isSpent(Unit unit, GameState state) {
        if (unit.isOfficer() || (pursues(unit, state) && !HonourConditions.isInContact(unit, state))) {
            return Optional.empty();
        }
        boolean goesOn = EVADED.isSet(unit)
                || COMMAND.is(unit, Command.DOUBLE)
                || state.hasPlayed(unit, "breakthrough", UNIT)
                || state.hasPlayed(unit, "evade", CHARGER);
        if (CHARGED.isSet(unit)) {
            return Optional.of(unit.name() + " has charged this turn, and its charge was its move");
        }
        if (FOUGHT.isSet(unit)) {
            return Optional.of(unit.name() + " has fought this turn, when the movement was over");
        }
        return MOVED.is(unit, Moved.NO) || goesOn
                ? Optional.empty()
                : Optional.of(unit.name() + " has moved this turn; unit " + unit.name() + " moved=no, if not");
    }

    private static boolean pursues(Unit unit, GameState state) {
        return PURSUED_ON.is(unit, state.turn())
                || state.dueNow().stream().anyMatch(due -> due.isFor("pursuit", List.of(unit.name())));
    }

    /** Why the bonus of a charge is not for this unit (112-114, 354, 698). */
    private static Optional<String> noCharge(Unit unit, GameState state) {
        if (pursues(unit, state)) {
            return Optional.of(unit.name() + " pursues, which is a normal move, without the bonus of a charge");
        }
        return HonourFire.hasFiredInItsMovement(unit, state)
                ? Optional.of(unit.name() + " has fired in its movement, and moves without the bonus of a charge")
                : HonourCommand.staysBack(unit, state);
    }

    /** The word of each type for {@code moves}, which calls generals command figures. */
    private static Case[] types() {
        List<Case> types = new ArrayList<>(List.of(cases(UnitType.TROOPS)));
        types.add(0, Case.when(UnitType.COMMAND.word(), Unit::isOfficer));
        return types.toArray(new Case[0]);
    }

    /** H78 (274-276). */
    static void drill(ResolverRules test) {
        test.in(MOVEMENT)
                .forbids(
                        UNIT,
                        unit -> !isPoorAtDrill(unit),
                        "only inferior units other than light infantry test their drill");
    }

    static boolean isPoorAtDrill(Unit unit) {
        return QUALITY.is(unit, Quality.INFERIOR) && !isLightInfantry(unit);
    }

    /** H98 (318-319), H112 (351). */
    void counterCharge(ResolverRules counter) {
        counter.answersIn(MOVEMENT)
                .fill("unit", UNIT, cases(UnitType.CAVALRY))
                .own(QUALITY, WEAKENED)
                .flag("changed", UNIT, CHANGED::isSet)
                .forbids(UNIT, unit -> !isCavalry(unit), "only cavalry counter-charges")
                .forbids(UNIT, WEAKENED::isSet, "a weakened unit never counter-charges")
                .forbids(
                        UNIT,
                        RESERVE::isSet,
                        "it made a reserve move and does not engage in close combat this turn") // 302
                .forbids(UNIT, CHANGED::isSet, "it turned or changed formation in an emergency this turn")
                .forbids(line -> line.unit(UNIT)
                        .filter(unit -> HonourConditions.isInContact(unit, line.state()))
                        .map(HonourMoves::held)) // 325
                .doubts(this::countersOnlyNear)
                .doubts(
                        UNIT,
                        (unit, line) -> line.state().hasPlayed(unit, "counter-charge", UNIT),
                        "NAME has thrown to meet a charge this turn: a second throw is for another charge.");
    }

    /** A unit that has moved counter-charges only so far (323). */
    private Optional<String> countersOnlyNear(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> isCavalry(unit) && hasMoved(unit))
                .map(unit -> unit.name() + " has moved: it counter-charges " + distances.words(COUNTER, line.values())
                        + " at most.");
    }

    /** H109, H110, H112: whatever comes of it, it fires as moved and does not counter-charge. */
    static void emergency(ResolverRules emergency) {
        emergency
                .answersIn(MOVEMENT)
                .fill(
                        "light",
                        UNIT,
                        Case.when(Case.YES, TYPE.is(UnitType.LIGHT, UnitType.DISMOUNTED, UnitType.LIGHT_CAVALRY)))
                .own(QUALITY)
                .moment("in-combat", "unlimber")
                .asks(
                        "unlimber",
                        line -> line.unit(UNIT)
                                .filter(unit -> isGuns(unit) && LIMBERED.isSet(unit) && !line.isSet("in-combat"))
                                .map(unit -> "Does " + unit.name() + " unlimber?"))
                .forbidsWith(
                        "unlimber", UNIT, unit -> !isGuns(unit) || !LIMBERED.isSet(unit), "only limbered guns unlimber")
                .examples("Baden", "Baden Garde --in-combat")
                .marks(UNIT, CHANGED);
    }

    /** H102 (328-337). */
    static void evade(ResolverRules evade) {
        evade.answersIn(MOVEMENT)
                .fill("unit", UNIT, cases(EVADERS))
                .fill("charger", CHARGER, cases(UnitType.FOOT_AND_HORSE))
                .own(QUALITY, HITS)
                .presumesFlag("moved", UNIT, HonourMoves::hasMoved)
                .presumesFlag("evaded", UNIT, EVADED::isSet)
                .presumesFlag("unlimbered", UNIT, HonourMoves::isUnlimberedHorse)
                .moment("hit", "breakthrough", "through")
                .names("through", FRIEND, UnitOption.Value.COUNT)
                .examples("Grenzer Seydlitz", "Hussars Seydlitz --hit --through Wied")
                .forbids(
                        UNIT,
                        unit -> !EVADERS.contains(TYPE.of(unit)),
                        "formed infantry, field and light guns cannot evade")
                .forbids(UNIT, HonourMoves::isUnlimberedHorse, "of guns only limbered horse guns evade")
                .forbids(UNIT, EVADED::isSet, "it has evaded this turn already")
                .forbids(HonourMoves::movedBefore)
                .forbids(HonourMoves::isHeldByAnother)
                .forbids(HonourConditions.namesFriends(FRIEND))
                .forbids(HonourConditions.namesEachOnce())
                .marks(UNIT, unit -> leavingItsPlace(MOVED.set(EVADED.set(unit, true), Moved.OVER)))
                // chargers still go forward a full normal move (337-338)
                .marks(CHARGER, HonourMoves::moved)
                .unmarkedOn("not-allowed");
    }

    /** Whether the unit has moved this turn of its own accord or not; a charge is a move. */
    private static boolean hasMoved(Unit unit) {
        return !MOVED.is(unit, Moved.NO) || CHARGED.isSet(unit);
    }

    private static boolean isUnlimberedHorse(Unit unit) {
        return TYPE.is(unit, UnitType.HORSE) && !LIMBERED.isSet(unit);
    }

    /** Only light infantry that must evade does so after it has moved, and not from a breakthrough (328-337). */
    private static Optional<String> movedBefore(LineContext line) {
        boolean fromLights =
                line.unit(CHARGER).filter(HonourFields::isLightInfantry).isPresent();
        boolean mayStay = fromLights || line.isSet("breakthrough");
        return line.unit(UNIT)
                .filter(unit -> hasMoved(unit) && (mayStay || !isLightInfantry(unit)))
                .map(unit -> unit.name() + ": it has moved this turn and cannot evade");
    }

    /** Refuses to evade from contact with another enemy: a unit leaves him only after a round (681-685). */
    private static Optional<String> isHeldByAnother(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> line.unit(CHARGER)
                        .filter(charger -> HonourConditions.isInContactWithAnother(unit, charger, line.state()))
                        .isPresent())
                .map(HonourMoves::held);
    }

    /** Names what may follow an evasion: fire (336), unless the chargers pursue, and the charge if they reach the unit. */
    static Optional<String> evadingRemark(EventContext after) {
        Optional<Unit> charger = after.unit(CHARGER);
        String them = charger.map(Unit::name).orElse("CHARGER");
        boolean pursued = charger.filter(MEETS_AFTER::isSet).isPresent();
        String next = after.has("breakthrough") ? "breakthrough " : "charge ";
        return after.unit(UNIT)
                .filter(unit -> after.played("evade") && after.ended("evades", "runs"))
                .map(unit -> unit.name() + ": if they reach it, " + next + them + " " + unit.name()
                        + (isLightInfantry(unit) && !pursued
                                ? "; it may fire as it goes, fire " + unit.name() + " " + them + " RANGE --in-charge"
                                : ""));
    }

    private static Case[] cases(List<UnitType> types) {
        return types.stream().map(type -> Case.of(TYPE, type)).toArray(Case[]::new);
    }

    /** H127 (383-385). */
    void breakthrough(ResolverRules ride) {
        ride.in(MOVEMENT)
                .own(FORMATION, QUALITY, HITS)
                .fill("target", TARGET, TYPE)
                // The resolver reads the dice of heavy cavalry for all cavalry.
                .compute("fighting-dice", this::ready)
                .forbids(line -> HonourDice.tooMany(line, UNIT, ready(line)))
                .forbids(UNIT, unit -> !isCavalry(unit), "only cavalry breaks through")
                .forbids(UNIT, WEAKENED::isSet, "a weakened unit does not advance")
                .forbids(UNIT, RESERVE::isSet, "it made a reserve move and does not charge this turn")
                .forbids(UNIT, CHARGED::isSet, "it has charged this turn: a breakthrough comes before the charge")
                .forbids(HonourConditions.rule(UNIT, HonourCharges::isHeld))
                .forbids(HonourConditions.rule(UNIT, HonourCommand::holdsBack))
                // unlike before a charge, light infantry that has moved stands (386)
                .forbids(line -> line.unit(TARGET)
                        .filter(MOVED.is(Moved.NO))
                        .flatMap(unit -> HonourCharges.mustEvade(line, UNIT, TARGET, " --breakthrough")))
                .forbids(TARGET, COVER.is(Cover.NONE).negate(), "cavalry breaks through only in the open")
                .forbids(line -> HonourCharges.hasNoCrew(line, TARGET))
                .forbids(HonourMoves::brokeThrough)
                .waitsFor(HonourConditions.rule(UNIT, HonourCommand::throwIsDue))
                .waitsFor(HonourConditions.rule(UNIT, HonourCommand::testIsDue))
                .reminds(line -> charges.answersFirst(line, UNIT, TARGET, " --breakthrough")) // 386-388
                .marks(UNIT, HonourMoves::moved);
    }

    private @Nullable Object ready(LineContext line) {
        return dice.of(line, UNIT, FightingDice.COMBAT, UnitType.HEAVY_CAVALRY.word());
    }

    private static Optional<String> brokeThrough(LineContext line) {
        return line.unit(UNIT)
                .filter(unit -> line.state().hasPlayed(unit, "breakthrough", UNIT))
                .flatMap(unit -> line.unit(TARGET)
                        .filter(target -> line.state().hasPlayed(target, "breakthrough", TARGET))
                        .map(target -> unit.name() + " has ridden through " + target.name() + " this turn already"));
    }

    // ---- actions by hand

    static Unit moved(Unit unit) {
        return leavingItsPlace(MOVED.set(unit, Moved.OVER));
    }

    /** Half of its move or less, which does not count for its fire unless it is artillery (540, 566). */
    static Unit movedHalf(Unit unit) {
        return leavingItsPlace(MOVED.is(unit, Moved.OVER) ? unit : MOVED.set(unit, Moved.PART));
    }

    /** Guns that unlimber in their own move, and crews that come back (361). */
    static Unit setByHand(Unit was, Unit now, int turn) {
        if (ABANDONED.isSet(was) && !ABANDONED.isSet(now) && ABANDONED_ON.is(now, turn)) {
            throw BadInput.about(
                    now.name(), now.name() + " abandoned: its crew ran this turn, and mans it again in a later turn");
        }
        boolean unlimbers = LIMBERED.isSet(was) && !LIMBERED.isSet(now);
        boolean starts = MOVED.is(was, Moved.NO) && !MOVED.is(now, Moved.NO);
        Unit unit = starts && COVER.of(was) == COVER.of(now) ? leavingItsPlace(now) : now;
        return unlimbers ? UNLIMBERED_ON.set(unit, turn) : unit;
    }

    static Optional<String> moveForbidden(Unit unit, GameState state) {
        return ABANDONED.isSet(unit)
                ? Optional.of(unit.name() + ": " + HonourConditions.CREW_RAN.replace("NAME", unit.name()))
                : isHeld(unit, state).or(() -> HonourCommand.throwIsDue(unit, state));
    }

    /** Refuses to leave contact before a round is fought (681-685), save to chargers: the charge was their move. */
    private static Optional<String> isHeld(Unit unit, GameState state) {
        return HonourConditions.isInContact(unit, state) && !CHARGED.isSet(unit)
                ? Optional.of(held(unit))
                : Optional.empty();
    }

    private static String held(Unit unit) {
        return unit.name() + " is in contact with the enemy, and leaves only after a round of their combat";
    }
}
