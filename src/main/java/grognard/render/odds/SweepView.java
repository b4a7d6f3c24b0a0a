package grognard.render.odds;

import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import java.util.List;

/** Shows a sweep. CSV and JSON list every cell, even if the text shows only some outcomes. */
interface SweepView extends OddsView {

    /** Text of a cell whose situation the rules exclude. */
    String EMPTY = "-";

    OddsQuestion question();

    Sweep sweep();

    /** Formats a remark with the reason why the first empty cell has no odds; no lines if every cell has odds. */
    default List<String> refusalRemark(Style style, int width) {
        String remark = sweep().firstRefusal()
                .map(reason -> EMPTY + " not possible: " + reason)
                .orElse("");
        return LineWrapper.remark(style, remark, width);
    }

    @Override
    default String csv() {
        List<String> codes = sweep().codes();
        List<String> names =
                sweep().axes().stream().map(axis -> axis.parameter().name()).toList();
        List<String> numbers = Odds.numbers(
                sweep().cells().stream().flatMap(cell -> cell.odds().stream()).toList());
        CsvText csv = new CsvText(question().tablesUsed(sweep())).oddsHeader(names, codes, numbers);
        sweep().cells().forEach(cell -> csv.oddsRow(cell.at(), cell.odds(), codes, numbers));
        return csv.text();
    }

    @Override
    default void json(JsonLines out) {
        sweep().cells()
                .forEach(cell -> out.cell(question().resolver(), question().tables(), cell));
    }
}
