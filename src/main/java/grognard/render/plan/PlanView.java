package grognard.render.plan;

import grognard.odds.Chance;
import grognard.plan.Forecast;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.odds.OddsView;
import grognard.render.odds.SituationOdds;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Tables;
import grognard.rules.TablesUsed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chances of a plan: that it brings what was wanted, of the outcomes of each step, and of each field of the units after it. */
public record PlanView(Forecast forecast, Tables tables) implements OddsView {

    /** Length of the bar of a certain outcome, in characters. */
    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("plan") + ": exact odds" + Percent.waysInAll(forecast.of(), false));
        used().line().ifPresent(line -> lines.addAll(LineWrapper.remark(style, line, width)));
        ColumnLayout columns = new ColumnLayout("lrrl");
        forecast.want().ifPresent(ways -> row(columns, style, forecast.plan().wanted(), ways));
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            columns.row(++number + "  " + step.line(), "", reached(step), "");
            if (step.hasDice()) {
                step.outcomes().forEach((code, ways) -> row(columns, style, "   " + code, ways));
            }
        }
        for (Forecast.FieldWays field : forecast.units()) {
            columns.row(field.unit() + " " + field.field(), "", mean(field), "");
            for (Forecast.ValueWays value : field.values()) {
                row(columns, style, "   " + text(value.value()), value.ways());
            }
        }
        lines.addAll(columns.lines("  "));
        lines.addAll(notPlayed(style, width));
        return String.join("\n", lines) + "\n";
    }

    /**
     * Remarks on steps that are skipped on some paths of the dice, and on duties that the plan does not play. The other
     * numbers mislead without them.
     */
    private List<String> notPlayed(Style style, int width) {
        List<String> lines = new ArrayList<>();
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            number++;
            for (Map.Entry<String, BigInteger> passed : step.passed().entrySet()) {
                lines.addAll(LineWrapper.remark(
                        style,
                        "step " + number + " is passed over in " + Percent.of(chance(passed.getValue())) + ": "
                                + passed.getKey(),
                        width));
            }
        }
        for (Forecast.LeftWays left : forecast.left()) {
            lines.addAll(LineWrapper.remark(
                    style,
                    "due and not in the plan in " + Percent.of(chance(left.ways())) + ": " + left.resolver() + " "
                            + String.join(" ", left.units()),
                    width));
        }
        return lines;
    }

    /** Chance that a step is played at all; empty if it always is. */
    private String reached(Forecast.StepWays step) {
        Chance reached = chance(step.reached());
        return reached.isCertain() ? "" : reached.isPossible() ? "played in " + Percent.of(reached) : "never played";
    }

    /** Adds a row with a chance and its bar. */
    private void row(ColumnLayout columns, Style style, String name, BigInteger ways) {
        Chance chance = chance(ways);
        columns.row(
                name, Percent.fraction(chance, false), Percent.of(chance), style.accent(BlockChart.bar(chance, BAR)));
    }

    /** Mean of a numeric field, empty for others. Paths on which the unit does not exist are left out of the mean. */
    static String mean(Forecast.FieldWays field) {
        BigDecimal sum = BigDecimal.ZERO;
        BigInteger ways = BigInteger.ZERO;
        for (Forecast.ValueWays value : field.values()) {
            if (!(value.value() instanceof Number number)) {
                return "";
            }
            sum = sum.add(new BigDecimal(value.ways()).multiply(new BigDecimal(number.toString())));
            ways = ways.add(value.ways());
        }
        BigDecimal mean = sum.divide(new BigDecimal(ways), java.math.MathContext.DECIMAL64);
        return "mean " + SituationOdds.twoDecimals(mean);
    }

    /** A value as text; null means that the field has none. */
    static String text(@Nullable Object value) {
        return value == null ? "none" : value.toString();
    }

    /** Chance of so many of all ways. */
    Chance chance(BigInteger ways) {
        return new Chance(ways, forecast.of());
    }

    /** Tables that decide in any step. */
    TablesUsed used() {
        return tables.used(forecast.plan().tables());
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(used()).row(List.of("what", "name", "value", "ways", "of", "p"));
        rows().forEach((name, ways) -> csv.row(name, chance(ways)));
        return csv.text();
    }

    /**
     * Ways of everything in the forecast, in the order of the CSV rows. Keys have three parts: {@code want}, {@code
     * reached}, {@code outcome}, {@code passed}, {@code left} or a field; a step, resolver or unit; a code, reason or value.
     */
    Map<List<String>, BigInteger> rows() {
        Map<List<String>, BigInteger> rows = new LinkedHashMap<>();
        forecast.want()
                .ifPresent(ways -> rows.put(List.of("want", forecast.plan().wanted(), ""), ways));
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            String name = ++number + " " + step.line();
            rows.put(List.of("reached", name, ""), step.reached());
            step.outcomes().forEach((code, ways) -> rows.put(List.of("outcome", name, code), ways));
            step.passed().forEach((why, ways) -> rows.put(List.of("passed", name, why), ways));
        }
        for (Forecast.LeftWays left : forecast.left()) {
            rows.put(List.of("left", left.resolver(), String.join(" ", left.units())), left.ways());
        }
        for (Forecast.FieldWays field : forecast.units()) {
            for (Forecast.ValueWays value : field.values()) {
                rows.put(List.of(field.field(), field.unit(), text(value.value())), value.ways());
            }
        }
        return rows;
    }

    @Override
    public void json(JsonLines out) {
        out.line(tables, used(), () -> {
            out.head(forecast.ruleset());
            new PlanJson(out.json()).write(this);
        });
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(
                "A plan: exact odds", String.join("; ", forecast.plan().lines()));
        picture.caption(used());
        // Align the labels of all groups before the first bar is drawn, so that their bars can be compared.
        forecast.steps().forEach(step -> picture.align(step.outcomes().keySet()));
        forecast.units()
                .forEach(field -> picture.align(field.values().stream()
                        .map(value -> text(value.value()))
                        .toList()));
        forecast.want().ifPresent(ways -> {
            picture.heading(forecast.plan().wanted());
            picture.bars(Map.of("", chance(ways)));
        });
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            number++;
            if (step.hasDice()) {
                String reached = reached(step);
                picture.heading(number + "  " + step.line() + (reached.isEmpty() ? "" : ": " + reached));
                bars(picture, step.outcomes());
            }
        }
        for (Forecast.FieldWays field : forecast.units()) {
            String mean = mean(field);
            picture.heading(field.unit() + " " + field.field() + (mean.isEmpty() ? "" : ": " + mean));
            Map<String, BigInteger> bars = new LinkedHashMap<>();
            field.values().forEach(value -> bars.put(text(value.value()), value.ways()));
            bars(picture, bars);
        }
        return picture.text();
    }

    /** Draws a bar for each entry, by name. */
    private void bars(SvgWriter picture, Map<String, BigInteger> ways) {
        Map<String, Chance> bars = new LinkedHashMap<>();
        ways.forEach((name, one) -> bars.put(name, chance(one)));
        picture.bars(bars);
    }
}
