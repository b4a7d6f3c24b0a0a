package grognard.render.page;

import grognard.input.SafeText;

/**
 * Handles text with the marks of {@link Style} in it. A mark is an unpaired surrogate. No input can contain one: UTF-8
 * decoders never produce it, and the readers of JSON and TOML refuse it.
 */
public final class StyledText {

    static final char END = '\udbf0';
    static final char BOLD = '\udbf1';
    static final char DIM = '\udbf2';
    static final char RED = '\udbf3';
    static final char GREEN = '\udbf4';
    static final char CYAN = '\udbf5';

    /** Escape sequences of the marks, in their order from {@link #END}. */
    private static final String[] SEQUENCES = {
        "\u001b[0m", "\u001b[1m", "\u001b[2m", "\u001b[31m", "\u001b[32m", "\u001b[36m"
    };

    private StyledText() {}

    /** Converts text for a terminal. Marks become escape sequences; hidden characters except line ends and tabs are escaped. */
    public static String printed(String text) {
        return converted(text, true);
    }

    /** Converts text to one line: hidden characters, including line ends, are escaped; marks stay. */
    static String line(String text) {
        return converted(text, false);
    }

    /**
     * Converts the parts between marks, and the marks. Without lambdas: they would cost every start 7 ms on JDK 17.
     *
     * @param print whether the text goes to the terminal now; otherwise it becomes one line and keeps its marks
     */
    private static String converted(String text, boolean print) {
        int mark = nextMark(text, 0);
        if (mark == text.length()) {
            return escaped(text, print); // the common case copies nothing
        }
        StringBuilder converted = new StringBuilder(text.length() + 64);
        int start = 0;
        while (mark < text.length()) {
            converted.append(escaped(text.substring(start, mark), print));
            if (print) {
                converted.append(SEQUENCES[text.charAt(mark) - END]);
            } else {
                converted.append(text.charAt(mark));
            }
            start = mark + 1;
            mark = nextMark(text, start);
        }
        return converted.append(escaped(text.substring(start), print)).toString();
    }

    private static String escaped(String part, boolean print) {
        return print ? SafeText.lines(part) : SafeText.line(part);
    }

    static boolean isMark(char c) {
        return c >= END && c <= CYAN;
    }

    /** Index of the next mark, or the length of the text. A surrogate in a pair is part of a character and no mark. */
    private static int nextMark(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (isMark(text.charAt(i)) && (i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1)))) {
                return i;
            }
        }
        return text.length();
    }
}
