package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Odds;
import grognard.render.chart.Percent;
import grognard.render.chart.ShadedGrid;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What each option of a line is worth: the odds with it, and without.
 *
 * @param without the odds without each option, by its name; none where the rules know no such situation
 */
public record OptionWorthView(SituationOdds with, Map<String, Optional<Odds>> without) implements OddsView {

    private static final int DECIMALS = 2;

    public OptionWorthView {
        without = new LinkedHashMap<>(without);
    }

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(with.asked().title()) + ": what each option is worth, in points");
        lines.addAll(with.asked().remarks(with.used(), style, width));
        List<String> rows = new ArrayList<>(List.of("in percent"));
        without.keySet().forEach(name -> rows.add("--" + name));
        ShadedGrid lattice = new ShadedGrid("", rows, width);
        codes().forEach((title, codes) -> {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            entries.add(ShadedGrid.Bar.of(Percent.number(with.odds().chance(codes), DECIMALS)));
            without.values()
                    .forEach(odds -> entries.add(ShadedGrid.Bar.of(
                            odds.map(other -> signed(points(codes, other))).orElse("-"))));
            lattice.column(title, entries);
        });
        lines.addAll(lattice.lines(style));
        return String.join("\n", lines) + "\n";
    }

    /** The codes that are shown, each under its title; those that were asked for count as one. */
    private Map<String, List<String>> codes() {
        Map<String, List<String>> codes = new LinkedHashMap<>();
        if (!with.of().isEmpty()) {
            codes.put(String.join(" or ", with.of()), with.of());
            return codes;
        }
        List<Odds> all = new ArrayList<>(List.of(with.odds()));
        without.values().forEach(odds -> odds.ifPresent(all::add));
        for (String code : Odds.codes(with.asked().resolver().description(), all)) {
            codes.put(code, List.of(code));
        }
        return codes;
    }

    /** The points that the codes gain by the option. */
    BigDecimal points(List<String> codes, Odds other) {
        return with.odds().chance(codes).pointsOver(other.chance(codes), DECIMALS);
    }

    private static String signed(BigDecimal points) {
        return points.signum() > 0 ? "+" + points.toPlainString() : points.toPlainString();
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

    /** The points that each option is worth stand inside the object of the situation. */
    @Override
    public void json(JsonLines out) {
        Map<String, List<String>> codes = codes();
        out.line(with.asked().tables(), with.used(), () -> {
            JsonGenerator json = out.json();
            out.head(with.asked().tables(), with.asked().resolver());
            out.inputs(with.situation().inputs());
            out.odds(with.odds());
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

    @Override
    public String svg() {
        return with.svg();
    }
}
