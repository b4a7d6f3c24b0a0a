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

/** What a player can say about the situation: the options in rows of {@code --option=VALUE} and meaning, by whose they are. */
public final class SayIt {

    /** What options are listed under that both sides have. */
    public static final String BOTH = "Either side";

    private static final int LONGEST_LABEL = 14;

    private SayIt() {}

    /** The rows under the heading that says whose they are; what both sides have in common is listed once. */
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

    /** The options of the defender that are not listed, since the attacker has the same. */
    public static List<String> twins(Description description) {
        List<String> twins = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            if (group(description, parameter).isEmpty()) {
                twins.add(parameter.option());
            }
        }
        return twins;
    }

    /** The group that a parameter is listed in; the defender's twin of an attacker's parameter is in none. */
    private static Optional<String> group(Description description, Parameter<?> parameter) {
        return switch (parameter.side()) {
            case NONE -> Optional.of("Options");
            case ATTACKER ->
                Optional.of(
                        description
                                        .parameter(Parameter.DEFENDER_PREFIX + parameter.name())
                                        .filter(twin -> same(parameter, twin))
                                        .isPresent()
                                ? BOTH
                                : "Attacker");
            case DEFENDER -> isTwin(description, parameter) ? Optional.empty() : Optional.of("Defender");
        };
    }

    /** Whether it is the defender's form of what the attacker has too. */
    public static boolean isTwin(Description description, Parameter<?> parameter) {
        return parameter.side() == Side.DEFENDER
                && description
                        .parameter(parameter.name().substring(prefix(parameter).length()))
                        .filter(twin -> twin.side() == Side.ATTACKER && same(parameter, twin))
                        .isPresent();
    }

    private static String prefix(Parameter<?> parameter) {
        return parameter.name().startsWith(Parameter.DEFENDER_PREFIX) ? Parameter.DEFENDER_PREFIX : "";
    }

    private static boolean same(Parameter<?> one, Parameter<?> other) {
        return one != other
                && one.help().equals(other.help())
                && one.type().label().equals(other.type().label());
    }

    /** What values without an option's name are for; empty where options must be named. */
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

    private static List<String> row(Description description, Parameter<?> parameter) {
        String label = parameter.type().label();
        Optional<String> before = sameChoices(description, parameter);
        boolean longLabel = label.length() > LONGEST_LABEL;
        String fallback = parameter.isFlag()
                ? ""
                : parameter
                        .fallbackText()
                        .map(value -> value.equals("none") ? "" : " (" + value + ")")
                        .orElse("");
        String choices = before.isPresent()
                ? ": as " + before.get()
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

    /** The option before this one that has the same long list of choices. */
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
