package grognard.workshop.reader;

import grognard.table.Pack;
import grognard.table.TableSpec;
import grognard.workshop.csv.AllowedColumns;
import grognard.workshop.csv.CsvCells;
import grognard.workshop.csv.KeyColumn;
import grognard.workshop.csv.KeyType;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.csv.KeyedTableReader;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.resolver.ModifierKey;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Reads the CSV files of one resolver. Which names a column may have depends on the options and, once the dice are known, on
 * the ranges of the shape's numbers; both are set while the TOML file is read.
 */
final class ResolverFiles {

    /** Prefix of the other side's options in a file that belongs to one side. */
    private static final String ENEMY = "enemy-";

    private final Pack folder;
    private final FolderProblems problems;
    private final Shape shape;
    private final Map<String, TableSpec> specs = new LinkedHashMap<>();
    private final List<KeyedTable> keyedTables = new ArrayList<>();
    private List<OptionDraft> drafts = List.of();
    private Map<String, KeyType> numberRanges = Map.of();

    ResolverFiles(Pack folder, FolderProblems problems, Shape shape) {
        this.folder = folder;
        this.problems = problems;
        this.shape = shape;
    }

    void options(List<OptionDraft> all) {
        drafts = all;
    }

    void numberRanges(Map<String, KeyType> ranges) {
        numberRanges = ranges;
    }

    /** The specs of the files read so far, each once. */
    List<TableSpec> specs() {
        return List.copyOf(specs.values());
    }

    /** All tables read so far; a file that is used several times is listed as often. */
    List<KeyedTable> keyedTables() {
        return List.copyOf(keyedTables);
    }

    FolderProblems problems() {
        return problems;
    }

    /** Reads a file with these columns and remembers it; empty if anything is wrong with it. */
    Optional<KeyedTable> read(String file, AllowedColumns columns) {
        Optional<KeyedTable> table = KeyedTableReader.read(folder, problems, file, columns);
        if (table.isPresent()) {
            specs.putIfAbsent(table.get().file(), table.get().spec());
            keyedTables.add(table.get());
        }
        return table;
    }

    /** Reads a file of numbers for a modifier; column names are resolved as that side sees them. */
    Optional<KeyedTable> numbers(String file, ModifierKey key, int side) {
        Optional<KeyedTable> table =
                read(file, new AllowedColumns(keysOfSide(side), key.word()).with(key.word(), CsvCells.number()));
        if (table.isPresent()
                && table.get().spec().header().get(0).indexOf('/') < 0
                && !table.get().spec().header().contains(key.word())) {
            problems.add(file, 1, 0, "no column " + key + ": expected one, with the numbers");
            return Optional.empty();
        }
        return table;
    }

    /**
     * The keys of results and tables: options by their full names, and these numbers of the shape, which take precedence over
     * an option of the same name.
     */
    AllowedColumns.Keys keys(List<String> shapeNumbers) {
        List<String> names = new ArrayList<>();
        drafts.forEach(draft -> names.add(draft.name()));
        names.addAll(shapeNumbers);
        return new AllowedColumns.Keys(
                column -> shapeNumbers.contains(column)
                        ? Optional.of(new KeyColumn(
                                column, column, true, numberRanges.getOrDefault(column, KeyType.Numbers.ANY)))
                        : inFull(column),
                names);
    }

    /** The keys as one side sees them: its own options without prefix, the other side's with {@code enemy-}. */
    private AllowedColumns.Keys keysOfSide(int side) {
        List<String> names = drafts.stream()
                .map(draft -> !shape.hasTwoSides() || draft.side() == side ? draft.base() : ENEMY + draft.base())
                .toList();
        return new AllowedColumns.Keys(column -> ofSide(side, column).or(() -> inFull(column)), names);
    }

    private Optional<KeyColumn> ofSide(int side, String column) {
        if (!shape.hasTwoSides()) {
            return Optional.empty();
        }
        Optional<KeyColumn> own =
                find(column, draft -> draft.side() == side && draft.base().equals(column));
        return own.isPresent() || !column.startsWith(ENEMY)
                ? own
                : find(column, draft -> draft.side() != side && draft.base().equals(column.substring(ENEMY.length())));
    }

    private Optional<KeyColumn> inFull(String column) {
        return find(column, draft -> draft.name().equals(column));
    }

    /** The first option that fits, as a key under the column's name. */
    private Optional<KeyColumn> find(String column, Predicate<OptionDraft> fits) {
        return drafts.stream()
                .filter(fits)
                .findFirst()
                .map(OptionDraft::option)
                .map(option ->
                        new KeyColumn(column, option.name(), false, KeyType.of(option.type(), option.isOptional())));
    }
}
