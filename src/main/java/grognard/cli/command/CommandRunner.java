package grognard.cli.command;

import grognard.cli.environment.ExitCode;
import grognard.cli.session.Session;
import grognard.input.BadInput;
import grognard.line.Token;
import grognard.line.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Parses and runs a command with picocli. Unlike {@link CommandLine#execute} it throws errors to the caller, because a
 * batch adds the line's number to them and the prompt goes on after them.
 */
public final class CommandRunner {

    private final Session session;

    public CommandRunner(Session session) {
        this.session = session;
    }

    /**
     * Runs a command, or prints the help that the words ask for, and returns the exit code.
     *
     * @param name the subcommand of the root to run
     */
    public int run(CommandLine root, String name, List<Token> words) {
        try {
            ParseResult parsed = parse(root, name, words);
            for (CommandLine one : parsed.asCommandLineList()) {
                if (one.isUsageHelpRequested()) {
                    session.out().print(CommandHelp.of(one.getCommandSpec(), session));
                    return ExitCode.DONE.code();
                }
            }
            return execute(parsed);
        } catch (BadInput e) {
            throw placed(e, words);
        }
    }

    private static ParseResult parse(CommandLine root, String name, List<Token> words) {
        List<String> line = new ArrayList<>(List.of(name));
        line.addAll(Tokenizer.texts(words));
        try {
            return root.parseArgs(line.toArray(new String[0]));
        } catch (ParameterException e) {
            throw ParameterErrors.explain(e);
        }
    }

    private static int execute(ParseResult parsed) {
        try {
            return new RunLast().execute(parsed);
        } catch (ParameterException e) {
            throw ParameterErrors.explain(e); // a subcommand is missing
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** Returns the error with the column of the word that it is about: the value, or else the option. */
    private static BadInput placed(BadInput e, List<Token> words) {
        for (String wanted : List.of(e.error().value(), e.error().subject())) {
            for (Token word : words) {
                if (!wanted.isEmpty() && word.column() > 0 && word.is(wanted)) {
                    return e.at(word.column());
                }
            }
        }
        return e;
    }
}
