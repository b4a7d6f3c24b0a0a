package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Sequence;
import grognard.rules.Resolution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A step of a chain.
 *
 * @param after the codes of the step before that lead to it; empty for all
 * @param swap whether the defender is its first side
 * @param carries numbers of its outcome, and the chain's options that they are added to
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

    /** What the chain calls an option of the step. */
    public String chainName(FolderOption option) {
        boolean defenders = (option.side() == 1) != swap;
        return (defenders ? "def-" : "") + option.base();
    }

    /** The step with these options of the chain; {@code after} it comes that one. */
    public Sequence<End> with(Map<String, Object> options, @org.jspecify.annotations.Nullable ChainStep next) {
        Map<String, Object> own = new HashMap<>();
        for (FolderOption option : resolver.mechanism().definition().options()) {
            Object value = options.get(chainName(option));
            if (value != null) {
                own.put(option.name(), value);
            }
        }
        return new Playing(this, own, next);
    }

    private record Playing(
            ChainStep step,
            Map<String, Object> options,
            @org.jspecify.annotations.Nullable ChainStep next) implements Sequence<End> {
        @Override
        public End with(Dice dice) {
            Resolution resolution = step.resolver.play(options, step.swap ? SWAPPED : SIDES, dice);
            boolean goesOn =
                    next != null && next.follows(resolution.outcome().code().name());
            return new End(resolution, goesOn, step.carries);
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // there is one of each step
        public boolean equals(Object other) {
            return other instanceof Playing playing && playing.step == step && playing.options.equals(options);
        }

        @Override
        public int hashCode() {
            return options.hashCode();
        }
    }

    /** How a step ended. Where the chain goes on, only the code and what is carried matter: such ends are counted as one. */
    public static final class End {

        private final Resolution resolution;
        private final boolean goesOn;
        private final Map<String, Number> bearing = new HashMap<>();

        public End(Resolution resolution, boolean goesOn, Map<String, String> carries) {
            this.resolution = resolution;
            this.goesOn = goesOn;
            for (Map.Entry<String, Number> number :
                    resolution.outcome().numbers().entrySet()) {
                if (!goesOn || carries.containsKey(number.getKey())) {
                    bearing.put(number.getKey(), number.getValue());
                }
            }
        }

        public Resolution resolution() {
            return resolution;
        }

        public boolean goesOn() {
            return goesOn;
        }

        private String code() {
            return resolution.outcome().code().name();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof End end
                    && end.goesOn == goesOn
                    && end.code().equals(code())
                    && end.bearing.equals(bearing);
        }

        @Override
        public int hashCode() {
            return code().hashCode() * 31 + bearing.hashCode();
        }
    }
}
