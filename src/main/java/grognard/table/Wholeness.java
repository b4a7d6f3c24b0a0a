package grognard.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Proves that every look-up has exactly one answer: no gap, no overlap, no repeated and no missing key. */
final class Wholeness {

    private final TableSpec spec;
    private final List<Row> rows;
    private final List<Long> lines;
    private final TableReader.Complaint complain;

    Wholeness(TableSpec spec, List<Row> rows, List<Long> lines, TableReader.Complaint complain) {
        this.spec = spec;
        this.rows = rows;
        this.lines = lines;
        this.complain = complain;
    }

    void check() {
        if (rows.isEmpty()) {
            complain.at(0, 0, "the table has no rows");
            return;
        }
        List<Integer> all = new ArrayList<>(rows.size());
        for (int row = 0; row < rows.size(); row++) {
            all.add(row);
        }
        check(all, 0, 1, "");
    }

    /** Checks one group of rows from one part of the index on; groups of a part are checked one by one. */
    private void check(List<Integer> group, int part, int field, String where) {
        if (part == spec.index().size()) {
            if (group.size() > 1 && part > 0) {
                complain.at(lines.get(group.get(1)), 1, "a second row for" + where);
            }
            return;
        }
        Index index = spec.index().get(part);
        Map<Object, List<Integer>> groups = grouped(group, part);
        if (index instanceof Index.Band band) {
            checkBands(band, groups, field, where);
        } else if (index instanceof Index.Key key && key.complete()) {
            for (String code : key.column().cell().codes()) {
                if (!groups.containsKey(code)) {
                    complain.at(
                            lines.get(group.get(0)),
                            field,
                            "no row for " + key.column().name() + " " + code + where);
                }
            }
        }
        for (Map.Entry<Object, List<Integer>> entry : groups.entrySet()) {
            String named = where + " " + index.columns().get(0) + " " + entry.getKey();
            check(entry.getValue(), part + 1, field + index.columns().size(), named);
        }
    }

    /** Puts rows together that have the same value in one part of the index, in the file's order. */
    private Map<Object, List<Integer>> grouped(List<Integer> among, int part) {
        Map<Object, List<Integer>> groups = new LinkedHashMap<>();
        for (int row : among) {
            Object value = rows.get(row).index().get(part);
            List<Integer> group = groups.get(value);
            if (group == null) {
                group = new ArrayList<>();
                groups.put(value, group);
            }
            group.add(row);
        }
        return groups;
    }

    private void checkBands(Index.Band band, Map<Object, List<Integer>> groups, int field, String where) {
        boolean first = true;
        long next = band.open() ? Long.MIN_VALUE : 0;
        long line = 0;
        for (Map.Entry<Object, List<Integer>> entry : groups.entrySet()) {
            Span span = (Span) entry.getKey();
            line = lines.get(entry.getValue().get(0));
            if (!first && next == Long.MIN_VALUE) {
                complain.at(line, field, "a band after one without an end" + where);
                return;
            }
            if (span.from() != next) {
                String fault = first ? "the first band" : span.from() > next ? "a gap" : "an overlap";
                complain.at(line, field, fault + ": expected " + from(band, next) + where);
                return;
            }
            if (span.to() < span.from()) {
                complain.at(line, field + 1, "the band ends before it starts" + where);
                return;
            }
            next = span.to() == Long.MAX_VALUE ? Long.MIN_VALUE : span.to() + 1;
            first = false;
        }
        if (band.open() && next != Long.MIN_VALUE) {
            complain.at(line, field + 1, "the last band must have no end: expected an empty " + band.to() + where);
        }
    }

    private static String from(Index.Band band, long steps) {
        return steps == Long.MIN_VALUE
                ? "an empty " + band.from() + " (open)"
                : band.from() + " "
                        + band.step().multiply(BigDecimal.valueOf(steps)).toPlainString();
    }
}
