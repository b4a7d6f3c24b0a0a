package grognard.cli.command;

import grognard.line.CommonOption;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that resolvers have in common, as picocli options. */
public final class CommonOptions {

    private CommonOptions() {}

    /** Adds the options, except names that the command has already. */
    static void add(CommandSpec spec, List<CommonOption> options) {
        for (CommonOption option : options) {
            String[] names = option.names().stream()
                    .filter(name ->
                            option != CommonOption.HELP && !spec.optionsMap().containsKey(name))
                    .toArray(String[]::new);
            if (names.length > 0) {
                spec.addOption(OptionSpec.builder(names)
                        .arity(option.takesValue() ? "1" : "0")
                        .paramLabel(option.label())
                        .description(option.help())
                        .build());
            }
        }
    }

    /**
     * Returns the common option with this name and help text. Empty for an option of the command's own, even if the
     * name is a common one.
     */
    public static Optional<CommonOption> find(OptionSpec option) {
        for (CommonOption common : CommonOption.values()) {
            if (common.longName().equals(option.longestName())
                    && List.of(option.description()).equals(List.of(common.help()))) {
                return Optional.of(common);
            }
        }
        return Optional.empty();
    }

    /**
     * Adds the options of {@code odds} to its help: a resolver's line after {@code odds} takes them beside the
     * resolver's own.
     */
    public static final class OfOdds implements IModelTransformer {
        @Override
        public CommandSpec transform(CommandSpec spec) {
            add(spec, CommonOption.of(CommonOption.For.ODDS));
            return spec;
        }
    }
}
