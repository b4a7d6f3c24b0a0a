package grognard.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One path through the tree of all throws: the throws in order, and the branch taken at each. This is a depth-first
 * search that restarts for every path: a run of the resolver repeats the recorded branches with {@link #next}, adds a throw when it
 * comes to a new one, and {@link #advance} then switches to the next path.
 */
final class DicePath {

    /** A throw on the path. Caches the ways before it and the denominator after it, which all its branches share. */
    private static final class Step {
        final ThrowBranches branches;
        final BigInteger waysBefore;
        final BigInteger denominator;
        int taken;

        Step(ThrowBranches branches, BigInteger waysBefore, BigInteger denominator) {
            this.branches = branches;
            this.waysBefore = waysBefore;
            this.denominator = denominator;
        }
    }

    private final List<Step> steps = new ArrayList<>();

    /** Number of throws that the current run has repeated. */
    private int depth;

    /** Number of paths that were finished. */
    private long finished;

    /** Whether the current run has repeated all recorded throws, so that its next throw is new. */
    boolean isAtEnd() {
        return depth == steps.size();
    }

    /** Adds a new throw, on its first branch. */
    void add(ThrowBranches branches) {
        steps.add(new Step(branches, ways(), denominator().multiply(branches.denominator())));
    }

    /** Result of the next throw on this path. */
    Object next() {
        Step step = steps.get(depth++);
        return step.branches.result(step.taken);
    }

    /** Number of ways in which the dice take this path, out of {@link #denominator}. */
    BigInteger ways() {
        if (steps.isEmpty()) {
            return BigInteger.ONE;
        }
        Step last = steps.get(steps.size() - 1);
        return last.waysBefore.multiply(last.branches.ways(last.taken));
    }

    /** Product of the denominators of all throws on this path. */
    BigInteger denominator() {
        return steps.isEmpty() ? BigInteger.ONE : steps.get(steps.size() - 1).denominator;
    }

    /**
     * Counts of a number that a throw on this path reported, or null if none did. The latest report wins, as a resolver
     * that notes a number twice keeps the last value.
     */
    @Nullable
    ResultCount reported(String number) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step step = steps.get(i);
            ResultCount reported = step.branches.reported(step.taken, number);
            if (reported != null) {
                return reported;
            }
        }
        return null;
    }

    /** Switches to the next path: the last throw that has a branch left takes it. False if all paths were taken. */
    boolean advance() {
        depth = 0;
        finished++;
        while (!steps.isEmpty()) {
            Step last = steps.get(steps.size() - 1);
            if (last.taken + 1 < last.branches.size()) {
                last.taken++;
                return true;
            }
            steps.remove(steps.size() - 1);
        }
        return false;
    }

    /** Number of throws on this path. */
    int length() {
        return steps.size();
    }

    /** Finished part of the search, from 0 to 1, assuming that all branches take equally long. */
    double done() {
        double done = 0;
        double share = 1;
        for (Step step : steps) {
            share /= step.branches.size();
            done += step.taken * share;
        }
        return done;
    }

    /** Estimated number of all paths, from those that are finished. */
    double estimatedTotal() {
        double done = done();
        return done > 0 ? finished / done : 1;
    }

    /** Part of the search that this path makes up, assuming that all branches take equally long. */
    double share() {
        double share = 1;
        for (Step step : steps) {
            share /= step.branches.size();
        }
        return share;
    }
}
