package grognard.toml;

import grognard.input.SafeText;

/** Reads a text character by character and keeps count of line and column. */
final class Cursor {

    /** Returned by {@link #peek} behind the last character; U+FFFF is no character of any file. */
    static final char END = '\uffff';

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    Cursor(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return at >= text.length();
    }

    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : END;
    }

    /** Consumes a character and returns it; {@link #END} at the end. */
    char next() {
        char c = peek();
        at++;
        if (c == '\n') {
            line++;
            lineStart = at;
        }
        return c;
    }

    boolean startsWith(String wanted) {
        return text.startsWith(wanted, at);
    }

    /** Consumes the text if it comes next, and returns whether it did. */
    boolean skip(String wanted) {
        if (!startsWith(wanted)) {
            return false;
        }
        for (int i = 0; i < wanted.length(); i++) {
            next();
        }
        return true;
    }

    /** Skips spaces and tabs. */
    void blanks() {
        while (peek() == ' ' || peek() == '\t') {
            next();
        }
    }

    boolean isAtLineEnd() {
        return isAtEnd() || peek() == '\n' || (peek() == '\r' && peek(1) == '\n');
    }

    /** Consumes {@code \n} or {@code \r\n}; at the end of the file nothing. */
    void lineEnd() {
        if (peek() == '\r') {
            next();
        }
        if (!isAtEnd()) {
            next();
        }
    }

    void restOfLine() {
        while (!isAtLineEnd()) {
            next();
        }
    }

    Position position() {
        return new Position(line, at - lineStart + 1);
    }

    int offset() {
        return at;
    }

    /** The text from that offset up to the cursor. */
    String since(int offset) {
        return text.substring(offset, Math.min(at, text.length()));
    }

    /** Builds the error for the next character, for the caller to throw. */
    NotToml expected(String what) {
        return new NotToml(position(), found() + ": expected " + what);
    }

    /** The next character for a message; invisible ones by their number. */
    private String found() {
        if (isAtEnd()) {
            return "the file ends";
        }
        if (isAtLineEnd()) {
            return "the line ends";
        }
        int c = text.codePointAt(at);
        String character = new String(Character.toChars(c));
        return SafeText.isSafe(character) ? "'" + character + "'" : "the character U+" + hex(c);
    }

    private static String hex(int c) {
        String digits = Integer.toHexString(c).toUpperCase(java.util.Locale.ROOT);
        return "0000".substring(Math.min(4, digits.length())) + digits;
    }

    /** A syntax error; {@link TomlReader} catches it and continues with the next line. */
    static final class NotToml extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient TomlProblem problem;

        NotToml(Position position, String what) {
            super(what, null, false, false);
            this.problem = new TomlProblem(position, what);
        }

        TomlProblem problem() {
            return problem;
        }
    }
}
