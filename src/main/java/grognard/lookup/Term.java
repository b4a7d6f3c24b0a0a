package grognard.lookup;

import grognard.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A word of a question: finds itself in texts, in other forms of grammar, as a synonym, as the beginning of a longer
 * word, and, once told that the rules do not know it, misspelt.
 */
final class Term {

    private static final float EXACT = 1;
    private static final float OTHER_FORM = 0.95f;
    private static final float SYNONYM = 0.6f;
    private static final float BEGINNING = 0.5f;
    private static final float MISSPELT = 0.5f;
    private static final int LEAST_BEGINNING = 4;
    private static final int LEAST_GUESS = 5;

    /** What grammar adds to a word. */
    private static final List<String> ENDINGS =
            List.of("", "s", "e", "es", "ed", "d", "ing", "er", "ers", "ly", "y", "ies", "ement", "ements", "ment");

    private final String word;
    private final String stem;
    private final List<String> synonyms = new ArrayList<>(4);
    private int firstLetters;
    private boolean guessing;

    /** @param others words that mean the same */
    Term(String word, List<String> others) {
        this.word = word;
        this.stem = stem(word);
        firstLetters = bit(word.charAt(0)) | bit(stem.charAt(0));
        for (String other : others) {
            String known = stem(other);
            synonyms.add(known);
            firstLetters |= bit(known.charAt(0));
        }
    }

    /** A bit for each letter, and one for everything else: most words of a text are passed over by their first. */
    private static int bit(char c) {
        int letter = (c | ' ') - 'a';
        return letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
    }

    /** Letters and digits make words, and so does the star of a fire table's {@code 1*}. */
    static boolean isOfAWord(char c) {
        return Character.isLetterOrDigit(c) || c == '*';
    }

    String word() {
        return word;
    }

    /** From now on it also finds words that it is a slip of the finger away from. */
    void guess() {
        guessing = true;
    }

    /** How well the best word of the text fits, from 0 to 1. */
    float in(String text) {
        float best = 0;
        int at = 0;
        int length = text.length();
        while (at < length && best < EXACT) {
            while (at < length && !isOfAWord(text.charAt(at))) {
                at++;
            }
            int start = at;
            while (at < length && isOfAWord(text.charAt(at))) {
                at++;
            }
            if (at > start && (guessing || (firstLetters & bit(text.charAt(start))) != 0)) {
                best = Math.max(best, likeness(text, start, at));
            }
        }
        return best;
    }

    /** Whether the text has the word itself, in some form, or one that means the same. */
    boolean isIn(String text) {
        return in(text) >= SYNONYM;
    }

    private float likeness(String text, int start, int end) {
        if (fits(stem, text, start, end)) {
            return end - start == word.length() && text.regionMatches(true, start, word, 0, word.length())
                    ? EXACT
                    : OTHER_FORM;
        }
        for (String synonym : synonyms) {
            if (fits(synonym, text, start, end)) {
                return SYNONYM;
            }
        }
        if (word.length() >= LEAST_BEGINNING && begins(word, text, start, end)) {
            return BEGINNING;
        }
        return guessing ? guessed(text.substring(start, end).toLowerCase(Locale.ROOT)) : 0;
    }

    private static boolean begins(String stem, String text, int start, int end) {
        return end - start >= stem.length() && text.regionMatches(true, start, stem, 0, stem.length());
    }

    /** Whether the word of the text is a form of that stem. */
    private static boolean fits(String stem, String text, int start, int end) {
        if (!begins(stem, text, start, end)) {
            return false;
        }
        int from = start + stem.length();
        for (String ending : ENDINGS) {
            if (end - from == ending.length() && text.regionMatches(true, from, ending, 0, ending.length())) {
                return true;
            }
        }
        return false;
    }

    private float guessed(String known) {
        int letters = word.length();
        int allowed = letters < 4 ? 0 : letters < 8 ? 1 : 2;
        if (alike(known) >= Math.max(LEAST_GUESS, Math.max(letters, known.length()) * 3 / 5)) {
            return MISSPELT;
        }
        boolean near = allowed > 0 && known.length() > 3 && Math.abs(letters - known.length()) <= allowed;
        return near && Nearest.distance(word, known) <= allowed ? MISSPELT : 0;
    }

    /** How many letters it begins with as the other does. */
    private int alike(String known) {
        int same = 0;
        while (same < Math.min(word.length(), known.length()) && word.charAt(same) == known.charAt(same)) {
            same++;
        }
        return same;
    }

    /** Without the endings that grammar adds: routs, routed, routers and routing are all rout. */
    static String stem(String word) {
        if (word.length() > 5 && word.endsWith("ies")) {
            return word.substring(0, word.length() - 3);
        }
        for (String ending : List.of("ements", "ement", "ing", "ers", "er", "ed", "es", "s", "e", "y")) {
            if (word.length() > ending.length() + 2 && word.endsWith(ending) && !word.endsWith("ss")) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        return word;
    }
}
