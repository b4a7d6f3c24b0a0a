package grognard.game.napoleonic;

import static grognard.game.napoleonic.NapoleonicFields.*;
import static grognard.game.unit.CommonFields.WHY;

import grognard.game.referee.ArmyCounts;
import grognard.game.referee.LineContext;
import grognard.game.referee.ResolverRules;
import grognard.game.state.GameState;
import grognard.game.unit.Gone;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The losses of an army, the levels that they pass, and who has won (sections 9 and 10). Units count for the side for
 * which they were mustered: a battery that was captured is lost to it for good and adds nothing to its captors (NA-21).
 */
final class NapoleonicLosses {

    static final String ROUT = "rout";
    static final String NIGHTFALL = "nightfall";

    private static final ArmyCounts COUNTS = new ArmyCounts(
            Map.of(
                    "lost", NapoleonicLosses::lost,
                    "off", NapoleonicLosses::offOrNothing,
                    "bases", NapoleonicLosses::mustered),
            "bases");

    private final IntFunction<Map<String, Number>> lists;
    /** Least losses that pass each level, by the number of bases of an army. */
    private final Map<Integer, Map<Integer, Integer>> levels = new HashMap<>();

    /** @param lists lists the levels of an army with so many bases: least losses by percent */
    NapoleonicLosses(IntFunction<Map<String, Number>> lists) {
        this.lists = lists;
    }

    void crisis(ResolverRules rules) {
        COUNTS.fill(rules)
                .answersIn("crisis") // only what is due is tested
                .compute("passed", NapoleonicLosses::passed)
                .moment("levels")
                .looksUp("levels")
                .forbids(line -> notDue(line).flatMap(unit -> neverDue(unit, line.state())))
                .waitsFor(line -> notDue(line)
                        .map(unit -> unit.name()
                                + ": a crisis is tested at the end of the move, which end or the phase crisis begins"));
    }

    /** The unit, if nothing is due of it though its side has passed a level. */
    private Optional<Unit> notDue(LineContext line) {
        return line.isSet("levels") || line.due().isPresent()
                ? Optional.empty()
                : line.unit(NapoleonicRally.UNIT).filter(unit -> hasPassed(unit.side(), line.state()));
    }

    /** Why the unit does not test for the level at the end of this move either. */
    private static Optional<String> neverDue(Unit unit, GameState state) {
        if (!isInUse(unit, state.turn())) {
            return Optional.of(
                    unit.name() + " was captured this turn and is not active yet: it tests with its captors later");
        }
        return state.ending() || state.isInPlay("crisis")
                ? Optional.of(unit.name() + ": its crisis was tested or struck out")
                : Optional.empty();
    }

    /** Whether the side's losses pass a level for which it has not been tested. */
    boolean hasPassed(String side, GameState state) {
        return level(side, state.units()) > state.levels().getOrDefault(side, 0);
    }

    /** The level that the side has been tested for; the list of levels needs none. */
    private static @Nullable Object passed(LineContext line) {
        return line.side(0).map(side -> line.state().levels().get(side)).orElse(null);
    }

    static void victory(ResolverRules rules) {
        COUNTS.fill(rules);
    }

    /** Bases that ever came to the field: reinforcements count from the turn in which they come (3.2, 9.2). */
    static int mustered(String side, Units units) {
        return sum(side, units, START::number);
    }

    /** Bases that were killed, wounded or captured; those that ran off the table with a unit are counted apart. */
    static int lost(String side, Units units) {
        return sum(side, units, unit -> START.number(unit) - (isLost(unit) ? 0 : BASES.number(unit)));
    }

    private static boolean isLost(Unit unit) {
        return ACTIVE_ON.isSet(unit) || (unit.isGone() && !WHY.is(unit, Gone.OFF));
    }

    /** Bases that left the table with units that routed off it (NA-19). */
    static int off(String side, Units units) {
        return sum(side, units, unit -> !isLost(unit) && unit.isGone() ? BASES.number(unit) : 0);
    }

    private static @Nullable Object offOrNothing(String side, Units units) {
        int off = off(side, units);
        return off == 0 ? null : off;
    }

    /** Bases of its own that a side has on the table. */
    static int left(String side, Units units) {
        return mustered(side, units) - all(side, units);
    }

    static int all(String side, Units units) {
        return lost(side, units) + off(side, units);
    }

    private static int sum(String side, Units units, ToIntFunction<Unit> number) {
        return units.where(unit -> side.equals(MUSTERED.of(unit))).stream()
                .mapToInt(number)
                .sum();
    }

    /** The highest level that the side's losses pass; 0 if they pass none. */
    int level(String side, Units units) {
        int lost = all(side, units);
        return lost == 0
                ? 0
                : levels(mustered(side, units)).entrySet().stream()
                        .filter(level -> lost >= level.getValue())
                        .mapToInt(Map.Entry::getKey)
                        .max()
                        .orElse(0);
    }

    private Map<Integer, Integer> levels(int bases) {
        return levels.computeIfAbsent(bases, any -> {
            Map<Integer, Integer> least = new LinkedHashMap<>();
            lists.apply(bases).forEach((level, losses) -> least.put(Integer.valueOf(level), losses.intValue()));
            return least;
        });
    }

    /** {@code 4 lost, 5 pass 15%}: the next level for which the side has not been tested. */
    String words(String side, GameState state) {
        Units units = state.units();
        int lost = all(side, units);
        int tested = state.levels().getOrDefault(side, 0);
        Optional<Map.Entry<Integer, Integer>> next = levels(mustered(side, units)).entrySet().stream()
                .filter(level -> lost < level.getValue() && level.getKey() > tested)
                .findFirst();
        return lost + " lost"
                + next.map(level -> ", " + level.getValue() + " pass " + level.getKey() + "%")
                        .orElse("");
    }

    // ---- The end of the battle

    /** The sides that have nobody left who stands or will arrive. */
    static List<String> broken(Units units) {
        return units.sides().stream()
                .filter(side -> units.army(side).stream()
                        .filter(unit -> !unit.isOfficer())
                        .allMatch(unit -> unit.isGone() || routs(unit)))
                .toList();
    }

    /** The values of the victory resolver for both sides; empty if one has nothing to lose. */
    static Optional<Map<String, String>> question(Units units) {
        return COUNTS.of(units, Map.of());
    }

    /** The result at nightfall in the sides' own names. */
    static String atNight(String code, Units units) {
        String first = units.sides().get(0);
        String second = units.sides().get(1);
        long ours = (long) all(first, units) * mustered(second, units);
        long theirs = (long) all(second, units) * mustered(first, units);
        String winner = (ours < theirs ? first : second).toUpperCase(Locale.ROOT);
        return "NIGHT FALLS: "
                + (code.equals("draw") ? "DRAW" : code.toUpperCase(Locale.ROOT) + " VICTORY OF THE " + winner);
    }
}
