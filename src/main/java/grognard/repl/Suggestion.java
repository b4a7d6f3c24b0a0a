package grognard.repl;

import java.util.List;

/**
 * A word that could be typed next, and what it means.
 *
 * @param takes the shape of the value that follows it, {@code 0-6}; empty if none does
 */
public record Suggestion(String word, String takes, String meaning) {

    private static final List<String> FILES = List.of("FILE", "DIR");

    public Suggestion(String word, String meaning) {
        this(word, "", meaning);
    }

    /** Words that need no explanation. */
    static List<Suggestion> words(List<String> words) {
        return words.stream().map(word -> new Suggestion(word, "")).toList();
    }

    /** Whether that word is one of these options, and takes a value. */
    static boolean takesValue(List<Suggestion> options, String word) {
        return options.stream()
                .anyMatch(known -> known.word().equals(word) && !known.takes().isEmpty());
    }

    /** Whether that word is one of these options, and takes a file. */
    static boolean takesFile(List<Suggestion> options, String word) {
        return options.stream().anyMatch(known -> known.word().equals(word) && FILES.contains(known.takes()));
    }
}
