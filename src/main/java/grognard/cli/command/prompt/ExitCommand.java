package grognard.cli.command.prompt;

import grognard.cli.command.PromptOnly;
import grognard.input.BadInput;
import picocli.CommandLine.Command;

/** Describes {@code exit} for help. The prompt itself leaves on that word; a line that gets here has further words. */
@Command(name = "exit", header = "leave; so does Ctrl-D")
public final class ExitCommand implements Runnable, PromptOnly {

    @Override
    public void run() {
        throw BadInput.of("exit", "it at the prompt, alone on a line");
    }
}
