package grognard.repl;

import grognard.input.NameKey;
import grognard.line.BareValues;
import grognard.line.OptionNames;
import grognard.line.OptionNames.OptionName;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Computes what completion offers in a game after the units: the parameters that describe the moment, such as range and
 * cover, which no unit's state supplies.
 *
 * @param place the position of the cursor, after the units that the resolver needs
 * @param units the names of all units of the game
 * @param isOfTheMoment whether a parameter of the resolver is stated by the player each time
 */
record GameLineSuggestions(CursorPosition place, List<String> units, Predicate<Parameter<?>> isOfTheMoment) {

    /**
     * The required parameters without a value: the words of choices, which need no option, and the numbers after those typed
     * already. If nothing is required any more, the optional parameters.
     */
    List<Suggestion> open() {
        List<Suggestion> required = new ArrayList<>();
        List<Suggestion> optional = new ArrayList<>();
        List<String> bare = new ArrayList<>();
        int numbers = numbers(); // bare numbers fill the numeric parameters in order
        for (Parameter<?> parameter : place.description().bare()) {
            boolean number = parameter.type() instanceof Type.Whole || parameter.type() instanceof Type.Decimal;
            if (!number || hasValue(parameter)) {
                continue;
            }
            if (numbers-- > 0) {
                bare.add(parameter.name());
            } else if (isOfTheMoment.test(parameter)) {
                required.add(new Suggestion(parameter.option(), parameter.type().label(), parameter.help()));
            }
        }
        for (OptionName name : OptionNames.all(place.description())) {
            Parameter<?> parameter = name.parameter().orElse(null);
            if (parameter == null
                    || !isOfTheMoment.test(parameter)
                    || bare.contains(parameter.name())
                    || hasValue(parameter)) {
                continue;
            }
            if (parameter.isRequired() && name.value().isEmpty()) {
                words(parameter).forEach(word -> required.add(new Suggestion(word, parameter.help())));
            }
            optional.add(new Suggestion(
                    name.option(), name.value().isEmpty() ? parameter.type().label() : "", name.help()));
        }
        return required.isEmpty() ? optional : required.stream().distinct().toList();
    }

    /** The words of a choice that needs no option before them; otherwise the option. */
    private List<String> words(Parameter<?> parameter) {
        boolean bare = !place.description().bare().isEmpty() && parameter.type() instanceof Type.Choice;
        return bare ? parameter.type().words(Tables.builtIn(place.ruleset())) : List.of(parameter.option());
    }

    /** Whether the line has the option, or a bare word that is a prefix of one of its words. */
    private boolean hasValue(Parameter<?> parameter) {
        boolean choice = parameter.type() instanceof Type.Choice;
        for (String word : place.words()) {
            boolean isPrefix = choice
                    && !BareValues.isNumber(word)
                    && parameter.type().words(Tables.builtIn(place.ruleset())).stream()
                            .anyMatch(known -> known.startsWith(word));
            if (word.equals(parameter.option()) || isPrefix) {
                return true;
            }
        }
        return false;
    }

    /**
     * Number of bare numbers typed. A number that is the prefix of a unit's name, such as {@code 33} for {@code 33rd}, counts as
     * that unit while the resolver still needs one, and a number after an option is its value.
     */
    private int numbers() {
        int wanted = place.description().roles().size();
        int numbers = 0;
        boolean value = false;
        for (String word : place.words()) {
            String key = NameKey.of(word);
            boolean unit = wanted > 0
                    && units.stream().anyMatch(name -> NameKey.of(name).startsWith(key));
            wanted -= unit ? 1 : 0;
            numbers += !unit && !value && BareValues.isNumber(word) ? 1 : 0;
            value = word.startsWith("--");
        }
        return numbers;
    }
}
