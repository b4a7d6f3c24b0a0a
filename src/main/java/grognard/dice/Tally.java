package grognard.dice;

/**
 * Adds up the dice of one throw. A resolver asks for hits or a sum instead of single faces, so exact odds of forty dice
 * have 41 branches and not 6^40; dice thrown in play still record every face. Implementations need {@code equals},
 * because exact odds cache throws by count, die and tally.
 *
 * @param <S> the total; equal totals must mean the same to the resolver, whatever dice led to them
 */
public interface Tally<S> {

    /** Total before the first die. */
    S start();

    /** Total after one more die. */
    S add(S soFar, int value);

    /** Adds up the values; of a single die, its value. */
    static Tally<Integer> sum() {
        return Sum.INSTANCE;
    }

    /** Counts the dice that show the target or more. */
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

        // Written by hand: a record's generated equals costs a one-shot run 25 ms of start-up time.
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
