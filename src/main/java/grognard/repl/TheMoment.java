package grognard.repl;

import grognard.line.BareValues;
import grognard.line.Spelling;
import grognard.line.Spelling.Spelt;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * What a line in a game can still say that no unit knows.
 *
 * @param place after the units that the resolver wants
 * @param units the names of all units of the game
 */
record TheMoment(Place place, List<String> units) {

    private static final String MOMENT = "moment";

    /** What must be said, the words of choices by themselves, and the next bare number; or else what else may be said. */
    List<Suggestion> open() {
        List<Suggestion> first = new ArrayList<>();
        List<Suggestion> rest = new ArrayList<>();
        List<String> bare = new ArrayList<>();
        int numbers = numbers();
        for (Parameter<?> parameter : place.description().bare()) {
            boolean number = parameter.type() instanceof Type.Whole || parameter.type() instanceof Type.Decimal;
            if (!number || isSaid(parameter)) {
                continue;
            }
            if (numbers-- > 0) {
                bare.add(parameter.name());
            } else if (parameter.binding().equals(MOMENT)) {
                first.add(new Suggestion(parameter.option(), parameter.type().label(), parameter.help()));
            }
        }
        for (Spelt spelt : Spelling.all(place.description())) {
            Parameter<?> parameter = spelt.parameter().orElse(null);
            if (parameter == null
                    || !parameter.binding().equals(MOMENT)
                    || bare.contains(parameter.name())
                    || isSaid(parameter)) {
                continue;
            }
            if (parameter.isRequired() && spelt.value().isEmpty()) {
                words(parameter).forEach(word -> first.add(new Suggestion(word, parameter.help())));
            }
            rest.add(new Suggestion(
                    spelt.option(), spelt.value().isEmpty() ? parameter.type().label() : "", spelt.help()));
        }
        return first.isEmpty() ? rest : first.stream().distinct().toList();
    }

    /** Its words where they need no option before them, and otherwise the option. */
    private List<String> words(Parameter<?> parameter) {
        boolean bare = !place.description().bare().isEmpty() && parameter.type() instanceof Type.Choice;
        return bare ? parameter.type().words(Tables.builtIn(place.ruleset())) : List.of(parameter.option());
    }

    private boolean isSaid(Parameter<?> parameter) {
        boolean choice = parameter.type() instanceof Type.Choice;
        for (String word : place.words()) {
            boolean begun = choice
                    && !BareValues.isNumber(word)
                    && parameter.type().words(Tables.builtIn(place.ruleset())).stream()
                            .anyMatch(known -> known.startsWith(word));
            if (word.equals(parameter.option()) || begun) {
                return true;
            }
        }
        return false;
    }

    /** How many bare numbers there are: the beginning of a unit's name is none as long as a unit is wanted. */
    private int numbers() {
        long wanted = place.description().roles().stream()
                .filter(role -> role.indexOf('=') < 0)
                .count();
        int numbers = 0;
        boolean value = false;
        for (String word : place.words()) {
            boolean unit =
                    wanted > 0 && units.stream().anyMatch(name -> name.regionMatches(true, 0, word, 0, word.length()));
            wanted -= unit ? 1 : 0;
            numbers += !unit && !value && BareValues.isNumber(word) ? 1 : 0;
            value = word.startsWith("--");
        }
        return numbers;
    }
}
