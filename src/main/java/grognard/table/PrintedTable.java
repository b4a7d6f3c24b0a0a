package grognard.table;

import java.util.ArrayList;
import java.util.List;

/** A table for people to read: the two columns of a band become one, {@code 26 to 70}. */
public record PrintedTable(List<String> header, List<List<String>> rows) {

    public PrintedTable {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
    }

    public static PrintedTable of(Table table) {
        TableSpec spec = table.spec();
        List<String> header = new ArrayList<>();
        for (Index part : spec.index()) {
            header.add(
                    part instanceof Index.Band band
                            ? name(band)
                            : part.columns().get(0));
        }
        spec.values().forEach(column -> header.add(column.name()));
        List<List<String>> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(cells(spec, row)));
        return new PrintedTable(header, rows);
    }

    private static List<String> cells(TableSpec spec, Row row) {
        List<String> cells = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < spec.index().size(); i++) {
            Index part = spec.index().get(i);
            cells.add(
                    part instanceof Index.Band
                            ? band(row.texts().get(at), row.texts().get(at + 1))
                            : row.texts().get(at));
            at += part.columns().size();
        }
        cells.addAll(row.texts().subList(at, row.texts().size()));
        return List.copyOf(cells);
    }

    /** The common part of the two column names: {@code range} for {@code range-from} and {@code range-to}. */
    private static String name(Index.Band band) {
        String from = band.from().replace("from", "").replace("-", " ").strip();
        String to = band.to().replace("to", "").replace("-", " ").strip();
        return from.equals(to) && !from.isEmpty() ? from : band.from() + " - " + band.to();
    }

    private static String band(String from, String to) {
        if (from.isEmpty() && to.isEmpty()) {
            return "any";
        }
        if (from.isEmpty()) {
            return to + " or less";
        }
        if (to.isEmpty()) {
            return from + " or more";
        }
        return from.equals(to) ? from : from + " to " + to;
    }
}
