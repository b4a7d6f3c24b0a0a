package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.OddsByRound;
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
 * Odds of a fight after each round: a row for each round, a column for each outcome. If the fight may still be undecided
 * after the last round shown, a further row has the odds of its end.
 *
 * @param of codes that the player asked for, added up in one column; empty for all
 * @param numbers whether to show the mean of every number
 */
public record RoundOdds(OddsQuestion asked, Situation situation, OddsByRound odds, List<String> of, boolean numbers)
        implements OddsView {

    /** Name of the row for the end of the fight, however long it takes. */
    private static final String END = "end";

    /** Up to this many numbers are shown without being asked for; of more, only the main one. */
    private static final int FEW = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = asked.heading("exact odds after each round, in percent", used(), style, width);
        Map<String, Odds> rows = rows();
        ShadedGrid grid = new ShadedGrid("round", List.copyOf(rows.keySet()), width);
        columns().forEach((name, codes) -> {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            rows.values().forEach(row -> entries.add(ShadedGrid.Bar.of(row.chance(codes))));
            grid.column(name, entries);
        });
        for (String number : shownNumbers()) {
            List<ShadedGrid.Bar> entries = new ArrayList<>();
            rows.values()
                    .forEach(row -> entries.add(ShadedGrid.Bar.of(
                            row.mean(number).map(SituationOdds::twoDecimals).orElse(""))));
            grid.column("mean " + number, entries);
        }
        lines.addAll(grid.lines(style));
        if (odds.undecided().isPossible()) {
            lines.addAll(LineWrapper.remark(
                    style, "after that it goes on in " + Percent.of(odds.undecided()) + ", and so on", width));
        }
        return String.join("\n", lines) + "\n";
    }

    private TablesUsed used() {
        return asked.tables().used(asked.resolver(), situation);
    }

    /** Odds after each round, by the name of the round. Round 0 is named after the step that comes before the fight. */
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
        return OddsQuestion.columns(of, codes());
    }

    private List<String> codes() {
        return odds.codes(asked.resolver().description());
    }

    /** Numbers whose means get a column. */
    private List<String> shownNumbers() {
        Set<String> all = odds.end().numbers().keySet();
        if (numbers || all.size() <= FEW) {
            return List.copyOf(all);
        }
        return odds.end().mainNumber().stream().toList();
    }

    @Override
    public String csv() {
        List<String> codes = codes();
        Map<String, Odds> rows = rows();
        List<String> numbers = Odds.numbers(List.copyOf(rows.values()));
        CsvText csv = new CsvText(used()).oddsHeader(List.of("round"), codes, numbers);
        rows.forEach((name, row) -> csv.oddsRow(List.of(name), Optional.of(row), codes, numbers));
        return csv.text();
    }

    /** One object with the odds of the end; the rounds are an array inside it. */
    @Override
    public void json(JsonLines out) {
        out.odds(asked.resolver(), asked.tables(), situation, odds.end(), () -> {
            JsonGenerator json = out.json();
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
        rows().forEach((name, row) -> bars.put(name, OddsQuestion.chances(row, columns())));
        picture.stacked(List.copyOf(columns().keySet()), bars);
        return picture.text();
    }
}
