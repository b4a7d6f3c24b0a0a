package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;
import static grognard.game.unit.CommonFields.WHY;

import grognard.game.honour.HonourFields.Fighting;
import grognard.game.honour.HonourFields.Moved;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.RowLine;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.GameState;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.WholeNumber;
import grognard.rules.Tables;
import grognard.rules.honour.fire.Bombard;
import grognard.rules.honour.fire.Fire;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The bombardment before the battle, and all fire. */
final class HonourFire {

    /** The role of light infantry through which a unit fires. */
    private static final String LIGHTS = "lights";

    private final Tables tables;
    private final HonourDice dice;
    private final HonourDistances distances;

    HonourFire(Tables tables, HonourDice dice, HonourDistances distances) {
        this.tables = tables;
        this.dice = dice;
        this.distances = distances;
    }

    // ---- The bombardment before turn 1 (181-188)

    void bombard(ResolverRules bombard) {
        bombard.fill("target", TARGET, TYPE)
                .moment("batteries", "entrenched")
                .asks(
                        "entrenched",
                        line -> line.unit(UNIT)
                                .map(unit -> "Is the enemy nearest to " + unit.name()
                                        + " in entrenchments or a built-up area?")) // 183
                .rows("share", TARGET, this::share)
                .names("share", TARGET, UnitOption.Value.SHARES)
                .examples("Battery Baden", "Battery Baden=2,Jaeger=1")
                .forbids(UNIT, unit -> !isGuns(unit), "only artillery bombards")
                .forbids(UNIT, LIMBERED::isSet, "a limbered battery is not deployed")
                .forbids(
                        UNIT, UNLIMBERED_ON::isSet, "it was limbered at the start, and only deployed batteries bombard")
                .forbids(UNIT, ABANDONED::isSet, HonourConditions.CREW_RAN)
                .forbids(UNIT, HAS_BOMBARDED::isSet, "it has bombarded: one die a battery")
                .forbids(line ->
                        hasBegun(line.state()) ? Optional.of("the bombardment comes before turn 1") : Optional.empty())
                .marks(UNIT, HAS_BOMBARDED);
    }

    private static boolean hasBegun(GameState state) {
        return state.turn() > 1
                || state.ending()
                || state.phase().isPresent()
                || !state.moment().first().isEmpty()
                || state.acts().stream().anyMatch(act -> !act.resolver().equals("bombard"))
                || !state.units()
                        .where(unit -> isTroops(unit) && !MOVED.is(unit, Moved.NO))
                        .isEmpty();
    }

    /** Hits that a unit may still take: its limit is for the bombardment, not for a battery (H52, 186-188). */
    private String share(Unit unit, String column, String said, RowLine row) {
        UnitType type = isTroops(unit) ? TYPE.of(unit) : null;
        if (type == null || !column.equals("most")) {
            return said;
        }
        int left = Math.max(0, Bombard.cap(type, tables) - BOMBARDED.number(unit));
        Optional<Integer> typed = WholeNumber.in(said);
        return typed.isEmpty() && BOMBARDED.number(unit) == 0
                ? said
                : String.valueOf(Math.min(left, typed.orElse(left)));
    }

    static Units bombarded(EventContext after, Units units) {
        Units now = units;
        for (Unit unit : units) {
            int more = HITS.number(unit) - after.was(unit).map(HITS::number).orElse(HITS.number(unit));
            now = more > 0 ? now.with(BOMBARDED.add(unit, more)) : now;
        }
        return now;
    }

    // ---- Fire

    /** Leaves out units in that role that cannot fire this turn, by kind or by what they did. */
    static void forbidWithoutFire(ResolverRules rules, String role) {
        rules.takes(role, unit -> isTroops(unit) && !isCavalry(unit))
                .forbids(role, LIMBERED::isSet, "limbered guns may not fire; unit NAME unlimbered, when they are")
                .forbids(role, ABANDONED::isSet, HonourConditions.CREW_RAN)
                .forbids(role, RESERVE::isSet, "it made a reserve move and does not fire this turn")
                .forbids(role, FIGHTING.is(Fighting.NONE), "it turned too late and neither fires nor fights this turn");
    }

