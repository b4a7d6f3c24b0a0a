package grognard.render.result;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import grognard.input.SafeText;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.rules.TablesUsed;
import grognard.table.FormulaGuard;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Writer for all CSV output. The first row is the header. Each cell is made harmless to terminals and spreadsheets, see
 * {@link #harmless}.
 */
public final class CsvText {

    /** Decimals of a probability. */
    private static final int DECIMALS = 6;

    /** Decimals of a difference in percentage points. */
    private static final int POINT_DECIMALS = 4;

    private final StringWriter text = new StringWriter();
    private final CsvWriter writer = CsvWriter.builder()
            .lineDelimiter(LineDelimiter.LF)
            .bufferSize(0)
            .build(text); // the StringWriter is a buffer already

    private final List<TablesUsed> tables;
    private boolean atHeader = true;

    /**
     * Creates an empty sheet. Every row ends with one cell for each argument, the name of its pack, unless all of them are
     * the rulebook's own numbers.
     *
     * @param used tables of the rows, in column {@code tables}; a comparison has a second argument, in column {@code
     *     vs-tables}
     */
    public CsvText(TablesUsed... used) {
        boolean shown = false;
        for (TablesUsed one : used) {
            shown |= one.line().isPresent();
        }
        tables = shown ? List.of(used) : List.of();
    }

    /** Formats complete rows, the header first. */
    public static String of(List<List<String>> rows) {
        CsvText sheet = new CsvText();
        rows.forEach(sheet::row);
        return sheet.text();
    }

    /** Adds a row and its tables cells. The first row is the header, whose tables cells are the column names. */
    public CsvText row(List<String> fields) {
        List<String> all = new ArrayList<>(fields);
        for (int i = 0; i < tables.size(); i++) {
            all.add(atHeader ? (i == 0 ? "tables" : "vs-tables") : ResolutionCsv.tables(tables.get(i)));
        }
        atHeader = false;
        writer.writeRecord(all.stream().map(CsvText::harmless).toList());
        return this;
    }

    /** Adds a row for one chance: the keys, then ways, denominator and probability. */
    public CsvText row(List<String> keys, Chance chance) {
        return row(keys, chance, List.of());
    }

    /** Adds a row for one chance, with further cells after it. */
    public CsvText row(List<String> keys, Chance chance, List<String> further) {
        List<String> cells = new ArrayList<>(keys);
        addChance(cells, chance);
        cells.addAll(further);
        return row(cells);
    }

    /**
     * Adds a row for two chances: the keys, the cells of both, the first minus the second in percentage points, and the
     * further cells.
     */
    public CsvText row(List<String> keys, Chance first, Chance second, List<String> further) {
        List<String> cells = new ArrayList<>(keys);
        addChance(cells, first);
        addChance(cells, second);
        cells.add(first.pointsOver(second, POINT_DECIMALS).toPlainString());
        cells.addAll(further);
        return row(cells);
    }

    /** Returns the column names for mean and standard deviation of each number. */
    public static List<String> numberColumns(String prefix, List<String> numbers) {
        List<String> columns = new ArrayList<>();
        numbers.forEach(name -> columns.addAll(List.of(prefix + name + " mean", prefix + name + " spread")));
        return columns;
    }

    /** Returns mean and standard deviation of each number; empty cells for a number that these odds lack. */
    public static List<String> numberCells(Odds odds, List<String> numbers) {
        List<String> cells = new ArrayList<>();
        for (String name : numbers) {
            cells.add(odds.meanOrConstant(name).map(CsvText::decimal).orElse(""));
            cells.add(odds.spread(name).map(CsvText::decimal).orElse(""));
        }
        return cells;
    }

    private static String decimal(BigDecimal number) {
        return number.setScale(JsonLines.DECIMALS, RoundingMode.HALF_UP).toPlainString();
    }

    private static void addChance(List<String> cells, Chance chance) {
        cells.addAll(List.of(chance.ways().toString(), chance.of().toString(), probability(chance)));
    }

    /** Adds the header for {@link #oddsRow}: keys, denominator, two columns for each code, and two for each number. */
    public CsvText oddsHeader(List<String> keys, List<String> codes, List<String> numbers) {
        List<String> header = new ArrayList<>(keys);
        header.add("of");
        codes.forEach(code -> header.addAll(List.of(code + " ways", code + " p")));
        header.addAll(numberColumns("", numbers));
        return row(header);
    }

    /**
     * Adds a row with the chance of every code, and mean and standard deviation of every number.
     *
     * @param odds empty for a situation that the rules exclude; all cells after the keys are then empty
     */
    public CsvText oddsRow(List<String> keys, Optional<Odds> odds, List<String> codes, List<String> numbers) {
        List<String> cells = new ArrayList<>(keys);
        cells.add(odds.map(known -> known.of().toString()).orElse(""));
        for (String code : codes) {
            Optional<Chance> chance = odds.map(known -> known.chance(List.of(code)));
            cells.add(chance.map(known -> known.ways().toString()).orElse(""));
            cells.add(chance.map(CsvText::probability).orElse(""));
        }
        cells.addAll(odds.map(known -> numberCells(known, numbers))
                .orElseGet(() -> Collections.nCopies(2 * numbers.size(), "")));
        return row(cells);
    }

    /**
     * Escapes control characters, which a terminal would obey, and marks formulas as text, because a spreadsheet would run
     * them. Programs that need the exact bytes read the JSON output instead.
     */
    private static String harmless(String cell) {
        return FormulaGuard.add(SafeText.line(cell));
    }

    private static String probability(Chance chance) {
        return chance.rounded(DECIMALS).toPlainString();
    }

    /** Closes the sheet and returns it; no rows can be added afterwards. */
    public String text() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // cannot happen: a StringWriter does no I/O
        }
        return text.toString();
    }
}
