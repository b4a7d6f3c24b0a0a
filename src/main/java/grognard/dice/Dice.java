package grognard.dice;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What a resolver may ask of chance. Each request says what it is for. */
public interface Dice {

    /** A fight has as many rounds as it takes. */
    int NO_LIMIT = Integer.MAX_VALUE;

    /**
     * Throws so many dice and tallies them. No dice, no throw: the tally's start is returned and nothing is recorded.
     */
    <S> S roll(String purpose, int count, Die die, Tally<S> tally);

    /** A die that already lies on the table: part of the record, but nothing is left to chance. */
    int known(String purpose, Die die, int value);

    /**
     * Repeats a step that throws dice until the state is settled. Where a step can lead back to the state it started
     * from, exact odds are those given that it does not do so for ever. Steps may not lead round in larger circles.
     */
    default <S> S until(S start, Predicate<S> settled, UnaryOperator<S> step) {
        S state = start;
        while (!settled.test(state)) {
            state = step.apply(state);
        }
        return state;
    }

    /**
     * After so many rounds a fight is left as it stands, undecided or not. In play there is no such limit; it is there for
     * who asks how things stand after each round.
     */
    default int mostRounds() {
        return NO_LIMIT;
    }

    /** What comes of several throws of which only the result matters. */
    default <S> S result(Sequence<S> sequence) {
        return sequence.with(this);
    }

    /** How many of so many dice hit, some of which are thrown again. */
    default int hits(Again dice) {
        return dice.hits(this);
    }

    /** The face of one die. */
    default int one(String purpose, Die die) {
        return roll(purpose, 1, die, Tally.sum());
    }

    /** The face of one die, which may have been thrown on the table. */
    default int one(String purpose, Die die, Optional<Integer> thrown) {
        return thrown.isPresent() ? known(purpose, die, thrown.get()) : one(purpose, die);
    }

    /** The sum of several dice. */
    default int sum(String purpose, int count, Die die) {
        return roll(purpose, count, die, Tally.sum());
    }

    /** How many of so many d6 show the target or more. */
    default int hits(String purpose, int count, int target) {
        return roll(purpose, count, Die.D6, Tally.hits(target));
    }
}
