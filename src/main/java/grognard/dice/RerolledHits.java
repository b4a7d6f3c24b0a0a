package grognard.dice;

import java.util.List;

/**
 * A throw that counts hits, in which dice showing certain faces are rerolled once. Only the number of hits after the
 * rerolls matters, which lets exact odds treat every die on its own (see {@link #waysToHit}).
 *
 * @param count number of dice in the first throw; 0 or less throws nothing
 * @param target lowest value that hits, in the first throw and in the reroll
 * @param again faces that are rerolled, even if they would hit; the second result stands
 */
public record RerolledHits(String purpose, int count, Die die, int target, List<Integer> again) {

    public RerolledHits {
        again = List.copyOf(again);
    }

    /** Result of the first throw: dice that hit and stay, and dice to reroll. */
    private record FirstThrow(int hits, int rerolls) {}

    /** Sorts the dice of the first throw into hits, rerolls and misses. */
    private record FirstThrowTally(int target, List<Integer> again) implements Tally<FirstThrow> {
        @Override
        public FirstThrow start() {
            return new FirstThrow(0, 0);
        }

        @Override
        public FirstThrow add(FirstThrow soFar, int value) {
            if (again.contains(value)) {
                return new FirstThrow(soFar.hits, soFar.rerolls + 1);
            }
            return value >= target ? new FirstThrow(soFar.hits + 1, soFar.rerolls) : soFar;
        }
    }

    /** Throws all dice, then the rerolls as a second throw, and returns the hits of both. */
    int hits(Dice dice) {
        FirstThrow first = dice.roll(purpose, count, die, new FirstThrowTally(target, again));
        return first.hits + dice.roll(purpose + " again", first.rerolls, die, Tally.hits(target));
    }

    /**
     * Number of ways in which one die hits in the end, out of {@code sides * sides}: the first throw and a reroll,
     * whether or not the reroll is used.
     */
    public int waysToHit() {
        int hitsAtOnce = 0;
        int rerolls = 0;
        int hitsOfReroll = 0;
        for (int side = 0; side < die.sides(); side++) {
            boolean hits = die.value(side) >= target;
            boolean isRerolled = again.contains(die.value(side));
            rerolls += isRerolled ? 1 : 0;
            hitsAtOnce += hits && !isRerolled ? 1 : 0;
            hitsOfReroll += hits ? 1 : 0;
        }
        return hitsAtOnce * die.sides() + rerolls * hitsOfReroll;
    }
}
