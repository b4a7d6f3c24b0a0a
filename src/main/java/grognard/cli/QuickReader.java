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

/**
 * Reads a resolver's line straight from its description. It understands every line that is right, and gives up on any
 * other: that line, like {@code --help}, goes to picocli, which knows how to explain. Building and running a picocli
 * command of fifty options takes a one-shot run 50 ms, and would take a batch most of its time; see {@code
 * docs/adr/0004-two-readers.md}. A test holds both readers to the same answer for every resolver.
 */
final class QuickReader {

    private final Description description;
    private final boolean play;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, List<String>> general = new HashMap<>();
    private final List<String> positionals = new ArrayList<>();

    private QuickReader(Description description, boolean play) {
        this.description = description;
        this.play = play;
    }

    /**
     * Reads the words after the resolver's name, options in their long form.
     *
     * @param play whether the options for playing are allowed
     */
    static Optional<Typed> read(Description description, boolean play, List<String> words) {
        QuickReader reader = new QuickReader(description, play);
        return reader.readAll(words) && reader.takePositionals()
                ? Optional.of(new Typed(reader.values, GeneralOptions.of(reader.general)))
                : Optional.empty();
    }

    private boolean readAll(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.length() < 2 || word.charAt(0) != '-') {
                positionals.add(word);
                continue;
            }
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            Optional<String> value = Optional.empty();
            if (equals >= 0) {
                value = Optional.of(word.substring(equals + 1));
            } else if (i + 1 < words.size() && wantsValue(name, words.get(i + 1))) {
                value = Optional.of(words.get(++i));
            }
            if (!take(name, value)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the next word belongs to this option; one that looks like an option itself is left to picocli. */
    private boolean wantsValue(String name, String next) {
        if (next.startsWith("-")) {
            return false;
        }
        Optional<Parameter<?>> parameter = parameter(name);
        return parameter.isPresent() ? !parameter.get().isFlag() : GeneralOptions.takesValue(name);
    }

    private Optional<Parameter<?>> parameter(String option) {
        return option.startsWith("--") ? description.parameter(option.substring(2)) : Optional.empty();
    }

    private boolean take(String name, Optional<String> value) {
        Optional<Parameter<?>> parameter = parameter(name);
        if (parameter.isPresent()) {
            return take(parameter.get(), value);
        }
        Optional<Option> option = GeneralOptions.find(name, play);
        if (option.isPresent()) {
            return take(option.get(), value);
        }
        return value.isEmpty() && (takeShorthand(name) || isMarker(name));
    }

    private boolean take(Parameter<?> parameter, Optional<String> value) {
        if (parameter.isPositional() || parameter.type() instanceof Type.Rows) {
            return false;
        }
        if (parameter.isFlag()) {
            return value.isEmpty() && values.put(parameter.name(), "true") == null;
        }
        if (value.isEmpty() && parameter.isSideDie()) {
            return true; // --att alone says whose options follow
        }
        return value.isPresent() && !value.get().isEmpty() && values.put(parameter.name(), value.get()) == null;
    }

    private boolean take(Option option, Optional<String> value) {
        if (option.takesValue() != value.isPresent()) {
            return false;
        }
        List<String> typed = general.get(option.name());
        if (typed == null) {
            typed = new ArrayList<>(1);
            general.put(option.name(), typed);
        } else if (!option.repeatable()) {
            return false;
        }
        if (value.isPresent()) {
            typed.add(value.get());
        }
        return true;
    }

    private boolean takeShorthand(String name) {
        for (Parameter<?> parameter : description.parameters()) {
            String prefix = parameter.side() == Parameter.Side.DEFENDER ? "--" + Parameter.DEFENDER_PREFIX : "--";
            for (String word : parameter.shorthands()) {
                if (name.equals(prefix + word)) {
                    return values.put(parameter.name(), word) == null;
                }
            }
        }
        return false;
    }

    private boolean isMarker(String name) {
        return description.hasSides() && (name.equals("--att") || name.equals("--def"));
    }

    private boolean takePositionals() {
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
}
