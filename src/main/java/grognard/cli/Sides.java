package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gives each option to its side: after {@code --def}, {@code --pips} means {@code --def-pips}, until {@code --att} turns
 * back to the attacker.
 */
final class Sides {

    private static final String PREFIX = Parameter.DEFENDER_PREFIX;

    private final Description description;
    private final Map<String, String> attackers = new HashMap<>();
    private final Map<String, String> defenders = new HashMap<>();
    private final Map<String, Boolean> takers = new HashMap<>();
    private Side side = Side.ATTACKER;

    /** To be used for many lines: what an option means is looked up once. */
    Sides(Description description) {
        this.description = description;
    }

    /** The words with every option in its long form. */
    static List<String> longForms(Description description, List<String> words) {
        return description.hasSides() ? new Sides(description).longForms(words) : words;
    }

    List<String> longForms(List<String> words) {
        if (!description.hasSides()) {
            return words;
        }
        side = Side.ATTACKER;
        List<String> scoped = new ArrayList<>(words.size());
        boolean value = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("--")) {
                scoped.addAll(words.subList(i, words.size()));
                break;
            }
            if (value || !word.startsWith("--")) {
                scoped.add(word);
                value = !value && GeneralOptions.takesValue(word);
            } else {
                String longForm = longForm(word);
                scoped.add(longForm);
                value = takesValue(longForm);
            }
        }
        return scoped;
    }

    private String longForm(String word) {
        if (word.equals("--att") || word.equals("--def")) {
            side = word.equals("--att") ? Side.ATTACKER : Side.DEFENDER;
            return word;
        }
        Map<String, String> known = side == Side.DEFENDER ? defenders : attackers;
        String found = known.get(word);
        if (found == null) {
            found = findLongForm(word);
            if (isOption(found.substring(2))) {
                known.put(word, found);
            }
        }
        return found;
    }

    private String findLongForm(String word) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word.substring(2) : word.substring(2, equals);
        String rest = equals < 0 ? "" : word.substring(equals);
        if (name.equals("att") || name.equals("def")) {
            side = name.equals("att") ? Side.ATTACKER : Side.DEFENDER;
            return word;
        }
        boolean mine = isOption(name);
        boolean defenders = isOption(PREFIX + name);
        if (side == Side.DEFENDER && defenders) {
            return "--" + PREFIX + name + rest;
        }
        if (side == Side.DEFENDER && mine && sideOf(name) == Side.ATTACKER) {
            throw new BadInput("--" + name + " after --def: expected one of the defender's options, --" + name
                    + " is the attacker's");
        }
        if (side == Side.ATTACKER && !mine && defenders) {
            throw new BadInput("--" + name + " is the defender's: expected it after --def, or as --" + PREFIX + name);
        }
        return word;
    }

    private boolean isOption(String name) {
        return parameterOf(name).isPresent();
    }

    private Side sideOf(String name) {
        Optional<Parameter<?>> parameter = parameterOf(name);
        return parameter.isPresent() ? parameter.get().side() : Side.NONE;
    }

    /** The parameter that an option sets, which may be a shorthand such as {@code --elite}. */
    private Optional<Parameter<?>> parameterOf(String option) {
        Optional<Parameter<?>> named = description.parameter(option);
        if (named.isPresent()) {
            return named;
        }
        boolean defenders = option.startsWith(PREFIX);
        String word = defenders ? option.substring(PREFIX.length()) : option;
        Side whose = defenders ? Side.DEFENDER : Side.ATTACKER;
        for (Parameter<?> parameter : description.parameters()) {
            boolean sameSide = parameter.side() == whose || (parameter.side() == Side.NONE && !defenders);
            if (sameSide && parameter.shorthands().contains(word)) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    private boolean takesValue(String word) {
        Boolean known = takers.get(word);
        if (known == null) {
            known = findTakesValue(word);
            if (isOption(word.substring(2))) {
                takers.put(word, known);
            }
        }
        return known;
    }

    private boolean findTakesValue(String word) {
        if (word.indexOf('=') >= 0) {
            return false;
        }
        Optional<Parameter<?>> parameter = description.parameter(word.substring(2));
        return parameter.isPresent()
                ? !parameter.get().isFlag() && !parameter.get().isSideDie()
                : GeneralOptions.takesValue(word);
    }
}
