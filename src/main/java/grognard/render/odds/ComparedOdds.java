package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.render.chart.BlockChart;
import grognard.render.chart.Percent;
import grognard.render.chart.SvgWriter;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
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

/** Shows the odds of two situations of one resolver side by side. The selected codes and details are those of the first. */
public record ComparedOdds(SituationOdds first, SituationOdds second) implements OddsView {

    /** Length of a bar: short, since two stand on each line. */
    private static final int BAR = 8;

    /** Decimals of the difference in percentage points. */
    private static final int DECIMALS = 2;

    @Override
    public String text(Style style, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(first.question().title()) + ": exact odds side by side, the difference in points");
        lines.addAll(LineWrapper.lines("  A " + optionsOf(first), width));
        lines.addAll(LineWrapper.lines("  B " + optionsOf(second), width));
        for (String line : tableRemarks()) {
            lines.addAll(LineWrapper.remark(style, line, width));
        }
        ColumnLayout table = new ColumnLayout("lrrlrrlr");
        table.row("", "", "A", "", "", "B", "", "A - B");
        columns().forEach((title, codes) -> {
            Chance a = first.odds().chance(codes);
            Chance b = second.odds().chance(codes);
            table.row(
                    title,
                    Percent.fraction(a, first.detail().ways()),
                    Percent.of(a),
                    paddedBar(a),
                    Percent.fraction(b, first.detail().ways()),
                    Percent.of(b),
                    paddedBar(b),
                    Numbers.signed(a.pointsOver(b, DECIMALS)));
        });
        addMeans(table);
        lines.addAll(table.lines("  "));
        return String.join("\n", lines) + "\n";
    }

    /** Returns the remarks on the tables in use: one if both situations have the same. */
    private List<String> tableRemarks() {
        Optional<String> a = first.tablesUsed().line();
        Optional<String> b = second.tablesUsed().line();
        if (a.equals(b)) {
            return a.stream().toList();
        }
        List<String> lines = new ArrayList<>();
        a.ifPresent(line -> lines.add("A: " + line));
        b.ifPresent(line -> lines.add("B: " + line));
        return lines;
    }

    /** Returns the options that define a situation. */
    private static String optionsOf(SituationOdds odds) {
        String options = odds.question().options();
        return options.isEmpty() ? "(no options)" : options;
    }

    /** Draws a bar and pads it with blanks, so that the columns to its right stay aligned. */
    private static String paddedBar(Chance chance) {
        String bar = BlockChart.bar(chance, BAR);
        return bar + " ".repeat(BAR - bar.length());
    }

    /** Adds a row with both means of each number; a dash for a number that does not vary in one of the situations. */
    private void addMeans(ColumnLayout table) {
        for (String name : numbers()) {
            Optional<BigDecimal> a = first.odds().mean(name);
            Optional<BigDecimal> b = second.odds().mean(name);
            Optional<String> difference = a.flatMap(mean ->
                    b.map(other -> Numbers.signed(new BigDecimal(SituationOdds.twoDecimals(mean.subtract(other))))));
            table.row(
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

    /** Returns the numbers whose means are compared: all of either situation with {@code --numbers}, otherwise the main one. */
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

    /** Returns the codes to show, by the title of their row. */
    private Map<String, List<String>> columns() {
        return OddsQuestion.columns(first.of(), codesOfBoth());
    }

    /** Returns the codes that are possible in either situation, in the order of the table. */
    public List<String> codesOfBoth() {
        return Odds.codes(first.question().resolver().description(), List.of(first.odds(), second.odds()));
    }

    /** Lists every code that is possible in either situation, even if the text shows only some. */
    @Override
    public String csv() {
        List<String> numbers = Odds.numbers(List.of(first.odds(), second.odds()));
        List<String> header = new ArrayList<>(List.of("code", "ways", "of", "p", "vs-ways", "vs-of", "vs-p", "points"));
        header.addAll(CsvText.numberColumns("", numbers));
        header.addAll(CsvText.numberColumns("vs-", numbers));
        List<String> means = new ArrayList<>(CsvText.numberCells(first.odds(), numbers));
        means.addAll(CsvText.numberCells(second.odds(), numbers));
        CsvText csv = new CsvText(first.tablesUsed(), second.tablesUsed()).row(header);
        for (String code : codesOfBoth()) {
            List<String> one = List.of(code);
            csv.row(one, first.odds().chance(one), second.odds().chance(one), means);
        }
        return csv.text();
    }

    /** Writes one object for the first situation, which contains the second ({@code vs}) and the differences. */
    @Override
    public void json(JsonLines out) {
        first.json(out, () -> {
            JsonGenerator json = out.json();
            json.writeObjectFieldStart("vs");
            out.inputs(second.situation().inputs());
            out.odds(second.odds());
            out.tables(second.question().tables(), second.tablesUsed());
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
        SvgWriter picture = new SvgWriter(first.question().title() + ": exact odds side by side", "");
        picture.heading("A  " + optionsOf(first));
        picture.heading("B  " + optionsOf(second));
        tableRemarks().forEach(picture::heading);
        Map<String, Map<String, Chance>> bars = new LinkedHashMap<>();
        bars.put("A", OddsQuestion.chances(first.odds(), columns()));
        bars.put("B", OddsQuestion.chances(second.odds(), columns()));
        picture.stackedBars(List.copyOf(columns().keySet()), bars);
        return picture.text();
    }
}
