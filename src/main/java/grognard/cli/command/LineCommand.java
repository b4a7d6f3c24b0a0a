package grognard.cli.command;

import grognard.line.Token;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A command whose words are part of another command's line ({@code odds contact --pips 1}, {@code next 3 --dice 4}). It
 * takes all of them as typed, options included; run directly, without picocli, it also knows their columns.
 */
public interface LineCommand extends Callable<Integer> {

    /** Runs the command with all words after its name and returns the exit code; errors are thrown to the caller. */
    int run(List<Token> words);
}
