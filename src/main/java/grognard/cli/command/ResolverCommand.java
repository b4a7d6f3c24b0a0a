package grognard.cli.command;

import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.line.Usual;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A resolver as a picocli command, described by its {@link Description}. It serves help and completion only; the lines of
 * resolvers are parsed by {@link grognard.line.LineReader}, for reasons of start-up time (docs/adr/0014).
 */
public final class ResolverCommand {

    private final Description description;

    public ResolverCommand(Ruleset ruleset, String name) {
        this.description = ruleset.resolver(name).description();
    }

    /** The resolver's own options, and the common ones unless an own option has the same name. */
    public CommandSpec spec() {
        CommandSpec spec = CommandSpec.create().name(description.name());
        spec.usageMessage().header(description.summary());
        for (Spelt spelt : Spelling.all(description)) {
            List<String> names = new ArrayList<>(List.of(spelt.option()));
            Spelling.afterDefender(spelt).ifPresent(names::add);
            names.removeIf(spec.optionsMap()::containsKey);
            if (!names.isEmpty()) {
                spec.addOption(OptionSpec.builder(names.toArray(String[]::new))
                        .arity(takesValue(spelt) ? "1" : "0")
                        .paramLabel(takesValue(spelt) ? label(spelt) : "")
                        .description(spelt.help())
                        .build());
            }
        }
        CommonOptions.add(spec, Usual.of(Usual.For.PLAY));
        return spec;
    }

    private static boolean takesValue(Spelt spelt) {
        Optional<Parameter<?>> parameter = spelt.parameter();
        return parameter.isPresent()
                && spelt.value().isEmpty()
                && !parameter.get().isFlag();
    }

    private static String label(Spelt spelt) {
        return spelt.parameter().orElseThrow().type().label();
    }
}
