package grognard.toml;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Parses values without quotes or brackets: numbers, {@code true} and {@code false}. Dates, times, {@code inf} and
 * {@code nan} are refused, since no key of a ruleset takes one.
 */
final class ScalarParser {

    /** Longest number that is parsed; {@link BigDecimal} takes quadratic time for long ones. */
    private static final int LONGEST = 400;

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);

    private final Cursor cursor;

    ScalarParser(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Parses the value at the cursor. */
    TomlValue read() {
        Position position = cursor.position();
        int start = cursor.offset();
        while (isPart(cursor.peek())) {
            cursor.next();
        }
        String word = cursor.since(start);
        if (word.isEmpty()) {
            throw cursor.expected("a value: a text in quotes, a number, true, false, [ or {");
        }
        return value(word, position);
    }

    /**
     * Whether the character can be part of a number, a word or a date, so that all of a wrong value is shown in the
     * message.
     */
    private static boolean isPart(char c) {
        return isDigit(c)
                || (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || c == '_'
                || c == '+'
                || c == '-'
                || c == '.'
                || c == ':';
    }

    private static TomlValue value(String word, Position position) {
        if (word.equals("true") || word.equals("false")) {
            return new TomlValue.Bool(word.equals("true"), position);
        }
        BigDecimal number = word.length() <= LONGEST ? number(word) : null;
        if (number == null) {
            String shown = word.length() > 40 ? word.substring(0, 40) + "…" : word;
            throw new Cursor.NotToml(position, shown + ": expected a number, true, false, or a text in quotes");
        }
        return new TomlValue.Numeric(number, isWhole(word), position);
    }

    private static boolean isWhole(String word) {
        boolean based = word.startsWith("0x") || word.startsWith("0o") || word.startsWith("0b");
        return based || (word.indexOf('.') < 0 && word.indexOf('e') < 0 && word.indexOf('E') < 0);
    }

    /** The number, or null if the word is none as TOML writes them: {@code 01}, {@code .5} and {@code 1.} are not. */
    private static @Nullable BigDecimal number(String word) {
        if (word.startsWith("0x")) {
            return based(word, 16);
        }
        if (word.startsWith("0o")) {
            return based(word, 8);
        }
        if (word.startsWith("0b")) {
            return based(word, 2);
        }
        int at = word.startsWith("+") || word.startsWith("-") ? 1 : 0;
        int whole = digits(word, at);
        if (whole == at || (word.charAt(at) == '0' && whole > at + 1)) {
            return null;
        }
        int end = whole;
        if (end < word.length() && word.charAt(end) == '.') {
            int decimals = digits(word, end + 1);
            if (decimals == end + 1) {
                return null;
            }
            end = decimals;
        }
        if (end < word.length() && (word.charAt(end) == 'e' || word.charAt(end) == 'E')) {
            int sign = end + 1 < word.length() && (word.charAt(end + 1) == '+' || word.charAt(end + 1) == '-') ? 1 : 0;
            int exponent = digits(word, end + 1 + sign);
            if (exponent == end + 1 + sign || exponent - end > 6) {
                return null;
            }
            end = exponent;
        }
        return end == word.length() ? inRange(new BigDecimal(word.replace("_", "")), isWhole(word)) : null;
    }

    /** Returns the end of the digits that start at {@code from}; an underscore may stand only between two digits. */
    private static int digits(String word, int from) {
        int at = from;
        while (at < word.length()
                && (isDigit(word.charAt(at))
                        || (word.charAt(at) == '_'
                                && at > from
                                && isDigit(word.charAt(at - 1))
                                && at + 1 < word.length()
                                && isDigit(word.charAt(at + 1))))) {
            at++;
        }
        return at;
    }

    /** Parses the digits behind {@code 0x}, {@code 0o} or {@code 0b}. */
    private static @Nullable BigDecimal based(String word, int base) {
        StringBuilder digits = new StringBuilder();
        for (int i = 2; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean between = i > 2 && i + 1 < word.length() && word.charAt(i - 1) != '_';
            if (c == '_' && between) {
                continue;
            }
            if (Character.digit(c, base) < 0) {
                return null;
            }
            digits.append(c);
        }
        return digits.length() == 0 ? null : inRange(new BigDecimal(new BigInteger(digits.toString(), base)), true);
    }

    /** Refuses integers beyond 64 bits, the range that TOML demands. */
    private static @Nullable BigDecimal inRange(BigDecimal number, boolean whole) {
        if (!whole) {
            return number;
        }
        BigInteger exact = number.toBigInteger();
        return exact.compareTo(MOST) > 0 || exact.compareTo(LEAST) < 0 ? null : number;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
