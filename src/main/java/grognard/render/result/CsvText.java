package grognard.render.result;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import grognard.input.SafeText;
import grognard.odds.Chance;
import grognard.rules.TablesUsed;
import grognard.table.FormulaGuard;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Rows of comma-separated values, for all CSV that is printed. */
public final class CsvText {

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
    public CsvText(TablesUsed... used) {
        boolean said = false;
        for (TablesUsed one : used) {
            said |= one.line().isPresent();
        }
        tables = said ? List.of(used) : List.of();
    }

    /** The text of these rows, the header first. */
    public static String of(List<List<String>> rows) {
        CsvText sheet = new CsvText();
        rows.forEach(sheet::row);
        return sheet.text();
    }

    public CsvText row(List<String> fields) {
        List<String> all = new ArrayList<>(fields);
        for (int i = 0; i < tables.size(); i++) {
            all.add(header ? (i == 0 ? "tables" : "vs-tables") : ResolutionCsv.tables(tables.get(i)));
        }
        header = false;
        writer.writeRecord(all.stream().map(CsvText::harmless).toList());
        return this;
    }

    /** The cells of two chances beside each other, and by how many points the first is over the second. */
    public static List<String> versus(Chance a, Chance b) {
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
     * A cell that neither a terminal nor a spreadsheet obeys: hidden characters are escaped, formulas marked as text.
     * Programs that want every byte read the JSON.
     */
    private static String harmless(String cell) {
        return FormulaGuard.add(SafeText.line(cell));
    }

    public static String p(Chance chance) {
        return chance.rounded(DECIMALS).toPlainString();
    }

    public String text() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return text.toString();
    }
}
