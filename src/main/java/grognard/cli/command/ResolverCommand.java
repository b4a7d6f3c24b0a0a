package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionNames;
import grognard.line.OptionNames.OptionName;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A resolver as a picocli command, described by its {@link Description}. It serves help and completion only; the lines of
 * resolvers are parsed by {@link grognard.line.LineReader}, for reasons of start-up time (docs/adr/0016).
 */
public final class ResolverCommand {

    private final Ruleset ruleset;
    private final Description description;

    public ResolverCommand(Ruleset ruleset, String name) {
        this.ruleset = ruleset;
        this.description = ruleset.resolver(name).description();
    }

    /**
     * Builds the command: the resolver's own options, then the common ones that no own option hides. A defender's
     * option also has the short name that it has after {@code --def}, unless another option has that name. Texts of a
     * ruleset are data: picocli must neither format them nor replace variables in them.
     */
    public CommandSpec spec() {
        CommandSpec spec = CommandSpec.create().name(description.name()).interpolateVariables(false);
        spec.usageMessage().header(description.summary());
        Tables tables = Tables.builtIn(ruleset);
        for (OptionName spelt : OptionNames.all(description)) {
            List<String> names = new ArrayList<>(List.of(spelt.option()));
            OptionNames.nameAfterDef(spelt).ifPresent(names::add);
            names.removeIf(spec.optionsMap()::containsKey);
            if (!names.isEmpty()) {
                spec.addOption(option(names, spelt, tables));
            }
        }
        CommonOptions.add(spec, CommonOption.of(CommonOption.For.PLAY));
        return spec;
    }

    /** Builds one option. An option that stands for a fixed value, or a flag, takes no value. */
    private static OptionSpec option(List<String> names, OptionName spelt, Tables tables) {
        OptionSpec.Builder option =
                OptionSpec.builder(names.toArray(String[]::new)).description(spelt.help());
        boolean setsValue = spelt.parameter().isPresent() && spelt.value().isEmpty();
        if (!setsValue || spelt.parameter().get().isFlag()) {
            return option.arity("0").build();
        }
        Parameter<?> parameter = spelt.parameter().get();
        List<String> words = List.copyOf(parameter.type().words(tables));
        return option.arity("1")
                .paramLabel(parameter.type().label())
                .completionCandidates(words.isEmpty() ? null : words)
                .build();
    }
}
