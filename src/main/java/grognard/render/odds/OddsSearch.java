package grognard.render.odds;

import com.fasterxml.jackson.core.JsonGenerator;
import grognard.odds.Chance;
import grognard.odds.Sweep;
import grognard.odds.SweepAxis;
import grognard.odds.SweepCell;
import grognard.render.chart.Percent;
import grognard.render.page.Style;
import grognard.render.result.JsonLines;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the value of one parameter at which an outcome reaches a wanted chance ({@code --least}). Values are tried in
 * order. If the first one reaches the chance, the answer is the last value before one that fails; otherwise it is the first
 * value that reaches it.
 *
 * @param of codes that count as the wanted outcome
 * @param least the wanted chance, in percent
 */
public record OddsSearch(OddsQuestion question, Sweep sweep, List<String> of, BigDecimal least) implements SweepView {

    /** Precision for comparing chances to find the best one. */
    private static final int DECIMALS = 10;

    /** Returns the parameter whose values are searched; a search has exactly one. */
    SweepAxis axis() {
        return sweep.axes().get(0);
    }

    /** Returns the cells that the rules allow; a sweep has at least one. */
    private List<SweepCell> possible() {
        return sweep.cells().stream().filter(cell -> cell.answer().isPresent()).toList();
    }

    private Chance chance(SweepCell cell) {
        return cell.odds().orElseThrow().chance(of);
    }

    /** Compares exactly, without rounding: ways / of >= least / 100. */
    private boolean reaches(SweepCell cell) {
        Chance chance = chance(cell);
        BigDecimal wanted = least.multiply(new BigDecimal(chance.of())).movePointLeft(2);
        return new BigDecimal(chance.ways()).compareTo(wanted) >= 0;
    }

    /** Returns the cell with the value that answers the search; empty if no cell reaches the chance. */
    Optional<SweepCell> found() {
        List<SweepCell> cells = possible();
        boolean firstReaches = reaches(cells.get(0));
        int change = 1; // index of the first cell that differs from cell 0
        while (change < cells.size() && reaches(cells.get(change)) == firstReaches) {
            change++;
        }
        if (firstReaches) {
            return Optional.of(cells.get(change - 1));
        }
        return change < cells.size() ? Optional.of(cells.get(change)) : Optional.empty();
    }

    @Override
    public String text(Style style, int width) {
        String subject = "which " + axis().parameter().option() + " gives " + String.join(" or ", of) + " at least "
                + least.toPlainString() + "%";
        List<String> lines = question.heading(subject, question.tablesUsed(sweep), style, width);
        Optional<SweepCell> found = found();
        if (found.isEmpty()) {
            SweepCell best = Collections.max(
                    possible(),
                    Comparator.comparing((SweepCell cell) -> chance(cell).rounded(DECIMALS)));
            lines.add("  none; the best is " + describe(best));
        } else {
            String which = reaches(possible().get(0)) ? "the largest: " : "the smallest: ";
            lines.add("  " + which + style.bold(describe(found.get())));
            failingNeighbour(found.get()).ifPresent(cell -> lines.add("  not so " + describe(cell)));
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the adjacent cell that fails to reach the chance; empty if the answer is the last value. */
    private Optional<SweepCell> failingNeighbour(SweepCell found) {
        List<SweepCell> cells = possible();
        int at = cells.indexOf(found) + (reaches(cells.get(0)) ? 1 : -1);
        return at >= 0 && at < cells.size() ? Optional.of(cells.get(at)) : Optional.empty();
    }

    /** Describes a value and its chance: {@code --pips 2, 58.33%}. */
    private String describe(SweepCell cell) {
        return axis().parameter().option() + " " + cell.at().get(0) + ", " + Percent.of(chance(cell));
    }

    /** Writes one line, unlike other sweeps: the value found and its chance, or null if no value reaches the wanted chance. */
    @Override
    public void json(JsonLines out) {
        out.line(question.tables(), question.tablesUsed(sweep), () -> {
            JsonGenerator json = out.json();
            out.head(question.tables(), question.resolver());
            json.writeStringField("parameter", axis().parameter().name());
            json.writeStringField("of", String.join(",", of));
            json.writeNumberField("least", least);
            json.writeFieldName("value");
            Optional<SweepCell> found = found();
            if (found.isEmpty()) {
                json.writeNull();
            } else {
                SweepCell.Answer answer = found.get().answer().orElseThrow();
                out.value(answer.situation()
                        .inputs()
                        .getOrDefault(axis().parameter().name(), "none"));
                json.writeNumberField("p", answer.odds().chance(of).rounded(JsonLines.DECIMALS));
            }
        });
    }

    @Override
    public String svg() {
        return new SweepTable(question, sweep, of, false).svg();
    }
}
