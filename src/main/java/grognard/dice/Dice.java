package grognard.dice;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The only source of chance for a resolver. Each request names its purpose, which is part of the record and of the
 * prompts. Implementations throw real dice ({@link RecordingDice}) or enumerate every result for exact odds.
 */
public interface Dice {

    /** Value of {@link #mostRounds} in play: a fight goes on until it is decided. */
    int NO_LIMIT = Integer.MAX_VALUE;

    /**
     * Throws dice together and returns their tally. A count of 0 or less is not a throw: the result is the tally's
     * start and nothing is recorded.
     */
    <S> S roll(String purpose, int count, Die die, Tally<S> tally);

    /**
     * Records a die that already lies on the table, because the player stated its value on the line.
     *
     * @return the value, unchanged
     */
    int known(String purpose, Die die, int value);

    /**
     * Repeats a step that throws dice until the state is settled. A step may lead back to the state it started from;
     * exact odds then assume that it moves on sooner or later. A longer cycle, through other states and back, is not
     * supported and makes the exact odds throw. States are compared by {@code equals}.
     *
     * @param settled tested before each step, so a settled start takes no step
     */
    default <S> S until(S start, Predicate<S> settled, UnaryOperator<S> step) {
        S state = start;
        while (!settled.test(state)) {
            state = step.apply(state);
        }
        return state;
    }

    /**
     * Number of rounds after which a resolver stops a fight, decided or not. Always {@link #NO_LIMIT} in play; odds by
     * round set a limit to show the state of the fight after each round.
     */
    default int mostRounds() {
        return NO_LIMIT;
    }

    /**
     * Runs several dependent throws of which only the result matters. In play it makes no difference; for exact odds it
     * is a promise that lets them merge equal results before they go on.
     */
    default <S> S result(Sequence<S> sequence) {
        return sequence.with(this);
    }

    /**
     * Throws dice of several kinds and adds up their numbers.
     *
     * @param each receives the number of every term, in order. Exact odds know only the sum and do not call it, so it
     *     may serve the working but no decision.
     */
    default BigDecimal sum(List<Addend> terms, Consumer<BigDecimal> each) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Addend term : terms) {
            BigDecimal number = term.number(sum(term.purpose(), term.count(), term.die()));
            each.accept(number);
            sum = sum.add(number);
        }
        return sum;
    }

    /** Number of hits after the rerolls. */
    default int hits(RerolledHits dice) {
        return dice.hits(this);
    }

    /** Throws one die and returns its value. */
    default int one(String purpose, Die die) {
        return roll(purpose, 1, die, Tally.sum());
    }

    /** Returns the value of a die that the player has thrown already, or throws it if the value is empty. */
    default int one(String purpose, Die die, Optional<Integer> thrown) {
        return thrown.isPresent() ? known(purpose, die, thrown.get()) : one(purpose, die);
    }

    /** Throws several dice and returns their sum. */
    default int sum(String purpose, int count, Die die) {
        return roll(purpose, count, die, Tally.sum());
    }

    /** Throws several d6 and returns how many show the target or more. */
    default int hits(String purpose, int count, int target) {
        return roll(purpose, count, Die.D6, Tally.hits(target));
    }
}
