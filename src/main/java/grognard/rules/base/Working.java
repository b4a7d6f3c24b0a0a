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

/** A resolution under way: what it goes by, the dice, and the audit of what comes of them. */
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
     * A step of which only the result matters for what follows. It is written down as it is played; exact odds work it
     * out once for each key, and write nothing down.
     *
     * @param key equal for steps that throw alike in the same situation
     */
    @SuppressWarnings("ReferenceEquality") // the very dice of this resolution, or others that only count
    public <S> S step(Object key, Function<Working, S> played) {
        return dice.result(Step.of(
                key,
                cup -> played.apply(cup == dice ? this : new Working(tables(), situation(), cup, Audit.unwritten()))));
    }

    /** The same, but nothing of it is written down. */
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

    /** A modifier, which is shown with its sign. */
    public Working modifier(String side, String what, Number value) {
        audit.modifier(side, what, value);
        return this;
    }

    public Working modifier(String side, String what, Number value, String note) {
        audit.modifier(side, what, value, note);
        return this;
    }

    /** Names a ruling that decided something; once is enough. */
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

    /** An effect with an amount; nothing happens where the amount is zero. */
    public Working effect(String side, EffectKind kind, Number amount) {
        audit.effect(side, kind, amount);
        return this;
    }

    /** An effect that is known as a whole; one of an amount of zero is none. */
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

    /** Ends the resolution with the code's own text; numbers named in it are put in. */
    public Resolution outcome(Code code) {
        return audit.outcome(code);
    }

    /** Ends the resolution with a text of its own. */
    public Resolution outcome(Code code, String words) {
        return audit.outcome(code, words);
    }
}
