package grognard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Proves that every look-up has exactly one answer: no gap, no overlap, no repeated and no missing key. */
final class Wholeness {

    private final TableSpec spec;
    private final List<Row> rows;
    private final Problems problems;

    Wholeness(TableSpec spec, List<Row> rows, Problems problems) {
        this.spec = spec;
        this.rows = rows;
        this.problems = problems;
    }

    void check() {
        if (rows.isEmpty()) {
            problems.at(1, 0, "no rows under the header: expected at least one");
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
                problems.at(line(group.get(1)), 1, "a second row for" + where + ": expected one");
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
                    String among = where.isEmpty() ? "" : " (among those for" + where + ")";
                    problems.at(
                            line(group.get(0)),
                            field,
                            "no row for " + key.column().name() + " " + code + among + ": expected one");
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
        String whose = where.isEmpty() ? "" : " for" + where;
        long next = band.openBelow() ? Long.MIN_VALUE : 0;
        boolean ended = false;
        Span last = new Span(0, 0, band.decimals());
        long line = 0;
        for (Map.Entry<Object, List<Integer>> entry : groups.entrySet()) {
            Span span = (Span) entry.getKey();
            boolean first = line == 0;
            line = line(entry.getValue().get(0));
            if (ended) {
                problems.at(line, field, "a band after one without an end" + whose + ": expected none");
            } else if (span.from() != next) {
                String fault =
                        first ? " in the first band" : span.from() > next ? " leaves a gap" : " overlaps the row above";
                problems.at(
                        line,
                        field,
                        text(band, band.from(), span.from()) + whose + fault + ": expected "
                                + text(band, band.from(), next));
            }
            if (span.to() < span.from()) {
                problems.at(
                        line,
                        field + 1,
                        "a band that ends before it starts" + whose + ": expected " + text(band, band.to(), span.from())
                                + " or more");
            }
            ended = span.to() == Long.MAX_VALUE;
            next = ended ? next : Math.max(span.to(), span.from()) + 1;
            last = span;
        }
        if (band.openAbove() && !ended) {
            problems.at(
                    line,
                    field + 1,
                    "the last band " + text(band, band.to(), last.to()) + whose + ": expected an empty " + band.to()
                            + " (no end)");
        }
        if (!band.openAbove() && ended) {
            problems.at(line, field + 1, "a last band without an end" + whose + ": expected a number in " + band.to());
        }
    }

    private long line(int row) {
        return rows.get(row).line();
    }

    private static String text(Index.Band band, String column, long steps) {
        return steps == Long.MIN_VALUE || steps == Long.MAX_VALUE
                ? "an empty " + column
                : column + " " + Span.text(steps, band.decimals());
    }
}
