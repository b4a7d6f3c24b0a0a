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

/** A resolution in progress: the premises, the dice, and the audit that collects working, effects and numbers. */
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
     * Plays a step; what follows may depend only on its result. Played for real it is written into the audit. Exact
     * odds count it once for each key and write nothing.
     *
     * @param key equal for steps that throw the same dice with the same effect in the same situation
     */
    @SuppressWarnings("ReferenceEquality") // identity: other dice mean that odds are counting the step
    public <S> S step(Object key, Function<Working, S> played) {
        return dice.result(Step.of(
                key,
                cup -> played.apply(cup == dice ? this : new Working(tables(), situation(), cup, Audit.unwritten()))));
    }

    /** A copy that writes nothing into the audit. */
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

    /** Names a ruling that decided something. Named twice, it is listed once. */
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

    /** Adds an effect with an amount; an amount of zero adds nothing. */
    public Working effect(String side, EffectKind kind, Number amount) {
        audit.effect(side, kind, amount);
        return this;
    }

    /** Adds an effect; one with an amount of zero is left out. */
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

    /**
     * Ends the resolution with the code's own text, in which a name in braces is replaced by the number of that name.
     */
    public Resolution outcome(Code code) {
        return audit.outcome(code);
    }

    /** Ends the resolution with a text that replaces the code's own. */
    public Resolution outcome(Code code, String words) {
        return audit.outcome(code, words);
    }
}
