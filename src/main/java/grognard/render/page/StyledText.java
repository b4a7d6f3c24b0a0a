package grognard.render.page;

import grognard.input.SafeText;
import java.util.function.Function;
import java.util.function.UnaryOperator;

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
        return converted(text, SafeText::lines, mark -> SEQUENCES[mark - END]);
    }

    /** Converts text to one line: hidden characters, including line ends, are escaped; marks stay. */
    static String line(String text) {
        return converted(text, SafeText::line, String::valueOf);
    }

    /** Converts the parts between marks, and the marks, each in their own way. */
    private static String converted(String text, UnaryOperator<String> part, Function<Character, String> sign) {
        int mark = nextMark(text, 0);
        if (mark == text.length()) {
            return part.apply(text); // the common case copies nothing
        }
        StringBuilder converted = new StringBuilder(text.length() + 64);
        int start = 0;
        while (mark < text.length()) {
            converted.append(part.apply(text.substring(start, mark))).append(sign.apply(text.charAt(mark)));
            start = mark + 1;
            mark = nextMark(text, start);
        }
        return converted.append(part.apply(text.substring(start))).toString();
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
