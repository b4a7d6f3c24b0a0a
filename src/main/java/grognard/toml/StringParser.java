package grognard.toml;

/** Parses strings: in double quotes with escapes, in single quotes without, each on one line or, in three quotes, on several. */
final class StringParser {

    private final Cursor cursor;
    private int firstLine;

    StringParser(Cursor cursor) {
        this.cursor = cursor;
    }

    boolean isHere() {
        return cursor.peek() == '"' || cursor.peek() == '\'';
    }

    /** The line on which the first character of the string stands that was parsed last. */
    int firstLine() {
        return firstLine;
    }

    /** Parses the string that starts at the cursor. */
    String read() {
        firstLine = cursor.position().line();
        if (cursor.startsWith("\"\"\"") || cursor.startsWith("'''")) {
            return several(cursor.peek());
        }
        return one();
    }

    /** Parses a string of one line, the only kind that a key may be. */
    String one() {
        char quote = cursor.next();
        StringBuilder text = new StringBuilder();
        while (true) {
            char c = cursor.peek();
            if (cursor.isAtLineEnd()) {
                throw cursor.expected(quote + " at the end of the text");
            }
            if (c == quote) {
                cursor.next();
                return text.toString();
            }
            if (c == '\\' && quote == '"') {
                text.append(escape());
            } else {
                text.append(plain());
            }
        }
    }

    /** Parses a string in three quotes. A line end directly behind the opening quotes is no part of it. */
    private String several(char quote) {
        String quotes = String.valueOf(quote).repeat(3);
        cursor.skip(quotes);
        if (cursor.isAtLineEnd() && !cursor.isAtEnd()) {
            cursor.lineEnd();
            firstLine++;
        }
        StringBuilder text = new StringBuilder();
        while (true) {
            if (cursor.isAtEnd()) {
                throw cursor.expected(quotes + " at the end of the text");
            }
            if (cursor.startsWith(quotes)) {
                cursor.skip(quotes);
                for (int more = 0; more < 2 && cursor.peek() == quote; more++) {
                    text.append(cursor.next()); // up to two quotes may directly precede the closing three
                }
                return text.toString();
            }
            if (cursor.isAtLineEnd()) {
                cursor.lineEnd();
                text.append('\n');
            } else if (cursor.peek() == '\\' && quote == '"') {
                text.append(isLineJoined() ? "" : escape());
            } else {
                text.append(plain());
            }
        }
    }

    /** Skips a backslash at the end of a line with the line end and the blanks after it; false if there is none. */
    private boolean isLineJoined() {
        int ahead = 1;
        while (cursor.peek(ahead) == ' ' || cursor.peek(ahead) == '\t') {
            ahead++;
        }
        if (cursor.peek(ahead) != '\n' && !(cursor.peek(ahead) == '\r' && cursor.peek(ahead + 1) == '\n')) {
            return false;
        }
        cursor.next();
        while (cursor.peek() == ' ' || cursor.peek() == '\t' || (cursor.isAtLineEnd() && !cursor.isAtEnd())) {
            cursor.next();
        }
        return true;
    }

    private char plain() {
        char c = cursor.peek();
        if (!isText(c)) {
            throw cursor.expected("no control characters in a text");
        }
        return cursor.next();
    }

    /** Whether the character may stand in a string or a comment: no control character but the tab. */
    static boolean isText(char c) {
        return c == '\t' || (c >= ' ' && c != 0x7f);
    }

    /** Parses an escape and returns its character. */
    private String escape() {
        cursor.next();
        char c = cursor.peek();
        String plain = switch (c) {
            case 'b' -> "\b";
            case 't' -> "\t";
            case 'n' -> "\n";
            case 'f' -> "\f";
            case 'r' -> "\r";
            case '"' -> "\"";
            case '\\' -> "\\";
            default -> "";
        };
        if (!plain.isEmpty()) {
            cursor.next();
            return plain;
        }
        if (c != 'u' && c != 'U') {
            throw cursor.expected("b, t, n, f, r, \", \\, u or U after a backslash (or a text in single quotes)");
        }
        cursor.next();
        return codePoint(c == 'u' ? 4 : 8);
    }

    /** Parses the hexadecimal number of a character behind {@code u} or {@code U}; surrogates are refused. */
    private String codePoint(int digits) {
        long code = 0;
        for (int i = 0; i < digits; i++) {
            int digit = Character.digit(cursor.peek(), 16);
            if (digit < 0 || cursor.peek() > 'f') {
                throw cursor.expected(digits + " digits of a character's number");
            }
            code = code * 16 + digit;
            cursor.next();
        }
        if (code > Character.MAX_CODE_POINT || (code >= 0xD800 && code <= 0xDFFF)) {
            throw cursor.expected("the number of a character before it");
        }
        return new String(Character.toChars((int) code));
    }
}
