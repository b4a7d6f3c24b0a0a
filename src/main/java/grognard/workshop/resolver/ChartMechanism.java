package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
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
        List<String> dice = new ArrayList<>(List.of(called(thrown) + " (" + thrown + ")"));
        if (!chart.more().isEmpty()) {
            dice.add("a die more for " + String.join(", ", chart.more().keySet()));
        }
        return dice;
    }

    @Override
    public void prepare(PlayState state, SideAudit audit) {
        state.put("dice", Rational.of(definition().dice(thrown, ResolverDefinition.ALL, state, audit)));
        Rational strength = definition()
                .sum(ModifierKey.STRENGTH, ResolverDefinition.ALL, state, audit, "strength")
                .times(definition().product(ResolverDefinition.ALL, state, audit));
        state.put("strength", strength);
        audit.line(0, "strength", strength);
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        int count = (int) state.fraction("dice").floor();
        Rational natural = thrown.number(thrown.sum(called(thrown), count, dice));
        state.put("natural", natural);
        audit.line(0, count == 1 ? "die" : "dice", natural);
        Rational roll = natural.plus(definition().total(ModifierKey.ADDS, ResolverDefinition.ALL, state, audit, ""));
        state.put("roll", roll);
        audit.line(0, "roll", roll);
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
