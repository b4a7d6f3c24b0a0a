package grognard.cli.verb;

import grognard.cli.world.World;
import grognard.line.Request;
import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.line.Usual;
import grognard.render.Wrapping;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What {@code --help} says of a resolver: its description as a picocli command. */
public final class ResolverHelp {

    private final Description description;
    private final Usual.For purpose;
    private final String called;

    private ResolverHelp(Description description, Usual.For purpose, String called) {
        this.description = description;
        this.purpose = purpose;
        this.called = called;
    }

    /**
     * The help that a line asks for.
     *
     * @param called what a player types for it: {@code contact}, {@code odds acw fire}
     */
    public static String of(Request request, String called, World world) {
        ResolverHelp help = new ResolverHelp(request.resolver().description(), request.purpose(), called);
        return Usage.of(new CommandLine(help.spec(world.width())), world);
    }

    private CommandSpec spec(int width) {
        CommandSpec spec = Usage.command("grognard " + called);
        spec.usageMessage().header(Usage.escaped(header(width))).footer(Usage.escaped(footer()));
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isPositional()) {
                spec.addPositional(positional(parameter));
            }
        }
        for (Spelt spelt : Spelling.all(description)) {
            spec.addOption(option(spelt));
        }
        for (Usual usual : Usual.of(purpose)) {
            spec.addOption(VerbLine.option(VerbOption.of(usual)));
        }
        return spec;
    }

    private List<String> header(int width) {
        boolean odds = purpose == Usual.For.ODDS;
        List<String> header = new ArrayList<>();
        header.add(called + ": " + (odds ? "exact chances: " : "") + description.summary());
        header.add("");
        for (String example : description.examples()) {
            String line = "  grognard " + (called + " " + example).strip();
            header.addAll(Wrapping.text(line, width - 1).lines().toList());
        }
        if (odds) {
            header.add("  A parameter that takes a number or a choice takes several too: 0..6 or a,b,c.");
        }
        header.add("");
        return header;
    }

    private List<String> footer() {
        boolean odds = purpose == Usual.For.ODDS;
        List<String> footer = new ArrayList<>();
        if (!description.dice().isEmpty() && !odds) {
            footer.add("");
            footer.add("Dice, in this order: " + String.join("; ", description.dice()) + ".");
        }
        if (!description.codes().isEmpty()) { // those of the cards are their orders, too many to list
            footer.add("");
            footer.add("Outcomes:");
        }
        for (Code code : description.codes()) {
            footer.add("  " + code.name() + verdict(code));
        }
        footer.add("");
        footer.add(
                odds
                        ? "Exit: 0 worked out, 1 could not, 2 bad input, 130 interrupted."
                        : "Exit: 0 resolved, 1 could not, 2 bad input; with --exit-status 10 when the test was failed.");
        return footer;
    }

    private static String verdict(Code code) {
        return switch (code.verdict()) {
            case PASSED -> " (passed)";
            case FAILED -> " (failed)";
            case NONE -> "";
        };
    }

    private static OptionSpec option(Spelt spelt) {
        OptionSpec.Builder option = OptionSpec.builder(spelt.option()).descriptionKey(heading(spelt));
        if (spelt.parameter().isEmpty()) {
            return option.type(boolean.class)
                    .arity("0")
                    .description(spelt.help())
                    .build();
        }
        Parameter<?> parameter = spelt.parameter().get();
        if (!spelt.value().isEmpty()) {
            return option.type(boolean.class)
                    .arity("0")
                    .description("the same as " + parameter.option() + " " + spelt.value())
                    .build();
        }
        if (parameter.type() instanceof Type.Rows) {
            return option.type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity("1")
                    .paramLabel("ROW")
                    .description(
                            "a row in place of the file, " + parameter.type().label() + "; repeat for more")
                    .build();
        }
        option.description(help(parameter));
        return parameter.isFlag()
                ? option.type(boolean.class).arity("0").build()
                : option.type(String.class)
                        .arity(parameter.isSideDie() ? "0..1" : "1")
                        .paramLabel(parameter.type().label())
                        .build();
    }

    private static String help(Parameter<?> parameter) {
        String fallback = parameter.isFlag()
                ? ""
                : parameter.fallback().map(value -> " (" + value + ")").orElse("");
        return parameter.help() + (parameter.isRequired() ? ", required" : fallback);
    }

    /** What it is listed under. */
    private static String heading(Spelt spelt) {
        return switch (spelt.side()) {
            case ATTACKER -> "Attacker";
            case DEFENDER -> "Defender";
            case NONE -> "Situation";
        };
    }

    private static PositionalParamSpec positional(Parameter<?> parameter) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(
                        parameter.type() instanceof Type.Rows
                                ? "FILE"
                                : parameter.type().label())
                .description(help(parameter))
                .build();
    }
}
