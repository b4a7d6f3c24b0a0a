package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.render.chart.BinnedDistribution;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Situation;
import grognard.rules.TablesUsed;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Odds of one situation: a chart of its outcomes, and the distribution of its main number.
 *
 * @param of codes that the player asked for, added up in one row; empty for all
 */
public record SituationOdds(OddsQuestion asked, Situation situation, Odds odds, List<String> of, Detail detail)
        implements OddsView {

    /**
     * Amount of detail.
     *
     * @param numbers whether to show the distribution of every number
     * @param ways whether to show numbers of ways that are too long to mean anything
     */
    public record Detail(boolean numbers, boolean ways) {}

    /** Length of the bar of a certain outcome, in characters. */
    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        String what = "exact odds" + Percent.waysInAll(odds.of(), detail.ways());
        List<String> lines = asked.heading(what, used(), style, width);
        ColumnLayout columns = new ColumnLayout("lrrll");
        for (Map.Entry<String, Chance> outcome : shown().entrySet()) {
            Chance chance = outcome.getValue();
            columns.row(
                    outcome.getKey(),
                    Percent.fraction(chance, detail.ways()),
                    Percent.of(chance),
                    bar(style, chance),
                    odds.titles().getOrDefault(outcome.getKey(), ""));
        }
        lines.addAll(columns.lines("  ", width));
        if (detail.numbers()) {
            odds.numbers().forEach((name, numbers) -> {
                List<BinnedDistribution.Bin> bins =
                        numbers.isLarge() ? BinnedDistribution.few(numbers) : BinnedDistribution.each(numbers);
                lines.addAll(numbers(style, name, bins, numbers));
            });
        } else if (of.isEmpty()) {
            lines.addAll(mainNumber(style, width));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Tables that decide in this situation. */
    TablesUsed used() {
        return asked.tables().used(asked.resolver(), situation);
    }

    /** Whether the table of a number has a column of ways. */
    private boolean showsWays() {
        return detail.ways() || Percent.areFew(odds.of());
    }

    /** Chances to show, by title. */
    private Map<String, Chance> shown() {
        return OddsQuestion.chances(
                odds, OddsQuestion.columns(of, odds.outcomes().keySet()));
    }

    /** Distribution of the main number, and a remark that names the other numbers. */
    private List<String> mainNumber(Style style, int width) {
        List<String> lines = new ArrayList<>();
        List<String> others = new ArrayList<>(odds.numbers().keySet());
        Optional<String> main = odds.mainNumber();
        if (main.isPresent()) {
            Distribution numbers = numbers(main.get());
            lines.addAll(numbers(style, main.get(), BinnedDistribution.few(numbers), numbers));
            others.remove(main.get());
        }
        if (!others.isEmpty()) {
            String too = others.size() < odds.numbers().size() ? " too" : "";
            lines.addAll(LineWrapper.remark(style, "--numbers shows " + String.join(", ", others) + too, width));
        }
        return lines;
    }

    private Distribution numbers(String name) {
        Distribution numbers = odds.numbers().get(name);
        if (numbers == null) {
            throw new IllegalArgumentException(name);
        }
        return numbers;
    }

    private List<String> numbers(
            Style style, String name, List<BinnedDistribution.Bin> bins, Distribution distribution) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(name) + ": mean " + twoDecimals(distribution.mean()) + ", spread "
                + twoDecimals(distribution.spread())
                + (distribution.isLarge() ? "; " + distribution.values().size() + " values, put together" : ""));
        ColumnLayout columns = new ColumnLayout("rrrrl");
        columns.row("", showsWays() ? "ways" : "", "exactly", "at least", "");
        for (BinnedDistribution.Bin bin : bins) {
            columns.row(
                    bin.label(),
                    showsWays() ? bin.exactly().ways().toString() : "",
                    Percent.of(bin.exactly()),
                    Percent.of(bin.atLeast()),
                    bar(style, bin.exactly()));
        }
        lines.addAll(columns.lines("  "));
        return lines;
    }

    /** Formats a mean or a spread. */
    public static String twoDecimals(BigDecimal number) {
        return number.setScale(2, RoundingMode.HALF_UP).toPlainString();
    }

    private static String bar(Style style, Chance chance) {
        return style.accent(BlockChart.bar(chance, BAR));
    }

    /**
     * Lists every outcome, whatever {@code of} selects. Mean and spread of the numbers are on every row; their values
     * one by one are only in the JSON.
     */
    @Override
    public String csv() {
        List<String> numbers = Odds.numbers(List.of(odds));
        List<String> header = new ArrayList<>(List.of("code", "ways", "of", "p"));
        header.addAll(CsvText.numberColumns("", numbers));
        CsvText csv = new CsvText(used()).row(header);
        List<String> means = CsvText.numberCells(odds, numbers);
        odds.outcomes().forEach((code, chance) -> csv.row(List.of(code), chance, means));
        return csv.text();
    }

    @Override
    public void json(JsonLines out) {
        json(out, () -> {});
    }

    /** Writes the line with further fields after the odds. */
    void json(JsonLines out, JsonLines.Body more) {
        out.odds(asked.resolver(), asked.tables(), situation, odds, more);
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(asked.title() + ": exact odds", asked.options());
        picture.caption(used());
        picture.bars(shown());
        odds.mainNumber().ifPresent(name -> {
            Map<String, Chance> bars = new LinkedHashMap<>();
            BinnedDistribution.few(numbers(name)).forEach(bin -> bars.put(bin.label(), bin.exactly()));
            picture.heading(name + ": mean " + twoDecimals(numbers(name).mean()));
            picture.bars(bars);
        });
        return picture.text();
    }
}
