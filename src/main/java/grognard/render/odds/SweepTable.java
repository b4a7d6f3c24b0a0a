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
 * Shows the odds for each value of one parameter: a row for each value, a column for each outcome.
 *
 * @param of codes selected with {@code --of}, which share one bar; empty for a column for each code
 * @param ways whether to show counts of ways of any length ({@code --ways}); otherwise only short ones, see {@link Percent#isShort}
 */
public record SweepTable(OddsQuestion question, Sweep sweep, List<String> of, boolean ways) implements SweepView {

    /** Length of the bar of a certain outcome, in characters. */
    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        String subject = of.isEmpty() ? "exact odds, in percent" : "exact chance of " + String.join(" or ", of);
        List<String> lines = question.heading(subject, question.tablesUsed(sweep), style, width);
        if (of.isEmpty()) {
            lines.addAll(outcomeGrid(width).lines(style));
        } else {
            lines.addAll(bars(style));
        }
        lines.addAll(refusalRemark(style, width));
        return String.join("\n", lines) + "\n";
    }

    private String parameterName() {
        return sweep.axes().get(0).parameter().name();
    }

    /** Formats a row with a bar for each value, for the selected codes. */
    private List<String> bars(Style style) {
        ColumnLayout columns = new ColumnLayout("rrrl");
        columns.row(parameterName(), "", "", "");
        for (SweepCell cell : sweep.cells()) {
            Optional<Chance> chance = cell.odds().map(odds -> odds.chance(of));
            columns.row(
                    cell.at().get(0),
                    chance.map(known -> Percent.fraction(known, ways)).orElse(EMPTY),
                    chance.map(Percent::of).orElse(""),
                    chance.map(known -> style.accent(BlockChart.bar(known, BAR)))
                            .orElse(""));
        }
        return columns.lines("  ");
    }

    /** Lays out a row for each value and a column for each outcome, then a column with the mean of the main number. */
    private ShadedGrid outcomeGrid(int width) {
        ShadedGrid grid = new ShadedGrid(
                parameterName(),
                sweep.cells().stream().map(cell -> cell.at().get(0)).toList(),
                width);
        for (String code : sweep.codes()) {
            grid.column(code, entries(odds -> ShadedGrid.Entry.of(odds.chance(List.of(code))), EMPTY));
        }
        mainNumber()
                .ifPresent(number -> grid.column(
                        "mean " + number,
                        entries(
                                odds -> ShadedGrid.Entry.of(odds.mean(number)
                                        .map(SituationOdds::twoDecimals)
                                        .orElse("")),
                                "")));
        return grid;
    }

    /** Returns an entry for each cell; cells without odds get the fallback. */
    private List<ShadedGrid.Entry> entries(Function<Odds, ShadedGrid.Entry> entry, String fallback) {
        return sweep.cells().stream()
                .map(cell -> cell.odds().map(entry).orElse(ShadedGrid.Entry.of(fallback)))
                .toList();
    }

    /** Returns the main number of the first cell that has one. */
    private Optional<String> mainNumber() {
        return sweep.cells().stream()
                .flatMap(cell -> cell.odds().stream())
                .flatMap(odds -> odds.mainNumber().stream())
                .findFirst();
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(question.title() + ": exact odds", question.options());
        Map<String, List<String>> columns = OddsQuestion.columns(of, sweep.codes());
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        sweep.cells()
                .forEach(cell -> bars.put(
                        cell.at().get(0),
                        cell.odds()
                                .map(odds -> OddsQuestion.chances(odds, columns))
                                .orElse(Map.of())));
        picture.caption(question.tablesUsed(sweep));
        picture.heading(parameterName());
        picture.stackedBars(List.copyOf(columns.keySet()), bars);
        return picture.text();
    }
}
