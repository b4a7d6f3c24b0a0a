package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;
import static grognard.game.honour.HonourTerms.*;

import grognard.game.referee.Agreement;
import grognard.game.referee.EventContext;
import grognard.game.referee.Fill.RowLine;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.referee.UnitOption;
import grognard.game.state.Due;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.input.WholeNumber;
import grognard.rules.Type;
import grognard.rules.honour.fire.Cover;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Close combats of two units ({@code combat}) and of several ({@code melee}). */
final class HonourCombat {

    /** A unit that leaves a melee by choice. */
    private static final String LEAVER = "leaver";

    private static final String LEAVES = "leaves";

    private final HonourDice dice;

    HonourCombat(HonourDice dice) {
        this.dice = dice;
    }

    void combat(ResolverRules combat) {
        combat.in(CLOSE_COMBAT)
                .fill("unit", ATTACKER, TYPE)
                .fill("def-unit", DEFENDER, TYPE)
                .own(QUALITY, HITS, FORMATION)
                .compute("fighting-dice", line -> ready(line, ATTACKER))
                .compute("def-fighting-dice", line -> ready(line, DEFENDER))
                .flag("general", line -> line.officerWith(ATTACKER).isPresent())
                .flag("def-general", line -> line.officerWith(DEFENDER).isPresent())
                .moment("overlap", "charging", "pursuing", "def-overlap", "rounds", "stop", "leaves")
                .presumesFlag("def-counter-charging", line -> comesOn(line) && HonourCharges.isMet(line))
                .presumesFlag("def-obstacle", line -> comesOn(line) && isDefending(line))
                .asks("def-obstacle", HonourCombat::losesItsBonus)
                .presumesFlag("came-home", line -> comesOn(line) && isWeakenedSince(line))
                .forbids(HonourCombat::fightsAgain)
                .forbids(HonourCombat::isApart)
                .forbids(HonourCombat::meetsNobody)
                .forbids(this::isOfSeveral)
                .forbids(line -> HonourDice.tooMany(line, ATTACKER, ready(line, ATTACKER)))
                .forbids(line -> HonourDice.tooMany(line, DEFENDER, ready(line, DEFENDER)))
                .forbids(HonourCombat::leavesTooEarly)
                .doubts(HonourCombat::isEarly)
                .unlists(HonourCombat::isListedAsDue)
                .actsToo(DEFENDER)
                .marks(ATTACKER, FOUGHT)
                .marks(DEFENDER, FOUGHT);
    }

    /** The dice of a unit that was not ready in time; null if all of it fights. */
    private @Nullable Object ready(LineContext line, String role) {
        return dice.of(line, role, FightingDice.COMBAT);
    }

    void melee(ResolverRules melee) {
        melee.in(CLOSE_COMBAT)
                .rows("unit", UNIT, this::flags)
                .names("unit", UNIT, UnitOption.Value.PAIRS)
                .namesOnly("leaves", LEAVER, "units that leave by choice, before the next round, with commas")
                .examples("A C 4 charging, B C 2 charging, C A 3, C B 1", "A C 4, B C 2, C A 3, C B 1 --leaves B")
                .forbids(this::saysNoDice)
                .forbids(HonourCombat::leavesTooEarly)
                .forbids(HonourCombat::fightsAgain)
                .forbids(HonourCombat::isApart)
                .forbids(HonourCombat::meetsNobody)
                .forbids(this::hasTooManyDice)
                .doubts(HonourCombat::isEarly)
                .unlists(HonourCombat::isListedAsDue)
                .marks(UNIT, FOUGHT);
    }

    /**
     * H172: a unit has the dice of its formation, which is a flag of its rows; so are the obstacle that it defends, and
     * the charge that made the melee due, in its first round.
     */
    private String flags(Unit unit, String column, String said, RowLine row) {
        if (!column.equals("flags")) {
            return said;
        }
        Set<String> flags = new LinkedHashSet<>(Type.Rows.words(said));
        if (unit.fits(FORMATION.name()) && !FORMATION.is(unit, Formation.LINE)) {
            flags.add(unit.text(FORMATION.name()));
        }
        flags.addAll(new MeleeLine(dice, row.line().state())
                .bonus(unit.name(), FightRow.of(row.typed()).enemy()));
        if (!COVER.is(unit, Cover.NONE)) {
            flags.add("obstacle");
        }
        if (row.line().roles().names(LEAVER).contains(unit.name())) {
            flags.add(LEAVES);
        }
        return String.join(" ", flags);
    }

    // ---- the bonus of a charge (636-641)

    private static boolean comesOn(LineContext line) {
        return line.isSet("charging") || line.isSet("pursuing");
    }

