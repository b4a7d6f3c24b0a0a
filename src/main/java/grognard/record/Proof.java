package grognard.record;

import java.util.List;
import java.util.Optional;

/**
 * The result of verifying a journal.
 *
 * @param records number of valid records before the first failure
 * @param dice number of dice, by source
 * @param head the end of the chain after the last valid record
 * @param seals the seals, in order
 * @param notes warnings for the opponent, such as what cannot be checked before the reveal
 * @param failure the first record that fails, and why; empty if all are valid
 */
public record Proof(
        long records, DiceCount dice, ChainHead head, List<Seal> seals, List<String> notes, Optional<Finding> failure) {

    /**
     * An error in a record.
     *
     * @param why a phrase that follows "record 3" in messages: "was changed: its hash does not fit"
     */
    public record Finding(long record, String why) {}

    /**
     * Number of dice by source.
     *
     * @param sealed from a sealed seed
     * @param free from other seeds, which the player could have chosen by trial
     * @param given thrown on the table, so that nothing can be checked
     */
    public record DiceCount(long sealed, long free, long given) {}

    /**
     * A seal.
     *
     * @param record the number of the record that made it
     * @param salt the opponent's salt; may be empty
     */
    public record Seal(long record, String commitment, String salt, boolean revealed) {}

    public Proof {
        seals = List.copyOf(seals);
        notes = List.copyOf(notes);
    }

    public boolean holds() {
        return failure.isEmpty();
    }

    /** Whether a seal is not revealed yet, so that the source of its dice cannot be checked. */
    public boolean awaitsReveal() {
        return seals.stream().anyMatch(seal -> !seal.revealed());
    }
}
