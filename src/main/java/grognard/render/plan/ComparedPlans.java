package grognard.render.plan;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.odds.OddsView;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.plan.PlanView.About;
import grognard.render.plan.PlanView.Row;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Shows two plans for the same game side by side: the chance of the goal, and of the values of the units' fields afterwards.
 * Steps are not compared, since those of the two plans may differ.
 */
public record ComparedPlans(PlanView first, PlanView second) implements OddsView {

    /** Decimals of the difference in percentage points. */
    private static final int DECIMALS = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("plan") + ": exact odds side by side, the difference in points");
        lines.addAll(LineWrapper.lines("  A " + steps(first), width));
        lines.addAll(LineWrapper.lines("  B " + steps(second), width));
        ColumnLayout columns = new ColumnLayout("lrrr");
        columns.row("", "A", "B", "A - B");
        groups().forEach((group, rows) -> {
            boolean isGoal = group.about() == About.GOAL;
            if (!isGoal) {
                columns.row(title(group), "", "", "");
            }
            for (Row row : rows) {
                Chance a = chance(first, row);
                Chance b = chance(second, row);
                columns.row(
                        isGoal ? title(group) : "   " + row.value(),
                        Percent.of(a),
                        Percent.of(b),
                        Numbers.signed(a.pointsOver(b, DECIMALS)));
            }
        });
        lines.addAll(columns.lines("  "));
        return String.join("\n", lines) + "\n";
    }

    /** Returns the title of a group: the goal, or the unit and its field. */
    private static String title(Row group) {
        return group.about() == About.GOAL ? group.name() : group.name() + " " + group.what();
    }

    /** Formats the steps of a plan, so that a reader can tell A from B. */
    private static String steps(PlanView view) {
        return String.join("; ", view.forecast().plan().lines());
    }

    /** Returns the rows of either plan that are compared, by the goal or the unit and field that they are about. */
    private Map<Row, List<Row>> groups() {
        Set<Row> rows = new LinkedHashSet<>(first.rows().keySet());
        rows.addAll(second.rows().keySet());
        return rows.stream()
                .filter(row -> row.about() != About.STEP)
                .collect(Collectors.groupingBy(Row::group, LinkedHashMap::new, Collectors.toList()));
    }

    /**
     * Returns the chance of a row in one plan. A plan has no rows for a field that it never changes, so there the value at
     * the start is certain.
     */
    private static Chance chance(PlanView view, Row row) {
        BigInteger ways = view.rows().get(row);
        if (ways != null) {
            return view.chance(ways);
        }
        boolean changes =
                view.rows().keySet().stream().anyMatch(other -> other.group().equals(row.group()));
        return !changes && view.isAtFirst(row) ? Chance.CERTAIN : Chance.NONE;
    }

    /** Returns the chance of the goal in the first plan minus that in the second, in points; empty without a goal. */
    Optional<BigDecimal> points(int decimals) {
        return first.forecast()
                .want()
                .flatMap(a ->
                        second.forecast().want().map(b -> first.chance(a).pointsOver(second.chance(b), decimals)));
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(first.tablesUsed(), second.tablesUsed())
                .row(List.of("what", "name", "value", "ways", "of", "p", "vs-ways", "vs-of", "vs-p", "points"));
        groups().values()
                .forEach(rows ->
                        rows.forEach(row -> csv.row(row.cells(), chance(first, row), chance(second, row), List.of())));
        return csv.text();
    }

    /** Writes one object for the first plan, which contains the second ({@code vs}) and the difference. */
    @Override
    public void json(JsonLines out) {
        Optional<BigDecimal> points = points(JsonLines.DECIMALS);
        out.line(first.tables(), first.tablesUsed(), () -> {
            JsonGenerator json = out.json();
            out.head(first.forecast().ruleset());
            new PlanJson(json).write(first);
            json.writeObjectFieldStart("vs");
            new PlanJson(json).write(second);
            json.writeEndObject();
            if (points.isPresent()) {
                json.writeObjectFieldStart("difference");
                json.writeNumberField("points", points.get());
                json.writeEndObject();
            }
        });
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter("Two plans: exact odds side by side", "");
        picture.heading("A  " + steps(first));
        picture.heading("B  " + steps(second));
        picture.legend(List.of("A", "B"));
        Map<Row, List<Row>> groups = groups();
        groups.values()
                .forEach(rows -> picture.align(rows.stream().map(Row::value).toList()));
        groups.forEach((group, rows) -> {
            picture.heading(title(group));
            Map<String, List<Chance>> bars = new LinkedHashMap<>();
            rows.forEach(row -> bars.put(row.value(), List.of(chance(first, row), chance(second, row))));
            picture.groupedBars(bars);
        });
        return picture.text();
    }
}
