package grognard.record;

/**
 * The end of a journal's chain: all that the next record needs from the ones before it.
 *
 * @param record the number of the last record; 0 before the first
 * @param hash the last record's hash
 * @param time when it was written; empty before the first
 * @param sealing the seal state after the last record
 * @param justSealed whether the last record is the seal itself, so that a salt can still be added
 */
public record Head(long record, String hash, String time, Sealing sealing, boolean justSealed) {

    /** Before the first record. */
    public static final Head START = new Head(0, "0".repeat(64), "", Sealing.NONE, false);

    public boolean isSealed() {
        return sealing.isInForce();
    }

    /** The commitment of the seal in force; may be empty. */
    public String seal() {
        return sealing.commitment();
    }

    /** The opponent's salt for that seal; may be empty. */
    public String salt() {
        return sealing.salt();
    }
}
