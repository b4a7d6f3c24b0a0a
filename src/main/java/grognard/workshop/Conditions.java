package grognard.workshop;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Situation;
import java.util.ArrayList;
import java.util.List;

/** Refuses options that do not go together. */
final class Conditions {

    private Conditions() {}

    static void check(List<Option> options, Ledger facts, Description description, Situation situation) {
        for (Option option : options) {
            if (option.conditions().isEmpty() || !option.isGiven(facts)) {
                continue;
            }
            for (Option.Condition condition : option.conditions()) {
                Object other = facts.option(condition.other());
                if (condition.excludes() && isGiven(options, condition.other(), facts)) {
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

    private static boolean isGiven(List<Option> options, String name, Ledger facts) {
        for (Option option : options) {
            if (option.name().equals(name)) {
                return option.isGiven(facts);
            }
        }
        return false;
    }

    private static String words(Option.Condition condition) {
        List<String> words = new ArrayList<>();
        for (Object value : condition.values()) {
            words.add("--" + condition.other()
                    + (value.equals(true) ? "" : " " + (value instanceof Fraction number ? number.number() : value)));
        }
        return String.join(" or ", words);
    }
}
