package grognard.game.unit;

import grognard.record.JsonBytes;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Plain values of fields: whole numbers, decimals, booleans, words, or null for none. */
public final class Values {

    private Values() {}

    /** A value as it is typed: {@code yes}, {@code 4}, {@code none}. */
    public static String text(@Nullable Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "yes" : "no";
        }
        return value == null ? "none" : value.toString();
    }

    /** Writes a value as JSON has it. */
    public static void write(JsonBytes json, @Nullable Object value) {
        if (value instanceof Integer number) {
            json.number(number);
        } else if (value == null || value instanceof Boolean || value instanceof BigDecimal) {
            json.bare(String.valueOf(value));
        } else {
            json.text(value.toString());
        }
    }
}
