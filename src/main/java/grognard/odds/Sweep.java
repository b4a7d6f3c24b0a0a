package grognard.odds;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Odds for every value of one parameter, or for every pair of values of two.
 *
 * @param axes the one or two parameters that vary
 * @param cells row by row: the last axis changes fastest
 */
public record Sweep(Description description, List<SweepAxis> axes, List<SweepCell> cells) {

    public Sweep {
        axes = List.copyOf(axes);
        cells = List.copyOf(cells);
    }

    /**
     * Computes all cells. A cell whose values the rules do not allow together stays empty. Distributions that are too
     * large to keep for every cell are dropped (see {@link Odds#withoutLargeNumbers}).
     *
     * @param typed values of the line by parameter name; values of the axes are replaced
     * @throws BadInput if every cell is empty, with the reason of the first
     */
    public static Sweep of(
            Resolver resolver, Tables tables, List<SweepAxis> axes, Map<String, String> typed, Progress progress) {
        List<SweepCell> cells = new ArrayList<>();
        each(resolver, tables, axes, typed, progress, cell -> cells.add(cell.withoutLargeNumbers()));
        return new Sweep(resolver.description(), axes, cells);
    }

    /**
     * Passes each cell, with all its numbers, to the consumer as soon as it is computed: all cells together may not fit
     * into memory. Empty cells are held back until the first cell with odds, so that nothing is printed if all are empty.
     *
     * @throws BadInput if every cell is empty, with the reason of the first
     */
    public static void each(
            Resolver resolver,
            Tables tables,
            List<SweepAxis> axes,
            Map<String, String> typed,
            Progress progress,
            Consumer<SweepCell> consumer) {
        List<List<String>> combinations = combinations(axes);
        Cells cells = new Cells(resolver, tables, axes, combinations, typed);
        cells.checkWork(progress);
        List<SweepCell> heldBack = new ArrayList<>();
        boolean found = false;
        for (int i = 0; i < combinations.size(); i++) {
            SweepCell cell = cells.get(i, progress.part(i, combinations.size()));
            if (!found && cell.answer().isEmpty()) {
                heldBack.add(cell);
                continue;
            }
            found = true;
            heldBack.forEach(consumer);
            heldBack.clear();
            consumer.accept(cell);
        }
        if (!found) {
            throw new BadInput(heldBack.get(0).refusal());
        }
    }

    /** All combinations of the values of the axes, the last axis changing fastest. */
    private static List<List<String>> combinations(List<SweepAxis> axes) {
        List<List<String>> combinations = List.of(List.of());
        for (SweepAxis axis : axes) {
            List<List<String>> extended = new ArrayList<>();
            for (List<String> shorter : combinations) {
                for (String value : axis.values()) {
                    List<String> longer = new ArrayList<>(shorter);
                    longer.add(value);
                    extended.add(longer);
                }
            }
            combinations = extended;
        }
        return combinations;
    }

    /** Computes the cells of a sweep one by one. */
    private static final class Cells {

        private final Resolver resolver;
        private final Tables tables;
        private final List<SweepAxis> axes;
        private final List<List<String>> combinations;
        private final Map<String, String> typed;
        private final OddsOfMany calculator;
        private final SweepSample sample;

        Cells(
                Resolver resolver,
                Tables tables,
                List<SweepAxis> axes,
                List<List<String>> combinations,
                Map<String, String> typed) {
            this.resolver = resolver;
            this.tables = tables;
            this.axes = axes;
            this.combinations = combinations;
            this.typed = typed;
            this.calculator = new OddsOfMany(resolver, tables);
            this.sample = new SweepSample(calculator);
        }

        void checkWork(Progress progress) {
            sample.check(combinations.size(), this::allowed, progress);
        }

        private Optional<Situation> allowed(int cell) {
            try {
                return Optional.of(situation(values(cell)));
            } catch (BadInput e) {
                return Optional.empty();
            }
        }

        SweepCell get(int cell, Progress progress) {
            List<String> at = combinations.get(cell);
            Map<String, String> values = values(cell);
            Situation situation;
            try {
                situation = situation(values);
            } catch (BadInput e) {
                return new SweepCell(at, values, Optional.empty(), String.valueOf(e.getMessage()));
            }
            Odds odds = sample.take(cell).orElseGet(() -> calculator.of(situation, progress));
            progress.at(1);
            return new SweepCell(at, values, Optional.of(new SweepCell.Answer(situation, odds)), "");
        }

        private Situation situation(Map<String, String> values) {
            return Situation.read(resolver, values, tables);
        }

        /** Values of the line in a cell, by parameter name. */
        private Map<String, String> values(int cell) {
            Map<String, String> values = new LinkedHashMap<>(typed);
            for (int axis = 0; axis < axes.size(); axis++) {
                values.put(
                        axes.get(axis).parameter().name(),
                        combinations.get(cell).get(axis));
            }
            return values;
        }
    }

    public boolean isGrid() {
        return axes.size() > 1;
    }

    /** Codes that are possible in at least one cell, in the order of the table. */
    public List<String> codes() {
        return Odds.codes(
                description,
                cells.stream().flatMap(cell -> cell.odds().stream()).toList());
    }

    /**
     * Chooses the code to show in a grid, which has space for one: the passed test if there is one, otherwise the first
     * code whose chance is not the same in all cells.
     */
    public String mainCode() {
        List<String> codes = codes();
        for (Code code : description.codes()) {
            if (code.verdict() == Code.Verdict.PASSED && codes.contains(code.name())) {
                return code.name();
            }
        }
        for (String code : codes) {
            long different = cells.stream()
                    .flatMap(cell -> cell.odds().stream())
                    .map(odds -> odds.chance(List.of(code)).toDouble())
                    .distinct()
                    .count();
            if (different > 1) {
                return code;
            }
        }
        return codes.get(0);
    }

    /** Reason of the first empty cell, if there is one. */
    public Optional<String> firstRefusal() {
        return cells.stream()
                .map(SweepCell::refusal)
                .filter(text -> !text.isEmpty())
                .findFirst();
    }
}
