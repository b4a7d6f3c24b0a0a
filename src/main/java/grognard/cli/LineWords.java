package grognard.cli;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/** Splits a typed line into words as a shell does: blanks, quotes, backslashes, and {@code #} for a comment. */
final class LineWords {

    private static final int NONE = -1;

    private LineWords() {}

    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        for (int at = start(line, 0); at != NONE; ) {
            int end = end(line, at);
            words.add(word(line, at, end));
            at = start(line, end);
        }
        return words;
    }

    /** Where each word starts, from 1. */
    static List<Integer> columns(String line) {
        List<Integer> columns = new ArrayList<>();
        for (int at = start(line, 0); at != NONE; at = start(line, end(line, at))) {
            columns.add(at + 1);
        }
        return columns;
    }

    /** Where the next word starts. */
    private static int start(String line, int from) {
        int at = from;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at == line.length() || line.charAt(at) == '#' ? NONE : at;
    }

    /** Where the word that starts there ends. */
    private static int end(String line, int start) {
        int at = start;
        while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
            char c = line.charAt(at);
            if (c == '\'' || c == '"') {
                at = closing(line, at);
            } else if (isEscape(line, at)) {
                at++;
            }
            at++;
        }
        return at;
    }

    /** Where the quote that opens there is closed. */
    private static int closing(String line, int open) {
        char quote = line.charAt(open);
        for (int at = open + 1; at < line.length(); at++) {
            if (line.charAt(at) == quote) {
                return at;
            }
            if (quote == '"' && isEscapeInQuotes(line, at)) {
                at++;
            }
        }
        throw new BadInput("column " + (open + 1) + ": the quote " + quote + " is never closed");
    }

    private static String word(String line, int start, int end) {
        for (int at = start; at < end; at++) {
            char c = line.charAt(at);
            if (c == '\'' || c == '"' || c == '\\') {
                return unquoted(line, start, end);
            }
        }
        return line.substring(start, end);
    }

    private static String unquoted(String line, int start, int end) {
        StringBuilder word = new StringBuilder();
        char quote = 0;
        for (int at = start; at < end; at++) {
            char c = line.charAt(at);
            if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (quote != 0 && c == quote) {
                quote = 0;
            } else if (quote == 0 ? isEscape(line, at) : quote == '"' && isEscapeInQuotes(line, at)) {
                word.append(line.charAt(++at));
            } else {
                word.append(c);
            }
        }
        return word.toString();
    }

    private static boolean isEscape(String line, int at) {
        if (line.charAt(at) != '\\' || at + 1 == line.length()) {
            return false;
        }
        return isSpecial(line.charAt(at + 1));
    }

    private static boolean isSpecial(char c) {
        return Character.isWhitespace(c) || "'\"\\#".indexOf(c) >= 0;
    }

    private static boolean isEscapeInQuotes(String line, int at) {
        return line.charAt(at) == '\\' && at + 1 < line.length() && "\"\\".indexOf(line.charAt(at + 1)) >= 0;
    }

    /** The words as one line that splits into them again. */
    static String join(List<String> words) {
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            line.append(line.isEmpty() ? "" : " ").append(quoted(word));
        }
        return line.toString();
    }

    private static String quoted(String word) {
        boolean plain = !word.isEmpty() && word.chars().noneMatch(c -> isSpecial((char) c));
        return plain ? word : '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
