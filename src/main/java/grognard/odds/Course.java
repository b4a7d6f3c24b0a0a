package grognard.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The throws of one course of the dice, and which branch of each is being taken. */
final class Course {

    /** A fork on the way, and the ways of coming through it. */
    private static final class Turn {
        final Fork fork;
        final BigInteger waysBefore;
        final BigInteger of;
        int taken;

        Turn(Fork fork, Chance before) {
            this.fork = fork;
            this.waysBefore = before.ways();
            this.of = before.of().multiply(fork.of());
        }
    }

    private final List<Turn> turns = new ArrayList<>();
    private int depth;

    /** Whether all the throws that earlier runs came to have been repeated. */
    boolean isAtItsEnd() {
        return depth == turns.size();
    }

    void add(Fork fork) {
        turns.add(new Turn(fork, chance()));
    }

    /** What the next throw comes to. */
    Object next() {
        Turn turn = turns.get(depth++);
        return turn.fork.result(turn.taken);
    }

    /** The chance of having come here. */
    Chance chance() {
        if (turns.isEmpty()) {
            return Chance.CERTAIN;
        }
        Turn last = turns.get(turns.size() - 1);
        return new Chance(last.waysBefore.multiply(last.fork.ways(last.taken)), last.of);
    }

    /** Turns to the next course; false when all have been taken. */
    boolean advance() {
        depth = 0;
        while (!turns.isEmpty()) {
            Turn last = turns.get(turns.size() - 1);
            if (last.taken + 1 < last.fork.size()) {
                last.taken++;
                return true;
            }
            turns.remove(turns.size() - 1);
        }
        return false;
    }

    /** How much of the walk lies behind, from 0 to 1, as if all branches took equally long. */
    double done() {
        double done = 0;
        double part = 1;
        for (Turn turn : turns) {
            part /= turn.fork.size();
            done += turn.taken * part;
        }
        return done;
    }
}