    /** Supporting and opportunity fire, after a throw (354-356, 432-437). */
    void support(ResolverRules support) {
        forbidWithoutFire(support.answersIn(MOVEMENT), UNIT);
        support.forbids(line -> justUnlimbered(line, UNIT)
                .flatMap(why -> line.unit(UNIT).map(unit -> unit.name() + ": " + why + " and does not fire")));
    }

    void fire(ResolverRules fire) {
        forbidWithoutFire(fire, FIRER);
        fire.in(FIRING)
                .answersIn(MOVEMENT)
                .fill("unit", FIRER, TYPE)
                .fill("target", TARGET, TYPE)
                .fill("cover", TARGET, COVER)
                .own(FORMATION, QUALITY, HITS, RIFLES, LIMBERED)
                .flag("moved", HonourFire::firesAsMoved)
                .flag("unlimbered", line -> hasUnlimbered(line, FIRER))
                .compute("fighting-dice", this::dice)
                .compute("graze-target", HonourFire::grazed)
                .presumesFlag("in-charge", line -> isPresumedInCharge(line))
                .moment("range", "canister", "weakened", "flank", "howitzer", "unseen")
                .moment("through-light", "graze")
                .asks("moved", HonourFire::hasCharged)
                .asks("canister", this::mayFireCanister)
                .game("scale")
                .names("graze", "target-2", UnitOption.Value.COUNT)
                .names("through-light", LIGHTS, UnitOption.Value.FLAG)
                .examples("Battery Baden 30 --graze Wied", "Battery Baden 16 --canister --through-light Jaeger")
                .unlists(line -> justUnlimbered(line, FIRER))
                // a unit that is charged twice fires twice
                .doubts(
                        FIRER,
                        (unit, line) -> isInCharge(line) && line.state().hasPlayed(unit, "fire", FIRER),
                        "it has fired already this turn")
                // 213-215, 356; in the firing phase the game sees to it
                .doubts(
                        FIRER,
                        (unit, line) -> line.state().together().isEmpty()
                                && line.state().hasPlayed(unit, "fire", TARGET),
                        "it was fired at this turn, and firing is simultaneous: together before it, apart after it")
                // 366
                .doubts(
                        TARGET,
                        (unit, line) -> isInCharge(line)
                                && CHARGED.isSet(unit)
                                && HonourConditions.isInContact(unit, line.state()),
                        "NAME's charge is resolved already, and fire at it comes before that")
                .forbids(line -> HonourDice.tooMany(line, FIRER, dice.of(line, FIRER, FightingDice.FIRE)))
                .forbids(this::hasTooFewDice)
                .forbids(
                        FIRER,
                        HonourFire::failsToSupport,
                        "NAME failed to fire in support this turn, and fires only if it is charged itself")
                .forbids(TARGET, HonourFire::pursues, "NAME pursues, and pursuers are not fired on")
                .forbids(HonourFire::isThroughOthers)
                .forbids(HonourConditions.namesEachOnce())
                .forbidsWith("howitzer", FIRER, unit -> !HOWITZER.isSet(unit), "it has no howitzers")
                .marks(FIRER, this::fired);
    }

    // ---- A unit may split its fire between targets (549-552), but has each die only once (519-524).

    private static boolean isInCharge(LineContext line) {
        return line.given("in-charge").map("true"::equals).orElseGet(() -> isPresumedInCharge(line));
    }

    /** H31: in the movement phase; without phases, the first fire after the throw to fire in support. */
    private static boolean isPresumedInCharge(LineContext line) {
        GameState state = line.state();
        boolean supports = line.unit(FIRER)
                .filter(unit -> state.hasEnded(unit, "support", UNIT, "fires") && !state.hasPlayed(unit, "fire", FIRER))
                .isPresent();
        return state.isInPlay(MOVEMENT) || (supports && state.phase().isEmpty());
    }

    /** Dice that it has left in the firing phase; null if it has all. */
    private @Nullable Object dice(LineContext line) {
        boolean splits = shots(line) > 0 && !isInCharge(line);
        int left = splits ? left(line).orElse(0) : 0;
        return left > 0 ? Integer.valueOf(left) : dice.of(line, FIRER, FightingDice.FIRE);
    }

