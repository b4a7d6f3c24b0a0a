package grognard.cli.command.prompt;

import grognard.cli.command.Completes;
import grognard.cli.command.PromptOnly;
import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.repl.CommandNode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Resets a setting to what it is without {@code set}. */
@Command(name = "unset", header = "forget what was set", customSynopsis = "unset seed")
public final class UnsetCommand implements Callable<Integer>, PromptOnly {

    @Parameters(paramLabel = "KEY", description = "what to forget")
    @Completes(CommandNode.Kind.SETTING)
    private String key = "";

    private final Session session;

    public UnsetCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        session.preferences().settings().unset(session.ruleset(), key);
        SetCommand.show(session, key);
        return ExitCode.DONE.code();
    }
}
