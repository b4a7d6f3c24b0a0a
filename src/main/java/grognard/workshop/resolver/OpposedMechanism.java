package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.rules.Parameter;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** {@code --att} and {@code --def}, if each side throws one die. */
    @Override
    public List<Parameter<?>> sideDice() {
        if (!isOneDie(thrown)) {
            return List.of();
        }
        List<Parameter<?>> dice = new ArrayList<>();
        for (Parameter.Side side : List.of(Parameter.Side.ATTACKER, Parameter.Side.DEFENDER)) {
            String name = side == Parameter.Side.ATTACKER ? "attacker" : "defender";
            dice.add(Parameter.sideDie(
                    side,
                    thrown.die(),
                    "the " + name + "'s die, thrown on the table; options that follow are the " + name + "'s"));
        }
        return dice;
    }

    /** The face of a side's die that was thrown on the table. */
    private static Optional<Integer> face(int side, PlayState state) {
        return state.option(side == 0 ? "att" : "def") instanceof Rational face
                ? Optional.of((int) face.floor())
                : Optional.empty();
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
            Optional<Integer> face = face(side, state);
            natural = thrown.number(
                    face.isPresent()
                            ? dice.known(purpose, thrown.die(), face.get())
                            : thrown.sum(purpose, count, dice));
            audit.line(side, count == 1 ? "die" : "dice", natural);
            score = natural.plus(definition().total(ModifierKey.ADDS, side, state, audit, ""));
        } else {
            Rational needed =
                    definition().bounded(ModifierKey.NEEDS, definition().needed(needs.get(side), side, state, audit));
            Rational adds = definition().total(ModifierKey.ADDS, side, state, audit, "each die");
            audit.line(side, "needed", needed.minus(adds), count + " dice");
            long target = needed.minus(adds).ceiling(thrown.decimals());
            Optional<Integer> face = face(side, state);
            natural = Rational.of(
                    face.isPresent()
                            ? dice.known(purpose, thrown.die(), face.get()) >= target ? 1 : 0
                            : thrown.hits(purpose, count, target, List.of(), dice));
            score = natural;
        }
        state.put(naturalName, natural);
        state.put(name, score);
        audit.line(side, "score", score);
        return score;
    }
}