    /** In the firing phase units are read as they were at its beginning, but for the dice that they have fired since. */
    private static int shots(LineContext line) {
        return line.roles().unit(FIRER, line.units()).map(SHOTS::number).orElse(0);
    }

    private Optional<Integer> left(LineContext line) {
        return dice.all(line, FIRER, FightingDice.FIRE).map(all -> all - shots(line));
    }

    private Optional<String> hasTooFewDice(LineContext line) {
        Optional<Integer> left = left(line);
        if (isInCharge(line) || shots(line) == 0 || left.isEmpty()) {
            return Optional.empty();
        }
        String name = line.unit(FIRER).orElseThrow().name();
        if (left.get() <= 0) {
            return Optional.of(name + " has fired with all its dice this turn; fire at a charge is fire --in-charge");
        }
        return line.given("fighting-dice")
                .flatMap(WholeNumber::in)
                .filter(typed -> typed > left.get())
                .map(typed -> name + ": expected at most " + left.get() + " dice, it has fired " + shots(line)
                        + " this turn");
    }

    /** Within canister range; roundshot there has neither the bonus nor the malus (568-569). */
    private Optional<String> mayFireCanister(LineContext line) {
        boolean roundshot = line.isSet("graze") || line.isSet("howitzer") || line.isSet("unseen");
        Optional<String> range = line.given("range");
        return line.unit(FIRER)
                .filter(unit -> isGuns(unit) && !roundshot)
                .filter(unit -> range.isPresent() && distances.isCanisterRange(unit, range.get(), line.values()))
                .map(unit -> "Does " + unit.name() + " fire canister? Not with friends within "
                        + distances.words(1, line.values()) + " of its line of fire.");
    }

    private Unit fired(Unit unit, EventContext after) {
        Object part = after.inputs().get("fighting-dice");
        int all = dice.all(after.line().orElseThrow(), FIRER, FightingDice.FIRE).orElse(0);
        return after.has("in-charge") ? unit : SHOTS.add(unit, part instanceof Number many ? many.intValue() : all);
    }

    /** Units support a charge only after a throw (354-356); one that turned or evaded is charged itself. */
    private static boolean failsToSupport(Unit unit, LineContext line) {
        return isInCharge(line) && hasFailedToSupport(unit, line.state()) && !isKnownInCharge(unit);
    }

    /** Whether the unit has failed its last throw; another charge is another throw. */
    private static boolean hasFailedToSupport(Unit unit, GameState state) {
        return state.acts().stream()
                .filter(act -> act.resolver().equals("support") && act.unit().equals(unit.name()))
                .reduce((first, last) -> last)
                .filter(act -> act.code().equals("no-fire"))
                .isPresent();
    }

    /** Whether the unit has charged, or has answered a charge on itself. */
    private static boolean isKnownInCharge(Unit unit) {
        return CHARGED.isSet(unit) || CHANGED.isSet(unit) || EVADED.isSet(unit);
    }

    /** Names the throw that units make before they fire in support (354-356): only the table shows who is charged. */
    static Optional<String> supportRemark(EventContext after) {
        return after.unit(FIRER)
                .filter(unit -> after.played("fire") && after.has("in-charge"))
                .filter(unit -> !isKnownInCharge(unit) && !after.before().hasPlayed(unit, "support", UNIT))
                .map(unit -> "If " + unit.name()
                        + " neither charges nor is charged, it throws first: undo, then support " + unit.name() + ".");
    }

    /** Whether fire has routed the unit this turn; the charge that it was in is resolved all the same (376, 690). */
    static boolean hasRouted(Unit unit, GameState state) {
        return WHY.is(unit, Gone.OFF) && state.hasEnded(unit, "fire", TARGET, "routed");
    }

    /** Tells how those throw for pursuit whose charge, or enemy's charge, ends in a rout before it is resolved. */
    static Optional<String> routRemark(EventContext after) {
        return after.unit(TARGET)
                .filter(unit -> after.played("fire") && after.has("in-charge") && after.ended("routed"))
                .filter(unit -> !HonourConditions.isInContact(unit, after.before()))
                .map(unit -> "If " + unit.name() + " has charged or was charged, play charge CHARGER TARGET all the"
                        + " same, since the winner throws for pursuit.");
    }

