package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Units ranked by odds, one row each, best first. Beside the chance of the wanted outcomes stands the mean of the most
 * important number; beside the mean of a number stand the chances of at least 1, 2 and 3, since a mean alone does not tell
 * how likely a good result is.
 */
public final class RankingText {

    private static final int PERCENT_DECIMALS = 1;
    private static final int MEAN_DECIMALS = 2;
    private static final List<Integer> AT_LEAST = List.of(1, 2, 3);
    private static final String NOTHING = "-";

    private final String measure;
    private final boolean number;

    /**
     * Creates the format.
     *
     * @param measure codes with commas between them, or the name of a number
     * @param number whether it is a number
     */
    public RankingText(String measure, boolean number) {
        this.measure = measure;
        this.number = number;
    }

    /** Says what the rows are ranked by. */
    public String caption() {
        return number ? "Mean " + measure : "Chance of " + measure.replace(",", " or ") + ", in percent";
    }

    /** The worth of one row by the measure, as it is shown; a dash if its outcomes never have the number. */
    public String worth(Odds odds) {
        return number
                ? mean(odds, measure)
                : percent(odds.chance(List.of(measure.split(",", -1)))).toPlainString();
    }

    /** Formats the rows, which are in order. */
    public String table(Map<String, Odds> rows, Style style, int width) {
        ColumnLayout columns = new ColumnLayout("l" + "r".repeat(AT_LEAST.size() + 1));
        Optional<String> main = main(rows);
        columns.row(headings(main).toArray(String[]::new));
        rows.forEach((units, odds) -> {
            List<String> cells = new ArrayList<>(List.of(units, worth(odds)));
            if (number) {
                AT_LEAST.forEach(least -> cells.add(atLeast(odds, least)));
            } else {
                main.ifPresent(name -> cells.add(mean(odds, name)));
            }
            columns.row(cells.toArray(String[]::new));
        });
        return LineWrapper.text(style.bold(caption()) + "\n" + String.join("\n", columns.lines("")) + "\n", width);
    }

    private List<String> headings(Optional<String> main) {
        List<String> headings = new ArrayList<>(List.of("", number ? "mean" : "chance"));
        if (number) {
            AT_LEAST.forEach(least -> headings.add(least + "+ %"));
        } else {
            main.ifPresent(name -> headings.add("mean " + name));
        }
        return headings;
    }

    private static Optional<String> main(Map<String, Odds> rows) {
        return rows.values().stream()
                .flatMap(odds -> odds.mainNumber().stream())
                .findFirst();
    }

    private static String mean(Odds odds, String name) {
        return odds.meanOrConstant(name)
                .map(mean -> mean.setScale(MEAN_DECIMALS, RoundingMode.HALF_UP).toPlainString())
                .orElse(NOTHING);
    }

    /** The chance that the measure is at least so high, over all outcomes; those without it count as less. */
    private String atLeast(Odds odds, int least) {
        BigDecimal bound = BigDecimal.valueOf(least);
        Distribution distribution = odds.numbers().get(measure);
        if (distribution == null) {
            return odds.meanOrConstant(measure)
                    .map(always -> always.compareTo(bound) >= 0 ? Chance.CERTAIN : Chance.NONE)
                    .map(chance -> percent(chance).toPlainString())
                    .orElse(NOTHING);
        }
        Chance sum = Chance.NONE;
        for (Map.Entry<BigDecimal, Chance> value : distribution.values().entrySet()) {
            sum = value.getKey().compareTo(bound) >= 0 ? sum.or(value.getValue()) : sum;
        }
        return percent(sum).toPlainString();
    }

    private static BigDecimal percent(Chance chance) {
        return chance.rounded(PERCENT_DECIMALS + 2).movePointRight(2);
    }
}
