package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shape {@code opposed}: both sides throw, the attacker first, and the attacker's score less the defender's decides. With
 * {@code needs} a side's score is the number of its dice that reach it; otherwise it is the sum of dice and {@code adds}.
 */
public final class OpposedMechanism extends Mechanism {

    private final DiceExpression thrown;
    private final @Nullable List<Amount> needs;

    /** @param needs what each side's dice must reach, if the score is the number of such dice; null if it is their sum */
    public OpposedMechanism(
            ResolverDefinition definition, ResultsTable results, DiceExpression thrown, @Nullable List<Amount> needs) {
        super(definition, results);
        this.thrown = thrown;
        this.needs = needs;
    }

    @Override
    public List<String> dice() {
        return List.of(
                "attacker's " + called(thrown) + " (" + thrown + ")",
                "defender's " + called(thrown) + " (" + thrown + ")");
    }

    @Override
    public void prepare(PlayState state, SideAudit audit) {
        // no number of this shape is known before both sides have thrown
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        Rational attacker = side(0, "natural", "attacker", state, dice, audit);
        Rational defender = side(1, "def-natural", "defender", state, dice, audit);
        Rational difference = attacker.minus(defender);
        state.put("difference", difference);
        audit.line("difference", difference, "");
        return results().of(state, difference);
    }

    /**
     * Throws for one side and returns its score.
     *
     * @param naturalName the number under which the dice themselves are kept
     * @param name the number under which the score is kept
     */
    private Rational side(int side, String naturalName, String name, PlayState state, Dice dice, SideAudit audit) {
        int count = definition().dice(thrown, side, state, audit);
        String purpose = audit.side(side) + "'s " + called(thrown);
        Rational natural;
        Rational score;
        if (needs == null) {
            natural = thrown.number(thrown.sum(purpose, count, dice));
            audit.line(side, count == 1 ? "die" : "dice", natural);
            score = natural.plus(definition().total(ModifierKey.ADDS, side, state, audit, ""));
        } else {
            Rational needed =
                    definition().bounded(ModifierKey.NEEDS, definition().needed(needs.get(side), side, state, audit));
            Rational adds = definition().total(ModifierKey.ADDS, side, state, audit, "each die");
            audit.line(side, "needed", needed.minus(adds), count + " dice");
            natural = Rational.of(
                    thrown.hits(purpose, count, needed.minus(adds).ceiling(thrown.decimals()), List.of(), dice));
            score = natural;
        }
        state.put(naturalName, natural);
        state.put(name, score);
        audit.line(side, "score", score);
        return score;
    }
}
