package grognard.render.plan;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.odds.OddsView;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Numbers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Two plans from the same game side by side: the chance of what was wanted, and of each field of the units afterwards.
 * Steps are not compared, since the plans may consist of different ones.
 */
public record ComparedPlans(PlanView first, PlanView second) implements OddsView {

    /** Decimals of the difference in percentage points. */
    private static final int DECIMALS = 2;

    /** Kind of the row with the chance of what was wanted. */
    private static final String WANT = "want";

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold("plan") + ": exact odds side by side, the difference in points");
        lines.addAll(LineWrapper.lines("  A " + steps(first), width));
        lines.addAll(LineWrapper.lines("  B " + steps(second), width));
        ColumnLayout columns = new ColumnLayout("lrrr");
        columns.row("", "A", "B", "A - B");
        String before = "";
        for (List<String> row : rows()) {
            String name = name(row);
            if (!row.get(0).equals(WANT) && !name.equals(before)) {
                columns.row(name, "", "", "");
            }
            before = name;
            Chance a = chance(first, row);
            Chance b = chance(second, row);
            columns.row(
                    row.get(0).equals(WANT) ? name : "   " + row.get(2),
                    Percent.of(a),
                    Percent.of(b),
                    Numbers.signed(a.pointsOver(b, DECIMALS)));
        }
        lines.addAll(columns.lines("  "));
        return String.join("\n", lines) + "\n";
    }

    /** Title of a group of rows: what was wanted, or the unit and its field. */
    private static String name(List<String> row) {
        return row.get(0).equals(WANT) ? row.get(1) : row.get(1) + " " + row.get(0);
    }

    /** The lines of a plan, which identify A and B. */
    private static String steps(PlanView view) {
        return String.join("; ", view.forecast().plan().lines());
    }

    /** Keys of the rows of either plan that both can have, with those of one unit and field next to each other. */
    private Set<List<String>> rows() {
        Set<List<String>> rows = new LinkedHashSet<>(first.rows().keySet());
        rows.addAll(second.rows().keySet());
        rows.removeIf(row -> List.of("reached", "outcome", "passed", "left").contains(row.get(0)));
        List<List<String>> sorted = new ArrayList<>(rows);
        List<List<String>> groups = rows.stream().map(row -> row.subList(0, 2)).toList();
        sorted.sort(Comparator.comparingInt(row -> groups.indexOf(row.subList(0, 2))));
        return new LinkedHashSet<>(sorted);
    }

    /**
     * Chance of a row in one plan. A field that the plan never changes has no rows; its value at the start is certain
     * then.
     */
    private static Chance chance(PlanView view, List<String> row) {
        BigInteger ways = view.rows().get(row);
        if (ways != null) {
            return view.chance(ways);
        }
        boolean changes = view.rows().keySet().stream()
                .anyMatch(
                        other -> other.get(0).equals(row.get(0)) && other.get(1).equals(row.get(1)));
        return !changes && view.forecast().isAtFirst(row.get(1), row.get(0), row.get(2)) ? Chance.CERTAIN : Chance.NONE;
    }

    /** Points by which the first plan is more likely to bring what was wanted; empty if nothing was. */
    Optional<BigDecimal> points(int decimals) {
        return first.forecast()
                .want()
                .flatMap(a ->
                        second.forecast().want().map(b -> first.chance(a).pointsOver(second.chance(b), decimals)));
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(first.used(), second.used())
                .row(List.of("what", "name", "value", "ways", "of", "p", "vs-ways", "vs-of", "vs-p", "points"));
        for (List<String> row : rows()) {
            csv.row(row, chance(first, row), chance(second, row), List.of());
        }
        return csv.text();
    }

    /** One object for the first plan; the second ({@code vs}) and the difference are inside it. */
    @Override
    public void json(JsonLines out) {
        Optional<BigDecimal> points = points(JsonLines.DECIMALS);
        out.line(first.tables(), first.used(), () -> {
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
        Map<String, Map<String, List<Chance>>> groups = new LinkedHashMap<>();
        for (List<String> row : rows()) {
            groups.computeIfAbsent(name(row), key -> new LinkedHashMap<>())
                    .put(row.get(2), List.of(chance(first, row), chance(second, row)));
        }
        groups.values().forEach(group -> picture.align(group.keySet()));
        groups.forEach((name, group) -> {
            picture.heading(name);
            picture.pairs(group);
        });
        return picture.text();
    }
}
