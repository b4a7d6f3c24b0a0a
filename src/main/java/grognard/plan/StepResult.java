package grognard.plan;

import grognard.game.state.Due;
import grognard.game.state.GameState;
import java.math.BigInteger;
import java.util.List;

/**
 * All results of a step from one state.
 *
 * @param of denominator: the sum of the ways of all branches
 * @param dropped tests that were due and are given up by this step
 * @param played false if the step was skipped
 */
record StepResult(List<Branch> branches, BigInteger of, List<Due> dropped, boolean played) {

    /** Code of a step that was skipped. */
    static final String NOT_PLAYED = "none";

    /** Code of a step with only one result. */
    static final String DONE = "done";

    /** One result: the state after it, the code of the outcome, and its ways. */
    record Branch(GameState state, String code, BigInteger ways) {}

    StepResult {
        branches = List.copyOf(branches);
        dropped = List.copyOf(dropped);
    }

    /** Result of a step without dice. */
    static StepResult certain(GameState state) {
        return new StepResult(List.of(new Branch(state, DONE, BigInteger.ONE)), BigInteger.ONE, List.of(), true);
    }

    /** Result of a step that is skipped: the state stays as it is. */
    static StepResult notPlayed(GameState state) {
        return new StepResult(List.of(new Branch(state, NOT_PLAYED, BigInteger.ONE)), BigInteger.ONE, List.of(), false);
    }
}
