package grognard.cli.command;

import grognard.line.Token;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The program as seen by commands that run lines or describe other commands. */
public interface Program {

    /**
     * Returns all commands by name, in the order in which help lists them, without resolvers. They are only created:
     * picocli is not loaded before one of them is parsed or described.
     */
    Map<String, Object> commands();

    /** Builds the complete command tree: the resolvers of the ruleset in use, then the commands that none of them hides. */
    CommandLine root();

    /** Returns the parsed descriptions of the commands, without resolvers, in the order of {@link #commands}. */
    default List<CommandSpec> commandSpecs() {
        Set<String> names = commands().keySet();
        return root().getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(spec -> names.contains(spec.name()))
                .toList();
    }

    /** Reads and runs lines from the prompt or a pipe until they end, and returns the exit code. */
    int start();

    /** Runs a line and returns its exit code; errors are thrown to the caller. */
    int run(List<Token> line);
}
