package grognard.story;

/**
 * How well a resolution ended for who acted: what it cost the others less what it cost him. Losses count first, then
 * nerve, then whether a test was passed.
 */
record Score(int losses, int nerve, int verdict) implements Comparable<Score> {

    static final Score EVEN = new Score(0, 0, 0);

    Score plus(int moreLosses, int moreNerve) {
        return new Score(losses + moreLosses, nerve + moreNerve, verdict);
    }

    @Override
    public int compareTo(Score other) {
        int order = Integer.compare(losses, other.losses);
        order = order == 0 ? Integer.compare(nerve, other.nerve) : order;
        return order == 0 ? Integer.compare(verdict, other.verdict) : order;
    }
}
