package grognard.cli;

import grognard.input.BadInput;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;

/** Finds the word of a line that a complaint is about, from the option and the value that the complaint names. */
final class Culprit {

    private Culprit() {}

    /** The column of that word, from 1; the first word's if none can be told. */
    static int column(String line, Optional<Description> description, String complaint) {
        List<Integer> columns;
        List<String> words;
        try {
            columns = LineWords.columns(line);
            words = LineWords.split(line);
        } catch (BadInput e) {
            return 0; // the complaint itself names the column
        }
        if (columns.isEmpty()) {
            return 0;
        }
        String named = complaint.substring(0, Math.max(0, complaint.indexOf(':')));
        String[] parts = named.split(" ", 2);
        String value = parts.length > 1 ? parts[1] : "";
        List<String> scoped = longForms(words, description);
        for (int i = 0; i < scoped.size(); i++) {
            String word = scoped.get(i);
            if (word.equals(parts[0])) {
                return columns.get(isNext(scoped, i, value) ? i + 1 : i);
            }
            if (word.startsWith(parts[0] + "=")) {
                return columns.get(i);
            }
        }
        int at = value.isEmpty() ? -1 : words.lastIndexOf(value);
        return columns.get(Math.max(0, at));
    }

    private static boolean isNext(List<String> words, int at, String value) {
        return at + 1 < words.size() && !value.isEmpty() && words.get(at + 1).equals(value);
    }

    private static List<String> longForms(List<String> words, Optional<Description> description) {
        try {
            return description.isEmpty() ? words : Sides.longForms(description.get(), words);
        } catch (BadInput e) {
            return words; // the sides are what is wrong
        }
    }
}
