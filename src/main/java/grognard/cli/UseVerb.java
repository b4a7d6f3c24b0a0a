package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Sets the ruleset for lines that name none: in the REPL and in batches until the end, from the shell for good. */
final class UseVerb implements Verb {

    private final Session session;
    private final boolean forGood;

    UseVerb(Session session, boolean forGood) {
        this.session = session;
        this.forGood = forGood;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard use");
        spec.usageMessage().header("use: the ruleset for calls that name none", "", "  grognard use paperboys", "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("RULESET")
                .description(String.join(", ", Rulesets.names()))
                .build());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
        return spec;
    }

    /** The name of a ruleset; any other is refused. */
    static String checked(String name) {
        List<String> names = Rulesets.names();
        if (name.isEmpty()) {
            throw new BadInput("use: expected one of " + String.join(", ", names));
        }
        if (!names.contains(name)) {
            throw BadInput.value("use", name, "one of " + String.join(", ", names), names);
        }
        return name;
    }

    @Override
    public int run(ParseResult parsed) {
        String name = checked(parsed.matchedPositionalValue(0, ""));
        if (forGood) {
            session.config().set("rules", name);
        }
        session.use(name);
        Ruleset ruleset = session.ruleset();
        session.world().out().print("Using " + ruleset.name() + ": " + ruleset.title() + "\n");
        return DONE;
    }
}
