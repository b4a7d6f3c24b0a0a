package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Odds;
import grognard.render.chart.Percent;
import grognard.render.chart.ShadedGrid;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shows the worth of each option of a line in percentage points: the odds with all options minus the odds without that one.
 *
 * @param with odds of the complete line
 * @param without odds without an option, by its name; empty if the rules exclude that situation
 */
public record OptionWorthView(SituationOdds with, Map<String, Optional<Odds>> without) implements OddsView {

    /** Decimals of percentage points, in text, CSV and JSON alike. */
    private static final int DECIMALS = 2;

    public OptionWorthView {
        without = new LinkedHashMap<>(without);
    }

    @Override
    public String text(Style style, int width) {
        List<String> lines =
                with.question().heading("what each option is worth, in points", with.tablesUsed(), style, width);
        List<String> rows = new ArrayList<>(List.of("in percent"));
        without.keySet().forEach(name -> rows.add("--" + name));
        ShadedGrid grid = new ShadedGrid("", rows, width);
        codes().forEach((title, codes) -> {
            List<ShadedGrid.Entry> entries = new ArrayList<>();
            entries.add(ShadedGrid.Entry.of(Percent.number(with.odds().chance(codes), DECIMALS)));
            without.values()
                    .forEach(odds ->
                            entries.add(ShadedGrid.Entry.of(odds.map(other -> Numbers.signed(points(codes, other)))
                                    .orElse("-"))));
            grid.column(title, entries);
        });
        lines.addAll(grid.lines(style));
        return String.join("\n", lines) + "\n";
    }

    /** Returns the codes to show, by the title of their column. */
    private Map<String, List<String>> codes() {
        List<Odds> all = new ArrayList<>(List.of(with.odds()));
        without.values().forEach(odds -> odds.ifPresent(all::add));
        return OddsQuestion.columns(
                with.of(), Odds.codes(with.question().resolver().description(), all));
    }

    /** Returns the percentage points that the option adds to the chance of these codes; negative if it lowers it. */
    BigDecimal points(List<String> codes, Odds other) {
        return with.odds().chance(codes).pointsOver(other.chance(codes), DECIMALS);
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(with.tablesUsed()).row(List.of("option", "code", "points"));
        without.forEach((name, odds) -> codes().forEach((title, codes) -> csv.row(List.of(
                name,
                title,
                odds.map(other -> points(codes, other).toPlainString()).orElse("")))));
        return csv.text();
    }

    /** Writes one object with the odds of the complete line; its array {@code why} has the points of each option. */
    @Override
    public void json(JsonLines out) {
        Map<String, List<String>> codes = codes();
        with.json(out, () -> {
            JsonGenerator json = out.json();
            json.writeArrayFieldStart("why");
            for (Map.Entry<String, Optional<Odds>> one : without.entrySet()) {
                json.writeStartObject();
                json.writeStringField("input", one.getKey());
                json.writeObjectFieldStart("points");
                if (one.getValue().isPresent()) {
                    for (Map.Entry<String, List<String>> code : codes.entrySet()) {
                        json.writeNumberField(
                                code.getKey(),
                                points(code.getValue(), one.getValue().get()));
                    }
                }
                json.writeEndObject();
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    /** Draws only the odds of the complete line. */
    @Override
    public String svg() {
        return with.svg();
    }
}
