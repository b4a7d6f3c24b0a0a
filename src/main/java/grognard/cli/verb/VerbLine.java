package grognard.cli.verb;

import grognard.cli.world.Exit;
import grognard.cli.world.World;
import grognard.input.BadInput;
import grognard.line.Usual;
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

/** The words after a verb, read by the verb's description: bare words as they are, whatever is more by picocli. */
final class VerbLine {

    private VerbLine() {}

    static Exit run(Verb verb, List<Word> words, World world) {
        if (!verb.subverbs().isEmpty()) {
            return runSubverb(verb, words, world);
        }
        Optional<Call> plain = plain(verb.description(), words);
        if (plain.isPresent()) {
            return run(verb, plain.get(), words);
        }
        CommandSpec spec = spec(verb.description());
        CommandLine line = new CommandLine(spec).setExpandAtFiles(false).setInterpolateVariables(false);
        ParseResult parsed;
        try {
            parsed = line.parseArgs(Words.texts(words).toArray(new String[0]));
        } catch (CommandLine.ParameterException e) {
            throw ParseErrors.explain(spec, e);
        }
        if (parsed.isUsageHelpRequested()) {
            world.out().print(Usage.of(line, world));
            verb.helpToo(call(verb.description(), parsed))
                    .forEach(text -> world.out().print(Wrapping.text(text + "\n", world.textWidth())));
            return Exit.DONE;
        }
        return run(verb, call(verb.description(), parsed), words);
    }

    /**
     * A line of bare words and flags, where any number of words may stand: that needs no parser, whose loading would take
     * longer than a look-up.
     */
    private static Optional<Call> plain(VerbDescription description, List<Word> words) {
        int operands = description.operands().size();
        if (operands == 0 || !description.operands().get(operands - 1).many()) {
            return Optional.empty();
        }
        Call call = new Call(description);
        for (Word word : words) {
            String text = word.text();
            if (text.isEmpty() || text.charAt(0) != '-') {
                call.with(List.of(text));
                continue;
            }
            Optional<VerbOption> flag = description.flag(text);
            if (flag.isEmpty() || call.has(text)) {
                return Optional.empty();
            }
            call.with(flag.get(), List.of());
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

    private static Exit run(Verb verb, Call call, List<Word> words) {
        try {
            return verb.run(call);
        } catch (BadInput e) {
            throw placed(e, words);
        }
    }

    /** The complaint with the place of the word that it is about: the value, or else the option. */
    private static BadInput placed(BadInput e, List<Word> words) {
        for (String wanted : List.of(e.complaint().value(), e.complaint().subject())) {
            for (Word word : words) {
                if (!wanted.isEmpty() && word.column() > 0 && word.is(wanted)) {
                    return e.at(word.column());
                }
            }
        }
        return e;
    }

    private static Exit runSubverb(Verb verb, List<Word> words, World world) {
        String name = words.isEmpty() ? "" : words.get(0).text();
        for (Verb subverb : verb.subverbs()) {
            if (subverb.description().lastName().equals(name)) {
                return subverb.run(words.subList(1, words.size()), world);
            }
        }
        if (!words.isEmpty() && Usual.isHelp(words.get(0).text())) {
            world.out().print(Usage.ofSubverbs(verb, world));
            return Exit.DONE;
        }
        List<String> names = verb.subverbs().stream()
                .map(subverb -> subverb.description().lastName())
                .toList();
        String expected = "one of " + String.join(", ", names);
        throw words.isEmpty()
                ? BadInput.of(verb.description().name(), expected + "; --help says more")
                : BadInput.value(verb.description().name(), name, expected, names)
                        .at(words.get(0).column());
    }

    /** The picocli command of a description. */
    static CommandSpec spec(VerbDescription description) {
        CommandSpec spec = Usage.command("grognard " + description.name());
        List<String> header = new ArrayList<>();
        header.add(description.name() + ": " + description.meaning());
        header.add("");
        for (String example : description.examples()) {
            boolean goesOn = example.startsWith(" ");
            header.add((goesOn ? "           " : "  grognard ") + example);
        }
        header.add("");
        spec.usageMessage().header(Usage.escaped(header));
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
