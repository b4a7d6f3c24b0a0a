package grognard.game;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What an effect, a mark or a follow-up does to a field, in the words that stand beside it: {@code pips + n}, {@code
 * stands - 1}, {@code state = routing}, {@code pursuing = (enemy)}, {@code gone captured}, {@code formation = disorder if
 * arm!=artillery}.
 */
record Alteration(String field, char sign, String value, Condition when) {

    private static final String GONE = "gone";

    static Alteration of(String text) {
        int at = text.indexOf(" if ");
        Condition when = at < 0 ? Condition.NONE : Condition.of(text.substring(at + 4));
        String[] words = (at < 0 ? text : text.substring(0, at)).split(" ", -1);
        if (words[0].equals(GONE)) {
            return new Alteration(Unit.STATE, '=', words.length > 1 ? words[1] : "dead", when);
        }
        return new Alteration(words[0], words[1].charAt(0), words[2], when);
    }

    private boolean isGone() {
        return field.equals(Unit.STATE) && (value.equals("dead") || value.equals("off") || value.equals("captured"));
    }

    /** What words in brackets mean where it happens. */
    interface Meaning {
        @Nullable
        String of(String word);
    }

    /**
     * The unit after it; as it was if it does not have the field, or if nobody knows how much.
     *
     * @param amount how much, where it says {@code n}; null if that is not known
     */
    Unit on(Unit unit, @Nullable BigDecimal amount, Meaning meaning) {
        Field known = unit.fields().of(unit, field);
        if (known == null || !when.holds(unit, Units.NONE)) {
            return unit;
        }
        if (isGone()) {
            return gone(unit, value);
        }
        if (sign == '=') {
            if (unit.isGone() && field.equals(Unit.STATE)) {
                return unit; // gone is final
            }
            if (value.equals("n") && known.isNumber()) {
                return amount == null ? unit : unit.with(field, known.within(amount));
            }
            String text = value.startsWith("(") ? meaning.of(value.substring(1, value.length() - 1)) : value;
            return text == null ? unit : unit.with(field, known.read(field, text));
        }
        BigDecimal by = value.equals("n") ? amount : new BigDecimal(value);
        if (by == null) {
            return unit;
        }
        return unit.with(field, known.within(unit.exactly(field).add(sign == '-' ? by.negate() : by)));
    }

    /** The unit taken off the table. */
    static Unit gone(Unit unit, String why) {
        return unit.isGone() ? unit : unit.with(Unit.STATE, GONE).with(Unit.WHY, why);
    }
}
