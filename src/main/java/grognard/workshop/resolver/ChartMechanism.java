package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * Shape {@code chart}: the throw is looked up in the column of the firer's strength. {@code shifts} move the column, but not
 * beyond the first or last. The cell is a number, a word that counts 0, or a cell that needs one more die.
 */
public final class ChartMechanism extends TableMechanism {

    public ChartMechanism(ResolverDefinition definition, ResultsTable results, CellTable chart) {
        super(definition, results, chart);
    }

    @Override
    void prepare(FolderWorking working) {
        working.state().put("dice", Rational.of(definition().diceCount(ResolverDefinition.ALL, working)));
        strength(ResolverDefinition.ALL, "strength", working);
    }

    @Override
    ResultRow decide(FolderWorking working, Dice dice) {
        roll((int) working.state().fraction("dice").floor(), purpose(), "roll", working, dice);
        long shift = definition().total(ModifierKey.SHIFTS, working, "shift").floor();
        List<KeyCell> bands = chart.bands(working.state());
        int at = indexOf(bands, working.state().fraction("strength"));
        return read(chart.cell(working.state(), CellTable.shifted(bands, at, shift)), working, dice);
    }

    /** The index of the band that holds the strength; -1 if the table has none for it. */
    private static int indexOf(List<KeyCell> bands, Rational strength) {
        for (int i = 0; i < bands.size(); i++) {
            if (bands.get(i).fits(strength)) {
                return i;
            }
        }
        return -1;
    }
}
