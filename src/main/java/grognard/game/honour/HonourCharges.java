package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.honour.HonourFields.Command;
import grognard.game.honour.HonourFields.Moved;
import grognard.game.referee.Agreement;
import grognard.game.referee.EventContext;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.state.Roles;
import grognard.game.unit.Unit;
import grognard.rules.honour.fire.Cover;
import grognard.rules.honour.unit.UnitType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Charges: options, reasons against them, and answers of the charged. */
final class HonourCharges {

    private static final String WITH_THEM = "with";

    /** Inches within which the crew of charged guns runs to a friend (360). */
    private static final int FRIEND_NEAR = 6;

    private final HonourDistances distances;
    private final Function<String, ResolverRules> rulesOf;

    /** @param rulesOf how resolvers are played */
    HonourCharges(HonourDistances distances, Function<String, ResolverRules> rulesOf) {
        this.distances = distances;
        this.rulesOf = rulesOf;
    }

    void charge(ResolverRules charge) {
        charge.in(MOVEMENT)
                .takesGone(HonourFire::hasRouted)
                .fill("unit", ATTACKER, TYPE)
                .fill("def-unit", DEFENDER, TYPE)
                .own(QUALITY, HITS, LIMBERED)
                .moment("def-intercepting", "def-friend")
                .presumesFlag("def-counter-charging", line -> isMet(line))
                .asks("def-friend", this::hasFriend)
                .compute("with", HonourCharges::others)
                .compute("def-fights", HonourCharges::fought)
                .names("with", WITH_THEM, UnitOption.Value.NONE)
                .examples("Garde Baden", "Garde Baden --with Itzenplitz")
                .game("scale")
                .forbids(line -> line.unit(ATTACKER).flatMap(unit -> forbidden(unit, line)))
                .forbids(line -> line.all(WITH_THEM).stream()
                        .map(unit -> forbiddenWith(unit, line))
                        .flatMap(Optional::stream)
                        .findFirst())
                .forbids(line -> mustEvade(line, ATTACKER, DEFENDER, ""))
                .forbids(line -> hasNoCrew(line, DEFENDER))
                .forbids(HonourCharges::namesNoEnemy)
                .waitsFor(HonourCharges::comesTooEarly)
                .doubts(HonourCharges::hasMoved)
                .unlists(HonourCharges::hasMoved)
                .reminds(line -> answersFirst(line, ATTACKER, DEFENDER, ""))
                .actsToo(WITH_THEM)
                .marks(ATTACKER, unit -> charged(unit))
                .marks(WITH_THEM, unit -> charged(unit));
    }

    /** Whether the target has thrown to meet this charge, and is not fighting somebody else already (325). */
    static boolean isMet(LineContext line) {
        Unit target = line.unit(DEFENDER).orElse(null);
        String charger = line.unit(ATTACKER).map(Unit::name).orElse("");
        return target != null
                && hasCounterCharged(target, line.state())
                && line.state().dueNow().stream()
                        .noneMatch(due -> HonourConditions.isFightOf(due, target)
                                && !due.units().contains(charger));
    }

    static boolean hasCounterCharged(Unit unit, GameState state) {
        return state.hasEnded(unit, "counter-charge", UNIT, "counter-charges");
    }

    /**
     * The answers of the charged unit before the charge is resolved (318-366): infantry and guns fire, cavalry may meet the
     * charge, and those who can may evade. Pursuers are not fired on (700), and a unit in contact has its hands full.
     *
     * @param how an option of {@code evade}, with a blank before it; empty for a charge
     */
    Optional<String> answersFirst(LineContext line, String chargers, String charged, String how) {
        GameState state = line.state();
        Unit charger = line.unit(chargers).orElse(null);
        Unit target = line.unit(charged).orElse(null);
        if (charger == null
                || target == null
                || target.isGone()
                || line.due().isPresent()
                || line.isTyped("def-counter-charging")
                || PURSUED_ON.is(charger, line.turn())
                || HonourConditions.isInContact(target, state)
                || hasAnswered(target, state)) {
            return Optional.empty();
        }
        String name = target.name();
        List<String> ways = new ArrayList<>();
        if (isOpen("support", target, charger, line, "")) {
            ways.add("fire " + name + " " + charger.name() + " RANGE" + (state.isInPlay(MOVEMENT) ? "" : " --in-charge")
                    + " if it faces the chargers");
        }
        if (isOpen("counter-charge", target, charger, line, "")) {
            ways.add("counter-charge " + name + " if it rides to meet them");
        }
        if (isOpen("evade", target, charger, line, how)) {
            ways.add("evade " + name + " " + charger.name() + how + " if it gets out of the way");
        }
        boolean limbered = isGuns(target) && LIMBERED.isSet(target);
        if ((limbered || !ways.isEmpty()) && !CHANGED.isSet(target)) {
            ways.add("emergency " + name
                    + (limbered ? " --unlimber if it unlimbers first" : " first if it must turn or change formation"));
        }
        return ways.isEmpty()
                ? Optional.empty()
                : Optional.of(name + " answers the " + (how.isEmpty() ? "charge" : "breakthrough")
                        + " before it is resolved: " + String.join(", ", ways) + ".");
    }

