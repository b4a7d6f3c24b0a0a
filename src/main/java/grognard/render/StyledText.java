package grognard.render;

import grognard.input.SafeText;
import java.util.function.UnaryOperator;

/**
 * Text with the marks of {@link Style} in it, on its way to a terminal. A mark is a surrogate that stands alone. No text
 * from outside has one: decoders of UTF-8 never produce it, and the readers of JSON and TOML refuse it.
 */
public final class StyledText {

    static final char END = '\udbf0';
    static final char BOLD = '\udbf1';
    static final char DIM = '\udbf2';
    static final char RED = '\udbf3';
    static final char GREEN = '\udbf4';
    static final char CYAN = '\udbf5';

    /** The escape sequence of each mark, from {@link #END} on. */
    private static final String[] SEQUENCES = {
        "\u001b[0m", "\u001b[1m", "\u001b[2m", "\u001b[31m", "\u001b[32m", "\u001b[36m"
    };

    private StyledText() {}

    /** The text as a terminal takes it: marks become escape sequences, hidden characters but line ends and tabs are escaped. */
    public static String printed(String text) {
        return between(text, SafeText::lines, true);
    }

    /** The text as one line: hidden characters, line ends among them, are escaped; marks stay. */
    static String line(String text) {
        return between(text, SafeText::line, false);
    }

    static boolean isMark(char c) {
        return c >= END && c <= CYAN;
    }

    private static String between(String text, UnaryOperator<String> safe, boolean printed) {
        int mark = nextMark(text, 0);
        if (mark == text.length()) {
            return safe.apply(text);
        }
        StringBuilder whole = new StringBuilder(text.length() + 16);
        int start = 0;
        while (mark < text.length()) {
            char c = text.charAt(mark);
            whole.append(safe.apply(text.substring(start, mark))).append(printed ? SEQUENCES[c - END] : c);
            start = mark + 1;
            mark = nextMark(text, start);
        }
        return whole.append(safe.apply(text.substring(start))).toString();
    }

    /** The place of the next mark, or the text's end. Half of a pair is no mark but part of a character. */
    private static int nextMark(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (isMark(text.charAt(i)) && (i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1)))) {
                return i;
            }
        }
        return text.length();
    }
}
