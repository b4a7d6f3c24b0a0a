package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
import picocli.CommandLine.Option;

/** The options of commands that print text. */
public final class ColorOption {

    @Option(names = "--no-color", description = "no colour, even on a terminal")
    private boolean noColor;

    @Option(names = "--no-pager", description = "print long output at once, not through PAGER")
    @SuppressWarnings("UnusedVariable") // for picocli's help: taken out of every line before it is parsed
    private boolean noPager;

    public OptionValues options() {
        return OptionValues.NONE.with(CommonOption.NO_COLOR, noColor);
    }
}
