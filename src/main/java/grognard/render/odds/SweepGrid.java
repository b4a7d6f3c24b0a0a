package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Sweep;
import grognard.odds.SweepAxis;
import grognard.odds.SweepCell;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.ShadedGrid;
import grognard.render.chart.SvgWriter;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Shows the chance of one outcome for every pair of values of two parameters, the first down and the second across.
 *
 * @param of codes that count as the outcome
 * @param chosen whether the player selected the outcome; if not, a remark lists the others
 */
public record SweepGrid(OddsQuestion question, Sweep sweep, List<String> of, boolean chosen) implements SweepView {

    @Override
    public String text(Style style, int width) {
        String chance = "exact chance of " + style.bold(outcome()) + ", in percent";
        List<String> lines = question.heading(chance, question.tablesUsed(sweep), style, width);
        lines.add("  " + down().parameter().name() + " down, "
                + across().parameter().name() + " across");
        // If the terminal is wide enough, two characters of shade and one decimal; otherwise one and none.
        ShadedGrid wide = grid(width, 2, 1);
        lines.addAll((wide.fits() ? wide : grid(width, 1, 0)).lines(style));
        lines.add(style.dim(BlockChart.shadeLegend()));
        lines.addAll(refusalRemark(style, width));
        List<String> others = new ArrayList<>(sweep.codes());
        others.removeAll(of);
        if (!chosen && !others.isEmpty()) {
            lines.addAll(LineWrapper.remark(style, "--of shows another: " + String.join(", ", others), width));
        }
        return String.join("\n", lines) + "\n";
    }

    private String outcome() {
        return String.join(" or ", of);
    }

    private SweepAxis down() {
        return sweep.axes().get(0);
    }

    private SweepAxis across() {
        return sweep.axes().get(1);
    }

    /**
     * Lays the cells out.
     *
     * @param shades characters of shade for each cell
     * @param decimals decimals of the percentage
     */
    private ShadedGrid grid(int width, int shades, int decimals) {
        ShadedGrid grid = new ShadedGrid(down().parameter().name(), down().values(), width);
        for (int column = 0; column < across().values().size(); column++) {
            List<ShadedGrid.Entry> entries = new ArrayList<>();
            for (int row = 0; row < down().values().size(); row++) {
                entries.add(chance(row, column)
                        .map(chance -> new ShadedGrid.Entry(
                                BlockChart.shade(chance).repeat(shades), Percent.number(chance, decimals)))
                        .orElse(ShadedGrid.Entry.of(EMPTY)));
            }
            grid.column(across().values().get(column), entries);
        }
        return grid;
    }

    /** Returns the chance in a cell; cells are stored row by row. */
    private Optional<Chance> chance(int row, int column) {
        SweepCell cell = sweep.cells().get(row * across().values().size() + column);
        return cell.odds().map(odds -> odds.chance(of));
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(question.title() + ": exact chance of " + outcome(), question.options());
        picture.caption(question.tablesUsed(sweep));
        picture.heading(
                down().parameter().name() + " down, " + across().parameter().name() + " across; percent");
        picture.heatMap(down().values(), across().values(), this::chance);
        return picture.text();
    }
}
