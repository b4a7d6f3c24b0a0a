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
public record ChainHead(long record, String hash, String time, SealState sealing, boolean justSealed) {

    /** Before the first record. */
    public static final ChainHead START = new ChainHead(0, "0".repeat(64), "", SealState.NONE, false);

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
