package grognard.cli.verb;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/** The beginning of a word, typed at the prompt for the whole of it. */
public final class Beginning {

    private Beginning() {}

    /** The only word that begins so; the beginning itself where it is a whole word or none begins so. */
    public static String inFull(String typed, List<String> words) {
        List<String> fitting = new ArrayList<>();
        for (String word : words) {
            if (word.equals(typed)) {
                return typed;
            }
            if (word.startsWith(typed) && !fitting.contains(word)) {
                fitting.add(word);
            }
        }
        if (fitting.size() > 1) {
            throw BadInput.about(typed, typed + ": expected one of those that begin so: " + String.join(", ", fitting));
        }
        return fitting.isEmpty() ? typed : fitting.get(0);
    }
}
