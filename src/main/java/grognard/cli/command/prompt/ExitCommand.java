package grognard.cli.command.prompt;

import grognard.cli.command.PromptOnly;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import picocli.CommandLine.Command;

/** Leaves the prompt. Piped lines end by themselves, so there it is refused. */
@Command(name = "exit", header = "leave; so does Ctrl-D")
public final class ExitCommand implements Runnable, PromptOnly {

    private final Session session;

    public ExitCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        if (!session.isAtPrompt()) {
            throw BadInput.of("exit", "it at the prompt, alone on a line");
        }
        session.leavePrompt();
    }
}
