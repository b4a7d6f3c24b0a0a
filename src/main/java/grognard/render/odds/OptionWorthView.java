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
 * Worth of each option of a line, in percentage points: its odds less the odds without that option.
 *
 * @param with odds of the complete line
 * @param without odds without each option, by its name; empty if the rules exclude that situation
 */
public record OptionWorthView(SituationOdds with, Map<String, Optional<Odds>> without) implements OddsView {

    /** Decimals of percentage points, in text, CSV and JSON alike. */
    private static final int DECIMALS = 2;

    public OptionWorthView {
        without = new LinkedHashMap<>(without);
    }

    @Override
    public String text(Style style, int width) {
        List<String> lines = with.asked().heading("what each option is worth, in points", with.used(), style, width);
        List<String> rows = new ArrayList<>(List.of("in percent"));
        without.keySet().forEach(name -> rows.add("--" + name));
        ShadedGrid grid = new ShadedGrid("", rows, width);
        codes().forEach((title, codes) -> {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            entries.add(ShadedGrid.Bar.of(Percent.number(with.odds().chance(codes), DECIMALS)));
            without.values()
                    .forEach(odds ->
                            entries.add(ShadedGrid.Bar.of(odds.map(other -> Numbers.signed(points(codes, other)))
                                    .orElse("-"))));
            grid.column(title, entries);
        });
        lines.addAll(grid.lines(style));
        return String.join("\n", lines) + "\n";
    }

    /** Codes to show, by the title of their column. */
    private Map<String, List<String>> codes() {
        List<Odds> all = new ArrayList<>(List.of(with.odds()));
        without.values().forEach(odds -> odds.ifPresent(all::add));
        return OddsQuestion.columns(
                with.of(), Odds.codes(with.asked().resolver().description(), all));
    }

    /** Percentage points that the chance of these codes gains by the option; negative if it loses. */
    BigDecimal points(List<String> codes, Odds other) {
        return with.odds().chance(codes).pointsOver(other.chance(codes), DECIMALS);
    }

    @Override
    public String csv() {
        CsvText csv = new CsvText(with.used()).row(List.of("option", "code", "points"));
        without.forEach((name, odds) -> codes().forEach((title, codes) -> csv.row(List.of(
                name,
                title,
                odds.map(other -> points(codes, other).toPlainString()).orElse("")))));
        return csv.text();
    }

    /** One object with the odds of the complete line; the array {@code why} inside it has the points of each option. */
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

    /** The picture shows the odds of the complete line only. */
    @Override
    public String svg() {
        return with.svg();
    }
}
