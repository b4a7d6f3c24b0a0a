package grognard.workshop.reader;

import grognard.rules.Parameter;
import grognard.rules.Type;
import grognard.workshop.resolver.ChainStep;
import grognard.workshop.resolver.FolderOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Converts the options of steps into options of their chain. They contribute no numbers there: the steps count them. */
final class ChainOptions {

    private ChainOptions() {}

    /** A step's option under the chain's name and on the chain's side. */
    static FolderOption renamed(ChainStep step, FolderOption option, String name, boolean second) {
        return new FolderOption(
                parameter(option.parameter(), name, second, option.parameter().isRequired()),
                option.base(),
                second ? 1 : 0,
                false,
                Map.of(),
                List.of(),
                conditions(step, option));
    }

    /** Merges an option that two steps share: it is required if either requires it, and has the conditions of both. */
    static FolderOption joined(FolderOption known, FolderOption more, ChainStep step) {
        List<FolderOption.Condition> conditions = Stream.concat(
                        known.conditions().stream(), conditions(step, more).stream())
                .distinct()
                .toList();
        boolean required = known.parameter().isRequired() || more.parameter().isRequired();
        Parameter<?> parameter = parameter(known.parameter(), known.name(), known.side() == 1, required);
        return known.with(parameter, Map.of(), List.of(), conditions);
    }

    /** The conditions of a step's option, the other options under their names in the chain. */
    private static List<FolderOption.Condition> conditions(ChainStep step, FolderOption option) {
        List<FolderOption> all = step.resolver().mechanism().definition().options();
        return option.conditions().stream()
                .flatMap(condition -> FolderOption.named(condition.other(), all).stream()
                        .map(other -> new FolderOption.Condition(step.chainName(other), condition.values())))
                .toList();
    }

    /** The parameter under another name and side, with the same default and shorthands. */
    private static <T> Parameter<T> parameter(Parameter<T> parameter, String name, boolean second, boolean required) {
        Type<T> type = parameter.type();
        Parameter<T> renamed = Parameter.of(name, type, parameter.help());
        if (parameter.fallback().isPresent()) {
            renamed = renamed.orElse(parameter.fallback().get());
        }
        if (required) {
            renamed = renamed.required();
        }
        if (!parameter.shorthands().isEmpty()) {
            renamed = renamed.byItsWords();
        }
        return second ? renamed.namedForDefenders() : renamed.attackers();
    }
}
