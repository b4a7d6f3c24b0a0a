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
    private boolean header = true;

    /**
     * Adds one column with the tables in use for each argument, unless all of them are the rulebook's own numbers.
     *
     * @param used tables of the rows; for a comparison those of both sides, which go into {@code tables} and {@code
     *     vs-tables}
     */
    public CsvText(TablesUsed... used) {
        boolean needed = false;
        for (TablesUsed one : used) {
            needed |= one.line().isPresent();
        }
        tables = needed ? List.of(used) : List.of();
    }

    /** Formats complete rows, the header first. */
    public static String of(List<List<String>> rows) {
        CsvText sheet = new CsvText();
        rows.forEach(sheet::row);
        return sheet.text();
    }

    /** Adds a row; the first one is the header, so it gets the names of the tables columns. */
    public CsvText row(List<String> fields) {
        List<String> all = new ArrayList<>(fields);
        for (int i = 0; i < tables.size(); i++) {
            all.add(header ? (i == 0 ? "tables" : "vs-tables") : ResolutionCsv.tables(tables.get(i)));
        }
        header = false;
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
     * Adds a row for two chances: the keys, the cells of both, how many points the first is above the second, and the
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

    /** Names of the columns for mean and spread of each number. */
    public static List<String> numberColumns(String prefix, List<String> numbers) {
        List<String> columns = new ArrayList<>();
        numbers.forEach(name -> columns.addAll(List.of(prefix + name + " mean", prefix + name + " spread")));
        return columns;
    }

    /** Mean and spread of each number; empty cells for one that these odds lack. */
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
        cells.addAll(List.of(chance.ways().toString(), chance.of().toString(), p(chance)));
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
     * Adds a row with the chance of every code, and mean and spread of every number. Without odds (a situation that the
     * rules exclude) these cells are empty.
     */
    public CsvText oddsRow(List<String> keys, Optional<Odds> odds, List<String> codes, List<String> numbers) {
        List<String> cells = new ArrayList<>(keys);
        cells.add(odds.map(some -> some.of().toString()).orElse(""));
        for (String code : codes) {
            Optional<Chance> chance = odds.map(some -> some.chance(List.of(code)));
            cells.add(chance.map(some -> some.ways().toString()).orElse(""));
            cells.add(chance.map(CsvText::p).orElse(""));
        }
        cells.addAll(odds.map(some -> numberCells(some, numbers))
                .orElseGet(() -> Collections.nCopies(2 * numbers.size(), "")));
        return row(cells);
    }

    /**
     * Escapes hidden characters, which a terminal would obey, and marks formulas as text, which a spreadsheet would
     * run. Programs that need the exact bytes read the JSON output instead.
     */
    private static String harmless(String cell) {
        return FormulaGuard.add(SafeText.line(cell));
    }

    private static String p(Chance chance) {
        return chance.rounded(DECIMALS).toPlainString();
    }

    /** Ends the output and returns it. */
    public String text() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // cannot happen: a StringWriter does no I/O
        }
        return text.toString();
    }
}
