package grognard.workshop;

import grognard.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Both sides throw; the difference of their scores decides. */
final class OpposedMechanism extends Mechanism {

    private final Throw thrown;
    private final @Nullable List<Amount> needs;

    /** @param needs what each side's dice must reach, if their number is the score; null where their sum is */
    OpposedMechanism(Common common, ResultsTable results, Throw thrown, @Nullable List<Amount> needs) {
        super(common, results);
        this.thrown = thrown;
        this.needs = needs;
    }

    @Override
    List<String> dice() {
        return List.of(
                "attacker's " + called(thrown) + " (" + thrown + ")",
                "defender's " + called(thrown) + " (" + thrown + ")");
    }

    @Override
    void prepare(Ledger facts, Log log) {
        // nothing is known before both have thrown
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        Fraction attacker = side(0, "natural", "attacker", facts, dice, log);
        Fraction defender = side(1, "def-natural", "defender", facts, dice, log);
        Fraction difference = attacker.minus(defender);
        facts.put("difference", difference);
        log.line("difference", difference, "");
        return results().of(facts, difference);
    }

    private Fraction side(int side, String naturalName, String name, Ledger facts, Dice dice, Log log) {
        int count = common().dice(thrown, side, facts, log);
        String purpose = log.side(side) + "'s " + called(thrown);
        Fraction natural;
        Fraction score;
        if (needs == null) {
            natural = thrown.number(thrown.sum(purpose, count, dice));
            log.line(side, count == 1 ? "die" : "dice", natural);
            score = natural.plus(common().total(Key.ADDS, side, facts, log, ""));
        } else {
            Fraction needed = common().bounded(Key.NEEDS, common().needed(needs.get(side), side, facts, log));
            Fraction adds = common().total(Key.ADDS, side, facts, log, "each die");
            log.line(side, "needed", needed.minus(adds), count + " dice");
            natural = Fraction.of(
                    thrown.hits(purpose, count, needed.minus(adds).ceiling(thrown.decimals()), List.of(), dice));
            score = natural;
        }
        facts.put(naturalName, natural);
        facts.put(name, score);
        log.line(side, "score", score);
        return score;
    }
}
