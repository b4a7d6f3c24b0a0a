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
import java.util.List;
import java.util.Optional;

/**
 * Search for the value of one parameter at which an outcome reaches a wanted chance. Values are tried in their order. If
 * the first one reaches the chance, the answer is the last before one that does not; otherwise it is the first that does.
 *
 * @param of codes that count as the wanted outcome
 * @param least the wanted chance, in percent
 */
public record OddsSearch(OddsQuestion asked, Sweep sweep, List<String> of, BigDecimal least) implements SweepView {

    /** Precision for comparing chances to find the best one. */
    private static final int DECIMALS = 10;

    /** The parameter whose values are searched; a search has exactly one. */
    SweepAxis axis() {
        return sweep.axes().get(0);
    }

    /** Cells that the rules allow. A sweep has at least one of them. */
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

    /** The cell with the wanted value; empty if no cell reaches the chance. */
    Optional<SweepCell> found() {
        List<SweepCell> cells = possible();
        boolean fromTheFirst = reaches(cells.get(0));
        SweepCell last = null;
        for (SweepCell cell : cells) {
            if (reaches(cell) != fromTheFirst) {
                return Optional.ofNullable(fromTheFirst ? last : cell);
            }
            last = cell;
        }
        return fromTheFirst ? Optional.ofNullable(last) : Optional.empty();
    }

    @Override
    public String text(Style style, int width) {
        String what = "which " + axis().parameter().option() + " gives " + String.join(" or ", of) + " at least "
                + least.toPlainString() + "%";
        List<String> lines = asked.heading(what, asked.used(sweep), style, width);
        Optional<SweepCell> found = found();
        if (found.isEmpty()) {
            SweepCell best = possible().get(0);
            for (SweepCell cell : possible()) {
                best = chance(cell).rounded(DECIMALS).compareTo(chance(best).rounded(DECIMALS)) > 0 ? cell : best;
            }
            lines.add("  none; the best is " + row(best));
        } else {
            String which = reaches(possible().get(0)) ? "the largest: " : "the smallest: ";
            lines.add("  " + which + style.bold(row(found.get())));
            neighbour(found.get()).ifPresent(cell -> lines.add("  not so " + row(cell)));
        }
        return String.join("\n", lines) + "\n";
    }

    /** The adjacent value, which does not reach the chance. */
    private Optional<SweepCell> neighbour(SweepCell found) {
        List<SweepCell> cells = possible();
        int at = cells.indexOf(found) + (reaches(cells.get(0)) ? 1 : -1);
        return at >= 0 && at < cells.size() ? Optional.of(cells.get(at)) : Optional.empty();
    }

    /** Describes a value and its chance: {@code --pips 2, 58.33%}. */
    private String row(SweepCell cell) {
        return axis().parameter().option() + " " + cell.at().get(0) + ", " + Percent.of(chance(cell));
    }

    /** Unlike other sweeps one line: the value found and its chance, or null if no value reaches the wanted chance. */
    @Override
    public void json(JsonLines out) {
        out.line(asked.tables(), asked.used(sweep), () -> {
            JsonGenerator json = out.json();
            out.head(asked.tables(), asked.resolver());
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
        return new SweepTable(asked, sweep, of, false).svg();
    }
}
