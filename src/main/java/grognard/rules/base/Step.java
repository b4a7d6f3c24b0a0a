package grognard.rules.base;

import grognard.dice.Dice;
import grognard.dice.Sequence;
import java.util.function.Function;

/**
 * Step of an engagement, of which the following steps need only the result. Exact odds compute a step once for each key.
 *
 * @param key equal for steps that throw the same dice to the same effect in the same situation; the only part that counts
 *     for equality
 */
public record Step<S>(Object key, Function<Dice, S> played) implements Sequence<S> {

    @Override
    public S with(Dice dice) {
        return played.apply(dice);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Step<?> step && step.key.equals(key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
