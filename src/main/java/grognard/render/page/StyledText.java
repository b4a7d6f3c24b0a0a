package grognard.render.page;

import grognard.input.SafeText;

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
        int mark = nextMark(text, 0);
        if (mark == text.length()) {
            return SafeText.lines(text);
        }
        StringBuilder printed = new StringBuilder(text.length() + 64);
        int start = 0;
        while (mark < text.length()) {
            printed.append(SafeText.lines(text.substring(start, mark))).append(SEQUENCES[text.charAt(mark) - END]);
            start = mark + 1;
            mark = nextMark(text, start);
        }
        return printed.append(SafeText.lines(text.substring(start))).toString();
    }

    /** The text as one line: hidden characters, line ends among them, are escaped; marks stay. */
    static String line(String text) {
        int mark = nextMark(text, 0);
        if (mark == text.length()) {
            return SafeText.line(text);
        }
        StringBuilder line = new StringBuilder(text.length() + 16);
        int start = 0;
        while (mark < text.length()) {
            line.append(SafeText.line(text.substring(start, mark))).append(text.charAt(mark));
            start = mark + 1;
            mark = nextMark(text, start);
        }
        return line.append(SafeText.line(text.substring(start))).toString();
    }

    static boolean isMark(char c) {
        return c >= END && c <= CYAN;
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
