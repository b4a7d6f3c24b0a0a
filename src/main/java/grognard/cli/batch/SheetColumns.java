package grognard.cli.batch;

import grognard.batch.BatchLine;
import grognard.batch.LineError;
import grognard.input.BadInput;
import grognard.input.InputError;
import grognard.input.Nearest;
import grognard.line.CommonOption;
import grognard.rules.Description;
import grognard.rules.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The columns of a spreadsheet of situations: parameters of the resolver, options, and others, whose cells go unchanged
 * into CSV output.
 *
 * @param names names of all columns, in their order
 * @param further positions of the columns that the resolver does not read
 */
record SheetColumns(Description description, List<String> names, List<Integer> further) {

    /** Columns that set the option of the same name and not a parameter. */
    private static final List<String> OPTIONS = List.of("label", "seed", "dice");

    /**
     * Reads the header. A column that looks like a misspelt option is refused with its number, since its values would
     * silently not count.
     *
     * @param results columns of the results, whose names no further column may have
     * @param strict whether to refuse all columns that the resolver does not read
     */
    static SheetColumns of(
            Description description, BatchLine<List<String>> first, List<String> results, boolean strict) {
        List<String> known = new ArrayList<>();
        for (Parameter<?> parameter : description.parameters()) {
            known.add(parameter.name());
        }
        known.addAll(OPTIONS);
        List<String> names = new ArrayList<>();
        List<Integer> further = new ArrayList<>();
        for (String cell : first.content()) {
            String name = cell.strip();
            String place = new LineError(first.number(), names.size() + 1, "").place();
            if (names.contains(name)) {
                throw new BadInput(place + name + " is there twice: expected once");
            }
            if (!known.contains(name)) {
                Optional<String> meant = meant(name, known, description);
                boolean option =
                        CommonOption.named("--" + name, CommonOption.For.PLAY).isPresent();
                if (strict || name.isEmpty() || option || meant.isPresent()) {
                    String expected = "a parameter of " + description.name() + " (" + String.join(", ", known) + ")";
                    throw new BadInput(
                            InputError.value(place + "column", name, expected).hinting(meant.orElse("")));
                }
                if (results.contains(name)) {
                    throw BadInput.value(place + "column", name, "another name, since results have a column " + name);
                }
                further.add(names.size());
            }
            names.add(name);
        }
        return new SheetColumns(description, List.copyOf(names), List.copyOf(further));
    }

    /** The column that this one was probably meant for. A short option stands for its parameter: elite for quality. */
    private static Optional<String> meant(String name, List<String> known, Description description) {
        Map<String, String> columnOf = new LinkedHashMap<>();
        known.forEach(column -> columnOf.put(column, column));
        for (Parameter<?> parameter : description.parameters()) {
            String prefix = parameter.side() == Parameter.Side.DEFENDER ? Parameter.DEFENDER_PREFIX : "";
            parameter.shorthands().forEach(word -> columnOf.putIfAbsent(prefix + word, parameter.name()));
        }
        String plain = name.toLowerCase(Locale.ROOT).replaceFirst("^-+", "");
        return Nearest.to(plain, columnOf.keySet())
                .or(() -> Nearest.to(plain.replaceFirst("^att-", ""), columnOf.keySet()))
                .map(columnOf::get);
    }

    /** Cells of the further columns, empty where the row is too short. */
    List<String> furtherCells(List<String> row) {
        List<String> cells = new ArrayList<>(further.size());
        for (int at : further) {
            cells.add(at < row.size() ? row.get(at) : "");
        }
        return cells;
    }

    /** Names of the further columns. */
    List<String> furtherNames() {
        return furtherCells(names);
    }

    boolean isFurther(int at) {
        return further.contains(at);
    }

    /** Position of the column that sets the option, from 1; 0 if there is none. */
    int columnOf(String option) {
        for (int i = 0; i < names.size(); i++) {
            String own =
                    description.parameter(names.get(i)).map(Parameter::option).orElse("--" + names.get(i));
            if (own.equals(option) && !isFurther(i)) {
                return i + 1;
            }
        }
        return 0;
    }
}
