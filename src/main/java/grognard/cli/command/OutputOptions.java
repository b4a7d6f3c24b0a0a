package grognard.cli.command;

import grognard.line.Options;
import grognard.line.Usual;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The output options of commands that print text or JSON. */
public final class OutputOptions {

    @Option(names = "--json", description = "one JSON object a line")
    private boolean json;

    @Mixin
    private final ColorOption color = new ColorOption();

    public Options options() {
        return color.options().with(Usual.JSON, json);
    }
}
