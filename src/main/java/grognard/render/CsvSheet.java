package grognard.render;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import grognard.input.SafeText;
import grognard.odds.Chance;
import grognard.rules.TablesUsed;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Rows of comma-separated values. */
final class CsvSheet {

    private static final int DECIMALS = 6;

    private final StringWriter text = new StringWriter();
    private final CsvWriter writer =
            CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(text); // a text is its own buffer

    private final List<TablesUsed> tables;
    private boolean header = true;

    /**
     * Rows that say whose numbers decided in their last columns, unless they are the rulebook's own.
     *
     * @param used of what stands in a row; of two things that are compared, both
     */
    CsvSheet(TablesUsed... used) {
        boolean said = false;
        for (TablesUsed one : used) {
            said |= one.line().isPresent();
        }
        tables = said ? List.of(used) : List.of();
    }

    CsvSheet row(List<String> fields) {
        List<String> all = new ArrayList<>(fields);
        for (int i = 0; i < tables.size(); i++) {
            all.add(header ? (i == 0 ? "tables" : "vs-tables") : CsvLines.tables(tables.get(i)));
        }
        header = false;
        writer.writeRecord(all.stream().map(CsvSheet::harmless).toList());
        return this;
    }

    /** The cells of two chances beside each other, and by how many points the first is over the second. */
    static List<String> versus(Chance a, Chance b) {
        return List.of(
                a.ways().toString(),
                a.of().toString(),
                p(a),
                b.ways().toString(),
                b.of().toString(),
                p(b),
                a.pointsOver(b, 4).toPlainString());
    }

    /**
     * A cell that neither a terminal nor a spreadsheet obeys: what is hidden is shown as an escape, and what a
     * spreadsheet would take for a formula starts with its mark for text. Programs that want every byte read the JSON.
     */
    static String harmless(String cell) {
        String shown = SafeText.line(cell);
        return startsFormula(shown) ? "'" + shown : shown;
    }

    private static boolean startsFormula(String cell) {
        if (cell.isEmpty() || "=+@-".indexOf(cell.charAt(0)) < 0) {
            return false;
        }
        for (int i = 1; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if ((c < '0' || c > '9') && c != '.') {
                return true;
            }
        }
        return cell.charAt(0) != '-' || cell.length() == 1; // a minus before a number is a number
    }

    static String p(Chance chance) {
        return chance.rounded(DECIMALS).toPlainString();
    }

    String text() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return text.toString();
    }
}
