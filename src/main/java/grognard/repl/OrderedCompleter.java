package grognard.repl;

import grognard.input.SafeText;
import grognard.rules.Parameter;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Passes suggestions on to JLine in their own order, which follows the rules of the game, rather than alphabetically. */
final class OrderedCompleter implements Completer {

    private static final String DEFENDERS = "--" + Parameter.DEFENDER_PREFIX;

    private final Suggestions suggestions;
    private final BooleanSupplier asking;

    /** @param asking whether the program is asking for a die: then there is nothing to complete */
    OrderedCompleter(Suggestions suggestions, BooleanSupplier asking) {
        this.suggestions = suggestions;
        this.asking = asking;
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        if (asking.getAsBoolean()) {
            return;
        }
        List<String> before = line.words().subList(0, line.wordIndex());
        String prefix = line.word().substring(0, line.wordCursor());
        // The defender's options double the list, and --def leads to them: offered only once --d is typed.
        boolean longForms = prefix.startsWith("--d");
        int order = 0;
        for (Suggestion suggestion : suggestions.after(before, prefix)) {
            // The name of a file with control characters can neither be typed nor shown.
            boolean typable = SafeText.isSafe(suggestion.word());
            if (typable && (longForms || !suggestion.word().startsWith(DEFENDERS))) {
                candidates.add(candidate(suggestion, order++));
            }
        }
    }

    private static Candidate candidate(Suggestion suggestion, int order) {
        String word = suggestion.word();
        String meaning = SafeText.line(suggestion.meaning());
        // After a folder's name no blank is added, since the path goes on.
        boolean complete = !word.endsWith("/");
        return new Candidate(word, word, null, meaning.isEmpty() ? null : meaning, null, null, complete, order);
    }
}
