package grognard.cli.command.general;

import grognard.cli.command.Completes;
import grognard.cli.command.OutputOptions;
import grognard.cli.command.RulesOptions;
import grognard.cli.session.Session;
import grognard.repl.CommandNode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks a rule up. Lines of plain words go to {@link RuleLookup} directly, without picocli. */
@Command(
        name = "rules",
        header = "look a rule up by any word",
        customSynopsis = {"rules", "rules contact", "rules honour canister", "rules PB-1"})
public final class RulesCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..*",
            paramLabel = "WORD",
            description = "what to look up, of another ruleset with its name before; nothing lists everything")
    @Completes(CommandNode.Kind.RULE)
    private List<String> words = List.of();

    @Option(
            names = {RuleLookup.ALL, RuleLookup.MORE},
            description = "the complete page, or every passage")
    private boolean all;

    @Mixin
    private final OutputOptions output = new OutputOptions();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private final Session session;

    public RulesCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        return new RuleLookup(session).show(words, all, rules.addTo(output.options()));
    }
}
