package grognard.repl;

import java.util.List;

/**
 * A word that completion offers.
 *
 * @param takes placeholder of the value that follows it, {@code 0-6}; empty if none does
 * @param meaning one line of help; may be empty
 */
public record Suggestion(String word, String takes, String meaning) {

    /** Placeholders of values that are completed with file names. */
    private static final List<String> FILES = List.of("FILE", "DIR");

    /** A word without a value. */
    public Suggestion(String word, String meaning) {
        this(word, "", meaning);
    }

    /** Wraps words that need no help. */
    static List<Suggestion> words(List<String> words) {
        return words.stream().map(word -> new Suggestion(word, "")).toList();
    }

    /** Whether the word is one of the options and takes a value. */
    static boolean takesValue(List<Suggestion> options, String word) {
        return options.stream()
                .anyMatch(known -> known.word().equals(word) && !known.takes().isEmpty());
    }

    /** Whether the word is one of the options and takes a file or folder. */
    static boolean takesFile(List<Suggestion> options, String word) {
        return options.stream().anyMatch(known -> known.word().equals(word) && FILES.contains(known.takes()));
    }
}
