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
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.JsonLines;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The odds for each value of one parameter: a line a value, a column an outcome.
 *
 * @param of the outcomes that were asked for; all if empty
 * @param ways whether ways are counted even where they are too many to mean anything
 */
public record SweepTable(OddsQuestion asked, Sweep sweep, List<String> of, boolean ways) implements OddsView {

    private static final String EMPTY = "-";
    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        String what = of.isEmpty() ? "exact odds, in percent" : "exact chance of " + String.join(" or ", of);
        lines.add(style.bold(asked.title()) + ": " + what);
        lines.addAll(asked.remarks(asked.used(sweep), style, width));
        if (of.isEmpty()) {
            lines.addAll(outcomes(width).lines(style));
        } else {
            lines.addAll(bars(style));
        }
        sweep.firstRefusal()
                .ifPresent(
                        reason -> lines.addAll(LineWrapper.remark(style, EMPTY + " not possible: " + reason, width)));
        return String.join("\n", lines) + "\n";
    }

    private String name() {
        return sweep.axes().get(0).parameter().name();
    }

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

    private ShadedGrid outcomes(int width) {
        ShadedGrid lattice = new ShadedGrid(name(), rows(), width);
        for (String code : sweep.codes()) {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            for (SweepCell cell : sweep.cells()) {
                entries.add(cell.odds()
                        .map(odds -> odds.chance(List.of(code)))
                        .map(chance -> new ShadedGrid.Bar(BlockChart.height(chance), Percent.number(chance, 1)))
                        .orElse(ShadedGrid.Bar.of(EMPTY)));
            }
            lattice.column(code, entries);
        }
        mainNumber().ifPresent(number -> lattice.column("mean " + number, means(number)));
        return lattice;
    }

    private List<String> rows() {
        return sweep.cells().stream().map(cell -> cell.at().get(0)).toList();
    }

    /** The number that tells most in the first cell that has one. */
    private Optional<String> mainNumber() {
        return sweep.cells().stream()
                .flatMap(cell -> cell.odds().stream())
                .flatMap(odds -> odds.mainNumber().stream())
                .findFirst();
    }

    private List<ShadedGrid.Bar> means(String number) {
        List<ShadedGrid.Bar> entries = new ArrayList<>();
        for (SweepCell cell : sweep.cells()) {
            String mean = cell.odds()
                    .flatMap(odds -> Optional.ofNullable(odds.numbers().get(number)))
                    .map(distribution -> SituationOdds.twoDecimals(distribution.mean()))
                    .orElse("");
            entries.add(ShadedGrid.Bar.of(mean));
        }
        return entries;
    }

    @Override
    public String csv() {
        return SweepCsv.of(sweep, asked.used(sweep));
    }

    @Override
    public void json(JsonLines out) {
        sweep.cells().forEach(cell -> out.cell(asked.resolver(), asked.tables(), cell));
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(asked.title() + ": exact odds", asked.options());
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        for (SweepCell cell : sweep.cells()) {
            Map<String, Chance> parts = cell.odds().map(this::parts).orElse(Map.of());
            bars.put(cell.at().get(0), parts);
        }
        picture.caption(asked.used(sweep));
        picture.heading(name());
        picture.stacked(of.isEmpty() ? sweep.codes() : List.of(String.join(" or ", of)), bars);
        return picture.text();
    }

    private Map<String, Chance> parts(Odds odds) {
        return of.isEmpty() ? odds.outcomes() : Map.of(String.join(" or ", of), odds.chance(of));
    }
}
