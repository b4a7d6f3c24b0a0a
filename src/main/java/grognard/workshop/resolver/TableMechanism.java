package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.dice.Tally;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;

/** A throw that is looked up in a table whose columns {@code shifts} move: a chart or an odds table. */
abstract class TableMechanism extends Mechanism {

    final CellTable chart;

    TableMechanism(ResolverDefinition definition, ResultsTable results, CellTable chart) {
        super(definition, results);
        this.chart = chart;
    }

    @Override
    final List<String> dice() {
        return chart.more().isEmpty()
                ? List.of(purposeAndDice())
                : List.of(
                        purposeAndDice(),
                        "a die more for " + String.join(", ", chart.more().keySet()));
    }

    /** Sets the strength: the sum of the options' {@code strength} times the product of their {@code times}. */
    final Rational strength(int side, String name, FolderWorking working) {
        Rational strength = definition()
                .sum(ModifierKey.STRENGTH, side, working, "strength")
                .times(definition().product(side, working));
        working.state().put(name, strength);
        working.line(Math.max(0, side), "strength", strength);
        return strength;
    }

    /** Finds the number of a cell, which may need one more die, and then its row of the results. */
    final ResultRow read(String cell, FolderWorking working, Dice dice) {
        PlayState state = working.state();
        state.put(CELL, cell);
        Integer target = chart.more().get(cell);
        Rational number = target == null
                ? CellTable.number(cell)
                : Rational.of(dice.roll("die for " + cell, 1, thrown().die(), Tally.hits(target)));
        state.put("number", number);
        working.line("", "result", number.number(), cell);
        return results().of(state, number);
    }
}
