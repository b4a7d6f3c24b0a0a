package grognard.dice;

import java.util.List;

/**
 * Dice of which those that show some faces are thrown again, once; only how many hit at the end matters.
 *
 * @param again the faces that are thrown again
 */
public record Again(String purpose, int count, Die die, int target, List<Integer> again) {

    public Again {
        again = List.copyOf(again);
    }

    /** The hits so far, and the dice that are to be thrown again. */
    private record Sofar(int hits, int again) {}

    /** Tells dice that hit from those that are thrown again. */
    private record Sorting(int target, List<Integer> again) implements Tally<Sofar> {
        @Override
        public Sofar start() {
            return new Sofar(0, 0);
        }

        @Override
        public Sofar add(Sofar soFar, int value) {
            if (again.contains(value)) {
                return new Sofar(soFar.hits, soFar.again + 1);
            }
            return value >= target ? new Sofar(soFar.hits + 1, soFar.again) : soFar;
        }
    }

    /** The hits: first all dice are thrown, then those again that are to be. */
    int hits(Dice dice) {
        Sofar thrown = dice.roll(purpose, count, die, new Sorting(target, again));
        return thrown.hits + dice.roll(purpose + " again", thrown.again, die, Tally.hits(target));
    }

    /** In how many of its sides, squared, one die hits in the end: at once, or when it is thrown again. */
    public int waysToHit() {
        int atOnce = 0;
        int second = 0;
        int hitting = 0;
        for (int side = 0; side < die.sides(); side++) {
            boolean hits = die.value(side) >= target;
            boolean goesAgain = again.contains(die.value(side));
            second += goesAgain ? 1 : 0;
            atOnce += hits && !goesAgain ? 1 : 0;
            hitting += hits ? 1 : 0;
        }
        return atOnce * die.sides() + second * hitting;
    }
}
