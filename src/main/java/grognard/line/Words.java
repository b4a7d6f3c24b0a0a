package grognard.line;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/** Tells a typed line apart into words as a shell does: blanks, quotes, backslashes, and {@code #} for a comment. */
public final class Words {

    private static final int NONE = -1;

    private Words() {}

    /** The words of a line as it was typed. */
    public static List<Word> of(String line) {
        List<Word> words = new ArrayList<>();
        for (int at = start(line, 0); at != NONE; ) {
            int end = end(line, at);
            boolean plain = end >= 0;
            if (!plain) {
                end = ~end;
            }
            words.add(new Word(plain ? line.substring(at, end) : unquoted(line, at, end), at + 1));
            at = start(line, end);
        }
        return words;
    }

    /** The lines of what was typed in one: a semicolon stands between them, but for one in quotes or in a comment. */
    public static List<String> lines(String typed) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        boolean between = true;
        for (int at = 0; at < typed.length(); at++) {
            char c = typed.charAt(at);
            if (c == ';') {
                lines.add(typed.substring(from, at));
                from = at + 1;
            } else if (c == '#' && between) {
                break;
            } else if (c == '\'' || c == '"') {
                int close = typed.indexOf(c, at + 1);
                at = close < 0 ? typed.length() : close;
            } else if (isEscape(typed, at)) {
                at++;
            }
            between = c == ';' || Character.isWhitespace(c);
        }
        lines.add(typed.substring(from));
        return lines;
    }

    /** Words that the shell has told apart. */
    public static List<Word> of(List<String> typed) {
        List<Word> words = new ArrayList<>(typed.size());
        for (String text : typed) {
            words.add(new Word(text, 0));
        }
        return words;
    }

    /** What the words say, without their places. */
    public static List<String> texts(List<Word> words) {
        List<String> texts = new ArrayList<>(words.size());
        for (Word word : words) {
            texts.add(word.text());
        }
        return texts;
    }

    /** Where the next word starts. */
    private static int start(String line, int from) {
        int at = from;
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
        return at == line.length() || line.charAt(at) == '#' ? NONE : at;
    }

    /** Where the word that starts there ends; the complement of that where something in it is quoted. */
    private static int end(String line, int start) {
        int at = start;
        boolean plain = true;
        for (; at < line.length() && !isBlank(line.charAt(at)); at++) {
            char c = line.charAt(at);
            if (c == '\'' || c == '"') {
                at = closing(line, at);
                plain = false;
            } else if (isEscape(line, at)) {
                at++;
                plain = false;
            }
        }
        return plain ? at : ~at;
    }

    /** Asked of every character of a batch, and most are letters. */
    private static boolean isBlank(char c) {
        return (c <= ' ' || c > '~') && Character.isWhitespace(c);
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
        throw new BadInput("the quote " + quote + " is never closed").at(open + 1);
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
        return Character.isWhitespace(c) || "'\"\\#;".indexOf(c) >= 0;
    }

    private static boolean isEscapeInQuotes(String line, int at) {
        return line.charAt(at) == '\\' && at + 1 < line.length() && "\"\\".indexOf(line.charAt(at + 1)) >= 0;
    }

    /** The words as one line that is told apart into them again. */
    public static String join(List<String> words) {
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
