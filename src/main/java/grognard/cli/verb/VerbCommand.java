package grognard.cli.verb;

import grognard.cli.world.World;
import grognard.line.Word;
import grognard.line.Words;
import grognard.render.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** A verb as a command of picocli's. Apart from {@link VerbLine}, which most lines get along with, and without picocli. */
final class VerbCommand {

    private VerbCommand() {}

    /** What the words call for; empty if that was the verb's help, which is printed. */
    static Optional<Call> read(Verb verb, List<Word> words, World world) {
        CommandSpec spec = spec(verb.description());
        CommandLine line = new CommandLine(spec).setExpandAtFiles(false).setInterpolateVariables(false);
        ParseResult parsed;
        try {
            parsed = line.parseArgs(Words.texts(words).toArray(new String[0]));
        } catch (CommandLine.ParameterException e) {
            throw ParseErrors.explain(spec, e);
        }
        Call call = call(verb.description(), parsed);
        if (parsed.isUsageHelpRequested()) {
            line.getCommandSpec().usageMessage().header(Usage.escaped(header(verb.description(), verb.examples())));
            world.out().print(Usage.of(line, world));
            for (String text : verb.helpToo(call)) {
                world.out().print(Wrapping.text(text + "\n", world.textWidth()));
            }
            return Optional.empty();
        }
        return Optional.of(call);
    }

    private static Call call(VerbDescription description, ParseResult parsed) {
        Call call = new Call(description);
        if (!parsed.matchedPositionals().isEmpty()) {
            List<String> words = parsed.matchedPositionals().get(0).getValue();
            call.with(words);
        }
        for (VerbOption option : description.allOptions()) {
            if (parsed.hasMatchedOption(option.name())) {
                List<String> values = parsed.matchedOption(option.name()).originalStringValues();
                call.with(option, option.takesValue() ? values : List.of());
            }
        }
        return call;
    }

    /** The picocli command of a description. */
    static CommandSpec spec(VerbDescription description) {
        CommandSpec spec = Usage.command("grognard " + description.name());
        spec.usageMessage().header(Usage.escaped(header(description, description.examples())));
        if (!description.footer().isEmpty()) {
            List<String> footer = new ArrayList<>(List.of(""));
            footer.addAll(description.footer());
            spec.usageMessage().footer(Usage.escaped(footer));
        }
        if (!description.operands().isEmpty()) {
            spec.addPositional(operands(description));
        }
        for (VerbOption option : description.allOptions()) {
            spec.addOption(option(option));
        }
        return spec;
    }

    private static List<String> header(VerbDescription description, List<String> examples) {
        List<String> header = new ArrayList<>();
        header.add(description.name() + ": " + description.meaning());
        header.add("");
        for (String example : examples) {
            boolean goesOn = example.startsWith(" ");
            header.add((goesOn ? "           " : "  grognard ") + example);
        }
        header.add("");
        return header;
    }

    /** All bare words together: which of them is which is for the verb to say. */
    private static PositionalParamSpec operands(VerbDescription description) {
        List<String> labels = new ArrayList<>();
        List<String> helps = new ArrayList<>();
        boolean many = false;
        for (Operand operand : description.operands()) {
            labels.add(operand.label());
            helps.add(operand.help());
            many |= operand.many();
        }
        int most = description.operands().size();
        return PositionalParamSpec.builder()
                .index(many ? "0..*" : "0.." + (most - 1))
                .arity("0.." + (many ? "*" : most))
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(String.join(" ", labels))
                .hideParamSyntax(true)
                .description(String.join("; ", helps))
                .build();
    }

    static OptionSpec option(VerbOption option) {
        OptionSpec.Builder spec = OptionSpec.builder(option.names().toArray(new String[0]))
                .description(option.help())
                .usageHelp(option.name().equals("--help"))
                .descriptionKey(option.heading().isEmpty() ? null : option.heading());
        if (!option.takesValue()) {
            return spec.type(boolean.class).arity("0").build();
        }
        spec.arity("1").paramLabel(option.label());
        return option.repeatable()
                ? spec.type(List.class).auxiliaryTypes(String.class).build()
                : spec.type(String.class).build();
    }
}
