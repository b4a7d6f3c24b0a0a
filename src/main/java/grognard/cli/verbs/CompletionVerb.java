package grognard.cli.verbs;

import grognard.cli.session.Session;
import grognard.cli.verb.Call;
import grognard.cli.verb.Operand;
import grognard.cli.verb.Program;
import grognard.cli.verb.Verb;
import grognard.cli.verb.VerbDescription;
import grognard.cli.world.Exit;
import grognard.input.BadInput;
import java.util.List;

/** Prints a script that teaches a shell our words. */
public final class CompletionVerb implements Verb {

    private static final List<String> SHELLS = ShellSyntax.names();

    private static final VerbDescription DESCRIPTION = VerbDescription.of(
                    "completion", "a script that completes our words in bash, zsh, fish or PowerShell")
            .examples(
                    "completion bash        as source <(grognard completion bash) in ~/.bashrc",
                    "completion zsh         as source <(grognard completion zsh) in ~/.zshrc, after compinit",
                    "completion fish        as grognard completion fish | source in ~/.config/fish/config.fish",
                    "completion powershell  as grognard completion powershell | Out-String | Invoke-Expression in $PROFILE")
            .operand(Operand.oneOf("SHELL", SHELLS))
            .opensNoGame()
            .build();

    private final Program program;
    private final Session session;

    public CompletionVerb(Session session, Program program) {
        this.program = program;
        this.session = session;
    }

    @Override
    public VerbDescription description() {
        return DESCRIPTION;
    }

    @Override
    public Exit run(Call call) {
        String shell = call.word().orElse("");
        if (!SHELLS.contains(shell)) {
            throw BadInput.value("completion", shell, "one of " + String.join(", ", SHELLS), SHELLS);
        }
        session.world()
                .out()
                .print(CompletionScript.of(
                        ShellSyntax.values()[SHELLS.indexOf(shell)],
                        Completion.words(program, session.library().all(session.ruleset()))));
        return Exit.DONE;
    }
}
