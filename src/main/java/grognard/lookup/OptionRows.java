package grognard.lookup;

import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Lists a resolver's options for help and reference pages, as rows of {@code --option=VALUE} and meaning, grouped by side.
 */
public final class OptionRows {

    /** Heading of the options that attacker and defender have in common. */
    public static final String BOTH = "Either side";

    /** Labels longer than this are moved from the option's column, which they would widen, to the meaning. */
    private static final int LONGEST_LABEL = 14;

    private OptionRows() {}

    /** Returns the rows by heading, without empty groups. Options that both sides have are listed once, as the attacker's. */
    public static Map<String, List<List<String>>> options(Description description) {
        Map<String, List<List<String>>> groups = new LinkedHashMap<>();
        for (String group : List.of("Options", BOTH, "Attacker", "Defender")) {
            groups.put(group, new ArrayList<>());
        }
        for (Parameter<?> parameter : description.parameters()) {
            group(description, parameter)
                    .ifPresent(group -> groups.getOrDefault(group, List.of()).add(row(description, parameter)));
        }
        groups.values().removeIf(List::isEmpty);
        return groups;
    }

    /** The defender's options that {@link #options} leaves out, since the attacker's counterpart is listed. */
    public static List<String> twins(Description description) {
        List<String> twins = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (group(description, parameter).isEmpty()) {
                twins.add(parameter.option());
            }
        }
        return twins;
    }

    /** The heading for a parameter; empty for a defender's option that has a counterpart, which is not listed itself. */
    private static Optional<String> group(Description description, Parameter<?> parameter) {
        return switch (parameter.side()) {
            case NONE -> Optional.of("Options");
            case ATTACKER ->
                Optional.of(
                        description
                                        .parameter(Parameter.DEFENDER_PREFIX + parameter.name())
                                        .filter(twin -> haveSameMeaning(parameter, twin))
                                        .isPresent()
                                ? BOTH
                                : "Attacker");
            case DEFENDER -> isTwin(description, parameter) ? Optional.empty() : Optional.of("Defender");
        };
    }

    /** Whether the parameter is the defender's counterpart of an attacker's parameter, with equal help and type. */
    public static boolean isTwin(Description description, Parameter<?> parameter) {
        return parameter.side() == Side.DEFENDER
                && description
                        .parameter(parameter.name().substring(prefix(parameter).length()))
                        .filter(twin -> twin.side() == Side.ATTACKER && haveSameMeaning(parameter, twin))
                        .isPresent();
    }

    /** The part of the name to remove for the attacker's counterpart; empty if the name has no such prefix. */
    private static String prefix(Parameter<?> parameter) {
        return parameter.name().startsWith(Parameter.DEFENDER_PREFIX) ? Parameter.DEFENDER_PREFIX : "";
    }

    private static boolean haveSameMeaning(Parameter<?> one, Parameter<?> other) {
        return one != other
                && one.help().equals(other.help())
                && one.type().label().equals(other.type().label());
    }

    /** Describes the values that may be typed without an option's name; empty if the resolver takes none. */
    public static String bare(Description description) {
        StringBuilder numbers = new StringBuilder();
        boolean words = false;
        for (Parameter<?> parameter : description.bare()) {
            if (parameter.type() instanceof Type.Choice) {
                words = true;
            } else {
                numbers.append(numbers.isEmpty() ? "" : " ")
                        .append(parameter.name().toUpperCase(Locale.ROOT));
            }
        }
        for (Parameter<?> parameter : description.parameters()) {
            words |= !description.bare().isEmpty() && parameter.type() instanceof Type.Choice;
        }
        String choices = words ? "the words of choices" : "";
        return numbers + (numbers.isEmpty() || choices.isEmpty() ? "" : ", and ") + choices;
    }

    /** The row of one option. A default of {@code none} is not shown; a long list of choices is shown only once. */
    private static List<String> row(Description description, Parameter<?> parameter) {
        String label = parameter.type().label();
        Optional<String> earlier = sameChoices(description, parameter);
        boolean longLabel = label.length() > LONGEST_LABEL;
        String fallback = parameter.isFlag()
                ? ""
                : parameter
                        .fallbackText()
                        .map(value -> value.equals("none") ? "" : " (" + value + ")")
                        .orElse("");
        String choices = earlier.isPresent()
                ? ": as " + earlier.get()
                : longLabel ? ": " + label.replace("|", ", ").replace(",  ", ", ") : "";
        String word = longLabel ? label.indexOf('|') > 0 ? "WORD" : "ROW" : label;
        return List.of(
                parameter.option() + (parameter.isFlag() ? "" : "=" + word),
                parameter.help() + choices + (parameter.isRequired() ? ", required" : fallback) + aliases(parameter));
    }

    private static String aliases(Parameter<?> parameter) {
        StringBuilder text = new StringBuilder();
        for (String alias : parameter.aliases()) {
            text.append("; also --").append(alias);
        }
        return text.toString();
    }

    /** An earlier option with an equal long list of choices, to which this one refers; empty if there is none. */
    private static Optional<String> sameChoices(Description description, Parameter<?> parameter) {
        String label = parameter.type().label();
        for (Parameter<?> other : description.parameters()) {
            if (other == parameter || label.length() <= LONGEST_LABEL) {
                return Optional.empty();
            }
            if (other.type().label().equals(label)) {
                return Optional.of(other.option());
            }
        }
        return Optional.empty();
    }
}
