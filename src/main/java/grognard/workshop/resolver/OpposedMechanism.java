package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Both sides throw; the difference of their scores decides. */
public final class OpposedMechanism extends Mechanism {

    private final DiceExpression thrown;
    private final @Nullable List<Amount> needs;

    /** @param needs what each side's dice must reach, if their number is the score; null where their sum is */
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
    public void prepare(PlayState state, SideAudit log) {
        // nothing is known before both have thrown
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit log) {
        Rational attacker = side(0, "natural", "attacker", state, dice, log);
        Rational defender = side(1, "def-natural", "defender", state, dice, log);
        Rational difference = attacker.minus(defender);
        state.put("difference", difference);
        log.line("difference", difference, "");
        return results().of(state, difference);
    }

    private Rational side(int side, String naturalName, String name, PlayState state, Dice dice, SideAudit log) {
        int count = definition().dice(thrown, side, state, log);
        String purpose = log.side(side) + "'s " + called(thrown);
        Rational natural;
        Rational score;
        if (needs == null) {
            natural = thrown.number(thrown.sum(purpose, count, dice));
            log.line(side, count == 1 ? "die" : "dice", natural);
            score = natural.plus(definition().total(ModifierKey.ADDS, side, state, log, ""));
        } else {
            Rational needed =
                    definition().bounded(ModifierKey.NEEDS, definition().needed(needs.get(side), side, state, log));
            Rational adds = definition().total(ModifierKey.ADDS, side, state, log, "each die");
            log.line(side, "needed", needed.minus(adds), count + " dice");
            natural = Rational.of(
                    thrown.hits(purpose, count, needed.minus(adds).ceiling(thrown.decimals()), List.of(), dice));
            score = natural;
        }
        state.put(naturalName, natural);
        state.put(name, score);
        log.line(side, "score", score);
        return score;
    }
}
