package grognard.render.page;

import java.util.ArrayList;
import java.util.List;

/** What all who print a table need to know about it: which of its columns say anything, and which are numbers. */
record TableColumns(List<String> header, List<List<String>> rows, List<Boolean> numeric) {

    /** The table without columns that are empty throughout. */
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

    /** The rows with the first cell left out where it is the same as above: the eye finds the groups. */
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

    /** Whether the first column only says which group a row belongs to. */
    boolean isGrouped() {
        long groups =
                withoutRepeats().stream().filter(row -> !row.get(0).isEmpty()).count();
        return groups * 2 <= rows.size();
    }

    /** The first column and those from one to before another. */
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

    /** The characters of the longest cell of a column. */
    int longestCell(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    /** As above, its title included. */
    int longest(int column) {
        return Math.max(header.get(column).length(), longestCell(column));
    }

    /** The characters across, with a blank between columns. */
    int width() {
        int width = -1;
        for (int i = 0; i < header.size(); i++) {
            width += 1 + longest(i);
        }
        return width;
    }

    /** Whether a sheet should give it the whole width of the paper. */
    boolean isWide() {
        return header.size() > 8;
    }

    String align() {
        StringBuilder align = new StringBuilder();
        numeric.forEach(number -> align.append(number ? 'r' : 'l'));
        return align.toString();
    }
}
