package grognard.cli.command.prompt;

import grognard.cli.command.PromptOnly;
import grognard.cli.environment.Environment;
import grognard.cli.session.Session;
import grognard.render.result.ResolutionText;
import picocli.CommandLine.Command;

/** Shows the last result with its complete audit. */
@Command(name = "last", header = "the last result with its full audit", customSynopsis = "last")
public final class LastCommand implements Runnable, PromptOnly {

    private final Session session;

    public LastCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        session.requirePrompt("last");
        Environment environment = session.environment();
        ResolutionText text = new ResolutionText(environment.style(), environment.textWidth());
        environment.out().print(session.last().resolution(text::full));
    }
}
