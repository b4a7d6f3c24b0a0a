package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Formats units ranked by odds, one row each, best first. A ranking by chance also shows the mean of the main number. A
 * ranking by the mean of a number also shows the chances of at least 1, 2 and 3, since a mean alone does not tell how likely
 * a good result is.
 */
public final class RankingText {

    private static final int PERCENT_DECIMALS = 1;
    private static final List<Integer> AT_LEAST = List.of(1, 2, 3);
    private static final String NO_VALUE = "-";

    private final String measure;
    private final boolean byMean;

    /**
     * Creates the format.
     *
     * @param measure codes with commas between them, or the name of a number
     * @param byMean whether the measure is a number, to be ranked by its mean
     */
    public RankingText(String measure, boolean byMean) {
        this.measure = measure;
        this.byMean = byMean;
    }

    /** Returns the title: the measure that the rows are ranked by. */
    public String caption() {
        return byMean ? "Mean " + measure : "Chance of " + measure.replace(",", " or ") + ", in percent";
    }

    /** Formats the measure of one row; a dash if its outcomes never have the number. */
    public String measured(Odds odds) {
        return byMean ? mean(odds, measure) : percent(odds.chance(List.of(measure.split(",", -1))));
    }

    /** Formats the rows in the order given, which is best first. */
    public String table(Map<String, Odds> rows, Style style, int width) {
        ColumnLayout columns = new ColumnLayout("l" + "r".repeat(AT_LEAST.size() + 1));
        Optional<String> main = mainNumber(rows);
        columns.row(headings(main).toArray(String[]::new));
        rows.forEach((units, odds) -> {
            List<String> cells = new ArrayList<>(List.of(units, measured(odds)));
            if (byMean) {
                AT_LEAST.forEach(least -> cells.add(atLeast(odds, least)));
            } else {
                main.ifPresent(name -> cells.add(mean(odds, name)));
            }
            columns.row(cells.toArray(String[]::new));
        });
        return LineWrapper.text(style.bold(caption()) + "\n" + String.join("\n", columns.lines("")) + "\n", width);
    }

    private List<String> headings(Optional<String> main) {
        List<String> headings = new ArrayList<>(List.of("", byMean ? "mean" : "chance"));
        if (byMean) {
            AT_LEAST.forEach(least -> headings.add(least + "+ %"));
        } else {
            main.ifPresent(name -> headings.add("mean " + name));
        }
        return headings;
    }

    /** Returns the main number of the first row that has one. */
    private static Optional<String> mainNumber(Map<String, Odds> rows) {
        return rows.values().stream()
                .flatMap(odds -> odds.mainNumber().stream())
                .findFirst();
    }

    private static String mean(Odds odds, String name) {
        return odds.meanOrConstant(name).map(SituationOdds::twoDecimals).orElse(NO_VALUE);
    }

    /** Formats the chance that the measure is at least this high. Outcomes without the number count as lower. */
    private String atLeast(Odds odds, int least) {
        BigDecimal bound = BigDecimal.valueOf(least);
        Distribution distribution = odds.numbers().get(measure);
        if (distribution == null) {
            return odds.meanOrConstant(measure)
                    .map(always -> always.compareTo(bound) >= 0 ? Chance.CERTAIN : Chance.NONE)
                    .map(RankingText::percent)
                    .orElse(NO_VALUE);
        }
        Chance sum = Chance.NONE;
        for (Map.Entry<BigDecimal, Chance> value : distribution.values().entrySet()) {
            sum = value.getKey().compareTo(bound) >= 0 ? sum.or(value.getValue()) : sum;
        }
        return percent(sum);
    }

    private static String percent(Chance chance) {
        return chance.rounded(PERCENT_DECIMALS + 2).movePointRight(2).toPlainString();
    }
}
