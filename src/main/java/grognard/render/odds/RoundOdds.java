package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.OddsByRound;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.ShadedGrid;
import grognard.render.chart.SvgWriter;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import grognard.rules.Situation;
import grognard.rules.TablesUsed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a fight stands after each round: a line a round, a column an outcome, and last, unless the last round decides it,
 * how it ends.
 *
 * @param of the outcomes that were asked for; all if empty
 * @param numbers whether every number is wanted
 */
public record RoundOdds(OddsQuestion asked, Situation situation, OddsByRound odds, List<String> of, boolean numbers)
        implements OddsView {

    private static final String END = "end";

    /** So many numbers stand beside the outcomes without being asked for. */
    private static final int FEW = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(asked.title()) + ": exact odds after each round, in percent");
        lines.addAll(asked.remarks(used(), style, width));
        Map<String, Odds> rows = rows();
        ShadedGrid lattice = new ShadedGrid("round", List.copyOf(rows.keySet()), width);
        columns().forEach((name, codes) -> {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            for (Odds row : rows.values()) {
                Chance chance = row.chance(codes);
                entries.add(new ShadedGrid.Bar(BlockChart.height(chance), Percent.number(chance, 1)));
            }
            lattice.column(name, entries);
        });
        for (String number : shownNumbers()) {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            rows.values().forEach(row -> entries.add(ShadedGrid.Bar.of(mean(row, number))));
            lattice.column("mean " + number, entries);
        }
        lines.addAll(lattice.lines(style));
        if (odds.undecided().isPossible()) {
            lines.addAll(LineWrapper.remark(
                    style, "after that it goes on in " + Percent.of(odds.undecided()) + ", and so on", width));
        }
        return String.join("\n", lines) + "\n";
    }

    private TablesUsed used() {
        return asked.tables().used(asked.resolver(), situation);
    }

    /** The odds after each round, by its name; before the first it is the step that leads to it. */
    private Map<String, Odds> rows() {
        Map<String, Odds> rows = new LinkedHashMap<>();
        for (OddsByRound.Round round : odds.rounds()) {
            rows.put(name(round.number()), round.odds());
        }
        if (odds.undecided().isPossible()) {
            rows.put(END, odds.end());
        }
        return rows;
    }

    private String name(int number) {
        List<String> steps = asked.resolver().description().steps();
        return number == 0 && !steps.isEmpty() ? steps.get(0) : String.valueOf(number);
    }

    private Map<String, List<String>> columns() {
        Map<String, List<String>> columns = new LinkedHashMap<>();
        if (of.isEmpty()) {
            codes().forEach(code -> columns.put(code, List.of(code)));
        } else {
            columns.put(String.join(" or ", of), of);
        }
        return columns;
    }

    private List<String> codes() {
        return odds.codes(asked.resolver().description());
    }

    private List<String> shownNumbers() {
        Set<String> all = odds.end().numbers().keySet();
        if (numbers || all.size() <= FEW) {
            return List.copyOf(all);
        }
        return odds.end().mainNumber().stream().toList();
    }

    private static String mean(Odds row, String number) {
        return Optional.ofNullable(row.numbers().get(number))
                .map(found -> SituationOdds.twoDecimals(found.mean()))
                .orElse("");
    }

    @Override
    public String csv() {
        List<String> header = new ArrayList<>(List.of("round", "of"));
        for (String code : codes()) {
            header.add(code + " ways");
            header.add(code + " p");
        }
        CsvText csv = new CsvText(used()).row(header);
        rows().forEach((name, row) -> {
            List<String> fields = new ArrayList<>(List.of(name, row.of().toString()));
            for (String code : codes()) {
                Chance chance = row.chance(List.of(code));
                fields.add(chance.ways().toString());
                fields.add(CsvText.p(chance));
            }
            csv.row(fields);
        });
        return csv.text();
    }

    /** The rounds stand inside the object of how it ends. */
    @Override
    public void json(JsonLines out) {
        out.line(asked.tables(), used(), () -> {
            JsonGenerator json = out.json();
            out.head(asked.tables(), asked.resolver());
            out.inputs(situation.inputs());
            out.odds(odds.end());
            json.writeArrayFieldStart("rounds");
            for (OddsByRound.Round round : odds.rounds()) {
                json.writeStartObject();
                json.writeNumberField("round", round.number());
                out.odds(round.odds());
                json.writeEndObject();
            }
            json.writeEndArray();
        });
    }

    @Override
    public String svg() {
        SvgWriter picture = new SvgWriter(asked.title() + ": exact odds after each round", asked.options());
        picture.caption(used());
        picture.heading("round");
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        rows().forEach((name, row) -> {
            Map<String, Chance> parts = new LinkedHashMap<>();
            columns().forEach((column, codes) -> parts.put(column, row.chance(codes)));
            bars.put(name, parts);
        });
        picture.stacked(List.copyOf(columns().keySet()), bars);
        return picture.text();
    }
}
