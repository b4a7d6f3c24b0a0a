package grognard.lookup;

import grognard.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A search word. It matches its own grammatical forms, its synonyms and longer words of which it is a prefix, and after
 * {@link #guess} also similar words, as it may be misspelt. Texts are scanned without splitting them into strings, since
 * every look-up searches all facts of a ruleset.
 */
final class SearchTerm {

    /** Quality of a match by its kind, from 0 to 1. */
    private static final float EXACT = 1;

    private static final float OTHER_FORM = 0.95f;
    private static final float SYNONYM = 0.6f;
    private static final float PREFIX = 0.5f;
    private static final float MISSPELT = 0.5f;

    /** Shortest word that matches as a prefix: shorter ones would match too much. */
    private static final int LEAST_PREFIX = 4;

    /** Least number of equal first letters by which a misspelt word is recognised. */
    private static final int LEAST_GUESS = 5;

    /** Suffixes of English grammar; a stem with one of these is a form of that word. */
    private static final List<String> SUFFIXES =
            List.of("", "s", "e", "es", "ed", "d", "ing", "er", "ers", "ly", "y", "ies", "ement", "ements", "ment");

    /** Suffixes that {@link #stem} removes; of several that fit, the first. */
    private static final List<String> REMOVED =
            List.of("ements", "ement", "ing", "ers", "er", "ed", "es", "s", "e", "y");

    private final String word;
    private final String stem;
    private final List<String> synonymStems = new ArrayList<>(4);

    /** First letters of the word, its stem and its synonyms, as bits; text words with other first letters are skipped. */
    private int firstLetters;

    /** Whether misspellings match too. */
    private boolean guessing;

    /** @param synonyms words that players use for the same thing */
    SearchTerm(String word, List<String> synonyms) {
        this.word = word;
        this.stem = stem(word);
        firstLetters = bit(word.charAt(0)) | bit(stem.charAt(0));
        for (String synonym : synonyms) {
            String known = stem(synonym);
            synonymStems.add(known);
            firstLetters |= bit(known.charAt(0));
        }
    }

    /** One bit per letter of the alphabet, ignoring case, and one for all other characters. */
    private static int bit(char c) {
        int letter = (c | ' ') - 'a';
        return letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
    }

    /** Whether the character is part of a word: letters, digits, and the star of a fire table's {@code 1*}. */
    static boolean isWordCharacter(char c) {
        if (c < 0x80) { // nearly all; each look-up asks this of a hundred thousand characters
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '*';
        }
        return Character.isLetterOrDigit(c);
    }

    String word() {
        return word;
    }

    /** Makes this term match similar words as well. To be called if no fact contains the word. */
    void guess() {
        guessing = true;
    }

    /** The quality of the best match in the text, from 0 (none) to 1 (the word itself). */
    float in(String text) {
        float best = 0;
        int at = 0;
        int length = text.length();
        while (at < length && best < EXACT) {
            while (at < length && !isWordCharacter(text.charAt(at))) {
                at++;
            }
            int start = at;
            while (at < length && isWordCharacter(text.charAt(at))) {
                at++;
            }
            if (at > start && (guessing || (firstLetters & bit(text.charAt(start))) != 0)) {
                best = Math.max(best, match(text, start, at));
            }
        }
        return best;
    }

    /** Whether the text has the word in some form, or a synonym; prefixes and misspellings do not count. */
    boolean isIn(String text) {
        return in(text) >= SYNONYM;
    }

    /** The quality of the match with the text's word from {@code start} to {@code end}. */
    private float match(String text, int start, int end) {
        if (isFormOf(stem, text, start, end)) {
            return end - start == word.length() && text.regionMatches(true, start, word, 0, word.length())
                    ? EXACT
                    : OTHER_FORM;
        }
        for (String synonym : synonymStems) {
            if (isFormOf(synonym, text, start, end)) {
                return SYNONYM;
            }
        }
        if (word.length() >= LEAST_PREFIX && startsWith(word, text, start, end)) {
            return PREFIX;
        }
        return guessing ? misspeltMatch(text.substring(start, end).toLowerCase(Locale.ROOT)) : 0;
    }

    private static boolean startsWith(String stem, String text, int start, int end) {
        return end - start >= stem.length() && text.regionMatches(true, start, stem, 0, stem.length());
    }

    /** Whether the text's word is the stem with one of the known suffixes. */
    private static boolean isFormOf(String stem, String text, int start, int end) {
        if (!startsWith(stem, text, start, end)) {
            return false;
        }
        int from = start + stem.length();
        boolean doubled = from < end && Character.toLowerCase(text.charAt(from)) == stem.charAt(stem.length() - 1);
        if (doubled && end - from > 2) { // stop, stopped, stopping
            from++;
        }
        for (String ending : SUFFIXES) {
            if (end - from == ending.length() && text.regionMatches(true, from, ending, 0, ending.length())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Compares with a word of the text that may be misspelt. Either enough first letters are equal, three fifths of the
     * longer word, or the edit distance is at most 1, and 2 from eight letters on.
     */
    private float misspeltMatch(String known) {
        int letters = word.length();
        int allowed = letters < 4 ? 0 : letters < 8 ? 1 : 2;
        if (commonPrefix(known) >= Math.max(LEAST_GUESS, Math.max(letters, known.length()) * 3 / 5)) {
            return MISSPELT;
        }
        boolean near = allowed > 0 && known.length() > 3 && Math.abs(letters - known.length()) <= allowed;
        return near && Nearest.distance(word, known) <= allowed ? MISSPELT : 0;
    }

    /** Length of the common prefix of both words. */
    private int commonPrefix(String known) {
        int length = 0;
        while (length < Math.min(word.length(), known.length()) && word.charAt(length) == known.charAt(length)) {
            length++;
        }
        return length;
    }

    /**
     * Removes a grammatical suffix: {@code routs}, {@code routed}, {@code routers} and {@code routing} are {@code rout},
     * {@code stopping} is {@code stop}.
     */
    static String stem(String word) {
        if (word.length() > 5 && word.endsWith("ies")) {
            return word.substring(0, word.length() - 3);
        }
        for (String ending : REMOVED) {
            if (word.length() > ending.length() + 2 && word.endsWith(ending) && !word.endsWith("ss")) {
                String stem = word.substring(0, word.length() - ending.length());
                return isDoubled(stem) && ending.length() > 1 ? stem.substring(0, stem.length() - 1) : stem;
            }
        }
        return word;
    }

    /** Whether a consonant was doubled before the suffix; {@code roll} and {@code pass} end so themselves. */
    private static boolean isDoubled(String stem) {
        int last = stem.length() - 1;
        return last > 2 && stem.charAt(last) == stem.charAt(last - 1) && "bdgmnprt".indexOf(stem.charAt(last)) >= 0;
    }
}
