package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.List;

/** A throw against a number. */
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
    public void prepare(PlayState state, SideAudit log) {
        state.put("dice", Rational.of(definition().dice(thrown, ResolverDefinition.ALL, state, log)));
        Rational needed =
                definition().bounded(ModifierKey.NEEDS, definition().needed(needs, ResolverDefinition.ALL, state, log));
        state.put("needed", needed);
        log.line(0, "needed", needed, atMost ? "at most" : "at least");
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit log) {
        ResultRow result = once(called(thrown), state, dice, log);
        if (result.isFailed() && !definition().again(List.of(), state).isEmpty()) {
            result = once(called(thrown) + " again", state, dice, log);
        }
        return result;
    }

    private ResultRow once(String purpose, PlayState state, Dice dice, SideAudit log) {
        int count = (int) state.fraction("dice").floor();
        Rational natural = thrown.number(thrown.sum(purpose, count, dice));
        state.put("natural", natural);
        log.line(0, count == 1 ? "die" : "dice", natural);
        Rational score = natural.plus(definition().total(ModifierKey.ADDS, ResolverDefinition.ALL, state, log, ""));
        state.put("score", score);
        log.line(0, "score", score);
        Rational needed = state.fraction("needed");
        Rational margin = atMost ? needed.minus(score) : score.minus(needed);
        state.put("margin", margin);
        return results().of(state, margin);
    }
}
