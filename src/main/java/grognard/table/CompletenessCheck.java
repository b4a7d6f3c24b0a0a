package grognard.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks that every look-up finds exactly one row: bands without gap or overlap, keys that are neither repeated nor missing. */
final class CompletenessCheck {

    private final TableSpec spec;
    private final List<Row> rows;
    private final ProblemList problems;

    CompletenessCheck(TableSpec spec, List<Row> rows, ProblemList problems) {
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

    /**
     * Checks a group of rows that agree in the index up to a part, then recursively each group of equal values of that part.
     *
     * @param group row numbers
     * @param field number of the part's first column, from 1
     * @param where the values of the parts before, for messages
     */
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

    /** Groups rows by their value in one part of the index, in the order of the file. */
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
        NumberBand last = new NumberBand(0, 0, band.decimals());
        long line = 0;
        for (Map.Entry<Object, List<Integer>> entry : groups.entrySet()) {
            NumberBand found = (NumberBand) entry.getKey();
            boolean first = line == 0;
            line = line(entry.getValue().get(0));
            if (ended) {
                problems.at(line, field, "a band after one without an end" + whose + ": expected none");
            } else if (found.from() != next) {
                String fault = first
                        ? " in the first band"
                        : found.from() > next ? " leaves a gap" : " overlaps the row above";
                problems.at(
                        line,
                        field,
                        text(band, band.from(), found.from()) + whose + fault + ": expected "
                                + text(band, band.from(), next));
            }
            if (found.to() < found.from()) {
                problems.at(
                        line,
                        field + 1,
                        "a band that ends before it starts" + whose + ": expected "
                                + text(band, band.to(), found.from()) + " or more");
            }
            ended = found.to() == Long.MAX_VALUE;
            next = ended ? next : Math.max(found.to(), found.from()) + 1;
            last = found;
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
                : column + " " + NumberBand.text(steps, band.decimals());
    }
}
