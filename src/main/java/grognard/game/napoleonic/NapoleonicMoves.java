package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.napoleonic.NapoleonicRally.UNIT;

import grognard.game.referee.Fill.Case;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.napoleonic.unit.Arm;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Phases b and c: batteries fire, orders, movement, and batteries that are captured. */
final class NapoleonicMoves {

    static final String FIRER = "firer";
    private static final String TARGET = "target";
    private static final String BATTERY = "battery";
    /** Paces that the results of combat order, also of troops who have moved already (8.6). */
    private static final List<String> MOVES_OF_RESULTS = List.of("rout", "retiring");

    private final ActiveArmy army;
    private final Troops troops;

    NapoleonicMoves(ActiveArmy army, Troops troops) {
        this.army = army;
        this.troops = troops;
    }

    void artillery(ResolverRules rules) {
        rules.in("artillery")
                .takes(FIRER, NapoleonicFields::isBattery)
                .fill(
                        "battery",
                        FIRER,
                        Case.when("foot", unit -> troops.isOf(unit, "foot")),
                        Case.when("horse", unit -> troops.isOf(unit, "horse")))
                .moment("range", "disrupted") // a disrupted battery is forbidden to fire before it is asked
                .forbids(army.only(FIRER, "the active army fires its batteries"))
                .forbids(
                        FIRER,
                        FORMATION.is(Formation.LIMBERED),
                        "a limbered battery does not fire; unit NAME unlimbered, when it is")
                .forbids(FIRER, NapoleonicFields::routs, "NAME is routing and does not fire")
                .forbids(FIRER, DISRUPTED::isSet, "NAME is disrupted and does not fire")
                .forbids(
                        FIRER,
                        (unit, line) -> !isInUse(unit, line.turn()),
                        "NAME was captured this turn: it fires after one full move")
                .forbids(
                        FIRER,
                        (unit, line) -> UNLIMBERED_ON.isSet(unit) && UNLIMBERED_ON.number(unit) == line.turn(),
                        "NAME has just unlimbered: it fires in the next move")
                .forbids(
                        FIRER,
                        (unit, line) -> hasFired(unit, line.state()),
                        "NAME has fired this turn: a battery fires once")
                .marksName(FIRER, FIRED_AT, TARGET)
                .marks(TARGET, ENGAGED);
    }

    static boolean hasFired(Unit battery, GameState state) {
        return state.hasPlayed(battery, "artillery", FIRER);
    }

    void order(ResolverRules rules) {
        rules.in("movement")
                .takes(unit -> true)
                .moment("by")
                .forbids(UNIT, NapoleonicMoves::isLost, "NAME is lost")
                .forbids(army.only(UNIT, "the active player gives orders and moves"));
    }

    void moves(ResolverRules rules) {
        rules.takes(unit -> true)
                .compute(
                        "troop",
                        line -> line.unit(UNIT)
                                .map(unit -> unit.isOfficer() ? "general" : unit.text(TROOP.name()))
                                .orElse(null))
                .compute("formation", line -> line.unit(UNIT).map(FORMATION::of).orElse(null))
                .compute(
                        "pace",
                        line -> line.unit(UNIT).map(NapoleonicMoves::pace).orElse(null))
                .moment("ground")
                .forbids(UNIT, NapoleonicMoves::isLost, "NAME is lost")
                // a square and an unlimbered battery are answered that they cannot move, not refused
                .forbids(line -> line.unit(UNIT)
                        .filter(unit -> army.has(unit, line.state())
                                && !isInSquare(unit)
                                && !isUnlimbered(unit)
                                && !MOVES_OF_RESULTS.contains(line.typed().getOrDefault("pace", "")))
                        .flatMap(unit -> moveForbidden(unit, line.state())))
                .forbids(line -> line.unit(UNIT).flatMap(unit -> paceForbidden(unit, line)));
    }

