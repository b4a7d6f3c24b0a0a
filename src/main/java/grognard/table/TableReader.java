package grognard.table;

import grognard.input.DecimalNumber;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.input.Utf8;
import grognard.input.WholeNumber;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one table file and checks it completely; a file with any error is refused with all of its errors. */
public final class TableReader {

    /** Longest cell; far longer than any real one. */
    private static final int LONGEST_FIELD = 1000;

    /** Most rows of a table, far more than any real one; bounds memory for a hostile file. */
    private static final int MOST_ROWS = 100_000;

    private final TableSpec spec;
    private final ProblemList problems;
    private final List<Row> rows = new ArrayList<>();
    /** Whether every row could be indexed; otherwise completeness is not checked, since a skipped row would look like a gap. */
    private boolean everyRowFound = true;

    /** Whether the file is printable ASCII without quotes, so that no cell needs to be searched for control characters. */
    private boolean plain;

    private TableReader(TableSpec spec, String file) {
        this.spec = spec;
        this.problems = new ProblemList(file);
    }

    /**
     * Reads the table from the pack.
     *
     * @throws BadTable with all problems of the file, or if it is missing
     */
    public static Table read(TableSpec spec, Pack pack) {
        TableReader reader = new TableReader(spec, pack.place(spec.file()));
        Optional<byte[]> bytes = pack.file(spec.file());
        if (bytes.isEmpty()) {
            throw new BadTable(List.of(new Problem(
                    pack.place(spec.file()),
                    0,
                    0,
                    "the file is missing: expected it with the header " + String.join(",", spec.header()))));
        }
        return reader.read(bytes.get());
    }

    private Table read(byte[] bytes) {
        Optional<String> text = decoded(bytes);
        if (text.isPresent()) {
            readRecords(text.get());
        }
        if (everyRowFound) {
            new CompletenessCheck(spec, rows, problems).check();
        }
        if (problems.isEmpty()) {
            for (TableConstraint constraint : spec.constraints()) {
                constraint.check(rows, this::broken);
            }
        }
        if (!problems.isEmpty()) {
            throw new BadTable(problems.inOrder());
        }
        return new Table(spec, rows);
    }

    private void broken(Row row, Column<?> column, String what) {
        problems.at(row.line(), 1 + spec.header().indexOf(column.name()), what);
    }

    private Optional<String> decoded(byte[] bytes) {
        plain = isPlain(bytes);
        if (plain) {
            return Optional.of(new String(bytes, StandardCharsets.ISO_8859_1));
        }
        Optional<String> text = Utf8.decode(bytes);
        if (text.isEmpty()) {
            String before = Utf8.beforeFirstError(bytes);
            long commas = before.substring(before.lastIndexOf('\n') + 1)
                    .chars()
                    .filter(c -> c == ',')
                    .count();
            problems.at(
                    Utf8.lastLine(before),
                    1 + (int) commas,
                    "a byte that is not UTF-8 text: expected the file saved as UTF-8");
            everyRowFound = false;
        }
        return text;
    }

    /** Whether all bytes are printable ASCII or line ends, and there are no quotes, within which a line could end. */
    private static boolean isPlain(byte[] bytes) {
        for (byte b : bytes) {
            if (b < ' ' ? b != '\n' : b == 0x7f || b == '"') {
                return false;
            }
        }
        return true;
    }

    private void readRecords(String text) {
        long lastLine = 0;
        try {
            boolean header = true;
            for (CsvRow row : Csv.table(Utf8.withoutMark(text))) {
                lastLine = row.line();
                // A spreadsheet puts quotes around a comment that has a comma in it.
                if (row.fields().get(0).startsWith("#")) {
                    continue;
                }
                if (rows.size() == MOST_ROWS) {
                    problems.at(lastLine, 0, "more than " + MOST_ROWS + " rows: expected a table");
                    everyRowFound = false;
                    return;
                }
                if (header) {
                    checkHeader(row.fields(), lastLine);
                    header = false;
                } else {
                    readRow(row.fields(), lastLine);
                }
            }
            if (header) {
                problems.at(1, 0, "the file is empty: expected the header " + String.join(",", spec.header()));
                everyRowFound = false;
            }
        } catch (BadCsv e) {
            everyRowFound = false;
            problems.at(
                    lastLine + 1,
                    0,
                    "not readable as CSV (" + e.getMessage() + "): expected fields with commas between");
        }
    }