    /** Whether the charged unit may answer with that resolver. */
    private boolean isOpen(String resolver, Unit charged, Unit charger, LineContext line, String how) {
        ResolverRules rules = rulesOf.apply(resolver);
        Roles roles = new Roles(Map.of(UNIT, charged.name(), HonourMoves.CHARGER, charger.name()));
        Map<String, String> options = how.isEmpty() ? Map.of() : Map.of("breakthrough", "true");
        return rules.isTakenBy(UNIT, charged)
                && rules.isListed(rules.line(line.state(), line.values(), roles, options));
    }

    /** Whether the charged unit has fired at chargers, thrown to meet them, or got away. */
    private static boolean hasAnswered(Unit target, GameState state) {
        return EVADED.isSet(target)
                || state.hasPlayed(target, "fire", FIRER)
                || state.hasPlayed(target, "counter-charge", UNIT);
    }

    private Optional<String> hasFriend(LineContext line) {
        return line.unit(DEFENDER)
                .filter(unit -> isGuns(unit) && !LIMBERED.isSet(unit) && !unit.isGone())
                .map(unit -> "Is a friend of " + unit.name() + " within " + distances.words(FRIEND_NEAR, line.values())
                        + ", to whom its crew can run?");
    }

    /** Tells how to correct the line if the crew had friends: a result without dice asks no question. */
    Optional<String> remark(EventContext after) {
        return after.line()
                .filter(line -> after.played("charge") && after.ended("routed") && !line.isTyped("def-friend"))
                .flatMap(this::hasFriend)
                .map(words -> words + " Taken as not; if so, undo and add --def-friend.");
    }

    private static Unit charged(Unit unit) {
        return unit.isGone() ? unit : leavingItsPlace(CHARGED.set(unit, true));
    }

    /** A row for each unit that charges with the first one, or has charged the same enemy this turn (H124). */
    private static @Nullable Object others(LineContext line) {
        Set<Unit> chargers = new LinkedHashSet<>(line.all(WITH_THEM));
        opponents(line).stream().filter(unit -> comesOn(unit, line)).forEach(chargers::add);
        return rows(chargers);
    }

    /** A row for each other enemy whom the target fights already (PH-2). */
    private static @Nullable Object fought(LineContext line) {
        return rows(opponents(line).stream()
                .filter(unit -> !comesOn(unit, line) && HonourConditions.isInContact(unit, line.state()))
                .toList());
    }

    private static boolean comesOn(Unit unit, LineContext line) {
        return (CHARGED.isSet(unit) && !WEAKENED.isSet(unit))
                || line.all(WITH_THEM).contains(unit);
    }

    /** Enemies who charge the target too, or have to fight it. */
    private static List<Unit> opponents(LineContext line) {
        Unit target = line.unit(DEFENDER).orElse(null);
        if (target == null || line.unit(ATTACKER).filter(FOUGHT::isSet).isPresent()) {
            return List.of(); // it meets the target next turn, in a combat of its own (702-705)
        }
        return line.state().dueNow().stream()
                .filter(due -> HonourConditions.isFightOf(due, target)
                        || (due.resolver().equals("charge")
                                && line.due().isEmpty()
                                && due.units().indexOf(target.name()) > 0))
                .flatMap(due -> due.units().stream())
                .distinct()
                .map(line.units()::get)
                .filter(unit -> !unit.side().equals(target.side()) && !isCharger(unit, line))
                .toList();
    }

