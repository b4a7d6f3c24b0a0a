package grognard.line;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits lines into tokens in the manner of a Unix shell. Blanks separate tokens; single and double quotes keep blanks;
 * an apostrophe that nothing closes is part of its word ({@code Brawner's}); {@code #} at the start of a token begins a
 * comment. A backslash quotes the next character only if that is a blank, a quote,
 * a backslash, {@code #} or {@code ;}, so that most Windows paths need no escapes.
 */
public final class Tokenizer {

    /** Result of {@link #start} at the end of the line. */
    private static final int NONE = -1;

    private Tokenizer() {}

    /**
     * Splits a line into tokens with their columns.
     *
     * @throws BadInput if a quote is not closed
     */
    public static List<Token> of(String line) {
        List<Token> words = new ArrayList<>();
        for (int at = start(line, 0); at != NONE; ) {
            int end = end(line, at);
            boolean plain = end >= 0;
            if (!plain) {
                end = ~end;
            }
            words.add(new Token(plain ? line.substring(at, end) : unquoted(line, at, end), at + 1));
            at = start(line, end);
        }
        return words;
    }

    /**
     * Splits a typed line into several at its semicolons, except those in quotes, after a backslash or in a comment. Quotes are
     * kept, and one that is never closed extends to the end; {@link #of(String)} reports it later.
     */
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
            } else if (isQuote(typed, at)) {
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

    /** Returns whether the line has no quotes or backslashes, so that a word can be found in it without splitting it. */
    public static boolean isPlain(String line) {
        return line.indexOf('"') < 0 && line.indexOf('\'') < 0 && line.indexOf('\\') < 0;
    }

    /** Wraps arguments that the operating system's shell has already split. They have no columns. */
    public static List<Token> of(List<String> typed) {
        List<Token> words = new ArrayList<>(typed.size());
        for (String text : typed) {
            words.add(new Token(text, 0));
        }
        return words;
    }

    /** The texts of the tokens, without their columns. */
    public static List<String> texts(List<Token> words) {
        List<String> texts = new ArrayList<>(words.size());
        for (Token word : words) {
            texts.add(word.text());
        }
        return texts;
    }

    /** Index of the next token's first character; {@link #NONE} if only blanks or a comment follow. */
    private static int start(String line, int from) {
        int at = from;
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
        return at == line.length() || line.charAt(at) == '#' ? NONE : at;
    }

    /** Index after the token's last character. The bitwise complement of it if the token has quotes or escapes to remove. */
    private static int end(String line, int start) {
        int at = start;
        boolean plain = true;
        for (; at < line.length() && !isBlank(line.charAt(at)); at++) {
            if (isQuote(line, at)) {
                at = closing(line, at);
                plain = false;
            } else if (isEscape(line, at)) {
                at++;
                plain = false;
            }
        }
        return plain ? at : ~at;
    }

    /** Whether the character is white space. The range check comes first because most characters of a batch are ASCII. */
    private static boolean isBlank(char c) {
        return c == ' ' || ((c < ' ' || c > '~') && Character.isWhitespace(c));
    }

    /** Whether a quote opens at that index. An apostrophe after a letter or digit is none if nothing closes it. */
    private static boolean isQuote(String line, int at) {
        char c = line.charAt(at);
        boolean within = at > 0 && Character.isLetterOrDigit(line.charAt(at - 1));
        return c == '"' || (c == '\'' && (!within || line.indexOf(c, at + 1) >= 0));
    }

    /** Index of the closing quote. */
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

    /** The token without its quotes and escapes. */
    private static String unquoted(String line, int start, int end) {
        StringBuilder word = new StringBuilder();
        char quote = 0;
        for (int at = start; at < end; at++) {
            char c = line.charAt(at);
            if (quote == 0 && isQuote(line, at)) {
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

    /** Whether a backslash at that index escapes the next character, outside quotes. */
    private static boolean isEscape(String line, int at) {
        if (line.charAt(at) != '\\' || at + 1 == line.length()) {
            return false;
        }
        return isSpecial(line.charAt(at + 1));
    }

    private static boolean isSpecial(char c) {
        return Character.isWhitespace(c) || "'\"\\#;".indexOf(c) >= 0;
    }

    /** Whether a backslash at that index escapes the next character, in double quotes: only a quote or a backslash. */
    private static boolean isEscapeInQuotes(String line, int at) {
        return line.charAt(at) == '\\' && at + 1 < line.length() && "\"\\".indexOf(line.charAt(at + 1)) >= 0;
    }

    /** Joins words into a line that {@link #of(String)} splits into the same words, with quotes where needed. */
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