    /** Whether the defender is in cover, which is always an obstacle or difficult ground (416). */
    private static boolean isDefending(LineContext line) {
        return line.unit(DEFENDER).filter(COVER.is(Cover.NONE).negate()).isPresent();
    }

    /** Whether a fighter was weakened after its charge: a weakened unit could not have made the charge that is due. */
    private static boolean isWeakenedSince(LineContext line) {
        return line.due().isPresent() && fighters(line).stream().anyMatch(WEAKENED::isSet);
    }

    private static Optional<String> losesItsBonus(LineContext line) {
        return comesOn(line) && !isDefending(line)
                ? line.unit(ATTACKER)
                        .map(unit -> "Does " + unit.name()
                                + " lose its +1: obstacle, difficult ground, hill, or a wheel over 30 degrees?")
                : Optional.empty();
    }

    // ---- who fights

    private static List<Unit> fighters(LineContext line) {
        List<Unit> fighters = new ArrayList<>();
        for (String role : line.description().roles()) {
            fighters.addAll(line.all(role));
        }
        return fighters;
    }

    private static List<String> names(LineContext line) {
        return fighters(line).stream().map(Unit::name).toList();
    }

    /** Refuses a second close combat in a turn (H170, 609-610); further rounds of one are no second combat. */
    private static Optional<String> fightsAgain(LineContext line) {
        if (isNextRound(line)) {
            return Optional.empty();
        }
        List<Unit> fighters = fighters(line);
        return fighters.stream()
                .flatMap(unit -> HonourCharges.hasFought(unit).stream())
                .findFirst()
                .or(() -> fighters.stream()
                        .filter(unit -> RESERVE.isSet(unit) && !HonourConditions.isInContact(unit, line.state()))
                        .findFirst()
                        .map(unit -> unit.name() + ": it made a reserve move and does not fight this turn"));
    }

    private static boolean isNextRound(LineContext line) {
        Set<String> names = new HashSet<>(names(line));
        return line.state().dueNow().stream()
                .anyMatch(due -> due.resolver().equals(line.resolver())
                        && HonourDuties.isNextRound(due)
                        && names.equals(new HashSet<>(due.units())));
    }

    /** Refuses combats of units that fell back or evaded this turn, unless a charge or pursuit has met them since (607). */
    private static Optional<String> isApart(LineContext line) {
        return fighters(line).stream()
                .filter(unit -> EVADED.isSet(unit) || FELL_BACK_ON.is(unit, line.turn()))
                .filter(unit -> line.state().dueNow().stream().noneMatch(due -> HonourConditions.isFightOf(due, unit)))
                .findFirst()
                .map(unit -> unit.name() + " went back this turn and is in contact with nobody; charge brings on a"
                        + " combat");
    }

    /** Refuses one unit alone that is in no contact (607). If two are named, the players have brought them together. */
    private static Optional<String> meetsNobody(LineContext line) {
        List<Unit> fighters = fighters(line);
        boolean alone = fighters.size() == 1 && line.typed().isEmpty();
        return alone && !HonourConditions.isInContact(fighters.get(0), line.state())
                ? Optional.of(fighters.get(0).name() + " is in contact with nobody; charge brings on a combat")
                : Optional.empty();
    }

    /** Refuses to leave before the first round is fought (H186, 681). */
    private static Optional<String> leavesTooEarly(LineContext line) {
        boolean leaves = anyWith(LEAVES, FightRow.in(line.typed().get("unit")))
                || line.given(LEAVES).isPresent()
                || !line.all(LEAVER).isEmpty();
        return !leaves || isNextRound(line)
                ? Optional.empty()
                : Optional.of("a unit leaves a combat only after a round that was a draw");
    }

    private static boolean anyWith(String flag, List<FightRow> rows) {
        return rows.stream().anyMatch(row -> row.flags().contains(flag));
    }

    /** Tells that the game has added the +1 of a charge to typed rows, and how to take it off again (640-641). */
    static Optional<String> bonusRemark(EventContext after) {
        List<FightRow> typed =
                FightRow.in(after.line().map(line -> line.typed().get("unit")).orElse(null));
        boolean filled = after.played("melee")
                && !typed.isEmpty()
                && !anyWith(MeleeLine.CHARGING, typed)
                && anyWith(MeleeLine.CHARGING, FightRow.in(after.inputs().get("unit")));
        return filled
                ? Optional.of("The charge that made the melee due counts; if the enemy defends an obstacle, difficult"
                        + " ground or a hill, undo and add obstacle to his row.")
                : Optional.empty();
    }

    /** Tells how a unit leaves instead of fighting the next round. */
    static Optional<String> leavingRemark(EventContext after) {
        if (!after.ended("next-round")) {
            return Optional.empty();
        }
        return Optional.of(
                after.played("melee")
                        ? "A unit may leave by choice before the next round: next --leaves NAME"
                        : "Either may leave by choice before the next round: next --leaves attacker or defender");
    }