    private void checkHeader(List<String> fields, long line) {
        List<String> expected = spec.header();
        for (int i = 0; i < Math.max(fields.size(), expected.size()); i++) {
            String found = i < fields.size() ? fields.get(i).strip() : "";
            String wanted = i < expected.size() ? expected.get(i) : "";
            if (!found.equals(wanted)) {
                String want = wanted.isEmpty() ? "no more columns" : "the column " + wanted;
                problems.at(line, i + 1, "header " + SafeText.shortened(found) + ": expected " + want);
                everyRowFound = false;
                return;
            }
        }
    }

    private void readRow(List<String> raw, long line) {
        List<String> expected = spec.header();
        List<String> fields = new ArrayList<>(raw.size());
        for (String field : raw) {
            fields.add(field.strip());
        }
        long before = problems.count();
        for (int i = 0; i < fields.size(); i++) {
            int length = fields.get(i).length();
            if (!plain && !SafeText.isSafe(fields.get(i))) {
                problems.at(
                        line,
                        i + 1,
                        SafeText.shortened(fields.get(i)) + ": expected text without control characters or line ends");
            }
            if (length > LONGEST_FIELD) {
                problems.at(line, i + 1, "a field of " + length + " characters: expected at most " + LONGEST_FIELD);
            }
        }
        if (fields.size() != expected.size()) {
            problems.at(
                    line,
                    Math.min(fields.size(), expected.size()),
                    fields.size() + " fields: expected " + expected.size() + ", " + String.join(",", expected));
        }
        if (problems.count() > before) {
            everyRowFound = false;
            return;
        }
        int at = 0;
        List<Object> index = new ArrayList<>();
        for (Index part : spec.index()) {
            if (part instanceof Index.Key key) {
                index.add(cell(key.column(), fields.get(at), line, at + 1).orElse(""));
            } else if (part instanceof Index.Band band) {
                long from = end(band, fields.get(at), Long.MIN_VALUE, line, at + 1);
                long to = end(band, fields.get(at + 1), Long.MAX_VALUE, line, at + 2);
                index.add(new NumberBand(from, to, band.decimals()));
            }
            at += part.columns().size();
        }
        everyRowFound &= problems.count() == before;
        Object[] values = new Object[spec.values().size()];
        for (int i = 0; i < values.length; i++, at++) {
            Optional<?> value = cell(spec.values().get(i), fields.get(at), line, at + 1);
            if (value.isPresent()) {
                values[i] = value.get();
            }
        }
        if (!problems.isFull()) {
            rows.add(new Row(spec, List.copyOf(index), values, fields, line));
        } else {
            everyRowFound = false; // rows of a hopeless file are dropped, and its problems only counted
        }
    }

    private <T> Optional<T> cell(Column<T> column, String text, long line, int number) {
        Optional<T> value = column.cell().read(text);
        if (value.isEmpty() && problems.isFull()) {
            problems.countOneMore(); // building a message that is not shown would take most of the time
        } else if (value.isEmpty()) {
            problems.at(
                    line,
                    number,
                    column.name() + " " + SafeText.shortened(text) + ": expected "
                            + column.cell().expected()
                            + Nearest.hint(text, column.cell().codes()));
        }
        return value;
    }

    private long end(Index.Band band, String text, long open, long line, int number) {
        if (text.isEmpty()) {
            return open;
        }
        Optional<Long> steps = steps(text, band.decimals());
        if (steps.isEmpty()) {
            int decimals = band.decimals();
            String kind = decimals == 0 ? "a whole number" : "a number with at most " + decimals + " decimals";
            problems.at(line, number, SafeText.shortened(text) + ": expected " + kind + ", or nothing for an open end");
        }
        return steps.orElse(0L);
    }

    private static Optional<Long> steps(String text, int decimals) {
        if (decimals == 0) {
            // no method reference: on Java 17 the first one that captures nothing costs a start 5 ms
            Optional<Integer> whole = WholeNumber.in(text);
            return whole.isPresent() ? Optional.of(whole.get().longValue()) : Optional.empty();
        }
        boolean below = text.startsWith("-");
        return DecimalNumber.in(below ? text.substring(1) : text, decimals)
                .map(number -> NumberBand.inSteps(below ? number.negate() : number, decimals));
    }
}
