package grognard.workshop.resolver;

import grognard.input.BadInput;
import grognard.rules.Situation;
import grognard.rules.Type;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks {@code only-with} and {@code not-with} of options. */
public final class ConditionCheck {

    private ConditionCheck() {}

    /**
     * Checks the conditions of every option that differs from its default.
     *
     * @throws BadInput about the first option whose condition does not hold
     */
    static void check(List<FolderOption> options, PlayState state, Situation situation) {
        for (FolderOption option : options) {
            Optional<FolderOption.Condition> broken = broken(option, options, state);
            if (broken.isPresent() && broken.get().excludes()) {
                throw BadInput.about(
                        "--" + option.name(),
                        "--" + option.name() + " with --" + broken.get().other() + ": expected only one of them");
            }
            if (broken.isPresent()) {
                throw situation.refuse(option.parameter(), "it only with " + words(broken.get()));
            }
        }
    }

    /**
     * Whether the option's conditions hold beside the values that a game has filled in so far. A game leaves an option alone where
     * the resolver would refuse the line otherwise.
     *
     * @param values values as typed, by the name of the option
     */
    public static boolean allows(FolderOption option, List<FolderOption> options, Map<String, String> values) {
        Map<String, Object> filled = new HashMap<>();
        for (FolderOption each : options) {
            String text = values.get(each.name());
            (text == null ? each.fallback() : value(each.type(), text))
                    .ifPresent(value -> filled.put(each.name(), value));
        }
        return broken(option, options, PlayState.of(filled)).isEmpty();
    }

    /** A typed value as {@link PlayState} holds it; empty for a malformed number, which is reported elsewhere. */
    private static Optional<Object> value(Type<?> type, String text) {
        if (type instanceof Type.Word) {
            return Optional.of(text);
        }
        return type instanceof Type.Flag
                ? Optional.of(text.equals("true"))
                : Rational.read(text).map(number -> number);
    }

    /** The first condition that does not hold; empty also if the option has its default. */
    private static Optional<FolderOption.Condition> broken(
            FolderOption option, List<FolderOption> options, PlayState state) {
        return option.conditions().isEmpty() || !option.isGiven(state)
                ? Optional.empty()
                : option.conditions().stream()
                        .filter(condition -> !holds(condition, options, state))
                        .findFirst();
    }

    private static boolean holds(FolderOption.Condition condition, List<FolderOption> options, PlayState state) {
        if (condition.excludes()) {
            return FolderOption.named(condition.other(), options)
                    .filter(other -> other.isGiven(state))
                    .isEmpty();
        }
        Object value = state.option(condition.other());
        return value != null && condition.values().contains(value);
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
