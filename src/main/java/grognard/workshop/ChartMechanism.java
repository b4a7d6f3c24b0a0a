package grognard.workshop;

import grognard.dice.Dice;
import java.util.ArrayList;
import java.util.List;

/** A throw read in the column of a strength. */
final class ChartMechanism extends Mechanism {

    private final Throw thrown;
    private final Chart chart;

    ChartMechanism(Common common, ResultsTable results, Throw thrown, Chart chart) {
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
        facts.put("dice", Fraction.of(common().dice(thrown, Common.ALL, facts, log)));
        Fraction strength = common().sum(Key.STRENGTH, Common.ALL, facts, log, "strength")
                .times(common().product(Common.ALL, facts, log));
        facts.put("strength", strength);
        log.line(0, "strength", strength);
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        int count = (int) facts.fraction("dice").floor();
        Fraction natural = thrown.number(thrown.sum(called(thrown), count, dice));
        facts.put("natural", natural);
        log.line(0, count == 1 ? "die" : "dice", natural);
        Fraction roll = natural.plus(common().total(Key.ADDS, Common.ALL, facts, log, ""));
        facts.put("roll", roll);
        log.line(0, "roll", roll);
        long shift = common().total(Key.SHIFTS, Common.ALL, facts, log, "shift").floor();
        List<KeyCell> bands = chart.bands(facts);
        KeyCell band = Chart.shifted(bands, indexOf(bands, facts.fraction("strength")), shift);
        return read(chart, chart.cell(facts, band), thrown, facts, dice, log);
    }

    private static int indexOf(List<KeyCell> bands, Fraction strength) {
        for (int i = 0; i < bands.size(); i++) {
            if (bands.get(i).fits(strength)) {
                return i;
            }
        }
        return -1;
    }
}
