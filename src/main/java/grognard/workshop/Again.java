package grognard.workshop;

import grognard.dice.Dice;
import grognard.dice.Sequence;
import grognard.dice.Tally;
import java.util.List;

/** Dice of which some faces are thrown again once; only how many hit at the end matters. */
record Again(Throw dice, String purpose, int count, int target, List<Integer> faces) implements Sequence<Integer> {

    /** The hits so far, and the dice that are to be thrown again. */
    private record Sofar(int hits, int again) {}

    /** Tells dice that hit from those that are thrown again. */
    private record Sorting(int target, List<Integer> faces) implements Tally<Sofar> {
        @Override
        public Sofar start() {
            return new Sofar(0, 0);
        }

        @Override
        public Sofar add(Sofar soFar, int value) {
            if (faces.contains(value)) {
                return new Sofar(soFar.hits, soFar.again + 1);
            }
            return value >= target ? new Sofar(soFar.hits + 1, soFar.again) : soFar;
        }
    }

    @Override
    public Integer with(Dice cup) {
        Sofar thrown = cup.roll(purpose, count, dice.die(), new Sorting(target, faces));
        return thrown.hits + cup.roll(purpose + " again", thrown.again, dice.die(), Tally.hits(target));
    }
}
