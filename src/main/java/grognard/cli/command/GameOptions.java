package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
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

    public OptionValues options() {
        return output.options().with(CommonOption.FORCE, force).with(CommonOption.QUIET, quiet);
    }
}
