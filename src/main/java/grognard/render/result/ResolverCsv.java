package grognard.render.result;

import grognard.dice.Roll;
import grognard.record.RecordCaption;
import grognard.rules.NumberNames;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Formats resolutions of one resolver as CSV, with a column for each number. Rows of several resolvers have the columns of
 * {@link ResolutionCsv} instead, where all numbers share one.
 */
public final class ResolverCsv {

    /** Columns before the numbers. */
    private static final List<String> FIRST = List.of("code", "passed", "label", "line", "repeat");

    /** Columns after the numbers. The dice are {@code rolls}, as in JSON, because some resolvers have a number {@code dice}. */
    private static final List<String> LAST =
            List.of("text", "effects", "next", "rolls", "rulings", "seed", "ruleset", "resolver", ResolutionCsv.TABLES);

    private final NumberNames numbers;
    private final List<String> columns;

    public ResolverCsv(NumberNames numbers) {
        this.numbers = numbers;
        columns = new ArrayList<>(FIRST);
        columns.addAll(numbers.names());
        if (numbers.open()) {
            columns.add(ResolutionCsv.NUMBERS);
        }
        columns.addAll(LAST);
    }

    /** Returns the names of the columns, without those that the caller adds. */
    public List<String> columns() {
        return columns;
    }

    /** Formats the header, with the caller's columns last. */
    public String header(List<String> further) {
        return row(columns, further);
    }

    /**
     * Formats a row.
     *
     * @param line number of the line in its batch; 0 outside one
     * @param further cells of the columns that the caller added to the header
     */
    public String row(long line, Played played, RecordCaption caption, List<String> further) {
        Outcome outcome = played.resolution().outcome();
        List<String> cells = new ArrayList<>(columns.size());
        cells.add(outcome.code().name());
        cells.add(outcome.code().verdict().text());
        cells.add(caption.label().orElse(""));
        cells.add(ResolutionCsv.positive(line));
        cells.add(ResolutionCsv.positive(caption.repeat()));
        for (String name : numbers.names()) {
            Number number = outcome.numbers().get(name);
            cells.add(number == null ? "" : Numbers.text(number));
        }
        if (numbers.open()) {
            cells.add(ResolutionCsv.numbers(withoutColumn(outcome.numbers())));
        }
        cells.add(outcome.text());
        cells.add(ResolutionCsv.effects(outcome));
        cells.add(ResolutionCsv.next(outcome));
        cells.add(played.rolls().stream().map(Roll::text).collect(Collectors.joining("; ")));
        cells.add(String.join(" ", played.resolution().rulings()));
        cells.add(caption.seed().orElse(""));
        cells.add(played.tables().ruleset().name());
        cells.add(played.resolver().description().name());
        cells.add(ResolutionCsv.tables(played.tables().used(played.resolver(), played.situation())));
        return row(cells, further);
    }

    /** Returns the numbers that have no column of their own. */
    private List<Map.Entry<String, Number>> withoutColumn(Map<String, Number> all) {
        return all.entrySet().stream()
                .filter(number -> !numbers.names().contains(number.getKey()))
                .toList();
    }

    private static String row(List<String> cells, List<String> further) {
        List<String> all = new ArrayList<>(cells);
        all.addAll(further);
        return ResolutionCsv.row(all);
    }
}
