package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.value.PlayState;
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
    public List<String> dice() {
        return List.of();
    }

    @Override
    public void prepare(PlayState state, SideAudit audit) {
        String cell = chart.cell(state, null);
        state.put("cell", cell);
        Rational number = CellTable.number(cell);
        audit.line(0, "cell", number, cell);
        number = number.plus(definition().total(ModifierKey.ADDS, ResolverDefinition.ALL, state, audit, ""));
        number = number.times(definition().product(ResolverDefinition.ALL, state, audit));
        if (definition().round() != null) {
            number = Rational.of(definition().round() ? number.ceiling() : number.floor());
        }
        state.put("number", number);
        audit.line(0, "number", number);
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        return results().of(state, state.fraction("number"));
    }
}
