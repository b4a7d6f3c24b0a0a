package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
import picocli.CommandLine.Option;

/** The colour option of commands that print text. */
public final class ColorOption {

    @Option(names = "--no-color", description = "no colour, even on a terminal")
    private boolean noColor;

    public OptionValues options() {
        return OptionValues.NONE.with(CommonOption.NO_COLOR, noColor);
    }
}
