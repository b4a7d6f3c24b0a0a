package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/**
 * Table prepared for output.
 *
 * @param numeric for each column, whether all its cells are numbers or empty
 */
record TableColumns(List<String> header, List<List<String>> rows, List<Boolean> numeric) {

    /** Prepares a table and drops columns without any content. */
    static TableColumns of(List<String> header, List<List<String>> rows) {
        List<String> titles = new ArrayList<>();
        List<Boolean> numeric = new ArrayList<>();
        List<List<String>> kept = new ArrayList<>();
        rows.forEach(row -> kept.add(new ArrayList<>()));
        for (int i = 0; i < header.size(); i++) {
            int column = i;
            if (rows.stream().allMatch(row -> row.get(column).isEmpty())) {
                continue;
            }
            titles.add(header.get(i));
            numeric.add(rows.stream().allMatch(row -> isNumber(row.get(column))));
            for (int k = 0; k < rows.size(); k++) {
                kept.get(k).add(rows.get(k).get(i));
            }
        }
        return new TableColumns(titles, kept, numeric);
    }

    private static boolean isNumber(String cell) {
        return cell.isEmpty() || cell.matches("[+-]?[0-9]+(\\.[0-9]+)?");
    }

    /** The rows without the first cell if it repeats the one above, so that groups stand out. Numbers are never dropped. */
    List<List<String>> withoutRepeats() {
        List<List<String>> shown = new ArrayList<>();
        String last = "";
        for (List<String> row : rows) {
            List<String> cells = new ArrayList<>(row);
            if (cells.size() > 1 && !numeric.get(0) && cells.get(0).equals(last)) {
                cells.set(0, "");
            }
            last = row.get(0);
            shown.add(cells);
        }
        return shown;
    }

    /** Whether the first column only names groups: on average, two rows or more have the same value. */
    boolean isGrouped() {
        long groups =
                withoutRepeats().stream().filter(row -> !row.get(0).isEmpty()).count();
        return groups * 2 <= rows.size();
    }

    /** The first column and those from {@code from} to before {@code to}. */
    TableColumns part(int from, int to) {
        return new TableColumns(
                part(header, from, to),
                rows.stream().map(row -> part(row, from, to)).toList(),
                part(numeric, from, to));
    }

    private static <T> List<T> part(List<T> cells, int from, int to) {
        List<T> part = new ArrayList<>(cells.subList(0, 1));
        part.addAll(cells.subList(from, to));
        return part;
    }

    /** Length of the longest cell of a column or of its title. */
    int longest(int column) {
        int cells =
                rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
        return Math.max(header.get(column).length(), cells);
    }

    /** Characters across, with one blank between columns. */
    int width() {
        int width = -1;
        for (int i = 0; i < header.size(); i++) {
            width += 1 + longest(i);
        }
        return width;
    }

    /** Whether a sheet should print it over the full width of the paper. */
    boolean isWide() {
        return header.size() > 8;
    }

    /** Alignment of the columns for {@link ColumnLayout}. */
    String align() {
        StringBuilder align = new StringBuilder();
        numeric.forEach(number -> align.append(number ? 'r' : 'l'));
        return align.toString();
    }
}
