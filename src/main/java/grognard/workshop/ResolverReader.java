package grognard.workshop;

import grognard.dice.Die;
import grognard.rules.Resolver;
import grognard.table.Pack;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.OptionReader.Draft;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the file of one resolver that is no chain. */
final class ResolverReader {

    private static final List<String> BOUNDS = List.of("adds", "needs", "dice", "shifts");

    private final Section section;
    private final String name;
    private final Shape shape;
    private final ResultsReader.Names names;
    private final Files files;
    private final Unit unit;

    ResolverReader(Pack folder, Section section, String name, Shape shape, ResultsReader.Names names, Unit unit) {
        this.unit = unit;
        this.section = section;
        this.name = name;
        this.shape = shape;
        this.names = names;
        this.files = new Files(folder, section.problems(), shape);
    }

    /** The keys that a resolver of that shape may have. */
    static List<String> keys(Shape shape) {
        List<String> keys = new ArrayList<>(List.of("summary", "shape", "notes"));
        if (shape == Shape.CHAIN) {
            keys.addAll(List.of("steps", "step", "within", "round"));
            return keys;
        }
        if (shape.throwsDice()) {
            keys.add("dice");
        }
        keys.add("results");
        switch (shape) {
            case TEST -> keys.addAll(List.of("needs", "passes"));
            case OPPOSED -> keys.add("needs");
            case POOL -> keys.addAll(List.of("needs", "saves", "again", "beyond"));
            case CHART, ODDS -> keys.addAll(List.of("table", "more"));
            case LOOK_UP -> keys.add("table");
            case CHAIN -> {}
        }
        keys.addAll(List.of("within", "round", "option"));
        return keys;
    }

    /** The resolver, unless something is wrong with its files. */
    Optional<Resolver> read() {
        int before = section.problems().count();
        section.only(keys(shape));
        String summary = section.requiredText("summary");
        List<String> notes = section.texts("notes");
        OptionReader options = new OptionReader(shape, section, files, unit);
        List<Draft> drafts = options.drafts();
        files.options(drafts);
        Throw thrown = shape.throwsDice() ? dice() : null;
        Common common = new Common(name, shape, summary, notes, options.options(), within(), round());
        Mechanism mechanism = mechanism(common, thrown);
        return mechanism == null || section.problems().count() > before
                ? Optional.empty()
                : Optional.of(new FolderResolver(mechanism, files.specs(), files.grids()));
    }

    private @Nullable Throw dice() {
        if (!section.has("dice")) {
            section.problem(section.place(), "no dice: expected " + Throw.EXPECTED);
            return null;
        }
        Optional<String> text = section.text("dice");
        Optional<Throw> dice = text.flatMap(Throw::read);
        if (text.isPresent() && dice.isEmpty()) {
            section.problem(
                    section.valuePlace("dice"),
                    "dice " + grognard.input.SafeText.shortened(text.get()) + ": expected " + Throw.EXPECTED);
        }
        return dice.orElse(null);
    }

    private Map<Key, List<Fraction>> within() {
        Map<Key, List<Fraction>> bounds = new EnumMap<>(Key.class);
        Optional<Section> within = section.section("within");
        if (within.isEmpty()) {
            return bounds;
        }
        List<String> keys = new ArrayList<>();
        for (Key key : Key.of(shape)) {
            if (BOUNDS.contains(key.word())) {
                keys.add(key.word());
                within.get().pair(key.word()).ifPresent(pair -> bounds.put(key, pair));
            }
        }
        within.get().only(keys);
        return bounds;
    }

    private @Nullable Boolean round() {
        Optional<String> round = section.oneOf("round", List.of("down", "up"));
        return round.isEmpty() ? null : (Boolean) round.get().equals("up");
    }

    private @Nullable Mechanism mechanism(Common common, @Nullable Throw thrown) {
        Throw dice = thrown == null ? new Throw(Die.D6, 1, 0, false) : thrown;
        List<Amount> needs = List.of(needs(0), shape == Shape.OPPOSED ? needs(1) : needs(0));
        boolean atMost = section.oneOf("passes", List.of("at-least", "at-most"))
                .orElse("")
                .equals("at-most");
        boolean half = section.oneOf("beyond", List.of("half")).isPresent();
        if (half && !common.within().containsKey(Key.NEEDS)) {
            section.problem(section.placeOf("beyond"), "beyond: expected within = { needs = [least, most] } with it");
        }
        List<Integer> again = shape == Shape.POOL && section.has("again") ? OptionReader.faces(section) : List.of();
        Optional<Fraction> saves = shape == Shape.POOL && section.has("saves")
                ? section.fraction("saves", section.value("saves").orElseThrow())
                : Optional.empty();
        Ranges ranges = new Ranges(shape, dice, common);
        files.numbers(ranges.numbers(List.of(), false));
        Chart chart = shape == Shape.CHART || shape == Shape.ODDS || shape == Shape.LOOK_UP ? chart(dice) : null;
        if (chart != null) {
            files.numbers(ranges.numbers(cells(chart), true));
        }
        ResultsTable results = results(shape.throwsDice() ? dice.decimals() : 0);
        if (results == null) {
            return null;
        }
        return switch (shape) {
            case TEST -> new TestMechanism(common, results, dice, needs.get(0), atMost);
            case OPPOSED -> new OpposedMechanism(common, results, dice, countsHits(common) ? needs : null);
            case POOL ->
                new PoolMechanism(common, results, dice, needs.get(0), new PoolMechanism.Saves(saves), again, half);
            case CHART -> chart == null ? null : new ChartMechanism(common, results, dice, chart);
            case ODDS -> chart == null ? null : new OddsMechanism(common, results, dice, chart);
            case LOOK_UP -> chart == null ? null : new LookUpMechanism(common, results, chart);
            case CHAIN -> null;
        };
    }

