package grognard.workshop;

import grognard.dice.Dice;
import java.util.List;

/** No dice: a table is read, and the number may be changed. */
final class LookUpMechanism extends Mechanism {

    private final Chart chart;

    LookUpMechanism(Common common, ResultsTable results, Chart chart) {
        super(common, results);
        this.chart = chart;
    }

    @Override
    List<String> dice() {
        return List.of();
    }

    @Override
    void prepare(Ledger facts, Log log) {
        String cell = chart.cell(facts, null);
        facts.put("cell", cell);
        Fraction number = Chart.number(cell);
        log.line(0, "cell", number, cell);
        number = number.plus(common().total(Key.ADDS, Common.ALL, facts, log, ""));
        number = number.times(common().product(Common.ALL, facts, log));
        if (common().round() != null) {
            number = Fraction.of(common().round() ? number.ceiling() : number.floor());
        }
        facts.put("number", number);
        log.line(0, "number", number);
    }

    @Override
    Result decide(Ledger facts, Dice dice, Log log) {
        return results().of(facts, facts.fraction("number"));
    }
}
