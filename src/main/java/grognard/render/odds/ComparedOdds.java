package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Distribution;
import grognard.odds.Odds;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Resolver;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two situations of one resolver side by side. */
public record ComparedOdds(SituationOdds first, SituationOdds second) implements OddsView {

    private static final int BAR = 8;
    private static final int DECIMALS = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(first.asked().title()) + ": exact odds side by side, the difference in points");
        lines.addAll(LineWrapper.lines("  A " + nameOf(first), width));
        lines.addAll(LineWrapper.lines("  B " + nameOf(second), width));
        for (String line : tables()) {
            lines.addAll(LineWrapper.remark(style, line, width));
        }
        ColumnLayout columns = new ColumnLayout("lrrlrrlr");
        columns.row("", "", "A", "", "", "B", "", "A - B");
        for (String code : codes()) {
            Chance a = chance(first, code);
            Chance b = chance(second, code);
            columns.row(
                    code,
                    Percent.fraction(a, first.detail().ways()),
                    Percent.of(a),
                    padded(a),
                    Percent.fraction(b, first.detail().ways()),
                    Percent.of(b),
                    padded(b),
                    signed(a.pointsOver(b, DECIMALS)));
        }
        means(columns);
        lines.addAll(columns.lines("  "));
        return String.join("\n", lines) + "\n";
    }

    /** Whose numbers decide, of both where they differ. */
    private List<String> tables() {
        Optional<String> a = first.used().line();
        Optional<String> b = second.used().line();
        if (a.equals(b)) {
            return a.stream().toList();
        }
        List<String> lines = new ArrayList<>();
        a.ifPresent(line -> lines.add("A: " + line));
        b.ifPresent(line -> lines.add("B: " + line));
        return lines;
    }

    private static String nameOf(SituationOdds odds) {
        String options = odds.asked().options();
        return options.isEmpty() ? "(no options)" : options;
    }

    private static String padded(Chance chance) {
        String bar = BlockChart.bar(chance, BAR);
        return bar + " ".repeat(BAR - bar.length());
    }

    private void means(ColumnLayout columns) {
        for (String name : numbers()) {
            Optional<BigDecimal> a = mean(first, name);
            Optional<BigDecimal> b = mean(second, name);
            Optional<String> difference = a.flatMap(
                    mean -> b.map(other -> signed(new BigDecimal(SituationOdds.twoDecimals(mean.subtract(other))))));
            columns.row(
                    "mean " + name,
                    "",
                    a.map(SituationOdds::twoDecimals).orElse("-"),
                    "",
                    "",
                    b.map(SituationOdds::twoDecimals).orElse("-"),
                    "",
                    difference.orElse(""));
        }
    }

    private List<String> numbers() {
        List<String> names = new ArrayList<>();
        if (first.detail().numbers()) {
            names.addAll(first.odds().numbers().keySet());
            second.odds().numbers().keySet().stream()
                    .filter(name -> !names.contains(name))
                    .forEach(names::add);
        } else {
            first.odds().mainNumber().or(() -> second.odds().mainNumber()).ifPresent(names::add);
        }
        return names;
    }

    private static Optional<BigDecimal> mean(SituationOdds odds, String name) {
        return Optional.ofNullable(odds.odds().numbers().get(name)).map(Distribution::mean);
    }

    private static String signed(BigDecimal points) {
        return points.signum() > 0 ? "+" + points.toPlainString() : points.toPlainString();
    }

    /** The codes of either, in the order of the table; those that were asked for count as one. */
    private List<String> codes() {
        if (!first.of().isEmpty()) {
            return List.of(String.join(" or ", first.of()));
        }
        return codesOfBoth();
    }

    /** All codes that come up in either. */
    public List<String> codesOfBoth() {
        return Odds.codes(resolver().description(), List.of(first.odds(), second.odds()));
    }

    private Resolver resolver() {
        return first.asked().resolver();
    }

    private Chance chance(SituationOdds odds, String code) {
        return odds.odds().chance(first.of().isEmpty() ? List.of(code) : first.of());
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(first.used(), second.used())
                .row(List.of("code", "ways", "of", "p", "vs-ways", "vs-of", "vs-p", "points"));
        for (String code : codesOfBoth()) {
            Chance a = first.odds().chance(List.of(code));
            Chance b = second.odds().chance(List.of(code));
            List<String> cells = new ArrayList<>(List.of(code));
            cells.addAll(CsvText.versus(a, b));
            csv.row(cells);
        }
        return csv.text();
    }

    /** The second, and how many points the first has over it, stand inside the object of the first. */
    @Override
    public void json(JsonLines out) {
        out.line(first.asked().tables(), first.used(), () -> {
            JsonGenerator json = out.json();
            out.head(first.asked().tables(), first.asked().resolver());
            out.inputs(first.situation().inputs());
            out.odds(first.odds());
            json.writeObjectFieldStart("vs");
            out.inputs(second.situation().inputs());
            out.odds(second.odds());
            out.tables(second.asked().tables(), second.used());
            json.writeEndObject();
            json.writeArrayFieldStart("difference");
            for (String code : codesOfBoth()) {
                List<String> one = List.of(code);
                json.writeStartObject();
                json.writeStringField("code", code);
                json.writeNumberField(
                        "points",
                        first.odds().chance(one).pointsOver(second.odds().chance(one), JsonLines.DECIMALS));
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(first.asked().title() + ": exact odds side by side", "");
        picture.heading("A  " + nameOf(first));
        picture.heading("B  " + nameOf(second));
        tables().forEach(picture::heading);
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        bars.put("A", parts(first));
        bars.put("B", parts(second));
        picture.stacked(codes(), bars);
        return picture.text();
    }

    private Map<String, Chance> parts(SituationOdds odds) {
        Map<String, Chance> parts = new LinkedHashMap<>();
        codes().forEach(code -> parts.put(code, chance(odds, code)));
        return parts;
    }
}
