package grognard.rules;

import grognard.dice.Dice;
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

    public Audit audit() {
        return audit;
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

    public Audit line(String side, String what, Number value) {
        return audit.line(side, what, value);
    }

    public Audit line(String side, String what, Number value, String note) {
        return audit.line(side, what, value, note);
    }

    /** A modifier, which is shown with its sign. */
    public Audit modifier(String side, String what, Number value) {
        return audit.modifier(side, what, value);
    }

    public Audit modifier(String side, String what, Number value, String note) {
        return audit.modifier(side, what, value, note);
    }

    /** Names a ruling that decided something; once is enough. */
    public Audit ruling(String id) {
        return audit.ruling(id);
    }

    public Audit number(String name, Number value) {
        return audit.number(name, value);
    }

    public Audit effect(String side, EffectKind kind) {
        return audit.effect(side, kind);
    }

    /** An effect with an amount; nothing happens where the amount is zero. */
    public Audit effect(String side, EffectKind kind, Number amount) {
        return audit.effect(side, kind, amount);
    }

    public Audit effects(List<Effect> more) {
        return audit.effects(more);
    }

    /** Sends the players on to another resolver. */
    public Audit next(Next due) {
        return audit.next(due);
    }

    public Audit next(List<Next> all) {
        return audit.next(all);
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
