package grognard.toml;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Values without quotes or brackets: numbers, truths, and dates, which are only told apart. */
final class Scalars {

    private static final int LONGEST = 400;
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);

    private final Cursor cursor;

    Scalars(Cursor cursor) {
        this.cursor = cursor;
    }

    TomlValue read() {
        Place place = cursor.place();
        int start = cursor.position();
        while (isPart(cursor.peek())) {
            cursor.next();
        }
        String word = cursor.since(start);
        if (word.isEmpty()) {
            throw cursor.expected("a value: a text in quotes, a number, true, false, [ or {");
        }
        return value(word, place);
    }

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

    private static TomlValue value(String word, Place place) {
        if (word.equals("true") || word.equals("false")) {
            return new TomlValue.Truth(word.equals("true"), place);
        }
        BigDecimal number = word.length() <= LONGEST ? number(word) : null;
        if (number == null) {
            String shown = word.length() > 40 ? word.substring(0, 40) + "…" : word;
            throw new Cursor.NotToml(place, shown + ": expected a number, true, false, or a text in quotes");
        }
        return new TomlValue.Figure(number, isWhole(word), place);
    }

    private static boolean isWhole(String word) {
        boolean based = word.startsWith("0x") || word.startsWith("0o") || word.startsWith("0b");
        return based || (word.indexOf('.') < 0 && word.indexOf('e') < 0 && word.indexOf('E') < 0);
    }

    private static @org.jspecify.annotations.Nullable BigDecimal number(String word) {
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

    /** The end of the digits from there on; an underscore only between two of them. */
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

    private static @org.jspecify.annotations.Nullable BigDecimal based(String word, int base) {
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

    /** Whole numbers are those of 64 bits. */
    private static @org.jspecify.annotations.Nullable BigDecimal inRange(BigDecimal number, boolean whole) {
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
