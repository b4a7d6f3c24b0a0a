package grognard.cli.command;

import grognard.cli.session.Session;
import grognard.line.Token;
import java.util.List;

/**
 * A command whose words are part of another command's line ({@code odds contact --pips 1}, {@code next 3 --dice 4}). It is
 * run directly, without picocli, with all words as typed, options included, and with their columns for error messages.
 * Picocli serves only its help; the annotated field of its positional words is there for that page.
 */
public abstract class LineCommand {

    protected final Session session;
    protected final Program program;

    protected LineCommand(Session session, Program program) {
        this.session = session;
        this.program = program;
    }

    /** Runs the command with all words after its name and returns the exit code; errors are thrown to the caller. */
    public abstract int run(List<Token> words);
}
