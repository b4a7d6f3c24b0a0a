package grognard.rules.base;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.ResolverInput;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.function.Function;

/** A resolution in progress: the inputs, the dice, and the audit to which the resolver adds. */
public final class Working extends Audit implements ResolverInput {

    private final Tables tables;
    private final Situation situation;
    private final Dice dice;

    public Working(Tables tables, Situation situation, Dice dice) {
        this(tables, situation, dice, true);
    }

    private Working(Tables tables, Situation situation, Dice dice, boolean written) {
        super(written);
        this.tables = tables;
        this.situation = situation;
        this.dice = dice;
    }

    @Override
    public Tables tables() {
        return tables;
    }

    @Override
    public Situation situation() {
        return situation;
    }

    public Dice dice() {
        return dice;
    }

    /**
     * Plays a step of which only the result matters for the rest. In play it adds to the working; exact odds compute it once
     * for each key, without working.
     *
     * @param key equal for steps that throw the same dice to the same effect in the same situation
     */
    @SuppressWarnings("ReferenceEquality") // the dice of this resolution, or others that only count
    public <S> S step(Object key, Function<Working, S> played) {
        return dice.result(
                new Step<>(key, cup -> played.apply(cup == dice ? this : new Working(tables, situation, cup, false))));
    }

    /** A copy with the same dice, whose working is dropped. */
    public Working unwritten() {
        return new Working(tables, situation, dice, false);
    }
}
