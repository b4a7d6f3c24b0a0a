package grognard.repl;

import grognard.input.BadInput;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Usual;
import grognard.line.Words;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rulesets.Library;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where in a resolver's line the cursor is.
 *
 * @param words what was typed after the resolver's name
 * @param odds whether its odds are asked for
 */
record Place(Ruleset ruleset, Description description, List<String> words, boolean odds) {

    /** The place after these words, if they begin a resolver's line. */
    static Optional<Place> after(List<String> typed, Ruleset inUse, Library library) {
        List<String> words = new ArrayList<>(typed);
        boolean odds = !words.isEmpty() && words.get(0).equals("odds");
        if (odds) {
            words.remove(0);
        }
        Ruleset ruleset = inUse;
        if (!words.isEmpty()) {
            Optional<Ruleset> named = found(words.get(0), library);
            if (named.isPresent()) {
                ruleset = named.get();
                words.remove(0);
            } else if (words.get(0).equals("roll")) {
                ruleset = Rulesets.named("ruleset", "dice");
            }
        }
        if (words.isEmpty() || !ruleset.resolvers().contains(words.get(0))) {
            return Optional.empty();
        }
        Description description = ruleset.resolver(words.remove(0)).description();
        return Optional.of(new Place(ruleset, description, List.copyOf(words), odds));
    }

    /** What the line says so far. */
    Request read() {
        Usual.For purpose = odds ? Usual.For.ODDS : Usual.For.PLAY;
        return new LineReader(ruleset, ruleset.resolver(description.name()), purpose, description.name(), true)
                .read(Words.of(words));
    }

    /** The ruleset of that name; one that is not whole is none while the line is being typed. */
    static Optional<Ruleset> found(String word, Library library) {
        try {
            return library.find(word);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** Whether options mean the defender here. */
    boolean isDefenders() {
        return words.lastIndexOf("--def") > words.lastIndexOf("--att");
    }

    String lastWord() {
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /** The parameter that an option sets at this place. */
    Optional<Parameter<?>> parameter(String option) {
        if (!option.startsWith("--")) {
            return Optional.empty();
        }
        String name = option.substring(2);
        return description
                .parameter(isDefenders() ? Parameter.DEFENDER_PREFIX + name : name)
                .or(() -> description.parameter(name));
    }
}
