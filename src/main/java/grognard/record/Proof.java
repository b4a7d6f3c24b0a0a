package grognard.record;

import java.util.List;
import java.util.Optional;

/**
 * What verifying a journal found.
 *
 * @param records how many records hold
 * @param dice how many dice there were, by where they came from
 * @param head the last hash that holds
 * @param seals the seals in it, in order
 * @param notes what could not be checked yet, and what else an opponent should know
 * @param failure the first record that does not hold, and why
 */
public record Proof(
        long records, DiceCount dice, Head head, List<Seal> seals, List<String> notes, Optional<Finding> failure) {

    /** Something about a record. */
    public record Finding(long record, String why) {}

    /**
     * Where dice came from.
     *
     * @param sealed from a sealed seed
     * @param free from other seeds, thrown again from them
     * @param given thrown on the table, which nothing can check
     */
    public record DiceCount(long sealed, long free, long given) {}

    /** A seal, whether it has been opened or not. */
    public record Seal(long record, String commitment, String salt, boolean revealed) {}

    public Proof {
        seals = List.copyOf(seals);
        notes = List.copyOf(notes);
    }

    public boolean holds() {
        return failure.isEmpty();
    }

    /** Whether a seal is still closed, so that nobody can say yet where its dice came from. */
    public boolean awaitsReveal() {
        return seals.stream().anyMatch(seal -> !seal.revealed());
    }
}