    private static @Nullable Object rows(Collection<Unit> units) {
        return units.isEmpty() ? null : units.stream().map(HonourCharges::row).collect(Collectors.joining("\n"));
    }

    private static String row(Unit unit) {
        return unit.name() + "," + unit.text(TYPE.name()) + "," + unit.text(QUALITY.name()) + "," + HITS.number(unit);
    }

    /** A charge is the unit's move, with a bonus (247): only a double move lets it move before. */
    private static Optional<String> hasMoved(LineContext line) {
        return line.unit(ATTACKER)
                .filter(unit -> MOVED.is(unit, Moved.OVER) && !EVADED.isSet(unit) && !COMMAND.is(unit, Command.DOUBLE))
                .filter(unit -> !PURSUED_ON.is(unit, line.turn())
                        && !CHARGED.isSet(unit)
                        && line.due().isEmpty()
                        && !line.state().hasPlayed(unit, "breakthrough", UNIT) // 385
                        && !hasReached(unit, line))
                .map(unit ->
                        unit.name() + " has moved over half its move this turn, and a charge is a move of its own");
    }

    /** Whether the move of the charger was its charge, on a unit that evaded and is caught. */
    private static boolean hasReached(Unit charger, LineContext line) {
        boolean evaded = line.unit(DEFENDER).filter(unit -> !EVADED.isSet(unit)).isEmpty();
        return evaded && line.state().hasPlayed(charger, "evade", HonourMoves.CHARGER);
    }

