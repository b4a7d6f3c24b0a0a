package grognard.workshop;

import grognard.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A throw read in the column of the odds of two strengths. */
final class OddsMechanism extends Mechanism {

    private final Throw thrown;
    private final Chart chart;

    OddsMechanism(Common common, ResultsTable results, Throw thrown, Chart chart) {
        super(common, results);
        this.thrown = thrown;
        this.chart = chart;
    }

    @Override
    List<String> dice() {
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        if (!chart.more().isEmpty()) {
            dice.add("a die more for " + String.join(", ", chart.more().keySet()));
        }
        return dice;
    }

    @Override
    void prepare(Ledger facts, Log log) {
        Fraction attacker = strength(0, "attacker", facts, log);
        Fraction defender = strength(1, "defender", facts, log);
        Fraction shift = common().total(Key.SHIFTS, Common.ALL, facts, log, "shift");
        facts.put("shift", shift);
        KeyCell band = band(attacker, defender, shift.floor(), facts);
        if (band instanceof KeyCell.Odds odds) {
            facts.put("odds", odds.ratio());
            log.line("odds", Fraction.of(odds.ratio().attacker(), odds.ratio().defender()), odds.toString());
        }
    }

    private Fraction strength(int side, String name, Ledger facts, Log log) {
        Fraction strength =
                common().sum(Key.STRENGTH, side, facts, log, "strength").times(common().product(side, facts, log));
        facts.put(name, strength);
        log.line(side, "strength", strength);
        return strength;
    }

    /** The last column that is not above the strengths' relation, or else the first; then shifted. */
    private @Nullable KeyCell band(Fraction attacker, Fraction defender, long shift, Ledger facts) {
        List<KeyCell> bands = chart.bands(facts);
        int at = 0;
        for (int i = 0; i < bands.size(); i++) {
            if (bands.get(i) instanceof KeyCell.Odds odds && odds.ratio().isReachedBy(attacker, defender)) {
                at = i;
            }
        }
        return bands.isEmpty() ? null : Chart.shifted(bands, at, shift);
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        int count = Math.max(1, thrown.count());
        Fraction natural = thrown.number(thrown.sum(called(thrown), count, dice));
        facts.put("natural", natural);
        log.line(0, count == 1 ? "die" : "dice", natural);
        Fraction roll = natural.plus(common().total(Key.ADDS, Common.ALL, facts, log, ""));
        facts.put("roll", roll);
        log.line(0, "roll", roll);
        KeyCell band = facts.number("odds") instanceof Ledger.Ratio ratio ? new KeyCell.Odds(ratio) : null;
        return read(chart, chart.cell(facts, band), thrown, facts, dice, log);
    }
}
