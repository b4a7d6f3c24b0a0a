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
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Shows the chances of a plan: of its goal, of the outcomes of each step, and of the values of the units' fields afterwards. */
public record PlanView(Forecast forecast, Tables tables) implements OddsView {

    /** Length of the bar of a certain outcome, in characters. */
    private static final int BAR = 24;

    /** The subject of a CSV row, kept beside its words: a field may have any name, even {@code want} or {@code left}. */
    enum About {
        GOAL,
        STEP,
        FIELD
    }

    /**
     * Key of a CSV row.
     *
     * @param what {@code want}, {@code reached}, {@code outcome}, {@code passed}, {@code left} or the field of a unit
     * @param name the goal, step, resolver or unit
     * @param value a code, a reason, the units of a duty or the value of the field; may be empty
     */
    record Row(About about, String what, String name, String value) {

        List<String> cells() {
            return List.of(what, name, value);
        }

        /** Returns the key of the rows about the same field of the same unit, or about the goal. */
        Row group() {
            return new Row(about, what, name, "");
        }
    }

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("plan") + ": exact odds" + Percent.waysInAll(forecast.of(), false));
        tablesUsed().line().ifPresent(line -> lines.addAll(LineWrapper.remark(style, line, width)));
        ColumnLayout columns = new ColumnLayout("lrrl");
        forecast.want().ifPresent(ways -> addRow(columns, style, forecast.plan().wanted(), ways));
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            columns.row(++number + "  " + step.line(), "", reached(step), "");
            if (step.hasDice()) {
                step.outcomes().forEach((code, ways) -> addRow(columns, style, "   " + code, ways));
            }
        }
        for (Forecast.FieldWays field : forecast.units()) {
            columns.row(field.unit() + " " + field.field(), "", mean(field), "");
            for (Forecast.ValueWays value : field.values()) {
                addRow(columns, style, "   " + text(value.value()), value.ways());
            }
        }
        lines.addAll(columns.lines("  "));
        lines.addAll(notPlayed(style, width));
        return String.join("\n", lines) + "\n";
    }

    /**
     * Formats remarks on steps that some dice cause to be skipped, and on duties that the plan does not play. Without them
     * the other numbers mislead.
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

    /** Formats the chance that a step is played; empty if it always is. */
    private String reached(Forecast.StepWays step) {
        Chance reached = chance(step.reached());
        return reached.isCertain() ? "" : reached.isPossible() ? "played in " + Percent.of(reached) : "never played";
    }

    /** Adds a row with a chance and its bar. */
    private void addRow(ColumnLayout columns, Style style, String name, BigInteger ways) {
        Chance chance = chance(ways);
        columns.row(
                name, Percent.fraction(chance, false), Percent.of(chance), style.accent(BlockChart.bar(chance, BAR)));
    }

    /** Formats the mean of a field; empty unless all its values are numbers. Ways in which the unit is gone do not count. */
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
        BigDecimal mean = sum.divide(new BigDecimal(ways), MathContext.DECIMAL64);
        return "mean " + SituationOdds.twoDecimals(mean);
    }

    /** Formats a value; null means that the field has none. */
    static String text(@Nullable Object value) {
        return value == null ? "none" : value.toString();
    }

    /** Whether the field of a row had the row's value before the first step. */
    boolean isAtFirst(Row row) {
        return forecast.start()
                .units()
                .find(row.name())
                .map(unit -> text(unit.get(row.what())).equals(row.value()))
                .orElse(false);
    }

    /** Returns the chance of a count of ways, over the denominator of the forecast. */
    Chance chance(BigInteger ways) {
        return new Chance(ways, forecast.of());
    }

    /** Returns the tables that decide in any step. */
    TablesUsed tablesUsed() {
        return tables.used(forecast.plan().tables());
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(tablesUsed()).row(List.of("what", "name", "value", "ways", "of", "p"));
        rows().forEach((row, ways) -> csv.row(row.cells(), chance(ways)));
        return csv.text();
    }

    /** Returns the ways of everything in the forecast, in the order of the CSV rows. */
    Map<Row, BigInteger> rows() {
        Map<Row, BigInteger> rows = new LinkedHashMap<>();
        forecast.want()
                .ifPresent(ways ->
                        rows.put(new Row(About.GOAL, "want", forecast.plan().wanted(), ""), ways));
        int number = 0;
        for (Forecast.StepWays step : forecast.steps()) {
            String name = ++number + " " + step.line();
            rows.put(new Row(About.STEP, "reached", name, ""), step.reached());
            step.outcomes().forEach((code, ways) -> rows.put(new Row(About.STEP, "outcome", name, code), ways));
            step.passed().forEach((why, ways) -> rows.put(new Row(About.STEP, "passed", name, why), ways));
        }
        for (Forecast.LeftWays left : forecast.left()) {
            rows.put(new Row(About.STEP, "left", left.resolver(), String.join(" ", left.units())), left.ways());
        }
        for (Forecast.FieldWays field : forecast.units()) {
            for (Forecast.ValueWays value : field.values()) {
                rows.put(new Row(About.FIELD, field.field(), field.unit(), text(value.value())), value.ways());
            }
        }
        return rows;
    }

    @Override
    public void json(JsonLines out) {
        out.line(tables, tablesUsed(), () -> {
            out.head(forecast.ruleset());
            new PlanJson(out.json()).write(this);
        });
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(
                "A plan: exact odds", String.join("; ", forecast.plan().lines()));
        picture.caption(tablesUsed());
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

    /** Draws a bar for each name. */
    private void bars(SvgWriter picture, Map<String, BigInteger> ways) {
        Map<String, Chance> bars = new LinkedHashMap<>();
        ways.forEach((name, one) -> bars.put(name, chance(one)));
        picture.bars(bars);
    }
}
