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
 * Shows the odds of a fight after each round: a row for each round, a column for each outcome. If the fight may still be
 * undecided after the last round shown, a further row has the odds of its end.
 *
 * @param of codes selected with {@code --of}, which share one column; empty for a column for each code
 * @param numbers whether to show the mean of every number
 */
public record RoundOdds(OddsQuestion question, Situation situation, OddsByRound odds, List<String> of, boolean numbers)
        implements OddsView {

    /** Label of the row for the end of the fight, however many rounds it takes. */
    private static final String END = "end";

    /** Most numbers that are all shown by default; of more than this, only the main one is. */
    private static final int MAX_DEFAULT_NUMBERS = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = question.heading("exact odds after each round, in percent", tablesUsed(), style, width);
        Map<String, Odds> rows = rows();
        ShadedGrid grid = new ShadedGrid("round", List.copyOf(rows.keySet()), width);
        columns().forEach((title, codes) -> {
            List<ShadedGrid.Entry> entries = new ArrayList<>();
            rows.values().forEach(row -> entries.add(ShadedGrid.Entry.of(row.chance(codes))));
            grid.column(title, entries);
        });
        for (String number : shownNumbers()) {
            List<ShadedGrid.Entry> entries = new ArrayList<>();
            rows.values()
                    .forEach(row -> entries.add(ShadedGrid.Entry.of(
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

    private TablesUsed tablesUsed() {
        return question.tables().used(question.resolver(), situation);
    }

    /** Returns the odds after each round, by the label of its row. */
    private Map<String, Odds> rows() {
        Map<String, Odds> rows = new LinkedHashMap<>();
        for (OddsByRound.Round round : odds.rounds()) {
            rows.put(label(round.number()), round.odds());
        }
        if (odds.undecided().isPossible()) {
            rows.put(END, odds.end());
        }
        return rows;
    }

    /** Returns the label of a round: its number, but for round 0 the name of the step before the fight. */
    private String label(int number) {
        List<String> steps = question.resolver().description().steps();
        return number == 0 && !steps.isEmpty() ? steps.get(0) : String.valueOf(number);
    }

    private Map<String, List<String>> columns() {
        return OddsQuestion.columns(of, codes());
    }

    private List<String> codes() {
        return odds.codes(question.resolver().description());
    }

    /** Returns the numbers whose means get a column. */
    private List<String> shownNumbers() {
        Set<String> all = odds.end().numbers().keySet();
        if (numbers || all.size() <= MAX_DEFAULT_NUMBERS) {
            return List.copyOf(all);
        }
        return odds.end().mainNumber().stream().toList();
    }

    @Override
    public String csv() {
        List<String> codes = codes();
        Map<String, Odds> rows = rows();
        List<String> numbers = Odds.numbers(List.copyOf(rows.values()));
        CsvText csv = new CsvText(tablesUsed()).oddsHeader(List.of("round"), codes, numbers);
        rows.forEach((name, row) -> csv.oddsRow(List.of(name), Optional.of(row), codes, numbers));
        return csv.text();
    }

    /** Writes one object with the odds of the end; its array {@code rounds} has the odds after each round. */
    @Override
    public void json(JsonLines out) {
        out.odds(question.resolver(), question.tables(), situation, odds.end(), () -> {
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
        SvgWriter picture = new SvgWriter(question.title() + ": exact odds after each round", question.options());
        picture.caption(tablesUsed());
        picture.heading("round");
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        rows().forEach((name, row) -> bars.put(name, OddsQuestion.chances(row, columns())));
        picture.stackedBars(List.copyOf(columns().keySet()), bars);
        return picture.text();
    }
}
