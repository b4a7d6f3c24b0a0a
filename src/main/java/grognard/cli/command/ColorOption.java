package grognard.cli.command;

import grognard.line.Options;
import grognard.line.Usual;
import picocli.CommandLine.Option;

/** The colour option of commands that print text. */
public final class ColorOption {

    @Option(names = "--no-color", description = "no colour, even on a terminal")
    private boolean noColor;

    public Options options() {
        return Options.NONE.with(Usual.NO_COLOR, noColor);
    }
}
