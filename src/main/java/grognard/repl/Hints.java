package grognard.repl;

import grognard.input.BadInput;
import grognard.line.Words;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A few words on the option under the cursor, or on what the line still lacks. */
final class Hints {

    private final Shell shell;
    private final Suggestions suggestions;

    Hints(Shell shell) {
        this.shell = shell;
        this.suggestions = new Suggestions(shell);
    }

    /** The hint for a line with the cursor at its end; empty where there is nothing worth saying. */
    String after(String typed) {
        List<String> lines = Words.lines(typed);
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
        return Place.after(shell.inFull(words), shell.ruleset(), shell.library())
                .map(place -> option(place, current))
                .orElseGet(() -> words.get(0).equals("odds") && words.size() == 1 ? command(current) : "");
    }

    /** A resolver or command that was typed in full. */
    private String command(String word) {
        Optional<String> resolver = Place.after(List.of(word), shell.ruleset(), shell.library())
                .map(place -> "[" + place.description().summary() + "]");
        return resolver.orElseGet(
                () -> find(shell.verbs().stream().map(Branch::suggestion).toList(), word));
    }

    private String option(Place place, String current) {
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
        boolean known = !shell.units().isEmpty(); // in a game the units say it
        return value.isEmpty() && current.isEmpty() && !known ? missing(place) : value;
    }

    /** What must still be said before the line can be run. */
    private static String missing(Place place) {
        Set<String> said;
        try {
            said = place.read().values().keySet();
        } catch (BadInput e) {
            return ""; // something else is wrong, which running it will tell
        }
        List<String> missing = new ArrayList<>();
        for (Parameter<?> parameter : place.description().parameters()) {
            if (parameter.isRequired() && !said.contains(parameter.name())) {
                missing.add((parameter.option() + " " + parameter.type().label()).strip());
            }
        }
        return missing.isEmpty() ? "" : "[needs " + String.join(", ", missing) + "]";
    }

    private static String find(List<Suggestion> among, String word) {
        return among.stream()
                .filter(known -> known.word().equals(word))
                .map(Hints::text)
                .findFirst()
                .orElse("");
    }

    private static String text(Suggestion known) {
        String meaning = known.meaning();
        return known.takes().isEmpty() ? "[" + meaning + "]" : "[" + known.takes() + "] " + meaning;
    }
}
