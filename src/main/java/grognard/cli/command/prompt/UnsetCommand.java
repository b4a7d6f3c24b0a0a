package grognard.cli.command.prompt;

import grognard.cli.command.Completes;
import grognard.cli.command.PromptOnly;
import grognard.cli.session.Session;
import grognard.repl.CommandNode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Resets a setting to what it is without {@code set}. */
@Command(name = "unset", header = "forget what was set", customSynopsis = "unset seed")
public final class UnsetCommand implements Runnable, PromptOnly {

    @Parameters(paramLabel = "KEY", description = "what to forget")
    @Completes(CommandNode.Kind.SETTING)
    private String key = "";

    private final Session session;

    public UnsetCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        session.preferences().settings().unset(session.ruleset(), key);
        SetCommand.show(session, key);
    }
}
