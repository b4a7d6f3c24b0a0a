package grognard.cli;

import grognard.batch.BadLine;
import grognard.batch.Line;
import grognard.input.BadInput;
import grognard.rules.Description;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the word of a line that a complaint is about, from the option and the value that the complaint names. */
final class Culprit {

    /** A complaint that names its column itself. */
    private static final Pattern PLACED = Pattern.compile("column ([0-9]{1,9}): (.*)");

    private Culprit() {}

    static BadLine in(Line<String> line, Optional<Description> description, String complaint) {
        Matcher placed = PLACED.matcher(complaint);
        return placed.matches()
                ? new BadLine(line.number(), Integer.parseInt(placed.group(1)), placed.group(2))
                : new BadLine(line.number(), column(line.what(), description, complaint), complaint);
    }

    /** The column of that word, from 1; the first word's if none can be told. */
    private static int column(String line, Optional<Description> description, String complaint) {
        List<Integer> columns = LineWords.columns(line);
        List<String> words = LineWords.split(line);
        String named = complaint.substring(0, Math.max(0, complaint.indexOf(':')));
        String[] parts = named.split(" ", 2);
        String value = parts.length > 1 ? parts[1] : "";
        List<String> scoped = longForms(words, description);
        for (int i = 0; i < scoped.size(); i++) {
            String word = scoped.get(i);
            if (word.equals(parts[0]) && (word.startsWith("-") || !words.contains(value))) {
                boolean unknown = complaint.contains(": expected an option of ");
                return columns.get(isNext(scoped, i, value) && !unknown ? i + 1 : i);
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
