package grognard.workshop;

import grognard.dice.Dice;
import java.util.ArrayList;
import java.util.List;

/** A throw against a number. */
final class TestMechanism extends Mechanism {

    private final Throw thrown;
    private final Amount needs;
    private final boolean atMost;

    TestMechanism(Common common, ResultsTable results, Throw thrown, Amount needs, boolean atMost) {
        super(common, results);
        this.thrown = thrown;
        this.needs = needs;
        this.atMost = atMost;
    }

    @Override
    List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        for (Option option : common().options()) {
            if (!option.again().isEmpty()) {
                dice.add("again with --" + option.name() + ", where the test is failed");
            }
        }
        return dice;
    }

    @Override
    void prepare(Ledger facts, Log log) {
        facts.put("dice", Fraction.of(common().dice(thrown, Common.ALL, facts, log)));
        Fraction needed = common().bounded(Key.NEEDS, common().needed(needs, Common.ALL, facts, log));
        facts.put("needed", needed);
        log.line(0, "needed", needed, atMost ? "at most" : "at least");
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        Result result = once(called(thrown), facts, dice, log);
        if (result.isFailed() && !common().again(List.of(), facts).isEmpty()) {
            result = once(called(thrown) + " again", facts, dice, log);
        }
        return result;
    }

    private Result once(String purpose, Ledger facts, Dice dice, Log log) {
        int count = (int) facts.fraction("dice").floor();
        Fraction natural = thrown.number(thrown.sum(purpose, count, dice));
        facts.put("natural", natural);
        log.line(0, count == 1 ? "die" : "dice", natural);
        Fraction score = natural.plus(common().total(Key.ADDS, Common.ALL, facts, log, ""));
        facts.put("score", score);
        log.line(0, "score", score);
        Fraction needed = facts.fraction("needed");
        Fraction margin = atMost ? needed.minus(score) : score.minus(needed);
        facts.put("margin", margin);
        return results().of(facts, margin);
    }
}
