package grognard.repl;

import grognard.input.SafeText;
import grognard.rules.Parameter;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Suggestions as JLine shows them: in the order of the rules, those of the resolver before those of the program. */
final class OrderedCompleter implements Completer {

    private static final String DEFENDERS = "--" + Parameter.DEFENDER_PREFIX;

    private final Suggestions suggestions;
    private final BooleanSupplier asking;

    /** @param asking whether a die is being asked for, to which no word is an answer */
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
        String begun = line.word().substring(0, line.wordCursor());
        // --def leads to all of these, and they would double the list.
        boolean longForms = begun.startsWith("--d");
        int order = 0;
        for (Suggestion suggestion : suggestions.after(before, begun)) {
            // A file's name with control characters cannot be typed, nor shown as it is.
            boolean typable = SafeText.isSafe(suggestion.word());
            if (typable && (longForms || !suggestion.word().startsWith(DEFENDERS))) {
                candidates.add(candidate(suggestion, order++));
            }
        }
    }

    private static Candidate candidate(Suggestion suggestion, int order) {
        String word = suggestion.word();
        String meaning = SafeText.line(suggestion.meaning());
        // A folder's name goes on.
        boolean complete = !word.endsWith("/");
        return new Candidate(word, word, null, meaning.isEmpty() ? null : meaning, null, null, complete, order);
    }
}
