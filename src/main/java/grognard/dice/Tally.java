package grognard.dice;

/**
 * How the dice of one throw add up to what matters. Asking for hits, or for a sum, rather than for faces lets the exact
 * walk over forty dice branch 41 ways and not 6^40, while rolled dice still record every face.
 *
 * @param <S> what is counted; two tallies that are equal must stand for the same state of the game
 */
public interface Tally<S> {

    /** The state before the first die. */
    S start();

    /** The state after one more die. */
    S add(S soFar, int value);

    /** The face of a single die, or the sum of several. */
    static Tally<Integer> sum() {
        return Sum.INSTANCE;
    }

    /** How many dice show the target or more. */
    static Tally<Integer> hits(int target) {
        return new Hits(target);
    }

    /** The sum of the faces. */
    enum Sum implements Tally<Integer> {
        INSTANCE;

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return soFar + value;
        }
    }

    /** The number of dice at or above a target. */
    record Hits(int target) implements Tally<Integer> {

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return value >= target ? soFar + 1 : soFar;
        }

        // Written out: the equality that Java makes for records costs a one-shot run 25 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Hits hits && hits.target == target;
        }

        @Override
        public int hashCode() {
            return target;
        }
    }
}
