package grognard.toml;

import grognard.input.SafeText;

/** A place in the text that moves on. */
final class Cursor {

    /** After the last character. */
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

    /** Goes over that text, if it stands here. */
    boolean skip(String wanted) {
        if (!startsWith(wanted)) {
            return false;
        }
        for (int i = 0; i < wanted.length(); i++) {
            next();
        }
        return true;
    }

    void blanks() {
        while (peek() == ' ' || peek() == '\t') {
            next();
        }
    }

    boolean isAtLineEnd() {
        return isAtEnd() || peek() == '\n' || (peek() == '\r' && peek(1) == '\n');
    }

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

    Place place() {
        return new Place(line, at - lineStart + 1);
    }

    int position() {
        return at;
    }

    String since(int position) {
        return text.substring(position, Math.min(at, text.length()));
    }

    /** The complaint about what stands here; to be thrown. */
    NotToml expected(String what) {
        return new NotToml(place(), found() + ": expected " + what);
    }

    private String found() {
        if (isAtEnd()) {
            return "the file ends";
        }
        if (isAtLineEnd()) {
            return "the line ends";
        }
        int c = text.codePointAt(at);
        String character = Character.toString(c);
        return SafeText.isSafe(character) ? "'" + character + "'" : "the character U+" + hex(c);
    }

    private static String hex(int c) {
        String digits = Integer.toHexString(c).toUpperCase(java.util.Locale.ROOT);
        return "0000".substring(Math.min(4, digits.length())) + digits;
    }

    /** Ends the reading of one line. */
    static final class NotToml extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient TomlProblem problem;

        NotToml(Place place, String what) {
            super(what, null, false, false);
            this.problem = new TomlProblem(place, what);
        }

        TomlProblem problem() {
            return problem;
        }
    }
}
