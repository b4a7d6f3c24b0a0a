package grognard.record;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a record as this program writes it, for who opens a game of thousands: what nobody wants is stepped over byte by
 * byte and never looked into. A few small loops are soon compiled, where the whole of a parser is still being interpreted
 * when the last record has been read. Anything out of the ordinary is left to the parser; whether a record is true is
 * for others to find out.
 */
final class Glance {

    private static final int MOST_DIGITS = 9;

    private final byte[] line;
    private int at;
    private boolean odd;

    private Glance(byte[] line) {
        this.line = line;
    }

    /**
     * The object in the line, or nothing if a parser must read it.
     *
     * @param skipped members that are stepped over
     * @param below members that are stepped over in the objects among its members
     */
    static Optional<Map<String, Object>> of(byte[] line, Set<String> skipped, Set<String> below) {
        Glance glance = new Glance(line);
        if (glance.here() != '{') {
            return Optional.empty();
        }
        Map<String, Object> object = glance.members(skipped, below);
        return glance.odd || glance.at != line.length ? Optional.empty() : Optional.of(object);
    }

    private int here() {
        return at < line.length ? line[at] : 0;
    }

    private Map<String, Object> members(Set<String> skipped, Set<String> below) {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        while (!odd && here() != '}') {
            String name = here() == '"' ? text() : "";
            take(':');
            if (odd || skipped.contains(name)) {
                skip();
            } else {
                Object value = value(below);
                if (value != null) {
                    object.put(name, value);
                }
            }
            between('}');
        }
        at++;
        return object;
    }

    private List<Object> items() {
        List<Object> items = new ArrayList<>();
        at++;
        while (!odd && here() != ']') {
            Object item = value(Set.of());
            if (item != null) {
                items.add(item);
            }
            between(']');
        }
        at++;
        return items;
    }

    private @Nullable Object value(Set<String> below) {
        return switch (here()) {
            case '{' -> members(below, Set.of());
            case '[' -> items();
            case '"' -> text();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private void take(char wanted) {
        odd |= here() != wanted;
        at++;
    }

    /** A comma with something after it, or the end. */
    private void between(char end) {
        if (here() == ',') {
            at++;
            odd |= here() == end;
        } else {
            odd |= here() != end;
        }
    }

    private @Nullable Object word(String text, @Nullable Object value) {
        for (int i = 0; i < text.length(); i++) {
            take(text.charAt(i));
        }
        return value;
    }

    private BigDecimal number() {
        boolean minus = here() == '-';
        at += minus ? 1 : 0;
        int from = at;
        long number = 0;
        while (here() >= '0' && here() <= '9' && at - from <= MOST_DIGITS) {
            number = 10 * number + here() - '0';
            at++;
        }
        boolean zeros = at - from > 1 && line[from] == '0';
        boolean more = here() != ',' && here() != '}' && here() != ']'; // a fraction, or very long
        odd |= at == from || zeros || more;
        return BigDecimal.valueOf(minus ? -number : number);
    }

    private String text() {
        int from = ++at;
        boolean plain = true;
        boolean escaped = false;
        while (at < line.length && line[at] != '"') {
            if (line[at] == '\\') {
                escaped = true;
                at++;
                odd |= here() != '"' && here() != '\\';
            }
            plain &= here() >= ' ';
            odd |= here() >= 0 && here() < ' ';
            at++;
        }
        odd |= at >= line.length;
        at++;
        if (odd) {
            return "";
        }
        String text =
                new String(line, from, at - 1 - from, plain ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
        return escaped ? unescaped(text) : text;
    }

    /** Quotation marks, as names of several words have them in a line, and backslashes. */
    private static String unescaped(String text) {
        StringBuilder bare = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            i += text.charAt(i) == '\\' ? 1 : 0;
            bare.append(text.charAt(i));
        }
        return bare.toString();
    }

    /** Steps over a value, whatever it is. */
    private void skip() {
        int depth = 0;
        while (at < line.length) {
            byte b = line[at];
            if (b == '"') {
                skipText();
            } else if (b == '{' || b == '[') {
                depth++;
            } else if (b == '}' || b == ']') {
                depth--;
            }
            if (depth < 0 || (depth == 0 && b == ',')) {
                return;
            }
            at++;
        }
        odd = true;
    }

    private void skipText() {
        at++;
        while (at < line.length && line[at] != '"') {
            at += line[at] == '\\' ? 2 : 1;
        }
    }
}
