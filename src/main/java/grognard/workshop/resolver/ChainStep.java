package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Sequence;
import grognard.rules.Resolution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A step of a chain.
 *
 * @param after codes of the previous step that lead to this one; empty if all do
 * @param swap whether the chain's defender is the first side of this step
 * @param carries numbers of this step's outcome, each with the option of the chain that it is added to
 */
public record ChainStep(FolderResolver resolver, List<String> after, boolean swap, Map<String, String> carries) {

    private static final List<String> SIDES = List.of("attacker", "defender");
    private static final List<String> SWAPPED = List.of("defender", "attacker");

    public ChainStep {
        after = List.copyOf(after);
    }

    public String name() {
        return resolver.description().name();
    }

    public boolean follows(String code) {
        return after.isEmpty() || after.contains(code);
    }

    /** The name of a step's option on the chain's command line: the defender's begin with {@code def-}. */
    public String chainName(FolderOption option) {
        boolean defenders = (option.side() == 1) != swap;
        return (defenders ? "def-" : "") + option.base();
    }

    /**
     * The step as a dice sequence, so that odds count equal ends of it as one.
     *
     * @param options the chain's options
     * @param next the following step; null for the last
     */
    public Sequence<Result> with(Map<String, Object> options, @Nullable ChainStep next) {
        Map<String, Object> own = new HashMap<>();
        for (FolderOption option : resolver.mechanism().definition().options()) {
            Object value = options.get(chainName(option));
            if (value != null) {
                own.put(option.name(), value);
            }
        }
        return new StepSequence(this, own, next);
    }

    /** A step with its options. Equal ones have equal odds, which are then worked out once. */
    private record StepSequence(
            ChainStep step,
            Map<String, Object> options,
            @Nullable ChainStep next) implements Sequence<Result> {
        @Override
        public Result with(Dice dice) {
            Resolution resolution = step.resolver.play(options, step.swap ? SWAPPED : SIDES, dice);
            boolean continues =
                    next != null && next.follows(resolution.outcome().code().name());
            return new Result(resolution, continues, step.carries);
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // there is one of each step
        public boolean equals(Object other) {
            return other instanceof StepSequence sequence && sequence.step == step && sequence.options.equals(options);
        }

        @Override
        public int hashCode() {
            return options.hashCode();
        }
    }

    /**
     * The end of a step. If the chain goes on, only the code and the carried numbers matter, so ends that agree in those are
     * equal, and the odds of the following steps are worked out once for all of them.
     */
    public static final class Result {

        private final Resolution resolution;
        private final boolean continues;
        /** The numbers that two equal ends must share: all of the last step, else those that are carried. */
        private final Map<String, Number> relevant = new HashMap<>();

        public Result(Resolution resolution, boolean continues, Map<String, String> carries) {
            this.resolution = resolution;
            this.continues = continues;
            for (Map.Entry<String, Number> number :
                    resolution.outcome().numbers().entrySet()) {
                if (!continues || carries.containsKey(number.getKey())) {
                    relevant.put(number.getKey(), number.getValue());
                }
            }
        }

        public Resolution resolution() {
            return resolution;
        }

        public boolean continues() {
            return continues;
        }

        private String code() {
            return resolution.outcome().code().name();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Result result
                    && result.continues == continues
                    && result.code().equals(code())
                    && result.relevant.equals(relevant);
        }

        @Override
        public int hashCode() {
            return code().hashCode() * 31 + relevant.hashCode();
        }
    }
}
