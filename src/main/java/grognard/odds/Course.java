package grognard.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The throws of one course of the dice, and which branch of each is being taken. */
final class Course {

    /** A fork on the way, and the ways of coming through it. */
    private static final class Turn {
        final Fork fork;
        final BigInteger waysBefore;
        final BigInteger of;
        int taken;

        Turn(Fork fork, BigInteger waysBefore, BigInteger of) {
            this.fork = fork;
            this.waysBefore = waysBefore;
            this.of = of;
        }
    }

    private final List<Turn> turns = new ArrayList<>();
    private int depth;

    /** Whether all the throws that earlier runs came to have been repeated. */
    boolean isAtItsEnd() {
        return depth == turns.size();
    }

    void add(Fork fork) {
        turns.add(new Turn(fork, ways(), of().multiply(fork.of())));
    }

    /** What the next throw comes to. */
    Object next() {
        Turn turn = turns.get(depth++);
        return turn.fork.result(turn.taken);
    }

    /** The ways of having come here. */
    BigInteger ways() {
        if (turns.isEmpty()) {
            return BigInteger.ONE;
        }
        Turn last = turns.get(turns.size() - 1);
        return last.waysBefore.multiply(last.fork.ways(last.taken));
    }

    /** What the ways of all courses that throw the same dice add up to. */
    BigInteger of() {
        return turns.isEmpty() ? BigInteger.ONE : turns.get(turns.size() - 1).of;
    }

    /** The latest step on the way that told this number, if one did. */
    @Nullable
    Ways teller(String number) {
        for (int i = turns.size() - 1; i >= 0; i--) {
            Turn turn = turns.get(i);
            Ways teller = turn.fork.teller(turn.taken, number);
            if (teller != null) {
                return teller;
            }
        }
        return null;
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

    /** How much of the walk this course is, as if all branches took equally long. */
    double part() {
        double part = 1;
        for (Turn turn : turns) {
            part /= turn.fork.size();
        }
        return part;
    }
}
