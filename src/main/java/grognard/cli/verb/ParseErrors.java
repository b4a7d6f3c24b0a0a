package grognard.cli.verb;

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
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in our words what picocli could not make sense of. */
final class ParseErrors {

    private ParseErrors() {}

    static BadInput explain(CommandSpec spec, ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(spec, unmatched.getUnmatched());
        }
        if (e instanceof OverwrittenOptionException twice) {
            ArgSpec option = twice.getOverwritten();
            return new BadInput(name(option) + " is given twice: expected once");
        }
        if (e instanceof MissingParameterException missing) {
            ArgSpec option = missing.getMissing().get(0);
            return new BadInput(name(option) + ": expected a value, " + option.paramLabel());
        }
        return new BadInput(SafeText.line(String.valueOf(e.getMessage())));
    }

    private static BadInput unmatched(CommandSpec spec, List<String> words) {
        String first = words.get(0);
        if (!first.startsWith("-")) {
            return BadInput.value(spec.name().replace("grognard ", ""), first, "nothing more");
        }
        List<String> names = new ArrayList<>();
        for (OptionSpec option : spec.options()) {
            names.addAll(List.of(option.names()));
        }
        int equals = first.indexOf('=');
        String name = equals < 0 ? first : first.substring(0, equals);
        String value = words.size() > 1 && !words.get(1).startsWith("-") ? " " + SafeText.shortened(words.get(1)) : "";
        return new BadInput(SafeText.shortened(first) + value + ": expected an option of "
                + spec.name().replace("grognard ", "") + Nearest.hint(name, names) + " (--help lists them)");
    }

    private static String name(ArgSpec arg) {
        return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
    }
}
