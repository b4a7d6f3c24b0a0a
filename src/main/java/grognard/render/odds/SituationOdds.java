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
 * Shows the odds of one situation: a chart of its outcomes, and the distribution of its main number.
 *
 * @param of codes selected with {@code --of}, which share one row; empty for a row for each code
 */
public record SituationOdds(OddsQuestion question, Situation situation, Odds odds, List<String> of, Detail detail)
        implements OddsView {

    /**
     * Details that the player can ask for.
     *
     * @param numbers whether to show the distribution of every number instead of the main one
     * @param ways whether to show counts of ways of any length ({@code --ways}); otherwise only short ones, see {@link Percent#isShort}
     */
    public record Detail(boolean numbers, boolean ways) {}

    /** Length of the bar of a certain outcome, in characters. */
    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        String subject = "exact odds" + Percent.waysInAll(odds.of(), detail.ways());
        List<String> lines = question.heading(subject, tablesUsed(), style, width);
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
                        numbers.isLarge() ? BinnedDistribution.binned(numbers) : BinnedDistribution.unbinned(numbers);
                lines.addAll(table(style, name, bins, numbers));
            });
        } else if (of.isEmpty()) {
            lines.addAll(mainNumber(style, width));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the tables that decide in this situation. */
    TablesUsed tablesUsed() {
        return question.tables().used(question.resolver(), situation);
    }

    /** Whether the table of a number has a column of ways. */
    private boolean showsWays() {
        return detail.ways() || Percent.isShort(odds.of());
    }

    /** Returns the chances to show, by the title of their row. */
    private Map<String, Chance> shown() {
        return OddsQuestion.chances(
                odds, OddsQuestion.columns(of, odds.outcomes().keySet()));
    }

    /** Formats the distribution of the main number, and a remark that names the other numbers. */
    private List<String> mainNumber(Style style, int width) {
        List<String> lines = new ArrayList<>();
        List<String> others = new ArrayList<>(odds.numbers().keySet());
        Optional<String> main = odds.mainNumber();
        if (main.isPresent()) {
            Distribution numbers = distribution(main.get());
            lines.addAll(table(style, main.get(), BinnedDistribution.binned(numbers), numbers));
            others.remove(main.get());
        }
        if (!others.isEmpty()) {
            String too = others.size() < odds.numbers().size() ? " too" : "";
            lines.addAll(LineWrapper.remark(style, "--numbers shows " + String.join(", ", others) + too, width));
        }
        return lines;
    }

    private Distribution distribution(String name) {
        Distribution numbers = odds.numbers().get(name);
        if (numbers == null) {
            throw new IllegalArgumentException(name);
        }
        return numbers;
    }

    /** Formats the distribution of one number: a line with mean and spread, then a row for each bin. */
    private List<String> table(Style style, String name, List<BinnedDistribution.Bin> bins, Distribution distribution) {
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

    /** Formats a mean or a standard deviation. */
    public static String twoDecimals(BigDecimal number) {
        return number.setScale(2, RoundingMode.HALF_UP).toPlainString();
    }

    private static String bar(Style style, Chance chance) {
        return style.accent(BlockChart.bar(chance, BAR));
    }

    /**
     * Lists every outcome, even if {@code of} selects some. Every row repeats mean and spread of the numbers; the chances of
     * their values are only in the JSON.
     */
    @Override
    public String csv() {
        List<String> numbers = Odds.numbers(List.of(odds));
        List<String> header = new ArrayList<>(List.of("code", "ways", "of", "p"));
        header.addAll(CsvText.numberColumns("", numbers));
        CsvText csv = new CsvText(tablesUsed()).row(header);
        List<String> means = CsvText.numberCells(odds, numbers);
        odds.outcomes().forEach((code, chance) -> csv.row(List.of(code), chance, means));
        return csv.text();
    }

    @Override
    public void json(JsonLines out) {
        json(out, () -> {});
    }

    /** Writes the line, with the fields that {@code more} writes after the odds. */
    void json(JsonLines out, JsonLines.Body more) {
        out.odds(question.resolver(), question.tables(), situation, odds, more);
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(question.title() + ": exact odds", question.options());
        picture.caption(tablesUsed());
        picture.bars(shown());
        odds.mainNumber().ifPresent(name -> {
            Map<String, Chance> bars = new LinkedHashMap<>();
            BinnedDistribution.binned(distribution(name)).forEach(bin -> bars.put(bin.label(), bin.exactly()));
            picture.heading(name + ": mean " + twoDecimals(distribution(name).mean()));
            picture.bars(bars);
        });
        return picture.text();
    }
}
