package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.rules.Parameter;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Shape {@code opposed}: both sides throw, the attacker first, and the attacker's score less the defender's decides. With
 * {@code needs} a side's score is the number of its dice that reach it; otherwise it is the sum of dice and {@code adds}.
 */
public final class OpposedMechanism extends Mechanism {

    private final @Nullable List<Amount> needs;

    /** @param needs what each side's dice must reach, if the score is the number of such dice; null if it is their sum */
    public OpposedMechanism(ResolverDefinition definition, ResultsTable results, @Nullable List<Amount> needs) {
        super(definition, results);
        this.needs = needs;
    }

    @Override
    List<String> dice() {
        return List.of("attacker's " + purposeAndDice(), "defender's " + purposeAndDice());
    }

    /** {@code --att} and {@code --def}, if each side throws one die whatever the options are. */
    @Override
    List<Parameter<?>> sideDice() {
        boolean one = Math.abs(thrown().count()) == 1
                && !definition().has(ModifierKey.DICE)
                && !definition().within().containsKey(ModifierKey.DICE);
        return one
                ? List.of(sideDie(Parameter.Side.ATTACKER, "attacker"), sideDie(Parameter.Side.DEFENDER, "defender"))
                : List.of();
    }

    private Parameter<Integer> sideDie(Parameter.Side side, String name) {
        return Parameter.sideDie(
                side,
                thrown().die(),
                "the " + name + "'s die, thrown on the table; options that follow are the " + name + "'s");
    }

    /** The face of a side's die that was thrown on the table. */
    private static Optional<Integer> face(int side, PlayState state) {
        return state.option(side == 0 ? "att" : "def") instanceof Rational face
                ? Optional.of((int) face.floor())
                : Optional.empty();
    }

    @Override
    void prepare(FolderWorking working) {
        // no number of this shape is known before both sides have thrown
    }

    @Override
    ResultRow decide(FolderWorking working, Dice dice) {
        Rational attacker = side(0, "natural", "attacker", working, dice);
        Rational defender = side(1, "def-natural", "defender", working, dice);
        Rational difference = attacker.minus(defender);
        working.state().put("difference", difference);
        working.line("", "difference", difference.number());
        return results().of(working.state(), difference);
    }

    /**
     * Throws for one side and returns its score.
     *
     * @param naturalName the number under which the dice themselves are kept
     * @param name the number under which the score is kept
     */
    private Rational side(int side, String naturalName, String name, FolderWorking working, Dice dice) {
        int count = definition().diceCount(side, working);
        String purpose = working.side(side) + "'s " + purpose();
        Optional<Integer> face = face(side, working.state());
        Rational natural;
        Rational score;
        if (needs == null) {
            natural = thrown().number(
                            face.isPresent()
                                    ? dice.known(purpose, thrown().die(), face.get())
                                    : thrown().sum(purpose, count, dice));
            working.line(side, count == 1 ? "die" : "dice", natural);
            score = natural.plus(definition().total(ModifierKey.ADDS, side, working, ""));
        } else {
            Rational needed = definition().needed(needs.get(side), side, working);
            Rational least = needed.minus(definition().total(ModifierKey.ADDS, side, working, "each die"));
            working.line(side, "needed", least, count + " dice");
            long target = least.ceiling(thrown().decimals());
            natural = Rational.of(
                    face.isPresent()
                            ? dice.known(purpose, thrown().die(), face.get()) >= target ? 1 : 0
                            : thrown().hits(purpose, count, target, List.of(), dice));
            score = natural;
        }
        working.state().put(naturalName, natural);
        working.state().put(name, score);
        working.line(side, "score", score);
        return score;
    }
}
