package grognard.cli.command.general;

import grognard.cli.command.OpensNoGame;
import grognard.cli.command.Program;
import grognard.cli.session.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Prints a completion script for a shell. It contains all words of the program and of the rulesets that are found now.
 */
@Command(
        name = "completion",
        header = "a script that completes our words in bash, zsh, fish or PowerShell",
        customSynopsis = {
            "completion bash        # as source <(grognard completion bash) in ~/.bashrc",
            "completion zsh         # as source <(grognard completion zsh) in ~/.zshrc, after compinit",
            "completion fish        # as grognard completion fish | source in ~/.config/fish/config.fish",
            "completion powershell  # as grognard completion powershell | Out-String | Invoke-Expression in $PROFILE"
        })
public final class CompletionCommand implements Runnable, OpensNoGame {

    @Parameters(paramLabel = "SHELL", description = "bash, zsh, fish or powershell")
    private ShellSyntax shell = ShellSyntax.BASH;

    private final Program program;
    private final Session session;

    public CompletionCommand(Session session, Program program) {
        this.program = program;
        this.session = session;
    }

    @Override
    public void run() {
        session.out()
                .print(CompletionScript.of(
                        shell,
                        CompletionCollector.words(program, session.library().all(session.ruleset()))));
    }
}
