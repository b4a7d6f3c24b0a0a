package grognard.dice;

/**
 * Supplies the values of the dice in play, one at a time: from a seed, from a list, from prompts, or from a record.
 * {@link RecordingDice} calls {@link #begin} before each throw and {@link #close} after the last.
 */
public interface FaceSource {

    /** Announces a throw of {@code count} dice; {@link #next} follows that many times. */
    default void begin(int count) {}

    /**
     * Returns the value of the next die.
     *
     * @param purpose for prompts and error messages; it does not influence a seeded value
     */
    int next(Die die, String purpose);

    /** Origin of these values, as written into the record. */
    Roll.Source source();

    /** Announces a die that already lay on the table. A replay compares it with the record; the others ignore it. */
    default void known(Die die, String purpose, int value) {}

    /**
     * Called when the resolution is over. Throws {@code BadInput} if dice are left that the player gave or the record
     * holds.
     *
     * @param thrown number of dice thrown in all
     */
    default void close(int thrown) {}
}