    /** Refuses a combat of two if one of them has further enemies: several in contact are one combat (662). */
    private Optional<String> isOfSeveral(LineContext line) {
        List<String> pair = names(line);
        return sharedUnit(pair, line.state())
                .map(shared -> "several fight " + shared + ": melee, with dice that the players agree on, as in melee "
                        + new MeleeLine(dice, line.state()).of(pair));
    }

    /** The one of these two units that has to fight somebody else as well. */
    private static Optional<String> sharedUnit(List<String> pair, GameState state) {
        if (pair.size() < 2) {
            return Optional.empty();
        }
        for (Due due : state.dueNow()) {
            boolean other = HonourConditions.isFight(due)
                    && !pair.containsAll(due.units())
                    && due.units().stream().anyMatch(pair::contains);
            if (other) {
                return Optional.of(due.units().contains(pair.get(1)) ? pair.get(1) : pair.get(0));
            }
        }
        return Optional.empty();
    }

    /** Keeps {@code turn} from offering a combat: those of units in contact are due already. */
    private static Optional<String> isListedAsDue(LineContext line) {
        return Optional.of("its combat is due");
    }

    /** The dice of a combat of several, which the players allot before its first round (662, figure 4). */
    Optional<Agreement> agreement(Due due, GameState state) {
        boolean several = due.resolver().equals("melee")
                ? !due.options().containsKey("unit")
                : due.resolver().equals("combat")
                        && sharedUnit(due.units(), state).isPresent();
        return several
                ? Optional.of(new Agreement(
                        "Several fight in one combat. Who fights whom, with how many dice, and who has the +1 of a charge?",
                        "melee",
                        new MeleeLine(dice, state).of(due.units())))
                : Optional.empty();
    }

    /** Doubts a combat as long as another is not resolved, routs included (216-217). */
    private static Optional<String> isEarly(LineContext line) {
        return unresolved(names(line), line.state())
                .map(due -> "The combat before is not over: " + due.command() + " is due.");
    }

    /** The first item that is due of another combat than that of these units. */
    private static Optional<Due> unresolved(List<String> fighters, GameState state) {
        return state.dueNow().stream()
                .filter(due -> (List.of("rout", "fallback", "pursuit").contains(due.resolver())
                                && !due.options().containsKey("by-choice"))
                        || (HonourDuties.isNextRound(due)
                                && due.units().stream().noneMatch(fighters::contains)))
                .findFirst();
    }

    /** Whether the item is a combat while another one is not over, or a general's throw before all combats are (129). */
    static boolean isEarly(Due due, GameState state) {
        return HonourConditions.isFight(due)
                ? unresolved(due.units(), state).isPresent()
                : HonourDuties.isHitInCombat(due) && state.dueNow().stream().anyMatch(HonourConditions::isFight);
    }

    private Optional<String> saysNoDice(LineContext line) {
        if (line.isTyped("unit")) {
            return Optional.empty();
        }
        if (line.due().isEmpty()) {
            return line.all(LEAVER).stream()
                    .findFirst()
                    .map(unit ->
                            unit.name() + " leaves a melee when its next round is due: next --leaves " + unit.name());
        }
        return line.due()
                .filter(due -> !due.options().containsKey("unit"))
                .map(due -> "expected who fights whom with how many dice, as in melee "
                        + new MeleeLine(dice, line.state()).of(due.units()));
    }

    /**
     * H109: a unit that was not ready in time has half its dice in all its rows, or none. H110: one that was in close
     * combat already has few dice, or none, for the newcomer.
     */
    private Optional<String> hasTooManyDice(LineContext line) {
        Map<String, Integer> total = new HashMap<>();
        for (FightRow row : FightRow.in(line.typed().get("unit"))) {
            Optional<Unit> unit = line.units().find(row.unit());
            if (unit.isEmpty()) {
                continue;
            }
            Optional<Integer> most = dice.most(unit.get(), row.enemy());
            Optional<Integer> typed = WholeNumber.in(row.dice());
            int all = total.merge(unit.get().name(), typed.orElse(0), Integer::sum);
            Optional<String> tooMany = dice.tooMany(unit.get(), all);
            if (tooMany.isPresent()) {
                return tooMany;
            }
            if (most.isPresent() && typed.isPresent() && typed.get() > most.get()) {
                return Optional.of(unit.get().name() + ": expected at most " + most.get() + " dice against "
                        + row.enemy() + ", on whom " + (most.get() == 0 ? "none" : "half")
                        + " of it turned");
            }
        }
        return Optional.empty();
    }
}
