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

/** The chances of a plan: of what was wanted, of how each step ends, and of what becomes of the units. */
public record PlanView(Forecast forecast, Tables tables) implements OddsView {

    private static final int BAR = 24;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("plan") + ": exact odds" + waysInAll());
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

    /** What was passed over and what was left out, which a player must know to believe the rest. */
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

    private String reached(Forecast.StepWays step) {
        Chance reached = chance(step.reached());
        return reached.isCertain() ? "" : reached.isPossible() ? "played in " + Percent.of(reached) : "never played";
    }

    private void row(ColumnLayout columns, Style style, String name, BigInteger ways) {
        Chance chance = chance(ways);
        columns.row(
                name, Percent.fraction(chance, false), Percent.of(chance), style.accent(BlockChart.bar(chance, BAR)));
    }

    /** How many ways there are, where somebody might count them. */
    private String waysInAll() {
        BigInteger of = forecast.of();
        return of.equals(BigInteger.ONE) ? ", no dice" : Percent.areFew(of) ? ", " + of + " ways in all" : "";
    }

    /** The mean of a number, where it is one; a unit that is not there in some courses does not count in these. */
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

    static String text(@Nullable Object value) {
        return value == null ? "none" : value.toString();
    }

    Chance chance(BigInteger ways) {
        return new Chance(ways, forecast.of());
    }

    /** Whose numbers decide. */
    TablesUsed used() {
        return tables.used(forecast.plan().tables());
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(used()).row(List.of("what", "name", "value", "ways", "of", "p"));
        rows().forEach((name, ways) -> {
            List<String> cells = new ArrayList<>(name);
            Chance chance = chance(ways);
            cells.addAll(List.of(ways.toString(), forecast.of().toString(), CsvText.p(chance)));
            csv.row(cells);
        });
        return csv.text();
    }

    /** Everything by what it is, whose, and which. */
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
                Map<String, Chance> bars = new LinkedHashMap<>();
                step.outcomes().forEach((code, ways) -> bars.put(code, chance(ways)));
                picture.bars(bars);
            }
        }
        for (Forecast.FieldWays field : forecast.units()) {
            String mean = mean(field);
            picture.heading(field.unit() + " " + field.field() + (mean.isEmpty() ? "" : ": " + mean));
            Map<String, Chance> bars = new LinkedHashMap<>();
            field.values().forEach(value -> bars.put(text(value.value()), chance(value.ways())));
            picture.bars(bars);
        }
        return picture.text();
    }
}
