package grognard.cli.command;

import grognard.line.Options;
import grognard.line.Usual;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of commands that add a record to the game. */
public final class GameOptions {

    @Option(names = "--force", description = "in a game: play what the units may not do")
    private boolean force;

    @Option(
            names = {"-q", "--quiet"},
            description = "the outcome line only")
    private boolean quiet;

    @Mixin
    private final OutputOptions output = new OutputOptions();

    public Options options() {
        return output.options().with(Usual.FORCE, force).with(Usual.QUIET, quiet);
    }
}
