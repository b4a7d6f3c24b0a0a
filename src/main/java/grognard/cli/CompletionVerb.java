package grognard.cli;

import grognard.input.BadInput;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** Prints a script that teaches a shell our words. */
final class CompletionVerb implements Verb {

    private static final List<String> SHELLS = List.of("bash", "zsh");

    private final Session session;

    CompletionVerb(Session session) {
        this.session = session;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Help.command("grognard completion");
        spec.usageMessage()
                .header(
                        "completion: " + Verbs.meaning("completion"),
                        "",
                        "  source <(grognard completion bash)        in ~/.bashrc",
                        "  source <(grognard completion zsh)         in ~/.zshrc, after compinit",
                        "");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("SHELL")
                .description("bash or zsh")
                .build());
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this help")
                .build());
        return spec;
    }

    @Override
    public int run(ParseResult parsed) {
        String shell = parsed.matchedPositionalValue(0, "");
        if (!SHELLS.contains(shell)) {
            throw BadInput.value("completion", shell, "bash or zsh", SHELLS);
        }
        session.world().out().print(Completion.script(shell));
        return DONE;
    }
}
