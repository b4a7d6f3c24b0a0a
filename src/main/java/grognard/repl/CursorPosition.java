package grognard.repl;

import grognard.input.BadInput;
import grognard.line.CommonOption;
import grognard.line.LineReader;
import grognard.line.Request;
import grognard.line.Tokenizer;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Ruleset;
import grognard.rulesets.RulesetLibrary;
import grognard.rulesets.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The position of the cursor in a line for a resolver: which resolver it is and what has been typed for it.
 *
 * @param words the complete words after the resolver's name
 * @param odds whether the line begins with {@code odds}
 */
record CursorPosition(Ruleset ruleset, Description description, List<String> words, boolean odds) {

    /**
     * Finds the position after these words; empty if they are no line for a resolver.
     *
     * @param inUse the ruleset for lines that do not name one
     */
    static Optional<CursorPosition> after(List<String> typed, Ruleset inUse, RulesetLibrary library) {
        List<String> words = new ArrayList<>(typed);
        boolean odds = !words.isEmpty() && words.get(0).equals("odds");
        if (odds) {
            words.remove(0);
        }
        Ruleset ruleset = inUse;
        if (!words.isEmpty()) {
            Optional<Ruleset> named = ruleset(words.get(0), library);
            if (named.isPresent()) {
                ruleset = named.get();
                words.remove(0);
            } else if (words.get(0).equals("roll")) {
                ruleset = Rulesets.named("dice");
            }
        }
        if (words.isEmpty() || !ruleset.resolvers().contains(words.get(0))) {
            return Optional.empty();
        }
        Description description = ruleset.resolver(words.remove(0)).description();
        return Optional.of(new CursorPosition(ruleset, description, List.copyOf(words), odds));
    }

    /**
     * Parses the line so far.
     *
     * @throws BadInput if it has an error
     */
    Request read() {
        CommonOption.For purpose = odds ? CommonOption.For.ODDS : CommonOption.For.PLAY;
        return new LineReader(ruleset, ruleset.resolver(description.name()), purpose, description.name(), true)
                .read(Tokenizer.of(words));
    }

    /** The ruleset of that name; empty for one with errors, which are reported only when the line is run. */
    static Optional<Ruleset> ruleset(String word, RulesetLibrary library) {
        try {
            return library.find(word);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /** Whether the defender's options follow here: the last side marker is {@code --def}. */
    boolean isDefenders() {
        return words.lastIndexOf("--def") > words.lastIndexOf("--att");
    }

    /** The word before the cursor's; empty directly after the resolver's name. */
    String lastWord() {
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /** The parameter that an option sets at this position; after {@code --def}, the defender's if there is one. */
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
