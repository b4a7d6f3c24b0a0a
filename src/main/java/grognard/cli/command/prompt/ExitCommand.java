package grognard.cli.command.prompt;

import grognard.cli.command.PromptOnly;
import grognard.input.BadInput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Describes {@code exit}. The prompt itself leaves on that word; a line that comes here has more words than that. */
@Command(name = "exit", header = "leave; so does Ctrl-D")
public final class ExitCommand implements Callable<Integer>, PromptOnly {

    @Override
    public Integer call() {
        throw BadInput.of("exit", "it at the prompt, alone on a line");
    }
}