    /** In an opposed throw a number needed makes the dice that reach it the score. */
    private boolean countsHits(Common common) {
        boolean options = false;
        for (Option option : common.options()) {
            options |= option.does().containsKey(Key.NEEDS);
        }
        return section.has("needs") || options;
    }

    private Amount needs(int side) {
        Optional<TomlValue> value = shape == Shape.TEST || shape == Shape.OPPOSED || shape == Shape.POOL
                ? section.value("needs")
                : Optional.empty();
        if (value.isEmpty()) {
            return new Amount.Always(Fraction.ZERO);
        }
        if (value.get() instanceof TomlValue.Text text && text.text().endsWith(".csv")) {
            Optional<Grid> grid = section.csv("needs").flatMap(file -> files.numbers(file, Key.NEEDS, side));
            return grid.isPresent()
                    ? new Amount.ByFile(grid.get(), Key.NEEDS.word(), "")
                    : new Amount.Always(Fraction.ZERO);
        }
        return new Amount.Always(section.fraction("needs", value.get()).orElse(Fraction.ZERO));
    }

    private @Nullable Chart chart(Throw dice) {
        Optional<String> file = file("table");
        if (file.isEmpty()) {
            return null;
        }
        List<String> numbers = new ArrayList<>(shape.numbers());
        numbers.remove("cell");
        numbers.remove("number");
        Columns columns = new Columns(files.keys(numbers), "cell").with("cell", new Files.TextCell());
        if (shape != Shape.LOOK_UP) {
            columns.with("from", new Files.EndCell(dice.decimals())).with("to", new Files.EndCell(dice.decimals()));
        }
        Optional<Grid> grid = files.read(file.get(), columns);
        if (grid.isEmpty()) {
            return null;
        }
        Grid read = new TableBands(section.problems(), file.get(), dice.decimals()).banded(grid.get(), shape);
        String shifted = shape == Shape.CHART ? "strength" : shape == Shape.ODDS ? "odds" : "";
        if (shape == Shape.ODDS && read.indexOf("odds") < 0) {
            section.problems().add(file.get(), 1, 1, "no column odds: expected one, with 1:2 and the like");
            return null;
        }
        return new Chart(read, shifted, more(read));
    }

    private Map<String, Integer> more(Grid grid) {
        Map<String, Integer> more = new LinkedHashMap<>();
        Optional<Section> cells = section.has("more") ? section.section("more") : Optional.empty();
        if (cells.isPresent()) {
            cells.get().only(cells(new Chart(grid, "", Map.of())));
            for (TomlTable.Entry entry : cells.get().entries()) {
                cells.get().whole(entry.key(), entry.value(), 1, 999).ifPresent(n -> more.put(entry.key(), n));
            }
        }
        return more;
    }

    /** All cells of the table, and what stands for none where that can come up. */
    private static List<String> cells(Chart chart) {
        List<String> cells = new ArrayList<>();
        boolean empty = new Coverage(chart.grid().keys(), chart.grid().cells()).gap() != null;
        for (Grid.Row row : chart.grid().rows()) {
            String cell = row.value("cell", String.class);
            if (cell == null || cell.isEmpty()) {
                empty = true;
            } else if (!cells.contains(cell)) {
                cells.add(cell);
            }
        }
        if (empty && !cells.contains(Chart.NOTHING)) {
            cells.add(Chart.NOTHING);
        }
        return cells;
    }

    private @Nullable ResultsTable results(int decimals) {
        Optional<String> file = file("results");
        return file.isEmpty()
                ? null
                : new ResultsReader(shape, files, file.get(), names)
                        .read(decimals)
                        .orElse(null);
    }

    private Optional<String> file(String key) {
        if (!section.has(key)) {
            section.problem(section.place(), "no " + key + ": expected " + key + " = \"….csv\"");
        }
        return section.csv(key);
    }
}
