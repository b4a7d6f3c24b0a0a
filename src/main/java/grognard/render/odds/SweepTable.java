package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.odds.SweepCell;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.ShadedGrid;
import grognard.render.chart.SvgWriter;
import grognard.render.page.ColumnLayout;
import grognard.render.page.Style;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Odds for each value of one parameter: a row for each value, a column for each outcome.
 *
 * @param of codes that the player asked for, shown together as one bar; empty for all
 * @param ways whether to show numbers of ways that are too long to mean anything
 */
public record SweepTable(OddsQuestion asked, Sweep sweep, List<String> of, boolean ways) implements SweepView {

    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        String what = of.isEmpty() ? "exact odds, in percent" : "exact chance of " + String.join(" or ", of);
        List<String> lines = asked.heading(what, asked.used(sweep), style, width);
        if (of.isEmpty()) {
            lines.addAll(outcomes(width).lines(style));
        } else {
            lines.addAll(bars(style));
        }
        lines.addAll(refusal(style, width));
        return String.join("\n", lines) + "\n";
    }

    private String name() {
        return sweep.axes().get(0).parameter().name();
    }

    /** A row with a bar for each value, for the one outcome that was asked for. */
    private List<String> bars(Style style) {
        ColumnLayout columns = new ColumnLayout("rrrl");
        columns.row(name(), "", "", "");
        for (SweepCell cell : sweep.cells()) {
            Optional<Chance> chance = cell.odds().map(odds -> odds.chance(of));
            columns.row(
                    cell.at().get(0),
                    chance.map(some -> Percent.fraction(some, ways)).orElse(EMPTY),
                    chance.map(Percent::of).orElse(""),
                    chance.map(some -> style.accent(BlockChart.bar(some, BAR))).orElse(""));
        }
        return columns.lines("  ");
    }

    /** A row for each value and a column for each outcome, then one with the mean of the main number. */
    private ShadedGrid outcomes(int width) {
        ShadedGrid grid = new ShadedGrid(
                name(), sweep.cells().stream().map(cell -> cell.at().get(0)).toList(), width);
        for (String code : sweep.codes()) {
            grid.column(code, entries(odds -> ShadedGrid.Bar.of(odds.chance(List.of(code))), EMPTY));
        }
        mainNumber()
                .ifPresent(number -> grid.column(
                        "mean " + number,
                        entries(
                                odds -> ShadedGrid.Bar.of(odds.mean(number)
                                        .map(SituationOdds::twoDecimals)
                                        .orElse("")),
                                "")));
        return grid;
    }

    /** An entry for each cell, with a replacement for cells without odds. */
    private List<ShadedGrid.Bar> entries(Function<Odds, ShadedGrid.Bar> entry, String otherwise) {
        return sweep.cells().stream()
                .map(cell -> cell.odds().map(entry).orElse(ShadedGrid.Bar.of(otherwise)))
                .toList();
    }

    /** Main number of the first cell that has one. */
    private Optional<String> mainNumber() {
        return sweep.cells().stream()
                .flatMap(cell -> cell.odds().stream())
                .flatMap(odds -> odds.mainNumber().stream())
                .findFirst();
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(asked.title() + ": exact odds", asked.options());
        Map<String, List<String>> columns = OddsQuestion.columns(of, sweep.codes());
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        sweep.cells()
                .forEach(cell -> bars.put(
                        cell.at().get(0),
                        cell.odds()
                                .map(odds -> OddsQuestion.chances(odds, columns))
                                .orElse(Map.of())));
        picture.caption(asked.used(sweep));
        picture.heading(name());
        picture.stacked(List.copyOf(columns.keySet()), bars);
        return picture.text();
    }
}
