package grognard.odds;

/** Is told how far long work has come, and may end it by throwing. */
@FunctionalInterface
public interface Progress {

    /** For work that nobody watches. Written out, since a lambda would cost every start. */
    Progress UNWATCHED = new Progress() {
        @Override
        public void at(double done) {}
    };

    /**
     * Called again and again while the work goes on.
     *
     * @param done from 0 to 1
     */
    void at(double done);

    /** The k-th of n equal parts of this work, from 0. */
    default Progress part(int k, int n) {
        return done -> at((k + done) / n);
    }
}
