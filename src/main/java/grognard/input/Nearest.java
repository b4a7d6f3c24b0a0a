package grognard.input;

import java.util.Collection;
import java.util.Optional;

/** Finds the known word that is nearest to a misspelt one. */
public final class Nearest {

    private Nearest() {}

    /**
     * The closest of the words, if it is at most one edit away for each three letters typed (at least 1, at most 3) or
     * begins with what was typed, or differs from six or more letters only in its ending, as charging does from charge. A
     * number is never taken for a misspelt number: 1 inch is not meant as 12.
     */
    public static Optional<String> to(String typed, Collection<String> words) {
        if (typed.length() > 60) {
            return Optional.empty();
        }
        String best = "";
        int bestDistance = Integer.MAX_VALUE;
        boolean number = isNumber(typed);
        for (String word : words) {
            if (number && isNumber(word)) {
                continue;
            }
            int distance = word.startsWith(typed) && typed.length() > 2
                    ? 1
                    : Math.min(distance(typed, word), ending(typed, word));
            if (distance < bestDistance) {
                best = word;
                bestDistance = distance;
            }
        }
        int letters = 0;
        for (int i = 0; i < typed.length(); i++) {
            letters += Character.isLetterOrDigit(typed.charAt(i)) ? 1 : 0;
        }
        return bestDistance <= Math.max(1, Math.min(3, letters / 3)) ? Optional.of(best) : Optional.empty();
    }

    /** Counts another ending as two edits, however long it is. */
    private static int ending(String typed, String word) {
        boolean stem = typed.length() > 1 && word.startsWith(typed.substring(0, typed.length() - 1));
        return stem ? 2 : Integer.MAX_VALUE;
    }

    private static boolean isNumber(String word) {
        boolean digits = false;
        for (int i = 0; i < word.length(); i++) {
            char letter = word.charAt(i);
            digits |= Character.isDigit(letter);
            if (!Character.isDigit(letter) && letter != '.' && letter != '-' && letter != '/') {
                return false;
            }
        }
        return digits;
    }

    /** The end of an error message, {@code "; did you mean --pips?"}; empty if no other word is near. */
    public static String hint(String typed, Collection<String> words) {
        return to(typed, words)
                .filter(word -> !word.equals(typed))
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    /** Damerau-Levenshtein distance (optimal string alignment): a swap of neighbouring letters counts as one edit. */
    public static int distance(String a, String b) {
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int least = Math.min(edits[i - 1][j - 1] + change, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                edits[i][j] = swapped ? Math.min(least, 1 + edits[i - 2][j - 2]) : least;
            }
        }
        return edits[a.length()][b.length()];
    }
}
