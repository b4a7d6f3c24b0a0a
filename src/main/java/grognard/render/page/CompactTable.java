package grognard.render.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Printed form of a long table with many columns, such as an army list, which saves paper. Values that a run of rows has
 * in common become a line above them, columns that few rows fill become a note below the table, and words of a column with
 * few different ones are abbreviated.
 *
 * @param above line above each row; empty if it is the same as for the row before
 * @param below notes below the table
 */
record CompactTable(TableColumns grid, List<String> above, List<String> below) {

    /** Average number of equal cells in a row from which a column moves above the rows. */
    private static final int LEAST_RUN = 4;

    /** A column moves below the table if at most one row in this many fills it. */
    private static final int RARE = 10;

    /** Most different words of a column that is abbreviated. */
    private static final int MOST_CHOICES = 3;

    /** Letters of an abbreviation. */
    private static final int ABBREVIATION = 3;

    /** Tables with no more rows than this are printed unchanged, over the full width of the paper. */
    private static final int FEW_ROWS = 40;

    /** Width in characters up to which two halves of a table fit side by side. */
    private static final int HALF = 84;

    static CompactTable of(TableColumns table) {
        if (table.rows().size() <= FEW_ROWS) {
            return new CompactTable(table, Collections.nCopies(table.rows().size(), ""), List.of());
        }
        List<Integer> common = new ArrayList<>();
        int next = 1;
        while (next < table.header().size() && isCommon(table, next)) {
            common.add(next++);
        }
        List<Integer> rare = new ArrayList<>();
        List<Integer> kept = new ArrayList<>(List.of(0));
        for (int i = next; i < table.header().size(); i++) {
            (isRare(table, i) ? rare : kept).add(i);
        }
        return new CompactTable(kept(table, kept), above(table, common), below(table, rare));
    }

    /** Whether the table is printed in two halves side by side. */
    boolean isHalf() {
        return grid.rows().size() > FEW_ROWS && turned().width() <= HALF;
    }

    /** The line that applies to a row: its own, or the last one above the rows before it. */
    String headOf(int row) {
        int at = row;
        while (at > 0 && above.get(at).isEmpty()) {
            at--;
        }
        return above.get(at);
    }

    /** The table without titles for numeric columns: they are printed sideways and take no width. */
    TableColumns turned() {
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < grid.header().size(); i++) {
            titles.add(grid.numeric().get(i) ? "" : grid.header().get(i));
        }
        return new TableColumns(titles, grid.rows(), grid.numeric());
    }

    /** Whether a text column has the same value in long runs of rows. */
    private static boolean isCommon(TableColumns table, int column) {
        long runs = 1;
        for (int i = 1; i < table.rows().size(); i++) {
            runs += table.rows()
                            .get(i)
                            .get(column)
                            .equals(table.rows().get(i - 1).get(column))
                    ? 0
                    : 1;
        }
        return !table.numeric().get(column) && runs * LEAST_RUN <= table.rows().size();
    }

    private static boolean isRare(TableColumns table, int column) {
        long filled =
                table.rows().stream().filter(row -> !row.get(column).isEmpty()).count();
        return filled * RARE <= table.rows().size();
    }

    private static List<String> above(TableColumns table, List<Integer> columns) {
        List<String> above = new ArrayList<>();
        String last = "";
        for (List<String> row : table.rows()) {
            String common = columns.stream().map(row::get).collect(Collectors.joining(", "));
            above.add(common.equals(last) ? "" : common);
            last = common;
        }
        return above;
    }

    private static List<String> below(TableColumns table, List<Integer> columns) {
        List<String> below = new ArrayList<>();
        for (int column : columns) {
            below.add(table.header().get(column) + ": "
                    + table.rows().stream()
                            .filter(row -> !row.get(column).isEmpty())
                            .map(row -> row.get(0) + " as " + row.get(column))
                            .collect(Collectors.joining("; ")));
        }
        return below;
    }

    /** The table with only these columns; words are abbreviated, and 0.5 becomes .5. */
    private static TableColumns kept(TableColumns table, List<Integer> columns) {
        List<List<String>> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(new ArrayList<>()));
        for (int column : columns) {
            Map<String, String> shorter = shorter(table, column);
            for (int i = 0; i < rows.size(); i++) {
                String cell = table.rows().get(i).get(column);
                boolean fraction = table.numeric().get(column) && cell.startsWith("0.");
                rows.get(i).add(fraction ? cell.substring(1) : shorter.getOrDefault(cell, cell));
            }
        }
        List<String> header = columns.stream().map(table.header()::get).toList();
        return new TableColumns(
                header, rows, columns.stream().map(table.numeric()::get).toList());
    }

    /** Abbreviations of a column's words, {@code inf.} for infantry; none if there are many words or two would look alike. */
    private static Map<String, String> shorter(TableColumns table, int column) {
        Set<String> words = new LinkedHashSet<>();
        table.rows().forEach(row -> words.add(row.get(column)));
        Map<String, String> shorter = new LinkedHashMap<>();
        if (words.size() <= MOST_CHOICES && !table.numeric().get(column)) {
            words.stream()
                    .filter(word -> word.length() > ABBREVIATION + 1)
                    .forEach(word -> shorter.put(word, word.substring(0, ABBREVIATION) + "."));
        }
        return Set.copyOf(shorter.values()).size() == shorter.size() ? shorter : Map.of();
    }
}
