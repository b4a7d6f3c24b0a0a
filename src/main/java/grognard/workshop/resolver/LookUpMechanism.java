package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * Shape {@code look-up}: no dice; a cell is looked up, and options add to its number, then multiply it. The number is rounded
 * only if the file says how.
 */
public final class LookUpMechanism extends Mechanism {

    private final CellTable chart;

    public LookUpMechanism(ResolverDefinition definition, ResultsTable results, CellTable chart) {
        super(definition, results);
        this.chart = chart;
    }

    @Override
    List<String> dice() {
        return List.of();
    }

    @Override
    void prepare(FolderWorking working) {
        String cell = chart.cell(working.state(), null);
        working.state().put(CELL, cell);
        Rational number = CellTable.number(cell);
        working.line(0, CELL, number, cell);
        number = number.plus(definition().total(ModifierKey.ADDS, working, ""));
        number = number.times(definition().product(ResolverDefinition.ALL, working));
        if (definition().round() != null) {
            number = Rational.of(definition().round() ? number.ceiling() : number.floor());
        }
        working.put(0, "number", number);
    }

    @Override
    ResultRow decide(FolderWorking working, Dice dice) {
        return results().of(working.state(), working.state().fraction("number"));
    }
}
