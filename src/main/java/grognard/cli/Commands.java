package grognard.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Lets picocli read a verb's words. */
final class Commands {

    private Commands() {}

    /** Parses, shows help if asked to, and otherwise runs the verb; what cannot be parsed is refused in our words. */
    static int parse(Verb verb, List<String> words, World world) {
        CommandSpec spec = verb.spec();
        CommandLine line = new CommandLine(spec).setExpandAtFiles(false).setInterpolateVariables(false);
        ParseResult parsed;
        try {
            parsed = line.parseArgs(words.toArray(new String[0]));
        } catch (CommandLine.ParameterException e) {
            throw ParseErrors.explain(spec, e);
        }
        if (parsed.isUsageHelpRequested()) {
            world.out().print(Help.usage(line, world));
            return Verb.DONE;
        }
        return verb.run(parsed);
    }
}
