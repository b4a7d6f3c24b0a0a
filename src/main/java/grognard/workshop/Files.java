package grognard.workshop;

import grognard.input.WholeNumber;
import grognard.table.Cell;
import grognard.table.Pack;
import grognard.table.TableSpec;
import grognard.workshop.OptionReader.Draft;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The CSV files of one resolver, and what their columns mean there. */
final class Files {

    private final Pack folder;
    private final FolderProblems problems;
    private final Shape shape;
    private final Map<String, TableSpec> specs = new LinkedHashMap<>();
    private final List<Grid> grids = new ArrayList<>();
    private List<Draft> drafts = List.of();
    private Numbers numbers = new Numbers();

    /** What the numbers of the shape can be, as far as that is known. */
    static final class Numbers {
        final Map<String, KeyColumn.Range> ranges = new LinkedHashMap<>();

        KeyColumn.Range of(String number) {
            KeyColumn.Range range = ranges.get(number);
            return range == null ? new KeyColumn.Numbers(null, null, 0, false) : range;
        }
    }

    Files(Pack folder, FolderProblems problems, Shape shape) {
        this.folder = folder;
        this.problems = problems;
        this.shape = shape;
    }

    void options(List<Draft> all) {
        drafts = all;
    }

    void numbers(Numbers ranges) {
        numbers = ranges;
    }

    /** The specs of the files that were read, each once. */
    List<TableSpec> specs() {
        return List.copyOf(specs.values());
    }

    /** All that was read, a file that serves several as often as it does. */
    List<Grid> grids() {
        return List.copyOf(grids);
    }

    FolderProblems problems() {
        return problems;
    }

    Optional<Grid> read(String file, Columns columns) {
        Optional<Grid> grid = GridReader.read(folder, problems, file, columns);
        if (grid.isPresent()) {
            specs.putIfAbsent(grid.get().file(), grid.get().spec());
            grids.add(grid.get());
        }
        return grid;
    }

    /** A file of numbers for one key, as the options of that side see it. */
    Optional<Grid> numbers(String file, Key key, int side) {
        Optional<Grid> grid = read(file, new Columns(new OfSide(side), key.word()).with(key.word(), new NumberCell()));
        if (grid.isPresent()
                && grid.get().spec().header().get(0).indexOf('/') < 0
                && !grid.get().spec().header().contains(key.word())) {
            problems.add(file, 1, 0, "no column " + key + ": expected one, with the numbers");
            return Optional.empty();
        }
        return grid;
    }

    /** The keys by which results and tables are found: all options in full, and numbers of the shape. */
    Columns.Keys keys(List<String> shapeNumbers) {
        return new InFull(shapeNumbers);
    }

    private static KeyColumn column(String name, Draft draft) {
        return new KeyColumn(name, draft.name(), false, draft.kind().range(draft.isOptional()));
    }

    private Optional<Draft> inFull(String name) {
        for (Draft draft : drafts) {
            if (draft.name().equals(name)) {
                return Optional.of(draft);
            }
        }
        return Optional.empty();
    }

    /** Names as one side sees them. */
    private final class OfSide implements Columns.Keys {

        private static final String ENEMY = "enemy-";

        private final int side;

        OfSide(int side) {
            this.side = side;
        }

        @Override
        public Optional<KeyColumn> named(String column) {
            if (shape.hasTwoSides()) {
                Optional<KeyColumn> own = of(side, column, column);
                if (own.isPresent()) {
                    return own;
                }
                if (column.startsWith(ENEMY)) {
                    Optional<KeyColumn> enemy = of(1 - side, column.substring(ENEMY.length()), column);
                    if (enemy.isPresent()) {
                        return enemy;
                    }
                }
            }
            return inFull(column).map(draft -> column(column, draft));
        }

        private Optional<KeyColumn> of(int whose, String base, String column) {
            for (Draft draft : drafts) {
                if (draft.side() == whose && draft.base().equals(base)) {
                    return Optional.of(column(column, draft));
                }
            }
            return Optional.empty();
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>();
            for (Draft draft : drafts) {
                names.add(!shape.hasTwoSides() || draft.side() == side ? draft.base() : ENEMY + draft.base());
            }
            return names;
        }
    }

    /** Full names; a number of the shape wins over an option. */
    private final class InFull implements Columns.Keys {

        private final List<String> shapeNumbers;

        InFull(List<String> shapeNumbers) {
            this.shapeNumbers = shapeNumbers;
        }

        @Override
        public Optional<KeyColumn> named(String column) {
            if (shapeNumbers.contains(column)) {
                return Optional.of(new KeyColumn(column, column, true, numbers.of(column)));
            }
            return inFull(column).map(draft -> column(column, draft));
        }

        @Override
        public List<String> names() {
            List<String> names = new ArrayList<>();
            for (Draft draft : drafts) {
                names.add(draft.name());
            }
            names.addAll(shapeNumbers);
            return names;
        }
    }

    /** A number, or nothing. */
    static final class NumberCell implements Cell<Object> {

        /** Stands for an empty cell. */
        static final Object NOTHING = "";

        @Override
        public Optional<Object> read(String text) {
            if (text.isEmpty()) {
                return Optional.of(NOTHING);
            }
            Optional<Fraction> number = Fraction.read(text);
            return number.isPresent() ? Optional.of(number.get()) : Optional.empty();
        }

        @Override
        public String expected() {
            return "a number such as -1, 0.5 or 1/3, or nothing";
        }
    }

    /** Any text, even none. */
    static final class TextCell implements Cell<String> {
        @Override
        public Optional<String> read(String text) {
            return Optional.of(text);
        }

        @Override
        public String expected() {
            return "a text, or nothing";
        }
    }

    /** An end of a band, in steps; nothing for an open one. */
    static final class EndCell implements Cell<Object> {

        /** Stands for an open end. */
        static final Object OPEN = "";

        private final int decimals;

        EndCell(int decimals) {
            this.decimals = decimals;
        }

        @Override
        public Optional<Object> read(String text) {
            if (text.isEmpty()) {
                return Optional.of(OPEN);
            }
            if (decimals == 0) {
                Optional<Integer> whole = WholeNumber.in(text);
                return whole.isPresent() ? Optional.of(whole.get().longValue()) : Optional.empty();
            }
            int point = text.indexOf('.');
            Optional<Fraction> number = text.indexOf('/') >= 0 ? Optional.empty() : Fraction.read(text);
            return number.isEmpty() || (point >= 0 && text.length() - point - 1 > decimals)
                    ? Optional.empty()
                    : Optional.of(number.get().floor(decimals));
        }

        @Override
        public String expected() {
            return (decimals == 0 ? "a whole number" : "a number with at most " + decimals + " decimals")
                    + ", or nothing for an open end";
        }
    }
}
