package grognard.render.odds;

import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.Sweep;
import grognard.odds.SweepAxis;
import grognard.odds.SweepCell;
import grognard.render.result.CsvText;
import grognard.rules.TablesUsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sweep for a spreadsheet: a row a cell; those that are not possible have their values only. */
final class SweepCsv {

    private SweepCsv() {}

    static String of(Sweep sweep, TablesUsed used) {
        List<String> codes = sweep.codes();
        List<String> header = new ArrayList<>();
        for (SweepAxis axis : sweep.axes()) {
            header.add(axis.parameter().name());
        }
        header.add("of");
        for (String code : codes) {
            header.add(code + " ways");
            header.add(code + " p");
        }
        CsvText csv = new CsvText(used).row(header);
        sweep.cells().forEach(cell -> csv.row(row(cell, codes)));
        return csv.text();
    }

    private static List<String> row(SweepCell cell, List<String> codes) {
        List<String> fields = new ArrayList<>(cell.at());
        Optional<Odds> odds = cell.odds();
        fields.add(odds.map(some -> some.of().toString()).orElse(""));
        for (String code : codes) {
            Optional<Chance> chance = odds.map(some -> some.chance(List.of(code)));
            fields.add(chance.map(some -> some.ways().toString()).orElse(""));
            fields.add(chance.map(CsvText::p).orElse(""));
        }
        return fields;
    }
}
