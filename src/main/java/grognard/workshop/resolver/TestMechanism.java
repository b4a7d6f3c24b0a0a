package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * Shape {@code test}: one throw against a number. The score is the dice and the options' {@code adds}; the margin is score less
 * needed or, with {@code passes = "at-most"}, needed less score, so that 0 or more always passes. A flag with {@code again}
 * gives a failed test a second throw.
 */
public final class TestMechanism extends Mechanism {

    private final Amount needs;
    private final boolean atMost;

    public TestMechanism(ResolverDefinition definition, ResultsTable results, Amount needs, boolean atMost) {
        super(definition, results);
        this.needs = needs;
        this.atMost = atMost;
    }

    @Override
    List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(purposeAndDice()));
        for (FolderOption option : definition().options()) {
            if (!option.again().isEmpty()) {
                dice.add("again with --" + option.name() + ", where the test is failed");
            }
        }
        return dice;
    }

    @Override
    void prepare(FolderWorking working) {
        working.state().put("dice", Rational.of(definition().diceCount(ResolverDefinition.ALL, working)));
        Rational needed = definition().needed(needs, ResolverDefinition.ALL, working);
        working.state().put("needed", needed);
        working.line(0, "needed", needed, atMost ? "at most" : "at least");
    }

    @Override
    ResultRow decide(FolderWorking working, Dice dice) {
        ResultRow result = once(purpose(), working, dice);
        if (result.isFailed() && !definition().again(List.of(), working.state()).isEmpty()) {
            result = once(purpose() + " again", working, dice);
        }
        return result;
    }

    /** Throws once and finds the row; numbers of an earlier throw are replaced. */
    private ResultRow once(String purpose, FolderWorking working, Dice dice) {
        PlayState state = working.state();
        Rational score = roll((int) state.fraction("dice").floor(), purpose, "score", working, dice);
        Rational needed = state.fraction("needed");
        Rational margin = atMost ? needed.minus(score) : score.minus(needed);
        state.put("margin", margin);
        return results().of(state, margin);
    }
}
