package grognard.cli.command;

import grognard.line.CommonOption;
import grognard.line.OptionValues;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The output options of commands that print text or JSON. */
public final class OutputOptions {

    @Option(names = "--json", description = "one JSON object a line")
    private boolean json;

    @Mixin
    private final ColorOption color = new ColorOption();

    public OptionValues options() {
        return color.options().with(CommonOption.JSON, json);
    }
}
