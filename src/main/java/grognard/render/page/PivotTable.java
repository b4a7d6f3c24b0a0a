package grognard.render.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a list into the chart that players know from rulebooks, by spreading one of its last two columns over several.
 * Thirty rows like {@code infantry, hill, 1200} become a row for infantry with a column for each kind of ground.
 */
final class PivotTable {

    private static final int MOST_COLUMNS = 7;

    /** Characters that fit into a column of the printed sheet. */
    private static final int FITTING = 52;

    private PivotTable() {}

    /** The chart; empty if it would not be less than half as long as the list, or have more than a quarter of empty cells. */
    static Optional<TableColumns> of(TableColumns list) {
        int last = list.header().size() - 1;
        if (last < 2) {
            return Optional.empty();
        }
        Optional<TableColumns> byLast = of(list, last, last - 1);
        return byLast.isPresent() ? byLast : of(list, last - 1, last);
    }

    /**
     * Tries one of the two ways.
     *
     * @param across column whose values become the new columns
     * @param cell column whose values become the cells
     */
    private static Optional<TableColumns> of(TableColumns list, int across, int cell) {
        Set<String> columns = new LinkedHashSet<>();
        Map<List<String>, Map<String, String>> lines = new LinkedHashMap<>();
        for (List<String> row : list.rows()) {
            List<String> key = row.subList(0, row.size() - 2);
            columns.add(row.get(across));
            String before = lines.computeIfAbsent(key, k -> new LinkedHashMap<>())
                    .putIfAbsent(row.get(across), compact(row.get(cell)));
            if (before != null) {
                return Optional.empty(); // two values for one cell
            }
        }
        boolean words = !list.numeric().get(across) && columns.stream().noneMatch(PivotTable::isBand);
        boolean shorter = lines.size() > 1 && lines.size() * 2 < list.rows().size();
        boolean full = list.rows().size() * 4 >= lines.size() * columns.size() * 3;
        if (!words || !shorter || !full || columns.size() > MOST_COLUMNS || columns.contains("")) {
            return Optional.empty();
        }
        TableColumns chart = chart(list, columns, lines);
        return Optional.of(
                chart.width() > FITTING ? fromOnly(chart, list.header().size() - 2) : chart);
    }

    private static TableColumns chart(
            TableColumns list, Set<String> columns, Map<List<String>, Map<String, String>> lines) {
        List<String> header =
                new ArrayList<>(list.header().subList(0, list.header().size() - 2));
        header.addAll(columns);
        List<List<String>> rows = new ArrayList<>();
        lines.forEach((key, cells) -> {
            List<String> row = new ArrayList<>(key);
            columns.forEach(column -> row.add(cells.getOrDefault(column, "")));
            rows.add(row);
        });
        return TableColumns.of(header, rows);
    }

    /** Whether a cell is a range of numbers, which makes no title of a column. */
    private static boolean isBand(String cell) {
        return cell.equals("any") || cell.endsWith(" or less") || cell.endsWith(" or more") || cell.contains(" to ");
    }

    /** Shortens a range: {@code 0.450 to 0.649} becomes {@code .450–.649}. */
    private static String compact(String cell) {
        if (!isBand(cell)) {
            return cell;
        }
        String numbers = cell.replaceAll("(?<![0-9])0(?=\\.)", "");
        if (numbers.endsWith(" or less")) {
            return "≤" + numbers.replace(" or less", "");
        }
        return numbers.endsWith(" or more") ? numbers.replace(" or more", "+") : numbers.replace(" to ", "–");
    }

    /**
     * Shortens a chart that is too wide: {@code .450–.649} becomes {@code .450+}. Ranges have no gaps, so the start of one
     * is the end of the one before.
     */
    private static TableColumns fromOnly(TableColumns chart, int keys) {
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row : chart.rows()) {
            List<String> cells = new ArrayList<>(row);
            for (int i = keys; i < cells.size(); i++) {
                int dash = cells.get(i).indexOf('–');
                cells.set(i, dash < 0 ? cells.get(i) : cells.get(i).substring(0, dash) + "+");
            }
            rows.add(cells);
        }
        return TableColumns.of(chart.header(), rows);
    }
}
