package grognard.game;

import grognard.input.BadInput;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A unit, or an officer, as it is at one moment. It cannot be changed. */
public final class Unit {

    /** The field that says whose it is. */
    static final String SIDE = "side";

    /** The field that says how it is. */
    static final String STATE = "state";

    /** The field that says why it is gone. */
    static final String WHY = "why";

    /** What an officer has and no unit. */
    static final String RANK = "rank";

    /** The unit that an officer is with. */
    static final String WITH = "with";

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

    public boolean isGone() {
        return GONE.equals(get(STATE));
    }

    /** Whether it can still do anything: it is on the table, and no officer who is lost. */
    public boolean isAtHand() {
        return !isGone() && !(officer && "lost".equals(get(STATE)));
    }

    /** The number of the record in which it went. */
    public long goneIn() {
        return goneIn;
    }

    /** Why it went and in which record, as far as that is known; empty for a unit that is there. */
    String howGone() {
        String why = get(WHY) == null ? "" : " (" + text(WHY) + ")";
        return isGone() ? why + (goneIn > 0 ? ", since record " + goneIn : "") : "";
    }

    /** The value of a field; null where it has none. */
    public @Nullable Object get(String field) {
        int slot = fields.slot(field);
        return slot < 0 ? null : values[slot];
    }

    /** The same as it is typed. */
    public String text(String field) {
        return Values.text(get(field));
    }

    /** Whether such a unit has any use for the field. */
    public boolean fits(String field) {
        Field known = fields.of(this, field);
        return known != null && known.fits().holds(this, Units.NONE);
    }

    /** The words that the field may be; none where it is no choice. */
    public List<String> choices(String field) {
        Field known = fields.of(this, field);
        return known == null ? List.of() : known.choices();
    }

    /** Whether the field says anything but no. */
    public boolean has(String field) {
        Object value = get(field);
        return value != null && !Boolean.FALSE.equals(value);
    }

    /** Whether there is anything to show of the field: one that such a unit has any use for, and is not nothing, no or zero. */
    public boolean shows(String field) {
        Object value = get(field);
        return fits(field) && value != null && !value.equals(false) && !value.equals(0);
    }

    int number(String field) {
        return get(field) instanceof Number number ? number.intValue() : 0;
    }

    /** The number of a field that may have decimals; 0 where it has none. */
    BigDecimal exactly(String field) {
        Object value = get(field);
        return value instanceof Integer whole
                ? BigDecimal.valueOf(whole)
                : value instanceof Number number ? new BigDecimal(number.toString()) : BigDecimal.ZERO;
    }

    /** How what the field is compares with another value: by the order of its choices, or as numbers. */
    int compare(String field, String value) {
        Field known = fields.of(this, field);
        return known != null && known.isNumber()
                ? exactly(field).compareTo(Condition.exactly(value))
                : rank(field, text(field)) - rank(field, value);
    }

    /** Where a value of that field stands among all that it could be. */
    int rank(String field, String value) {
        Field known = fields.of(this, field);
        int at = known == null ? -1 : known.choices().indexOf(value);
        return at >= 0 ? at : Condition.number(value);
    }

    /** The same with another value; a field that no unit has is refused, since it can only be a forged record's. */
    Unit with(String field, @Nullable Object value) {
        int slot = fields.slot(field);
        if (slot < 0) {
            throw new BadInput("changes " + field + " of " + name + ", and there is no such field");
        }
        @Nullable Object[] others = values.clone();
        others[slot] = value;
        return new Unit(fields, name, officer, others, goneIn);
    }

    /** Adds every field that is not as it was; {@code null} if there was no such unit. */
    void addChanges(@Nullable Unit was, List<Change> changes) {
        List<Field> all = fields.of(this);
        for (int i = 0; i < all.size(); i++) {
            int slot = fields.slot(this, i);
            Object from = was == null ? null : was.values[slot];
            Object to = values[slot];
            if (!Objects.equals(from, to)) {
                changes.add(new Change(name, all.get(i).name(), from, to));
            }
        }
    }

    Unit goneIn(long record) {
        return new Unit(fields, name, officer, values, record);
    }

    public Fields fields() {
        return fields;
    }

    /** Whether it is the same unit in the same condition, whenever it went. */
    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Unit unit
                        && unit.hashCode() == hashCode()
                        && unit.name.equals(name)
                        && unit.officer == officer
                        && Arrays.equals(unit.values, values));
    }

    /** Worked out once: states of a game share the units that did not change. */
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
