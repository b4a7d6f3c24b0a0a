package grognard.workshop.resolver;

import grognard.dice.Dice;
import grognard.workshop.csv.KeyCell;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Ratio;
import grognard.workshop.value.Rational;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shape {@code odds}: the throw is looked up in the column of the odds between two strengths, after {@code shifts}. Everything but
 * the throw is known beforehand, so that a results file may decide without dice.
 */
public final class OddsMechanism extends TableMechanism {

    public OddsMechanism(ResolverDefinition definition, ResultsTable results, CellTable chart) {
        super(definition, results, chart);
    }

    @Override
    void prepare(FolderWorking working) {
        Rational attacker = strength(0, "attacker", working);
        Rational defender = strength(1, "defender", working);
        Rational shift = definition().total(ModifierKey.SHIFTS, working, "shift");
        working.state().put("shift", shift);
        KeyCell band = band(attacker, defender, shift.floor(), working.state());
        if (band instanceof KeyCell.Odds odds) {
            working.state().put("odds", odds.ratio());
            working.line("", "odds", odds.ratio().quotient().number(), odds.toString());
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
    ResultRow decide(FolderWorking working, Dice dice) {
        roll(Math.max(1, thrown().count()), purpose(), "roll", working, dice);
        KeyCell band = working.state().number("odds") instanceof Ratio ratio ? new KeyCell.Odds(ratio) : null;
        return read(chart.cell(working.state(), band), working, dice);
    }
}
