package grognard.cli.command;

import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns picocli's parse errors into the program's own: the word, what was expected, and the nearest known word. */
final class ParameterErrors {

    private ParameterErrors() {}

    /**
     * Returns the program's own error for picocli's. An unforeseen kind keeps picocli's text, made safe for the
     * terminal.
     */
    static BadInput explain(ParameterException e) {
        CommandSpec spec = e.getCommandLine().getCommandSpec();
        if (e.getCause() instanceof BadInput bad) {
            return bad; // thrown by a converter
        }
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(spec, unmatched.getUnmatched());
        }
        if (e instanceof OverwrittenOptionException twice) {
            String option = subject(spec, twice.getOverwritten());
            return BadInput.about(option, option + " is given twice: expected once");
        }
        if (e instanceof MissingParameterException missing) {
            return missing(spec, missing.getMissing());
        }
        if (e.getCause() instanceof TypeConversionException wrong) {
            return wrongValue(spec, e, wrong);
        }
        if (e.getCause() == null && !spec.subcommands().isEmpty()) {
            return BadInput.of(name(spec), oneOf(subcommands(spec)) + "; --help says more");
        }
        return new BadInput(SafeText.line(String.valueOf(e.getMessage())));
    }

    private static BadInput unmatched(CommandSpec spec, List<String> words) {
        String first = words.get(0);
        if (first.startsWith("-")) {
            return unknownOption(spec, words);
        }
        List<String> names = subcommands(spec);
        return names.isEmpty() || !spec.positionalParameters().isEmpty()
                ? BadInput.value(name(spec), first, "nothing more")
                : BadInput.value(name(spec), first, oneOf(names), names);
    }

    private static BadInput unknownOption(CommandSpec spec, List<String> words) {
        String first = words.get(0);
        List<String> names = new ArrayList<>(spec.optionsMap().keySet());
        int equals = first.indexOf('=');
        String name = equals < 0 ? first : first.substring(0, equals);
        String value = words.size() > 1 && !words.get(1).startsWith("-") ? " " + SafeText.shortened(words.get(1)) : "";
        return BadInput.about(
                first,
                SafeText.shortened(first) + value + ": expected an option of " + name(spec) + Nearest.hint(name, names)
                        + " (--help lists them)");
    }

    /**
     * Explains an option without its value, or a command without required words: all of them are named, with an
     * example.
     */
    private static BadInput missing(CommandSpec spec, List<ArgSpec> missing) {
        if (missing.get(0) instanceof OptionSpec option) {
            return BadInput.of(option.longestName(), "a value, " + option.paramLabel());
        }
        List<String> labels = spec.positionalParameters().stream()
                .filter(ArgSpec::required)
                .map(CommandHelp::label)
                .toList();
        List<String> examples = CommandHelp.examples(spec);
        String example = examples.isEmpty() ? "" : ", as in " + withoutComment(examples.get(0));
        return BadInput.of(name(spec), String.join(" and ", labels) + example);
    }

    private static String withoutComment(String example) {
        return example.replaceFirst(" +#.*", "");
    }

    private static BadInput wrongValue(CommandSpec spec, ParameterException e, TypeConversionException wrong) {
        ArgSpec arg = e.getArgSpec();
        List<String> words = new ArrayList<>();
        if (arg.completionCandidates() != null) {
            arg.completionCandidates().forEach(words::add);
        }
        String expected = words.isEmpty() ? String.valueOf(wrong.getMessage()) : oneOf(words);
        return BadInput.value(subject(spec, arg), e.getValue(), expected, words);
    }

    private static String subject(CommandSpec spec, ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : name(spec);
    }

    private static List<String> subcommands(CommandSpec spec) {
        return List.copyOf(spec.subcommands().keySet());
    }

    private static String oneOf(List<String> words) {
        return "one of " + String.join(", ", words);
    }

    private static String name(CommandSpec spec) {
        return CommandHelp.name(spec);
    }
}
