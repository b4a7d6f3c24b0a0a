package grognard.game.unit;

import grognard.input.BadInput;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A unit or an officer at one moment; immutable. */
public final class Unit {

    /** The side that it belongs to. */
    public static final String SIDE = "side";

    /** Its condition: ready, routing, gone. */
    public static final String STATE = "state";

    /** The reason why it is gone. */
    public static final String WHY = "why";

    /** The rank of an officer; units have none. */
    public static final String RANK = "rank";

    /** The unit that an officer is with. */
    public static final String WITH = "with";

    private static final String GONE = "gone";

    private final Fields fields;
    private final String name;
    private final boolean officer;
    private final @Nullable Object[] values;
    private final long goneIn;
    private int hash;

    Unit(Fields fields, String name, boolean officer, @Nullable Object[] values, long goneIn) {
        this.fields = fields;
        this.name = name;
        this.officer = officer;
        this.values = values;
        this.goneIn = goneIn;
    }

    public String name() {
        return name;
    }

    public String side() {
        return text(SIDE);
    }

    public boolean isOfficer() {
        return officer;
    }

    /** An officer's place among the ranks of the ruleset, from 0; -1 for a unit. */
    public int rank() {
        return choices(RANK).indexOf(text(RANK));
    }

    public boolean isGone() {
        return GONE.equals(get(STATE));
    }

    /** Whether the field is empty though it has a default: an exported muster must then state the empty value. */
    public boolean isEmptied(String field) {
        Field<?> own = fields.of(this, field);
        return own != null && get(field) == null && own.defaultOf(this).isPresent();
    }

    /** Whether it can still act: on the table, and no lost officer. */
    public boolean isAtHand() {
        return !isGone() && !(officer && "lost".equals(get(STATE)));
    }

    /** The turn in which it comes to the table; 0 for one that is there from the start. */
    public int arrives() {
        return values[fields.arrivesSlot()] instanceof Integer turn ? turn : 0;
    }

    /** Why it left the table and in which record, as far as known: {@code  (dead), since record 7}; empty for one that is there. */
    public String howGone() {
        String why = get(WHY) == null ? "" : " (" + text(WHY) + ")";
        return isGone() ? why + (goneIn > 0 ? ", since record " + goneIn : "") : "";
    }

    /** The plain value of a field; null if it has none. */
    public @Nullable Object get(String field) {
        int slot = fields.slot(field);
        return slot < 0 ? null : values[slot];
    }

    /** The value of a field as it is typed. */
    public String text(String field) {
        return Values.text(get(field));
    }

    /** Whether such a unit uses the field. */
    public boolean fits(String field) {
        Field<?> known = fields.of(this, field);
        return known != null && known.fits(this);
    }

    /** The words of a choice; empty for other fields. */
    public List<String> choices(String field) {
        Field<?> known = fields.of(this, field);
        return known == null ? List.of() : known.choices();
    }

    /** Whether the field has any value but no. */
    public boolean has(String field) {
        Object value = get(field);
        return value != null && !Boolean.FALSE.equals(value);
    }

    /** Whether the field is worth showing: the unit uses it, and it is not nothing, no or zero. */
    public boolean shows(String field) {
        Object value = get(field);
        return fits(field) && value != null && !value.equals(false) && !value.equals(0);
    }

    /** The whole number of a field; 0 if it has none. */
    public int number(String field) {
        return get(field) instanceof Number number ? number.intValue() : 0;
    }

    /** The number of a field that may have decimals; 0 if it has none. */
    public BigDecimal exactly(String field) {
        Object value = get(field);
        return value instanceof Number number ? new BigDecimal(number.toString()) : BigDecimal.ZERO;
    }

    /** A copy with another plain value. Refuses a field that no unit has: only a forged record can name one. */
    public Unit with(String field, @Nullable Object value) {
        int slot = fields.slot(field);
        if (slot < 0) {
            throw new BadInput("changes " + field + " of " + name + ", and there is no such field");
        }
        @Nullable Object[] others = values.clone();
        others[slot] = value;
        return new Unit(fields, name, officer, others, goneIn);
    }

    /**
     * Adds a change for every field that differs.
     *
     * @param was the unit before; null if it is new
     */
    public void addChanges(@Nullable Unit was, List<Change> changes) {
        int[] slots = fields.slots(this);
        for (int i = 0; i < slots.length; i++) {
            Object from = was == null ? null : was.values[slots[i]];
            Object to = values[slots[i]];
            if (!Objects.equals(from, to)) {
                changes.add(new Change(name, fields.of(this).get(i).name(), from, to));
            }
        }
    }

    /** A copy that left the table in that record. */
    public Unit goneIn(long record) {
        return new Unit(fields, name, officer, values, record);
    }

    /** A copy that is taken off the table; a unit that is gone stays as it is. */
    public Unit gone(Gone why) {
        return isGone() ? this : with(STATE, GONE).with(WHY, why.word());
    }

    public Fields fields() {
        return fields;
    }

    /** Whether name and all values are equal; the record in which it went does not count. */
    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Unit unit
                        && unit.hashCode() == hashCode()
                        && unit.name.equals(name)
                        && unit.officer == officer
                        && Arrays.equals(unit.values, values));
    }

    /** Computed once, since states of a game share the units that did not change. */
    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 31 * name.hashCode() + Arrays.hashCode(values);
        }
        return hash;
    }

    @Override
    public String toString() {
        return name;
    }
}
