package grognard.rules.base;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.rules.Next;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.List;
import java.util.function.Function;

/** A resolution in progress: the inputs, the dice, and the audit to which the resolver adds; see {@link Audit}. */
public final class Working extends Premises {

    private final Dice dice;
    private final Audit audit;

    public Working(Tables tables, Situation situation, Dice dice) {
        this(tables, situation, dice, new Audit());
    }

    private Working(Tables tables, Situation situation, Dice dice, Audit audit) {
        super(tables, situation);
        this.dice = dice;
        this.audit = audit;
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
        return dice.result(new Step<>(
                key,
                cup -> played.apply(cup == dice ? this : new Working(tables(), situation(), cup, Audit.unwritten()))));
    }

    /** A copy with the same dice, whose working is dropped. */
    public Working unwritten() {
        return new Working(tables(), situation(), dice, Audit.unwritten());
    }

    public Working line(String side, String what, Number value) {
        audit.line(side, what, value);
        return this;
    }

    public Working line(String side, String what, Number value, String note) {
        audit.line(side, what, value, note);
        return this;
    }

    /** Adds a modifier to the working, which is shown with its sign. */
    public Working modifier(String side, String what, Number value) {
        audit.modifier(side, what, value);
        return this;
    }

    public Working modifier(String side, String what, Number value, String note) {
        audit.modifier(side, what, value, note);
        return this;
    }

    /** Notes that a ruling decided something. Repeated ids are ignored. */
    public Working ruling(String id) {
        audit.ruling(id);
        return this;
    }

    public Working number(String name, Number value) {
        audit.number(name, value);
        return this;
    }

    public Working effect(String side, EffectKind kind) {
        audit.effect(side, kind);
        return this;
    }

    /** Adds an effect with an amount, unless the amount is zero. */
    public Working effect(String side, EffectKind kind, Number amount) {
        audit.effect(side, kind, amount);
        return this;
    }

    /** Adds an effect, unless its amount is zero. */
    public Working effect(Effect effect) {
        audit.effect(effect);
        return this;
    }

    public Working effects(List<Effect> more) {
        audit.effects(more);
        return this;
    }

    /** Sends the players on to another resolver. */
    public Working next(Next due) {
        audit.next(due);
        return this;
    }

    public Working next(List<Next> all) {
        audit.next(all);
        return this;
    }

    /** Starts adding up a side's score. */
    public Audit.Score score(String side) {
        return audit.score(side);
    }

    /** Ends the resolution with the text of its code. Numbers named in braces are filled in. */
    public Resolution outcome(Code code) {
        return audit.outcome(code);
    }

    /** Ends the resolution with another text. */
    public Resolution outcome(Code code, String words) {
        return audit.outcome(code, words);
    }
}
