package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * Shape {@code chart}: the throw is looked up in the column of the firer's strength. {@code shifts} move the column, but not
 * beyond the first or last. The cell is a number, a word that counts 0, or a cell that needs one more die.
 */
public final class ChartMechanism extends Mechanism {

    private final DiceExpression thrown;
    private final CellTable chart;

    public ChartMechanism(ResolverDefinition definition, ResultsTable results, DiceExpression thrown, CellTable chart) {
        super(definition, results);
        this.thrown = thrown;
        this.chart = chart;
    }

    @Override
    public List<String> dice() {
        return dice(thrown, chart);
    }

    @Override
    public void prepare(PlayState state, SideAudit audit) {
        state.put("dice", Rational.of(definition().dice(thrown, ResolverDefinition.ALL, state, audit)));
        strength(ResolverDefinition.ALL, "strength", state, audit);
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        rolled(thrown, (int) state.fraction("dice").floor(), called(thrown), "roll", state, dice, audit);
        long shift = definition()
                .total(ModifierKey.SHIFTS, ResolverDefinition.ALL, state, audit, "shift")
                .floor();
        List<KeyCell> bands = chart.bands(state);
        KeyCell band = CellTable.shifted(bands, indexOf(bands, state.fraction("strength")), shift);
        return read(chart, chart.cell(state, band), thrown, state, dice, audit);
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
