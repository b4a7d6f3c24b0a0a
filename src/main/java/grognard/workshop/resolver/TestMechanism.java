package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.DiceExpression;
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

    private final DiceExpression thrown;
    private final Amount needs;
    private final boolean atMost;

    public TestMechanism(
            ResolverDefinition definition, ResultsTable results, DiceExpression thrown, Amount needs, boolean atMost) {
        super(definition, results);
        this.thrown = thrown;
        this.needs = needs;
        this.atMost = atMost;
    }

    @Override
    public List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        for (FolderOption option : definition().options()) {
            if (!option.again().isEmpty()) {
                dice.add("again with --" + option.name() + ", where the test is failed");
            }
        }
        return dice;
    }

    @Override
    public void prepare(PlayState state, SideAudit audit) {
        state.put("dice", Rational.of(definition().dice(thrown, ResolverDefinition.ALL, state, audit)));
        Rational needed = definition()
                .bounded(ModifierKey.NEEDS, definition().needed(needs, ResolverDefinition.ALL, state, audit));
        state.put("needed", needed);
        audit.line(0, "needed", needed, atMost ? "at most" : "at least");
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        ResultRow result = once(called(thrown), state, dice, audit);
        if (result.isFailed() && !definition().again(List.of(), state).isEmpty()) {
            result = once(called(thrown) + " again", state, dice, audit);
        }
        return result;
    }

    /** Throws once and finds the row; numbers of an earlier throw are replaced. */
    private ResultRow once(String purpose, PlayState state, Dice dice, SideAudit audit) {
        int count = (int) state.fraction("dice").floor();
        Rational score = rolled(thrown, count, purpose, "score", state, dice, audit);
        Rational needed = state.fraction("needed");
        Rational margin = atMost ? needed.minus(score) : score.minus(needed);
        state.put("margin", margin);
        return results().of(state, margin);
    }
}
