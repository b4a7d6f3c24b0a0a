package grognard.record;

/**
 * Where a journal's chain stands.
 *
 * @param record the number of the last record; 0 before the first
 * @param hash the last record's hash
 * @param seal the commitment of the sealed seed that dice come from now; empty if there is none
 * @param salt the opponent's salt that goes with it; may be empty
 * @param justSealed whether the last record is the seal itself, so that a salt can still be added
 */
public record Head(long record, String hash, String seal, String salt, boolean justSealed) {

    /** Before the first record. */
    public static final Head START = new Head(0, "0".repeat(64), "", "", false);

    public boolean isSealed() {
        return !seal.isEmpty();
    }
}
