package grognard.workshop.game;

/**
 * A change of a unit's field by an effect, as {@code changes} of {@code ruleset.toml} declares it.
 *
 * @param field empty if the unit is taken off the table
 * @param value a number, a word, or {@link #AMOUNT}
 */
public record FieldChange(Kind kind, String field, String value) {

    /** Stands for the amount of the effect. */
    public static final String AMOUNT = "n";

    /** Takes the unit off the table. */
    public static final FieldChange REMOVAL = new FieldChange(Kind.REMOVE, "", "");

    /** Kinds of changes. */
    public enum Kind {
        ADD,
        SUBTRACT,
        SET,
        REMOVE
    }

    public boolean isByAmount() {
        return value.equals(AMOUNT);
    }
}
