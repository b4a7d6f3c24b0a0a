package grognard.input;

import java.util.Collection;
import java.util.List;

/**
 * Makes text from files and command lines safe to print: control characters, bidirectional controls and other characters
 * that cannot be seen become escapes such as <code>&#92;u001b</code>, the same as in JSON.
 */
public final class SafeText {

    private static final int LONGEST = 60;

    /** Most words that a message lists; no ruleset of the program has so many of a kind. */
    private static final int MOST_WORDS = 200;

    private SafeText() {}

    /** The text as one line: line ends and tabs are escaped too. */
    public static String line(String text) {
        return isSafe(text) ? text : escaped(text, "");
    }

    /** The text with its line ends and tabs, which only move the cursor on; everything else hidden is escaped. */
    public static String lines(String text) {
        return isSafe(text) ? text : escaped(text, "\n\t");
    }

    /** Whether the text is one line without hidden characters or unpaired surrogates. */
    public static boolean isSafe(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c >= 0x7f && isHidden(text.codePointAt(i)) && !isSecondOfPair(text, i))) {
                return false;
            }
        }
        return true;
    }

    /** As {@link #line}, and not longer than fits into a message; an empty text is shown as two quotes. */
    public static String shortened(String text) {
        if (text.isEmpty()) {
            return "''";
        }
        if (text.length() <= LONGEST) {
            return line(text);
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return line(text.substring(0, end)) + "…";
    }

    /** Words for a message, with commas between them; of more than 200 only the first, and how many there are. */
    public static String list(Collection<String> words) {
        if (words.size() <= MOST_WORDS) {
            return String.join(", ", words);
        }
        return String.join(", ", List.copyOf(words).subList(0, MOST_WORDS)) + ", … (" + words.size() + " in all)";
    }

    private static String escaped(String text, String kept) {
        StringBuilder shown = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int end = i + Character.charCount(c);
            if (isHidden(c) && kept.indexOf(c) < 0) {
                for (; i < end; i++) {
                    shown.append("\\u")
                            .append(Integer.toHexString(0x10000 + text.charAt(i))
                                    .substring(1));
                }
            } else {
                shown.appendCodePoint(c);
            }
            i = end;
        }
        return shown.toString();
    }

    private static boolean isSecondOfPair(String text, int at) {
        return at > 0 && Character.isLowSurrogate(text.charAt(at)) && Character.isHighSurrogate(text.charAt(at - 1));
    }

    /** Whether a character moves the cursor, reorders a line or cannot be seen; unpaired surrogates count too. */
    public static boolean isHidden(int c) {
        return HiddenCharacters.contains(c) || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }
}
