package grognard.rules.base;

import grognard.dice.Dice;
import grognard.dice.Sequence;
import java.util.function.Function;

/**
 * A step of an engagement. Later steps depend only on its result, so exact odds count it once for each key, whatever
 * dice led there.
 */
public final class Step<S> implements Sequence<S> {

    private final Object key;
    private final Function<Dice, S> played;

    private Step(Object key, Function<Dice, S> played) {
        this.key = key;
        this.played = played;
    }

    /**
     * A step that is played by that function.
     *
     * @param key equal for steps that throw the same dice with the same effect in the same situation
     */
    public static <S> Step<S> of(Object key, Function<Dice, S> played) {
        return new Step<>(key, played);
    }

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
