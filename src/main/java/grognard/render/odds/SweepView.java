package grognard.render.odds;

import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import grognard.render.result.CsvText;
import grognard.render.result.JsonLines;
import java.util.List;

/** View of a sweep. CSV and JSON list every cell, so they are the same whatever the text shows. */
interface SweepView extends OddsView {

    /** Stands for the chance in a cell whose situation the rules exclude. */
    String EMPTY = "-";

    OddsQuestion asked();

    Sweep sweep();

    /** A remark with the reason of the first empty cell; nothing if every cell has odds. */
    default List<String> refusal(Style style, int width) {
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
        CsvText csv = new CsvText(asked().used(sweep())).oddsHeader(names, codes, numbers);
        sweep().cells().forEach(cell -> csv.oddsRow(cell.at(), cell.odds(), codes, numbers));
        return csv.text();
    }

    @Override
    default void json(JsonLines out) {
        sweep().cells().forEach(cell -> out.cell(asked().resolver(), asked().tables(), cell));
    }
}