    /** A charge is a move, before which the general throws or the unit tests its command; a pursuit needs neither. */
    private static Optional<String> comesTooEarly(LineContext line) {
        List<Unit> chargers = new ArrayList<>(line.all(WITH_THEM));
        line.unit(ATTACKER).ifPresent(chargers::add);
        return line.due().isPresent()
                ? Optional.empty()
                : chargers.stream()
                        .filter(unit -> !PURSUED_ON.is(unit, line.turn()))
                        .map(unit -> HonourCommand.throwIsDue(unit, line.state())
                                .or(() -> HonourCommand.testIsDue(unit, line.state())))
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    /** Requires the enemy of a charge that is due after a pursuit: only the table shows which one it is. */
    private static Optional<String> namesNoEnemy(LineContext line) {
        return line.due()
                .filter(due -> line.unit(DEFENDER).isEmpty())
                .map(due -> "expected the new enemy that it has met, as in " + due.command() + " ENEMY");
    }

    static Optional<Agreement> agreement(Due due) {
        return due.resolver().equals("charge") && due.units().size() == 1
                ? Optional.of(new Agreement("Which new enemy has " + due.units().get(0) + " met?", due.command(), ""))
                : Optional.empty();
    }

    private static Optional<String> forbidden(Unit unit, LineContext line) {
        GameState state = line.state();
        Optional<Unit> target = line.unit(DEFENDER);
        Optional<String> unfit = unfit(unit, target, state).map(why -> unit.name() + ": " + why);
        if (unfit.isPresent() || line.due().isPresent()) {
            return unfit;
        }
        Optional<String> held = isHeld(unit, state);
        if (held.isPresent()) {
            return held;
        }
        boolean reached = hasReached(unit, line);
        if (PURSUED_ON.is(unit, state.turn())) {
            return reached || hasMet(unit, target, state)
                    ? Optional.empty()
                    : Optional.of(unit.name()
                            + ": its pursuit has not met that enemy (pursuit --caught new), and it charges once");
        }
        boolean again = CHARGED.isSet(unit) && !reached; // H170
        return hasFought(unit)
                .or(() -> target.flatMap(HonourCharges::hasFought))
                .or(() -> HonourCommand.holdsBack(unit, state))
                .or(() -> again
                        ? Optional.of(unit.name() + " has charged this turn, and charges once unless it pursues")
                        : Optional.empty());
    }

    /** Why a unit of its kind, and as it is, never charges that enemy (287-288, 305-309). */
    private static Optional<String> unfit(Unit unit, Optional<Unit> target, GameState state) {
        if (isGuns(unit)) {
            return Optional.of("guns never charge");
        }
        if (target.filter(enemy -> !mayCharge(unit, enemy)).isPresent()) {
            return Optional.of(
                    isLightInfantry(unit)
                            ? "light infantry charges only light infantry and guns"
                            : "infantry does not charge cavalry");
        }
        if (WEAKENED.isSet(unit) && !state.hasPlayed(unit, "fire", TARGET)) {
            return Optional.of("a weakened unit never charges"); // if the fire of the charge did it, that fails (369)
        }
        if (isCavalry(unit)
                && target.filter(COVER.is(Cover.BUA, Cover.ENTRENCHMENT)).isPresent()) {
            return Optional.of("cavalry does not charge built-up areas or entrenchments");
        }
        return RESERVE.isSet(unit)
                ? Optional.of("it made a reserve move and does not charge this turn")
                : Optional.empty();
    }

    /** Whether the pursuit of that unit has met that enemy, whom it charges now (698-708). */
    private static boolean hasMet(Unit pursuer, Optional<Unit> enemy, GameState state) {
        return state.dueNow().stream()
                .filter(due ->
                        due.resolver().equals("charge") && due.units().get(0).equals(pursuer.name()))
                .anyMatch(due -> due.units().size() == 1
                        || enemy.filter(unit -> due.units().contains(unit.name()))
                                .isPresent());
    }

    private static boolean mayCharge(Unit unit, Unit target) {
        UnitType charger = TYPE.of(unit);
        UnitType enemy = TYPE.of(target);
        return charger == null || enemy == null || charger.mayCharge(enemy);
    }

    /** Refuses guns whose crew ran as a target: nobody is left to charge (360-362). */
    static Optional<String> hasNoCrew(LineContext line, String charged) {
        return line.unit(charged)
                .filter(ABANDONED::isSet)
                .map(unit -> unit.name() + ": its crew ran, and nobody is left to charge; capture " + unit.name()
                        + " UNIT takes the guns");
    }

    /** A unit fights one close combat a turn (610), and in contact it has one. */
    static Optional<String> isHeld(Unit unit, GameState state) {
        return HonourConditions.isInContact(unit, state)
                ? Optional.of(unit.name() + " is in contact with the enemy and fights him: it charges nobody else")
                : Optional.empty();
    }

    /** H170 (610): the combat that a charge brings on is one of this turn. */
    static Optional<String> hasFought(Unit unit) {
        return FOUGHT.isSet(unit)
                ? Optional.of(unit.name() + " has fought this turn: one close combat a turn")
                : Optional.empty();
    }

    /** Refuses units that the resolver would not compare with the target: it counts only chargers that come home. */
    private static Optional<String> forbiddenWith(Unit unit, LineContext line) {
        if (isCharger(unit, line)) {
            return Optional.of(unit.name() + " charges already: --with names the others");
        }
        if (!line.unit(ATTACKER).map(Unit::side).equals(Optional.of(unit.side()))) {
            return Optional.of(unit.name() + ": expected a unit of the chargers' side");
        }
        return WEAKENED.isSet(unit)
                ? Optional.of(unit.name() + " is weakened: its charge fails, resolve it by itself")
                : forbidden(unit, line);
    }

    private static boolean isCharger(Unit unit, LineContext line) {
        return line.unit(ATTACKER)
                .filter(first -> first.name().equals(unit.name()))
                .isPresent();
    }

    /**
     * H102 (328): light infantry has no choice before formed troops, and stands only when it was caught.
     *
     * @param how an option of {@code evade}, with a blank before it; empty for a charge
     */
    static Optional<String> mustEvade(LineContext line, String chargers, String lights, String how) {
        Optional<Unit> charger = line.unit(chargers).filter(unit -> !isLightInfantry(unit));
        return line.unit(lights)
                .filter(unit -> charger.isPresent() && isLightInfantry(unit) && !EVADED.isSet(unit) && !unit.isGone())
                .filter(unit -> !HonourConditions.isInContactWithAnother(unit, charger.orElseThrow(), line.state()))
                .map(unit -> unit.name() + " must evade from formed troops: evade " + unit.name() + " "
                        + charger.get().name() + how + " first");
    }
}
