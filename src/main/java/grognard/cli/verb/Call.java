package grognard.cli.verb;

import grognard.line.Options;
import grognard.line.Usual;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was typed after a verb, told apart. */
public final class Call {

    private final VerbDescription description;
    private final List<String> words = new ArrayList<>();

    /** What was given for each option, under all its names; nothing for a flag. */
    private final Map<String, List<String>> given = new HashMap<>();

    Call(VerbDescription description) {
        this.description = description;
    }

    /** Adds bare words. */
    Call with(List<String> more) {
        words.addAll(more);
        return this;
    }

    /** Adds an option and what was given for it. */
    Call with(VerbOption option, List<String> values) {
        for (String name : option.names()) {
            given.put(name, List.copyOf(values));
        }
        return this;
    }

    /** Whether that option was given. */
    public boolean has(String option) {
        return given.containsKey(option);
    }

    /** What was given after that option. */
    public Optional<String> text(String option) {
        List<String> values = given.getOrDefault(option, List.of());
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(0));
    }

    /** The bare words. */
    public List<String> words() {
        return List.copyOf(words);
    }

    /** The first bare word. */
    public Optional<String> word() {
        return words.isEmpty() ? Optional.empty() : Optional.of(words.get(0));
    }

    /** The usual options among those that were given. */
    public Options options() {
        Map<Usual, List<String>> said = new EnumMap<>(Usual.class);
        for (Usual option : description.usual()) {
            if (has(option.longName())) {
                said.put(
                        option,
                        option.takesValue() ? given.getOrDefault(option.longName(), List.of()) : List.of("true"));
            }
        }
        return Options.of(said);
    }
}
