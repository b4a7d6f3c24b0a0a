package grognard.plan;

import grognard.game.GameState;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The exact chances of a plan. All ways are counted over one denominator.
 *
 * @param ruleset by whose rules it is played
 * @param of what all ways add up to
 * @param want in how many ways the player gets what was wanted, if anything was said to be
 * @param left what fell due in some courses and was not played
 * @param start how things stood before the first step
 * @param states how many different states there were, at most, after any step
 */
public record Forecast(
        String ruleset,
        Plan plan,
        BigInteger of,
        Optional<BigInteger> want,
        List<StepWays> steps,
        List<FieldWays> units,
        List<LeftWays> left,
        GameState start,
        int states) {

    public Forecast {
        steps = List.copyOf(steps);
        units = List.copyOf(units);
        left = List.copyOf(left);
    }

    /** Whether a field of a unit had that value before the first step. */
    public boolean isAtFirst(String unit, String field, String value) {
        return start.units()
                .find(unit)
                .map(found -> String.valueOf(found.get(field)).equals(value))
                .orElse(false);
    }

    /**
     * How a step ends.
     *
     * @param reached in how many ways it is played
     * @param outcomes these, by how it ends
     * @param passed in how many ways the rules refuse it, by the reason
     */
    public record StepWays(
            String line, BigInteger reached, Map<String, BigInteger> outcomes, Map<String, BigInteger> passed) {

        /** Whether it can end in any way but one that needs no name. */
        public boolean hasDice() {
            return !outcomes.keySet().equals(Set.of(Onward.DONE));
        }
    }

    /** What a field of a unit is in the end; only fields that can change are listed. */
    public record FieldWays(String unit, String field, List<ValueWays> values) {

        public FieldWays {
            values = List.copyOf(values);
        }
    }

    /** In how many ways it is that. */
    public record ValueWays(@Nullable Object value, BigInteger ways) {}

    /** In how many ways a test that fell due was not played. */
    public record LeftWays(String resolver, List<String> units, BigInteger ways) {}
}
