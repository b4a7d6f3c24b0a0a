package grognard.plan;

import grognard.game.state.GameState;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Exact chances of a plan. All ways are counted over one denominator.
 *
 * @param ruleset name of the ruleset
 * @param of denominator of all ways
 * @param want ways in which the player's goal is met; empty if none was stated
 * @param steps results of each step, in order
 * @param units final values of all fields that can change
 * @param left tests that can fall due without being played by the plan
 * @param start state before the first step
 */
public record Forecast(
        String ruleset,
        Plan plan,
        BigInteger of,
        Optional<BigInteger> want,
        List<StepWays> steps,
        List<FieldWays> units,
        List<LeftWays> left,
        GameState start) {

    public Forecast {
        steps = List.copyOf(steps);
        units = List.copyOf(units);
        left = List.copyOf(left);
    }

    /**
     * Results of one step.
     *
     * @param line the step as typed
     * @param reached ways in which the step is played
     * @param outcomes those ways by the code of the outcome
     * @param passed ways in which the rules do not allow the step, so that the plan passes over it, by error message
     */
    public record StepWays(
            String line, BigInteger reached, Map<String, BigInteger> outcomes, Map<String, BigInteger> passed) {

        /** Whether the step has outcomes with codes of their own, unlike one that is simply done. */
        public boolean hasDice() {
            return !outcomes.keySet().equals(Set.of(StepResult.DONE));
        }
    }

    /** Final values of one field of a unit. Fields that keep their first value in all ways are not listed. */
    public record FieldWays(String unit, String field, List<ValueWays> values) {

        public FieldWays {
            values = List.copyOf(values);
        }
    }

    /** One final value and its ways; null for a field without a value. */
    public record ValueWays(@Nullable Object value, BigInteger ways) {}

    /** Ways in which a test falls due and is not played. */
    public record LeftWays(String resolver, List<String> units, BigInteger ways) {}
}
