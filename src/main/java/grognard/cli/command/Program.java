package grognard.cli.command;

import grognard.line.Token;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The program, as commands see it that are about other commands or run lines. */
public interface Program {

    /**
     * All commands by name, in the order in which help lists them; resolvers are not among them. They are only created:
     * picocli is not loaded before one of them is parsed or described.
     */
    Map<String, Object> commands();

    /** Builds the complete command tree: the resolvers of the ruleset in use, then the commands that none of them hides. */
    CommandLine root();

    /** The commands of the tree without the resolvers, in the order of {@link #commands}. */
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