    /** The pace that the unit has by its state; empty where the player chooses. */
    private static @Nullable String pace(Unit unit) {
        return routs(unit) ? "rout" : WITHDRAWING.isSet(unit) ? "retiring" : BACKS.isSet(unit) ? "backs" : null;
    }

    private static boolean isLost(Unit unit) {
        return unit.isOfficer() && CommonFields.OFFICER_STATE.is(unit, OfficerState.LOST);
    }

    /** Why the unit cannot move at the pace typed: routers only run, and units that may not attack do not charge. */
    private static Optional<String> paceForbidden(Unit unit, LineContext line) {
        String pace = line.typed().getOrDefault("pace", "");
        if (routs(unit) && !pace.isEmpty() && !pace.equals("rout")) {
            return Optional.of(unit.name() + " routs and moves only to the rear, at charge speed");
        }
        return pace.equals("charge") && !unit.isOfficer()
                ? NapoleonicCombat.attackForbidden(unit).or(() -> NapoleonicCombat.chargeForbidden(unit, line.turn()))
                : Optional.empty();
    }

    /** The kind of a unit in the table of what is visible is its arm. */
    void visibility(ResolverRules rules) {
        rules.takes(unit -> true)
                .compute(
                        "unit",
                        line -> line.unit(UNIT)
                                .map(unit -> troops.arm(unit).map(Arm::word).orElse("general"))
                                .orElse(null))
                .moment("ground", "turns-left");
    }

    void formation(ResolverRules rules) {
        rules.fill("from", UNIT, FORMATION)
                .own(TROOP)
                .moment("arm", "to")
                .forbids(line -> line.unit(UNIT).flatMap(unit -> changeForbidden(unit, line)));
    }

    /** Why the unit cannot take the formation asked about: the reason why it cannot be set by hand. */
    private static Optional<String> changeForbidden(Unit unit, LineContext line) {
        return line.given("to").flatMap(to -> setForbidden(unit, unit.with(FORMATION.name(), to), line.state()));
    }

    /** Why a unit may not move now; empty if it may. */
    Optional<String> moveForbidden(Unit unit, GameState state) {
        return army.forbidden(unit, "the active player moves", state)
                .or(() -> Optional.of(whyItStays(unit, state))
                        .filter(why -> !why.isEmpty())
                        .map(why -> unit.name() + why));
    }

    private static String whyItStays(Unit unit, GameState state) {
        if (routs(unit) || WITHDRAWING.isSet(unit)) {
            return ""; // NA-22: it must move, whatever it did and however it stands
        } else if (isInSquare(unit)) {
            return " is in square and cannot move";
        } else if (!isInUse(unit, state.turn())) {
            return " was captured this turn and is not active yet";
        } else if (hasFired(unit, state)) {
            return " has fired and cannot limber this turn";
        } else if (isBattery(unit) && CommonFields.MOVED.isSet(unit)) {
            return " has moved, limbered or unlimbered this turn";
        } else if (isUnlimbered(unit)) {
            return " is unlimbered: limber first, which takes a full move";
        } else if (HOLDS.isSet(unit)) {
            return " holds its ground this move";
        } else if (CommonFields.MOVED.isSet(unit) && !STATE.is(unit, State.PURSUING)) {
            return " has moved this turn; unit " + unit.name() + " moved=no, if not";
        }
        return "";
    }

    static Unit moved(Unit unit) {
        Unit moved = CommonFields.MOVED.set(unit, true);
        return unit.isOfficer() ? moved : GROUND.set(moved, Ground.EVEN);
    }

    /** Why a player may not change the unit's formation by hand: its state, or what it did this turn, rules it out. */
    static Optional<String> setForbidden(Unit was, Unit now, GameState state) {
        Formation to = FORMATION.of(now);
        if (now.isOfficer() || to == FORMATION.of(was)) {
            return Optional.empty();
        }
        if (to == Formation.SQUARE && routs(now)) {
            return Optional.of(now.name() + " routs and cannot form square");
        }
        if (to == Formation.LIMBERED && hasFired(now, state)) {
            return Optional.of(now.name() + " has fired and cannot limber this turn");
        }
        if (!isBattery(was) || isUnlimbered(was) == isUnlimbered(now)) {
            return Optional.empty();
        }
        if (!isInUse(now, state.turn())) {
            return Optional.of(now.name() + " was captured this turn and is not active yet");
        }
        return CommonFields.MOVED.isSet(was)
                ? Optional.of(now.name() + " has moved this turn: to limber or unlimber takes a full move")
                : Optional.empty();
    }

