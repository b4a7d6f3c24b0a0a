package grognard.story;

/**
 * How good an outcome is for the acting side: the enemy's cost minus its own. Ordered by losses, then by nerve, then by
 * verdict, so that a lost base always outweighs any number of shaken units.
 *
 * @param verdict 1 for a passed test, -1 for a failed one, 0 for neither
 */
record OutcomeScore(int losses, int nerve, int verdict) implements Comparable<OutcomeScore> {

    /** Neither side gained anything. */
    static final OutcomeScore EVEN = new OutcomeScore(0, 0, 0);

    OutcomeScore plus(int moreLosses, int moreNerve) {
        return new OutcomeScore(losses + moreLosses, nerve + moreNerve, verdict);
    }

    @Override
    public int compareTo(OutcomeScore other) {
        int order = Integer.compare(losses, other.losses);
        order = order == 0 ? Integer.compare(nerve, other.nerve) : order;
        return order == 0 ? Integer.compare(verdict, other.verdict) : order;
    }
}
