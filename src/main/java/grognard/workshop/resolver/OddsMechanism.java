package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shape {@code odds}: the throw is looked up in the column of the odds between two strengths, after {@code shifts}. Everything but
 * the throw is known beforehand, so that a results file may decide without dice.
 */
public final class OddsMechanism extends Mechanism {

    private final DiceExpression thrown;
    private final CellTable chart;

    public OddsMechanism(ResolverDefinition definition, ResultsTable results, DiceExpression thrown, CellTable chart) {
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
        Rational attacker = strength(0, "attacker", state, audit);
        Rational defender = strength(1, "defender", state, audit);
        Rational shift = definition().total(ModifierKey.SHIFTS, ResolverDefinition.ALL, state, audit, "shift");
        state.put("shift", shift);
        KeyCell band = band(attacker, defender, shift.floor(), state);
        if (band instanceof KeyCell.Odds odds) {
            state.put("odds", odds.ratio());
            audit.line("odds", Rational.of(odds.ratio().attacker(), odds.ratio().defender()), odds.toString());
        }
    }

    /** The highest column that the ratio of strengths reaches, or the lowest if it reaches none; then shifted. */
    private @Nullable KeyCell band(Rational attacker, Rational defender, long shift, PlayState state) {
        List<KeyCell> bands = chart.bands(state);
        int at = 0;
        for (int i = 0; i < bands.size(); i++) {
            if (bands.get(i) instanceof KeyCell.Odds odds && odds.ratio().isReachedBy(attacker, defender)) {
                at = i;
            }
        }
        return bands.isEmpty() ? null : CellTable.shifted(bands, at, shift);
    }

    @Override
    public ResultRow decide(PlayState state, Dice dice, SideAudit audit) {
        rolled(thrown, Math.max(1, thrown.count()), called(thrown), "roll", state, dice, audit);
        KeyCell band = state.number("odds") instanceof Ratio ratio ? new KeyCell.Odds(ratio) : null;
        return read(chart, chart.cell(state, band), thrown, state, dice, audit);
    }
}