    /** To limber or unlimber is a battery's move; unlimbered, it fires in the next (section 6). */
    static Units setByHand(Units was, Units now) {
        Units all = now;
        for (Unit unit : now) {
            boolean changed = was.find(unit.name())
                    .filter(before -> isBattery(unit) && isUnlimbered(before) != isUnlimbered(unit))
                    .isPresent();
            Unit moved = changed ? CommonFields.MOVED.set(unit, true) : unit;
            all = changed ? all.with(isUnlimbered(unit) ? UNLIMBERED_ON.set(moved, now.turn()) : moved) : all;
            all = all.with(outOfSquare(all.get(unit.name())));
        }
        return all;
    }

    /** The unit in line if it routs in square, which no unit does (8.7). */
    static Unit outOfSquare(Unit unit) {
        return routs(unit) && FORMATION.is(unit, Formation.SQUARE) ? FORMATION.set(unit, Formation.LINE) : unit;
    }

    // ---- Batteries that enemies pass through

    void capture(ResolverRules rules) {
        rules.answersIn("movement", "combat")
                .part("bases", UNIT, BASES)
                .forbids(line -> line.unit(BATTERY).flatMap(NapoleonicMoves::isNoBattery))
                .forbids(line -> line.unit(UNIT).flatMap(unit -> isNoCaptor(unit, line.state())))
                .marks(
                        BATTERY,
                        (unit, after) -> after.unit(UNIT)
                                .map(captor ->
                                        inNewHands(unit, captor, after.before().turn()))
                                .orElse(unit));
    }

    Optional<String> captureForbidden(Unit battery, Unit captor, GameState state) {
        return isNoBattery(battery).or(() -> isNoCaptor(captor, state));
    }

    private static Optional<String> isNoBattery(Unit unit) {
        return isBattery(unit) ? Optional.empty() : Optional.of(unit.name() + " is no battery");
    }

    private Optional<String> isNoCaptor(Unit unit, GameState state) {
        if (isBattery(unit)) {
            return Optional.of(unit.name() + " is a battery and captures nothing");
        } else if (isInSquare(unit)) {
            return Optional.of(unit.name() + " is in square and cannot move through guns");
        }
        return NapoleonicCombat.driven(unit)
                .map(why -> why + " and captures nothing")
                .or(() -> army.forbidden(unit, "the active player moves through guns", state));
    }

    /** The battery as its captors have it: in order, and in use after one full move. */
    private static Unit inNewHands(Unit battery, Unit captor, int turn) {
        Unit now = WITHDRAWING.set(DISRUPTED.set(battery, false), false);
        return ACTIVE_ON.set(STATE.set(now, State.READY), turn + 1).with(Unit.SIDE, captor.side());
    }

    /** The units after the capture: one base of the captor mans the guns, and generals who were with them are alone. */
    static Units captured(Unit battery, Unit captor, GameState state) {
        Units all =
                state.units().with(inNewHands(battery, captor, state.turn())).with(BASES.add(captor, -1));
        return detached(all);
    }

    /** Generals leave a battery that is no longer of their side. */
    static Units detached(Units units) {
        Units all = units;
        for (Unit officer : units.where(Unit::isOfficer)) {
            String with = CommonFields.WITH.of(officer);
            boolean enemy = with != null
                    && units.find(with)
                            .filter(unit -> !unit.side().equals(officer.side()))
                            .isPresent();
            all = enemy ? all.with(CommonFields.WITH.set(officer, null)) : all;
        }
        return all;
    }
}
