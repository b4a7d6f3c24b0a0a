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
 * Chance of one outcome for every pair of values of two parameters: the first parameter down, the second across.
 *
 * @param of codes that count as the outcome
 * @param chosen whether the player named the outcome; otherwise a remark lists the others
 */
public record SweepGrid(OddsQuestion asked, Sweep sweep, List<String> of, boolean chosen) implements SweepView {

    @Override
    public String text(Style style, int width) {
        String chance = "exact chance of " + style.bold(what()) + ", in percent";
        List<String> lines = asked.heading(chance, asked.used(sweep), style, width);
        lines.add("  " + down().parameter().name() + " down, "
                + across().parameter().name() + " across");
        // Two shade characters and a decimal if the terminal is wide enough, otherwise one and whole percents.
        ShadedGrid wide = grid(width, 2, 1);
        lines.addAll((wide.fits() ? wide : grid(width, 1, 0)).lines(style));
        lines.add(style.dim(BlockChart.shadeLegend()));
        lines.addAll(refusal(style, width));
        List<String> others = new ArrayList<>(sweep.codes());
        others.removeAll(of);
        if (!chosen && !others.isEmpty()) {
            lines.addAll(LineWrapper.remark(style, "--of shows another: " + String.join(", ", others), width));
        }
        return String.join("\n", lines) + "\n";
    }

    private String what() {
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
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            for (int row = 0; row < down().values().size(); row++) {
                entries.add(chance(row, column)
                        .map(chance -> new ShadedGrid.Bar(
                                BlockChart.shade(chance).repeat(shades), Percent.number(chance, decimals)))
                        .orElse(ShadedGrid.Bar.of(EMPTY)));
            }
            grid.column(across().values().get(column), entries);
        }
        return grid;
    }

    /** Chance in a cell; cells are stored row by row. */
    private Optional<Chance> chance(int row, int column) {
        SweepCell cell = sweep.cells().get(row * across().values().size() + column);
        return cell.odds().map(odds -> odds.chance(of));
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(asked.title() + ": exact chance of " + what(), asked.options());
        picture.caption(asked.used(sweep));
        picture.heading(
                down().parameter().name() + " down, " + across().parameter().name() + " across; percent");
        picture.heatMap(down().values(), across().values(), this::chance);
        return picture.text();
    }
}
