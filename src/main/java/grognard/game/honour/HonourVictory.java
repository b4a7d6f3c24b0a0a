package grognard.game.honour;

import static grognard.game.honour.HonourFields.*;

import grognard.game.referee.ArmyCounts;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.rules.honour.morale.Rally.Attached;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Victory: an army that has lost half of its units, or the agreed share, has lost. Objectives count as units. */
final class HonourVictory {

    static final String LOSSES = "losses";
    static final String NIGHTFALL = "nightfall";

    private static final ArmyCounts COUNTS = new ArmyCounts(counts(), "units");

    private HonourVictory() {}

    static void victory(ResolverRules victory) {
        COUNTS.fill(victory).game("share");
    }

    private static Map<String, BiFunction<String, Units, @Nullable Object>> counts() {
        Map<String, BiFunction<String, Units, @Nullable Object>> counts = new LinkedHashMap<>();
        counts.put("units", (side, units) -> number(side, units, HonourFields::isTroops));
        counts.put("routed", (side, units) -> number(side, units, unit -> isTroops(unit) && unit.isGone()));
        counts.put("weakened", (side, units) -> number(side, units, HonourVictory::isWeak));
        counts.put("general-lost", HonourCommand::isLostNow);
        counts.put(
                "brigadiers-lost",
                (side, units) -> number(side, units, unit -> isLost(unit) && RANK.is(unit, Attached.BRIGADIER)));
        counts.put("objectives", HonourVictory::objectives);
        return counts;
    }

    static boolean isWeak(Unit unit) {
        return isTroops(unit) && !unit.isGone() && WEAKENED.isSet(unit);
    }

    private static int number(String side, Units units, Predicate<Unit> condition) {
        return units.where(unit -> unit.side().equals(side) && condition.test(unit))
                .size();
    }

    /** Units lost for good by objectives; null leaves it to the players, who have named none. */
    private static @Nullable Object objectives(String side, Units units) {
        List<Unit> places = units.where(HonourFields::isPlace);
        int lost = 0;
        for (Unit place : places) {
            lost += (place.side().equals(side) ? COST : ENEMY_COST).number(place);
        }
        return places.isEmpty() ? null : lost;
    }

    /** H215: whoever takes or retakes a place by the end of a turn costs the other side its value, for good. */
    static Units taken(Units units) {
        Units now = units;
        for (Unit place : units.where(HonourFields::isPlace)) {
            String taker = TAKEN_BY.of(place);
            if (taker != null && !taker.equals(holder(place))) {
                Unit lost = taker.equals(place.side())
                        ? ENEMY_COST.add(place, OBJECTIVE.number(place))
                        : COST.add(place, OBJECTIVE.number(place));
                now = now.with(HELD_BY.set(lost, taker));
            }
        }
        return now;
    }

    /** The side that took the objective last, or has it from the start; null if none has. */
    private static @Nullable String holder(Unit place) {
        return HELD_BY.isSet(place) ? HELD_BY.of(place) : NEUTRAL.isSet(place) ? null : place.side();
    }

    static void checkTaker(Unit place, Units units) {
        Optional<String> unknown = unknownTaker(place, units);
        if (unknown.isPresent()) {
            throw BadInput.value(
                    place.name() + " taken-by",
                    unknown.get(),
                    "one of " + String.join(", ", units.sides()) + ", or none while it is contested",
                    units.sides());
        }
    }

    private static Optional<String> unknownTaker(Unit place, Units units) {
        return Optional.ofNullable(TAKEN_BY.of(place))
                .filter(side -> !units.sides().contains(side));
    }

    /** A remark only: a side may have lost its last unit to the other since. */
    static List<String> remarksOnMuster(Units units) {
        List<String> remarks = new ArrayList<>();
        for (Unit place : units.where(HonourFields::isPlace)) {
            unknownTaker(place, units)
                    .ifPresent(side -> remarks.add(place.name() + " taken-by " + side + ": no unit is of that side"));
        }
        return remarks;
    }

    /**
     * Returns why there cannot be such an objective: a side without troops is no army, and would move and throw for the
     * initiative.
     */
    static Optional<String> impossible(Unit place, List<Unit> all) {
        return all.stream().anyMatch(unit -> isTroops(unit) && unit.side().equals(place.side()))
                ? Optional.empty()
                : Optional.of(
                        place.name() + " is an objective of " + place.side() + ", which has no troops: expected a side"
                                + " with troops, and neutral=yes if nobody holds it at the start");
    }

    static Optional<String> moveForbidden(Unit place) {
        return Optional.of(place.name() + " is an objective, and moves nowhere");
    }

    /** Inputs of the victory resolver for both armies; empty unless there are two with troops. */
    static Optional<Map<String, String>> question(Units units, Map<String, String> game) {
        String share = game.get("share");
        return COUNTS.of(units, share == null ? Map.of() : Map.of("share", share));
    }

    /** The result in the sides' own names; empty as long as the battle goes on. */
    static String verdict(String code, GameState state) {
        String first = ArmyCounts.name(0, state.units());
        String second = ArmyCounts.name(1, state.units());
        return switch (code) {
            case "attacker-loses" -> first + " LOSE";
            case "defender-loses" -> second + " LOSE";
            case "both-lose" -> first + " AND " + second + " LOSE";
            default -> "";
        };
    }
}
