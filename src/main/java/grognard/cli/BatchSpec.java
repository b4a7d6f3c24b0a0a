package grognard.cli;

import grognard.input.BadInput;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The options of a batch. */
final class BatchSpec {

    private static final List<String> SHARED = List.of("--quiet", "--seed", "--label", "--log", "--exit-status");

    private BatchSpec() {}

    static CommandSpec of() {
        CommandSpec spec = Help.command("grognard batch");
        spec.usageMessage()
                .header(
                        "batch: many resolutions in one run",
                        "",
                        "  grognard batch turn5.txt",
                        "  grognard batch --json --seed salamanca - < turn5.txt",
                        "  grognard batch --csv contact --format csv charges.csv > results.csv",
                        "");
        spec.usageMessage()
                .footer(
                        "",
                        "A line is what you type at the prompt: contact --att 4 --pips 1 --label \"3rd Foot\".",
                        "'use RULESET' holds for the lines below it, # starts a comment.",
                        "Line k takes its dice from SEED/k: alone, with --seed SEED/k, it gives the same result.",
                        "",
                        "Exit: 0 all lines resolved, 1 could not, 2 a bad line; with --exit-status 10 when a test was"
                                + " failed.");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("FILE")
                .description("the lines; - or nothing for standard input")
                .build());
        spec.addOption(valued("--csv", "RESOLVER", "FILE is a spreadsheet, its columns the resolver's parameters"));
        spec.addOption(valued("--format", "FORMAT", "text, json or csv (text)"));
        spec.addOption(OptionSpec.builder("--keep-going")
                .type(boolean.class)
                .arity("0")
                .description("report each bad line and go on; without it the first one ends the batch")
                .build());
        spec.addOption(valued("--threads", "N", "how many cores to use (all)"));
        for (GeneralOptions.Option option : GeneralOptions.PLAY) {
            if (SHARED.contains(option.name())) {
                spec.addOption(option.spec());
            }
        }
        GeneralOptions.addTo(spec, List.of());
        return spec;
    }

    private static OptionSpec valued(String name, String label, String help) {
        return OptionSpec.builder(name)
                .type(String.class)
                .arity("1")
                .paramLabel(label)
                .description(help)
                .build();
    }

    /** The format asked for, one of these; {@code --json} is short for one of them. */
    static String format(ParseResult parsed, List<String> formats) {
        boolean json = parsed.hasMatchedOption("--json");
        String typed = parsed.matchedOptionValue("--format", json ? "json" : formats.get(0));
        if (!formats.contains(typed) || (json && !typed.equals("json"))) {
            throw BadInput.value(
                    "--format", typed, json ? "json, since --json is given" : "one of " + String.join(", ", formats));
        }
        return typed;
    }
}
