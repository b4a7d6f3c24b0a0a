package grognard.cli.verb;

import grognard.line.Options;
import grognard.line.Usual;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** What was typed after a verb, told apart. */
public final class Call {

    private final VerbDescription description;
    private final ParseResult parsed;

    Call(VerbDescription description, ParseResult parsed) {
        this.description = description;
        this.parsed = parsed;
    }

    /** Whether that option was given. */
    public boolean has(String option) {
        return parsed.hasMatchedOption(option);
    }

    /** What was given after that option. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(parsed.matchedOptionValue(option, null));
    }

    /** The bare words. */
    public List<String> words() {
        return parsed.matchedPositionals().isEmpty()
                ? List.of()
                : parsed.matchedPositionals().get(0).getValue();
    }

    /** The first bare word. */
    public Optional<String> word() {
        return words().stream().findFirst();
    }

    /** The usual options among those that were given. */
    public Options options() {
        Map<Usual, List<String>> said = new EnumMap<>(Usual.class);
        for (Usual option : description.usual()) {
            if (parsed.hasMatchedOption(option.longName())) {
                OptionSpec spec = parsed.matchedOption(option.longName());
                said.put(option, option.takesValue() ? spec.originalStringValues() : List.of("true"));
            }
        }
        return Options.of(said);
    }
}
