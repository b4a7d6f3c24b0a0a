package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.LineError;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.line.CommonOption;
import grognard.rules.Description;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The columns of a spreadsheet of situations, in their order: parameters of the resolver, options, and others, whose
 * cells go into CSV output.
 */
record SheetColumns(List<Column> columns) {

    /** Columns that set the option of the same name and not a parameter. */
    private static final List<String> OPTIONS = List.of("label", "seed", "dice");

    /** A column, by what its cells set. */
    sealed interface Column {

        String name();
    }

    record Value(Parameter<?> parameter) implements Column {
        @Override
        public String name() {
            return parameter.name();
        }
    }

    record Option(CommonOption option, String name) implements Column {}

    /** A column that the resolver does not read. */
    record Further(String name) implements Column {}

    SheetColumns {
        columns = List.copyOf(columns);
    }

    /**
     * Reads the header. A column that looks like a misspelt option is refused with its number, since its values would
     * silently not count.
     *
     * @param results columns of the results, whose names no further column may have
     * @param strict whether to refuse all columns that the resolver does not read
     */
    static SheetColumns of(
            Description description, BatchLine<List<String>> first, List<String> results, boolean strict) {
        Map<String, Column> known = known(description);
        Map<String, String> similar = similar(description, known);
        List<Column> columns = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String name : names(first)) {
            String place = new LineError(first.number(), columns.size() + 1, "").place();
            if (!seen.add(name)) {
                throw new BadInput(place + name + " is there twice: expected once");
            }
            Column column = known.get(name);
            if (column == null) {
                Optional<String> meant = meant(name, similar);
                boolean option =
                        CommonOption.named("--" + name, CommonOption.For.PLAY).isPresent();
                if (hasOtherSeparators(name, similar)) {
                    throw BadInput.value(place + "column", name, "commas between the cells");
                }
                if (strict || name.isEmpty() || option || meant.isPresent()) {
                    String expected =
                            "a parameter of " + description.name() + " (" + String.join(", ", known.keySet()) + ")";
                    throw new BadInput(BadInput.value(place + "column", name, expected)
                            .error()
                            .hinting(meant.orElse("")));
                }
                if (results.contains(name)) {
                    throw BadInput.value(place + "column", name, "another name, since results have a column " + name);
                }
                column = new Further(name);
            }
            columns.add(column);
        }
        return new SheetColumns(columns);
    }

    /**
     * The cells of the header, without empty ones at its end: a spreadsheet saves a cell for each column that was ever
     * used.
     */
    private static List<String> names(BatchLine<List<String>> first) {
        List<String> names = first.content().stream().map(String::strip).toList();
        if (names.get(0).startsWith("sep=")) {
            throw BadInput.value(
                    new LineError(first.number(), 1, "").place() + "header",
                    names.get(0),
                    "the names of the columns, with commas between them");
        }
        int end = names.size();
        while (end > 1 && names.get(end - 1).isEmpty()) {
            end--;
        }
        return names.subList(0, end);
    }

    /** The columns that the resolver reads, by name. */
    private static Map<String, Column> known(Description description) {
        Map<String, Column> known = new LinkedHashMap<>();
        for (Parameter<?> parameter : description.parameters()) {
            known.put(parameter.name(), new Value(parameter));
        }
        for (String name : OPTIONS) {
            CommonOption.named("--" + name, CommonOption.For.PLAY)
                    .ifPresent(option -> known.putIfAbsent(name, new Option(option, name)));
        }
        return known;
    }

    /** Names of known columns by the words that may be meant for them: elite, a short option, for quality. */
    private static Map<String, String> similar(Description description, Map<String, Column> known) {
        Map<String, String> columnOf = new LinkedHashMap<>();
        known.keySet().forEach(column -> columnOf.put(column, column));
        for (Parameter<?> parameter : description.parameters()) {
            String prefix = parameter.side() == Parameter.Side.DEFENDER ? Parameter.DEFENDER_PREFIX : "";
            parameter.shorthands().forEach(word -> columnOf.putIfAbsent(prefix + word, parameter.name()));
        }
        return columnOf;
    }

    /** The column that this one was probably meant for. */
    private static Optional<String> meant(String name, Map<String, String> similar) {
        String plain = name.toLowerCase(Locale.ROOT).replaceFirst("^-+", "");
        String letters = letters(plain).replaceFirst("^(defender|defending)", "def");
        for (String meant : List.of(letters, letters.replaceFirst("^(attackers?|att|target|def)", ""))) {
            for (String word : similar.keySet()) {
                if (letters(word).equals(meant)) {
                    return Optional.ofNullable(similar.get(word));
                }
            }
        }
        return Nearest.to(plain, similar.keySet())
                .or(() -> Nearest.to(plain.replaceFirst("^att-", ""), similar.keySet()))
                .map(similar::get);
    }

    /** The name without hyphens, blanks and other signs: {@code Def Pips} is {@code defpips}. */
    private static String letters(String name) {
        return name.replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** Whether the cell is a header with semicolons or tabs, as spreadsheets of some countries write CSV. */
    private static boolean hasOtherSeparators(String cell, Map<String, String> similar) {
        String[] names = cell.split("[;\t]", -1);
        for (String name : names) {
            if (names.length > 1 && meant(name.strip(), similar).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Cells of the further columns, empty where the row is too short. */
    List<String> furtherCells(List<String> row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i) instanceof Further) {
                cells.add(i < row.size() ? row.get(i) : "");
            }
        }
        return cells;
    }

    /** Names of the further columns. */
    List<String> furtherNames() {
        return furtherCells(columns.stream().map(Column::name).toList());
    }

    /** Position of the column that sets the option, from 1; 0 if there is none. */
    int columnOf(String option) {
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            boolean sets = column instanceof Value value
                    ? value.parameter().option().equals(option)
                    : column instanceof Option && option.equals("--" + column.name());
            if (sets) {
                return i + 1;
            }
        }
        return 0;
    }
}