    /** Fire goes through light infantry alone (572-579), and never through friends (571). */
    private static Optional<String> isThroughOthers(LineContext line) {
        String side = line.unit(FIRER).map(Unit::side).orElse("");
        return line.all(LIGHTS).stream()
                .filter(unit -> unit.side().equals(side) || !isLightInfantry(unit))
                .findFirst()
                .map(unit -> unit.name() + ": expected light infantry"
                        + (unit.side().equals(side)
                                ? " of the other side, nobody fires through its own"
                                : ", nobody fires through other troops"));
    }

    /** A pursuit that meets a new enemy counts as a charge, but nobody fires at it (700). */
    private static boolean pursues(Unit target, LineContext line) {
        boolean moves = line.state()
                .phase()
                .filter(phase -> !phase.side().equals(target.side()))
                .isEmpty();
        return isInCharge(line) && MEETS_AFTER.isSet(target) && moves;
    }

    /** H113, H154: over half a move, guns at all, and all that the book treats as such (540-542, 566). */
    private static boolean firesAsMoved(LineContext line) {
        int now = line.turn();
        return line.unit(FIRER)
                .filter(unit -> MOVED.is(unit, Moved.OVER)
                        || (MOVED.is(unit, Moved.PART) && isGuns(unit))
                        || isCharged(unit, line)
                        || CHANGED.isSet(unit)
                        || EVADED.isSet(unit)
                        || FELL_BACK_ON.is(unit, now, now - 1)
                        || PURSUED_ON.is(unit, now, now - 1))
                .isPresent();
    }

    /**
     * Asks whether a charge of this turn was over half a move (540): only the table shows it. Chargers fire before theirs is
     * resolved (354), and so do those who have thrown to support others, who stay where they are.
     */
    private static Optional<String> hasCharged(LineContext line) {
        GameState state = line.state();
        return line.unit(FIRER).filter(unit -> !firesAsMoved(line)).flatMap(unit -> {
            if (CHARGED.isSet(unit)) {
                return Optional.of("Did " + unit.name() + " go over half its move in its charge?");
            }
            return state.isInPlay(MOVEMENT, unit.side()) && !state.hasEnded(unit, "support", UNIT, "fires")
                    ? Optional.of("If " + unit.name() + " charges, did it go over half its move before it fired?")
                    : Optional.empty();
        });
    }

    /** Whether the unit has fired while its own side moves: in its charge, unless it supports others (354). */
    static boolean hasFiredInItsMovement(Unit unit, GameState state) {
        return state.isInPlay(MOVEMENT, unit.side())
                && state.acts().stream()
                        .anyMatch(act -> act.resolver().equals("fire")
                                && act.role().equals(FIRER)
                                && act.unit().equals(unit.name())
                                && act.phase() == state.phase().orElseThrow().n());
    }

    /** Guns that fire at a charge are its target (358-359), unless they have thrown to fire in support. */
    private static boolean isCharged(Unit unit, LineContext line) {
        return isGuns(unit) && isInCharge(line) && !line.state().hasEnded(unit, "support", UNIT, "fires");
    }

    private Optional<String> justUnlimbered(LineContext line, String role) {
        return hasUnlimbered(line, role) && !Fire.isAllowedAfterUnlimbering(tables)
                ? Optional.of("it has unlimbered this turn")
                : Optional.empty();
    }

    private static boolean hasUnlimbered(LineContext line, String role) {
        return line.unit(role)
                .filter(unit -> UNLIMBERED_ON.is(unit, line.turn()) && !LIMBERED.isSet(unit))
                .isPresent();
    }

    /** H166: each unit that is grazed by its own type and cover; distance and flank only the table shows. */
    private static @Nullable Object grazed(LineContext line) {
        List<String> rows = new ArrayList<>();
        line.roles().named().forEach((role, name) -> {
            if (role.startsWith(TARGET + "-")) {
                Unit unit = line.units().get(name);
                rows.add(unit.text(TYPE.name()) + "," + unit.text(COVER.name()) + ",,");
            }
        });
        return rows.isEmpty() ? null : String.join("\n", rows);
    }
}
