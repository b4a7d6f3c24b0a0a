package grognard.odds;

/** Receives the progress of long work. May throw to cancel the work. */
@FunctionalInterface
public interface Progress {

    /** Ignores all progress. An anonymous class, since the first lambda costs start-up time in every run. */
    Progress UNWATCHED = new Progress() {
        @Override
        public void at(double done) {}
    };

    /**
     * Called repeatedly, and very often, while the work goes on.
     *
     * @param done finished part of the work, from 0 to 1
     */
    void at(double done);

    /** Progress of part {@code k}, counted from 0, of {@code n} equal parts of this work. */
    default Progress part(int k, int n) {
        return done -> at((k + done) / n);
    }
}
