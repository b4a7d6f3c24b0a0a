package grognard.cli;

import grognard.cli.GeneralOptions.Option;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a resolver's line straight from its description. It understands every line that is right, and gives up on any
 * other: that line, like {@code --help}, goes to picocli, which knows how to explain. Building and running a picocli
 * command of fifty options takes a one-shot run 50 ms, and would take a batch most of its time; see {@code
 * docs/adr/0004-two-readers.md}. A test holds both readers to the same answer for every resolver.
 */
final class QuickReader {

    private final Description description;
    private final boolean play;
    private final Map<String, Meaning> meanings = new HashMap<>();

    /**
     * What an option means: a parameter, one of its values, a general option, or only whose options follow.
     *
     * @param shorthand the value that the option's name stands for; empty if it has none
     */
    private record Meaning(
            @Nullable Parameter<?> parameter,
            String shorthand,
            @Nullable Option option) {

        boolean takesValue() {
            return shorthand.isEmpty()
                    && (parameter != null ? !parameter.isFlag() : option != null && option.takesValue());
        }
    }

    /**
     * To be used for many lines: what an option means is looked up once.
     *
     * @param play whether the options for playing are allowed
     */
    QuickReader(Description description, boolean play) {
        this.description = description;
        this.play = play;
    }

    /** Reads the words after the resolver's name, options in their long form. */
    static Optional<Typed> read(Description description, boolean play, List<String> words) {
        return new QuickReader(description, play).read(words);
    }

    Optional<Typed> read(List<String> words) {
        Map<String, String> values = new LinkedHashMap<>();
        Map<String, List<String>> general = Map.of();
        List<String> positionals = List.of();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.length() < 2 || word.charAt(0) != '-') {
                positionals = positionals.isEmpty() ? new ArrayList<>() : positionals;
                positionals.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            Meaning meaning = meaning(equals < 0 ? word : word.substring(0, equals));
            if (meaning == null) {
                return Optional.empty();
            }
            String value = null;
            if (equals >= 0) {
                value = word.substring(equals + 1);
            } else if (meaning.takesValue() && i + 1 < words.size() && !looksLikeOption(words.get(i + 1))) {
                value = words.get(++i); // one that looks like an option itself is left to picocli
            }
            if (meaning.option() != null) {
                general = general.isEmpty() ? new HashMap<>() : general;
            }
            boolean taken =
                    meaning.option() != null ? take(meaning.option(), value, general) : take(meaning, value, values);
            if (!taken) {
                return Optional.empty();
            }
        }
        return takePositionals(positionals, values)
                ? Optional.of(new Typed(values, general.isEmpty() ? GeneralOptions.NONE : GeneralOptions.of(general)))
                : Optional.empty();
    }

    private @Nullable Meaning meaning(String name) {
        Meaning meaning = meanings.get(name);
        if (meaning == null) {
            meaning = findMeaning(name);
            if (meaning != null) {
                meanings.put(name, meaning);
            }
        }
        return meaning;
    }

    private @Nullable Meaning findMeaning(String name) {
        Optional<Parameter<?>> parameter =
                name.startsWith("--") ? description.parameter(name.substring(2)) : Optional.empty();
        if (parameter.isPresent()) {
            return new Meaning(parameter.get(), "", null);
        }
        Optional<Option> option = GeneralOptions.find(name, play);
        if (option.isPresent()) {
            return new Meaning(null, "", option.get());
        }
        for (Parameter<?> known : description.parameters()) {
            String prefix = known.side() == Parameter.Side.DEFENDER ? "--" + Parameter.DEFENDER_PREFIX : "--";
            for (String word : known.shorthands()) {
                if (name.equals(prefix + word)) {
                    return new Meaning(known, word, null);
                }
            }
        }
        boolean marker = description.hasSides() && (name.equals("--att") || name.equals("--def"));
        return marker ? new Meaning(null, "", null) : null;
    }

    private static boolean take(Meaning meaning, @Nullable String value, Map<String, String> values) {
        Parameter<?> parameter = meaning.parameter();
        if (parameter == null) {
            return value == null; // --att alone says whose options follow
        }
        if (!meaning.shorthand().isEmpty()) {
            return value == null && values.put(parameter.name(), meaning.shorthand()) == null;
        }
        if (parameter.isPositional() || parameter.type() instanceof Type.Rows) {
            return false;
        }
        if (parameter.isFlag()) {
            return value == null && values.put(parameter.name(), "true") == null;
        }
        if (value == null) {
            return parameter.isSideDie();
        }
        return !value.isEmpty() && values.put(parameter.name(), value) == null;
    }

    private static boolean take(Option option, @Nullable String value, Map<String, List<String>> general) {
        if (option.takesValue() != (value != null)) {
            return false;
        }
        List<String> typed = general.get(option.name());
        if (typed == null) {
            typed = new ArrayList<>(1);
            general.put(option.name(), typed);
        } else if (!option.repeatable()) {
            return false;
        }
        if (value != null) {
            typed.add(value);
        }
        return true;
    }

    private boolean takePositionals(List<String> positionals, Map<String, String> values) {
        if (positionals.isEmpty()) {
            return true;
        }
        for (Parameter<?> parameter : description.parameters()) {
            if (parameter.isPositional() && !(parameter.type() instanceof Type.Rows)) {
                values.put(parameter.name(), String.join(" ", positionals));
                return true;
            }
        }
        return false;
    }

    /** A minus before a digit is a number's own. */
    private static boolean looksLikeOption(String word) {
        return word.startsWith("-") && !(word.length() > 1 && word.charAt(1) >= '0' && word.charAt(1) <= '9');
    }
}
