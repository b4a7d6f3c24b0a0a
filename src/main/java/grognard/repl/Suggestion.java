package grognard.repl;

/**
 * A word that could be typed next, and what it means.
 *
 * @param takes the shape of the value that follows it, {@code 0-6}; empty if none does
 */
public record Suggestion(String word, String takes, String meaning) {

    public Suggestion(String word, String meaning) {
        this(word, "", meaning);
    }
}
