package grognard.record;

/**
 * The state of a journal's seal: from which sealed seed dice come, and how far it is used.
 *
 * @param commitment SHA-256 of the seed, in hex; empty if no seal is in force
 * @param salt the opponent's salt; may be empty
 * @param thrown number of records that have thrown sealed dice so far
 */
public record SealState(String commitment, String salt, long thrown) {

    public static final SealState NONE = new SealState("", "", 0);

    /** A new seal, of which no dice are thrown yet. */
    public static SealState with(String commitment, String salt) {
        return new SealState(commitment, salt, 0);
    }

    public boolean isInForce() {
        return !commitment.isEmpty();
    }

    /** This seal with the opponent's salt. */
    public SealState salted(String word) {
        return new SealState(commitment, word, thrown);
    }

    /** The state after a record; counts it if it threw seeded dice under a seal. */
    public SealState after(boolean sealedDice) {
        return sealedDice && isInForce() ? new SealState(commitment, salt, thrown + 1) : this;
    }

    /** The number that the next record with sealed dice has in the formula of its seed. */
    public long number() {
        return thrown + 1;
    }
}
