package grognard.record;

/**
 * The sealed seed that dice come from.
 *
 * @param commitment the hash of the seed; empty if there is none
 * @param salt the opponent's word that goes with it; may be empty
 * @param thrown how many records have thrown sealed dice so far
 */
public record Sealing(String commitment, String salt, long thrown) {

    public static final Sealing NONE = new Sealing("", "", 0);

    /** A new seal, whose dice are numbered by the records that throw any. */
    public static Sealing with(String commitment, String salt) {
        return new Sealing(commitment, salt, 0);
    }

    public boolean isInForce() {
        return !commitment.isEmpty();
    }

    /** The same with the opponent's word. */
    public Sealing salted(String word) {
        return new Sealing(commitment, word, thrown);
    }

    /** The same after a record. */
    public Sealing after(boolean sealedDice) {
        return sealedDice && isInForce() ? new Sealing(commitment, salt, thrown + 1) : this;
    }

    /** The number of the dice of a record that throws some. */
    public long number() {
        return thrown + 1;
    }
}
