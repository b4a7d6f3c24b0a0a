package grognard.record;

import java.util.List;
import java.util.Optional;

/**
 * What verifying a journal found.
 *
 * @param records how many records hold
 * @param seedDice how many dice were thrown again from their seeds
 * @param givenDice how many were thrown on the table, which nothing can check
 * @param head the last hash that holds
 * @param notes what could not be checked yet, and what else an opponent should know
 * @param failure the first record that does not hold, and why
 */
public record Proof(
        long records, long seedDice, long givenDice, Head head, List<String> notes, Optional<Failure> failure) {

    /** A record that does not hold. */
    public record Failure(long record, String why) {}

    public Proof {
        notes = List.copyOf(notes);
    }
}
