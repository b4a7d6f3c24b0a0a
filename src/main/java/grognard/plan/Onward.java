package grognard.plan;

import grognard.game.Due;
import grognard.game.GameState;
import java.math.BigInteger;
import java.util.List;

/**
 * What comes of a step from one state.
 *
 * @param of what the ways of all branches add up to
 * @param dropped what was due and is not played any more
 * @param played whether the step was taken at all
 */
record Onward(List<Branch> branches, BigInteger of, List<Due> dropped, boolean played) {

    /** The code of a step that was not played. */
    static final String NOT_PLAYED = "none";

    /** The code of a step that has only one way to end. */
    static final String DONE = "done";

    /** One of the ways in which it comes out. */
    record Branch(GameState state, String code, BigInteger ways) {}

    Onward {
        branches = List.copyOf(branches);
        dropped = List.copyOf(dropped);
    }

    /** Nothing is left to chance. */
    static Onward certain(GameState state) {
        return new Onward(List.of(new Branch(state, DONE, BigInteger.ONE)), BigInteger.ONE, List.of(), true);
    }

    /** The step is not taken there. */
    static Onward notPlayed(GameState state) {
        return new Onward(List.of(new Branch(state, NOT_PLAYED, BigInteger.ONE)), BigInteger.ONE, List.of(), false);
    }
}
