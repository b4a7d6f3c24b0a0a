package grognard.game.paperboys;

import static grognard.game.paperboys.Arm.ARTILLERY;
import static grognard.game.paperboys.PaperboysFields.*;

import grognard.game.referee.ArmyCounts;
import grognard.game.referee.ResolverRules;
import grognard.game.unit.CommonFields;
import grognard.game.unit.OfficerState;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.paperboys.unit.Officer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Victory: by the dead of both armies at nightfall, or when an army has lost 30% and withdraws. */
final class PaperboysVictory {

    static final String WITHDRAWAL = "withdrawal";
    static final String NIGHTFALL = "nightfall";

    /** Inputs of the victory resolver for one army. */
    private static final ArmyCounts COUNTS = new ArmyCounts(counts(), "stands");

    private PaperboysVictory() {}

    static void victory(ResolverRules rules) {
        COUNTS.fill(rules).moment("count-routing", "by");
    }

    private static Map<String, BiFunction<String, Units, @Nullable Object>> counts() {
        Map<String, BiFunction<String, Units, @Nullable Object>> counts = new LinkedHashMap<>();
        counts.put("stands", sum(PaperboysVictory::atTheStart));
        counts.put("dead", sum(PaperboysVictory::dead));
        counts.put("routing", sum(unit -> STATE.is(unit, State.ROUTING) && isCounted(unit) ? STANDS.number(unit) : 0));
        counts.put("cannon", sum(unit -> isGun(unit) ? START.number(unit) : 0));
        counts.put("cannon-lost", sum(unit -> isGun(unit) ? Math.max(0, START.number(unit) - left(unit)) : 0));
        counts.put("officers", sum(unit -> RANK.is(unit, Officer.BRIGADIER) ? 1 : 0));
        counts.put("officers-lost", sum(unit -> RANK.is(unit, Officer.BRIGADIER) && isLost(unit) ? 1 : 0));
        counts.put(
                "chief-lost",
                (side, units) ->
                        isAny(side, units, unit -> RANK.is(unit, Officer.COMMANDER) && isLost(unit)) ? true : null);
        counts.put("chief", (side, units) -> isAny(side, units, RANK.is(Officer.COMMANDER)) ? null : 0);
        return counts;
    }

    private static BiFunction<String, Units, @Nullable Object> sum(ToIntFunction<Unit> number) {
        return (side, units) -> units.where(unit -> unit.side().equals(side)).stream()
                .mapToInt(number)
                .sum();
    }

    private static boolean isAny(String side, Units units, Predicate<Unit> condition) {
        return !units.where(unit -> unit.side().equals(side) && condition.test(unit))
                .isEmpty();
    }

    /** Skirmishers of a parent are stands of its own: they are counted there (P12). */
    private static boolean isCounted(Unit unit) {
        return isTroops(unit) && !isGun(unit) && !PARENT.isSet(unit);
    }

    private static boolean isGun(Unit unit) {
        return !unit.isOfficer() && ARM.is(unit, ARTILLERY);
    }

    private static boolean isLost(Unit officer) {
        return CommonFields.OFFICER_STATE.is(officer, OfficerState.LOST);
    }

    /** Stands that are left: of a unit that is gone those that are out as skirmishers. */
    static int left(Unit unit) {
        return unit.isGone() ? LIGHT.number(unit) : STANDS.number(unit);
    }

    static int atTheStart(Unit unit) {
        return isCounted(unit) ? START.number(unit) : 0;
    }

    private static int dead(Unit unit) {
        return isCounted(unit) ? Math.max(0, START.number(unit) - left(unit)) : 0;
    }

    /** Inputs of the victory resolver for both armies; empty if one has nothing to count. */
    static Optional<Map<String, String>> question(Units units, String by) {
        return COUNTS.of(units, Map.of("by", by));
    }

    /** The result in the sides' own names: {@code FRENCH WITHDRAW}; empty as long as the battle goes on. */
    static String verdict(String code, Units units) {
        String first = ArmyCounts.name(0, units);
        String second = ArmyCounts.name(1, units);
        return switch (code) {
            case "attacker-withdraws" -> first + " WITHDRAW";
            case "defender-withdraws" -> second + " WITHDRAW";
            case "both-withdraw" -> first + " AND " + second + " WITHDRAW";
            case "attacker-wins" -> "NIGHT FALLS: " + first + " WIN";
            case "defender-wins" -> "NIGHT FALLS: " + second + " WIN";
            case "draw" -> "NIGHT FALLS: DRAW";
            default -> "";
        };
    }
}
