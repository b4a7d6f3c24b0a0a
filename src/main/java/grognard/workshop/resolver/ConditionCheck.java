package grognard.workshop.resolver;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;

/** Refuses lines whose options break an {@code only-with} or {@code not-with}. */
final class ConditionCheck {

    private ConditionCheck() {}

    /**
     * Checks the conditions of every option that differs from its default.
     *
     * @throws BadInput about the first option whose condition does not hold
     */
    static void check(List<FolderOption> options, PlayState state, Description description, Situation situation) {
        for (FolderOption option : options) {
            if (option.conditions().isEmpty() || !option.isGiven(state)) {
                continue;
            }
            for (FolderOption.Condition condition : option.conditions()) {
                Object other = state.option(condition.other());
                if (condition.excludes() && isGiven(options, condition.other(), state)) {
                    throw BadInput.about(
                            "--" + option.name(),
                            "--" + option.name() + " with --" + condition.other() + ": expected only one of them");
                }
                if (!condition.excludes()
                        && (other == null || !condition.values().contains(other))) {
                    Parameter<?> parameter =
                            description.parameter(option.name()).orElse(option.parameter());
                    throw situation.refuse(parameter, "it only with " + words(condition));
                }
            }
        }
    }

    private static boolean isGiven(List<FolderOption> options, String name, PlayState state) {
        for (FolderOption option : options) {
            if (option.name().equals(name)) {
                return option.isGiven(state);
            }
        }
        return false;
    }

    /** The options that must be given, as the player would type it. */
    private static String words(FolderOption.Condition condition) {
        List<String> words = new ArrayList<>();
        for (Object value : condition.values()) {
            words.add("--" + condition.other()
                    + (value.equals(true) ? "" : " " + (value instanceof Rational number ? number.number() : value)));
        }
        return String.join(" or ", words);
    }
}
