package grognard.cli.command.prompt;

import grognard.cli.command.PromptOnly;
import grognard.cli.session.Session;
import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.render.TextOutput;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Shows the last result with its complete audit. */
@Command(name = "last", header = "the last result with its full audit", customSynopsis = "last")
public final class LastCommand implements Callable<Integer>, PromptOnly {

    private final Session session;

    public LastCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        World world = session.world();
        TextOutput text = new TextOutput(world.style(), world.textWidth());
        world.out().print(session.last().resolution(text::full));
        return Exit.DONE.code();
    }
}
