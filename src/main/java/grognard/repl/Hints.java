package grognard.repl;

import grognard.input.BadInput;
import grognard.line.Tokenizer;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Computes the hint behind the cursor: the meaning of the option being typed, or the required options still missing. */
final class Hints {

    private final PromptHost shell;
    private final Suggestions suggestions;

    Hints(PromptHost shell) {
        this.shell = shell;
        this.suggestions = new Suggestions(shell);
    }

    /**
     * The hint for a line with the cursor at its end; empty if there is none. Called for every key, so it must be fast.
     */
    String after(String typed) {
        List<String> lines = Tokenizer.lines(typed); // only the last of several commands matters
        String line = lines.get(lines.size() - 1);
        List<String> words = new ArrayList<>(List.of(line.strip().split("\\s+")));
        boolean atWord = !line.isEmpty() && !Character.isWhitespace(line.charAt(line.length() - 1));
        String current = atWord ? words.remove(words.size() - 1) : "";
        if (words.isEmpty() || words.get(0).isEmpty()) {
            return command(current);
        }
        if (words.get(0).equals("set") && words.size() <= 2) {
            return find(shell.settings(), words.size() == 2 ? words.get(1) : current);
        }
        return CursorPosition.after(shell.inFull(words), shell.ruleset(), shell.library())
                .map(place -> option(place, current))
                .orElseGet(() -> words.get(0).equals("odds") && words.size() == 1 ? command(current) : "");
    }

    /** The summary of a resolver or command whose name is typed completely. */
    private String command(String word) {
        Optional<String> resolver = CursorPosition.after(List.of(word), shell.ruleset(), shell.library())
                .map(place -> "[" + place.description().summary() + "]");
        return resolver.orElseGet(() ->
                find(shell.commands().stream().map(CommandNode::suggestion).toList(), word));
    }

    /** The hint for an option, for the value of the option before the cursor, or for what is missing after a blank. */
    private String option(CursorPosition place, String current) {
        List<Suggestion> options = suggestions.allOptions(place);
        if (current.startsWith("-")) {
            int equals = current.indexOf('=');
            return find(options, equals < 0 ? current : current.substring(0, equals));
        }
        String value = options.stream()
                .filter(option -> option.word().equals(place.lastWord())
                        && !option.takes().isEmpty())
                .map(Hints::text)
                .findFirst()
                .orElse("");
        boolean inGame = !shell.units().isEmpty(); // the units fill in most parameters
        return value.isEmpty() && current.isEmpty() && !inGame ? missing(place) : value;
    }

    /** The required options that the line does not have yet. */
    private static String missing(CursorPosition place) {
        Set<String> given;
        try {
            given = place.read().values().keySet();
        } catch (BadInput e) {
            return ""; // the line has an error, which is reported when it is run
        }
        List<String> missing = new ArrayList<>();
        for (Parameter<?> parameter : place.description().parameters()) {
            if (parameter.isRequired() && !given.contains(parameter.name())) {
                missing.add((parameter.option() + " " + parameter.type().label()).strip());
            }
        }
        return missing.isEmpty() ? "" : "[needs " + String.join(", ", missing) + "]";
    }

    /** The hint for the suggestion that equals the word; empty if none does. */
    private static String find(List<Suggestion> among, String word) {
        return among.stream()
                .filter(known -> known.word().equals(word))
                .map(Hints::text)
                .findFirst()
                .orElse("");
    }

    /** The placeholder of the value in brackets and the meaning; for a flag, the meaning in brackets. */
    private static String text(Suggestion known) {
        String meaning = known.meaning();
        return known.takes().isEmpty() ? "[" + meaning + "]" : "[" + known.takes() + "] " + meaning;
    }
}
