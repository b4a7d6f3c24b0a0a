package grognard.render.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A list of results made into the chart that players know: what the rows end with is spread over columns. Thirty lines of
 * {@code infantry, hill, 1200} become a line for the infantry with a column for each kind of ground.
 */
final class PivotTable {

    private static final int MOST_COLUMNS = 7;

    /** So many characters fit into a column of the paper. */
    private static final int FITTING = 52;

    private PivotTable() {}

    /** The chart, where one can be made that is less than half as long and has hardly a hole. */
    static Optional<TableColumns> of(TableColumns list) {
        int last = list.header().size() - 1;
        if (last < 2) {
            return Optional.empty();
        }
        Optional<TableColumns> byLast = of(list, last, last - 1);
        return byLast.isPresent() ? byLast : of(list, last - 1, last);
    }

    private static Optional<TableColumns> of(TableColumns list, int across, int cell) {
        Set<String> columns = new LinkedHashSet<>();
        Map<List<String>, Map<String, String>> lines = new LinkedHashMap<>();
        for (List<String> row : list.rows()) {
            List<String> key = row.subList(0, row.size() - 2);
            columns.add(row.get(across));
            String before = lines.computeIfAbsent(key, k -> new LinkedHashMap<>())
                    .putIfAbsent(row.get(across), compact(row.get(cell)));
            if (before != null) {
                return Optional.empty();
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

    private static boolean isBand(String cell) {
        return cell.equals("any") || cell.endsWith(" or less") || cell.endsWith(" or more") || cell.contains(" to ");
    }

    /** {@code 0.450 to 0.649} as {@code .450–.649}. */
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

    /** Too wide: bands leave no gaps, so that where one begins says where the one before it ends. */
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
