package grognard.cli;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/** Splits a typed line into words as a shell does: blanks, quotes, backslashes, and {@code #} for a comment. */
final class LineWords {

    private LineWords() {}

    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\'' || c == '"') {
                i = quoted(line, i, word);
                inWord = true;
            } else if (c == '\\' && i + 1 < line.length() && isSpecial(line.charAt(i + 1))) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
            } else if (c == '#' && !inWord) {
                return words;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    /** Takes in a quoted part from its opening quote; answers where its closing quote is. */
    private static int quoted(String line, int open, StringBuilder word) {
        char quote = line.charAt(open);
        for (int i = open + 1; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == quote) {
                return i;
            }
            if (c == '\\' && quote == '"' && i + 1 < line.length() && "\"\\".indexOf(line.charAt(i + 1)) >= 0) {
                i++;
            }
            word.append(line.charAt(i));
        }
        throw new BadInput("column " + (open + 1) + ": the quote " + quote + " is never closed");
    }

    private static boolean isSpecial(char c) {
        return Character.isWhitespace(c) || "'\"\\#".indexOf(c) >= 0;
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
