package grognard.game.referee;

import grognard.game.unit.Units;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Counts both armies for the resolver that decides victory. */
public final class ArmyCounts {

    private static final List<String> PREFIXES = List.of("", "def-");

    private final Map<String, BiFunction<String, Units, @Nullable Object>> counts;
    private final String whole;

    /**
     * @param counts functions that count an army from its side and all units, by the parameter that they fill
     * @param whole the parameter with the size of an army: an army of size 0 counts as none
     */
    public ArmyCounts(Map<String, BiFunction<String, Units, @Nullable Object>> counts, String whole) {
        this.counts = new LinkedHashMap<>(counts);
        this.whole = whole;
    }

    /** Fills the resolver's parameters for both armies. */
    public ResolverRules fill(ResolverRules rules) {
        counts.forEach(rules::army);
        return rules;
    }

    /**
     * The values for both armies, of which the first side mustered is the attacker; empty unless both sides have units.
     *
     * @param agreed values that are equal for both
     */
    public Optional<Map<String, String>> of(Units units, Map<String, String> agreed) {
        List<String> sides = units.sides();
        Map<String, String> values = new LinkedHashMap<>(agreed);
        for (int i = 0; i < PREFIXES.size(); i++) {
            String prefix = PREFIXES.get(i);
            if (i >= sides.size()) {
                return Optional.empty();
            }
            for (Map.Entry<String, BiFunction<String, Units, @Nullable Object>> count : counts.entrySet()) {
                Object value = count.getValue().apply(sides.get(i), units);
                if (value != null) {
                    values.put(prefix + count.getKey(), value.toString());
                }
            }
            if ("0".equals(values.get(prefix + whole))) {
                return Optional.empty();
            }
        }
        return Optional.of(values);
    }

    /** The name of a side in verdicts, by its place in the muster: {@code FRENCH}. */
    public static String name(int place, Units units) {
        return units.sides().get(place).toUpperCase(Locale.ROOT);
    }
}
