package grognard.workshop.reader;

import grognard.dice.Die;
import grognard.input.SafeText;
import grognard.rules.Resolver;
import grognard.table.Pack;
import grognard.toml.TomlValue;
import grognard.workshop.csv.KeyedTable;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.game.UnitFields;
import grognard.workshop.resolver.Amount;
import grognard.workshop.resolver.CellTable;
import grognard.workshop.resolver.ChartMechanism;
import grognard.workshop.resolver.FolderOption;
import grognard.workshop.resolver.FolderResolver;
import grognard.workshop.resolver.LookUpMechanism;
import grognard.workshop.resolver.Mechanism;
import grognard.workshop.resolver.ModifierKey;
import grognard.workshop.resolver.OddsMechanism;
import grognard.workshop.resolver.OpposedMechanism;
import grognard.workshop.resolver.PoolMechanism;
import grognard.workshop.resolver.ResolverDefinition;
import grognard.workshop.resolver.ResultsTable;
import grognard.workshop.resolver.Shape;
import grognard.workshop.resolver.TestMechanism;
import grognard.workshop.value.DiceExpression;
import grognard.workshop.value.Rational;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads {@code NAME.toml} of a resolver that is no chain, with the CSV files that it names. */
public final class ResolverReader {

    /** The keys whose sums {@code within} can bound. */
    private static final List<String> BOUNDS = List.of("adds", "needs", "dice", "shifts");

    private static final DiceExpression ONE_DIE = new DiceExpression(Die.D6, 1, 0, false);

    private final TomlSection section;
    private final String name;
    private final Shape shape;
    private final RulesetNames names;
    private final ResolverFiles files;
    private final UnitFields unit;

    public ResolverReader(
            Pack folder, TomlSection section, String name, Shape shape, RulesetNames names, UnitFields unit) {
        this.unit = unit;
        this.section = section;
        this.name = name;
        this.shape = shape;
        this.names = names;
        this.files = new ResolverFiles(folder, section.problems(), shape);
    }

    /** The TOML keys of a resolver of that shape. */
    public static List<String> keys(Shape shape) {
        List<String> keys = new ArrayList<>(List.of("summary", "shape", "notes", "bare"));
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

    /** Reads the resolver; empty if anything is wrong with its files, which is added to the problems. */
    public Optional<Resolver> read() {
        int before = section.problems().count();
        section.only(keys(shape));
        String summary = section.requiredText("summary");
        List<String> notes = section.texts("notes");
        OptionReader options = new OptionReader(shape, section, files, unit);
        files.options(options.drafts());
        List<FolderOption> all = options.options();
        List<String> bare = BareReader.read(section, all);
        DiceExpression thrown = shape.throwsDice() ? dice() : ONE_DIE;
        ResolverDefinition definition =
                new ResolverDefinition(name, shape, summary, notes, all, bare, thrown, within(), round());
        Mechanism mechanism = mechanism(definition);
        return mechanism == null || section.problems().count() > before
                ? Optional.empty()
                : Optional.of(new FolderResolver(mechanism, files.specs(), files.keyedTables()));
    }

    /** Reads {@code dice}; one die, and a problem, if it is missing or malformed. */
    private DiceExpression dice() {
        if (!section.has("dice")) {
            section.problem(section.position(), "no dice: expected " + DiceExpression.EXPECTED);
            return ONE_DIE;
        }
        Optional<String> text = section.text("dice");
        Optional<DiceExpression> dice = text.flatMap(DiceExpression::read);
        if (text.isPresent() && dice.isEmpty()) {
            section.problem(
                    section.valuePosition("dice"),
                    "dice " + SafeText.shortened(text.get()) + ": expected " + DiceExpression.EXPECTED);
        }
        return dice.orElse(ONE_DIE);
    }

    /** Reads the bounds of {@code within}, for those keys that the shape has. */
    private Map<ModifierKey, List<Rational>> within() {
        Map<ModifierKey, List<Rational>> bounds = new EnumMap<>(ModifierKey.class);
        Optional<TomlSection> within = section.section("within");
        if (within.isEmpty()) {
            return bounds;
        }
        List<String> keys = new ArrayList<>();
        for (ModifierKey key : ModifierKey.of(shape)) {
            if (BOUNDS.contains(key.word())) {
                keys.add(key.word());
                within.get().pair(key.word()).ifPresent(pair -> bounds.put(key, pair));
            }
        }
        within.get().only(keys);
        return bounds;
    }

    /** Reads {@code round}; null if it is missing, which a look-up distinguishes from rounding down. */
    private @Nullable Boolean round() {
        Optional<String> round = section.oneOf("round", List.of("down", "up"));
        return round.isEmpty() ? null : (Boolean) round.get().equals("up");
    }

    /** Builds the mechanism of the shape; null if a file that it needs could not be read. */
    private @Nullable Mechanism mechanism(ResolverDefinition definition) {
        List<Amount> needs = List.of(needs(0), shape == Shape.OPPOSED ? needs(1) : needs(0));
        boolean atMost = section.oneOf("passes", List.of("at-least", "at-most"))
                .orElse("")
                .equals("at-most");
        boolean half = section.oneOf("beyond", List.of("half")).isPresent();
        if (half && !definition.within().containsKey(ModifierKey.NEEDS)) {
            section.problem(
                    section.positionOf("beyond"), "beyond: expected within = { needs = [least, most] } with it");
        }
        List<Integer> again = shape == Shape.POOL && section.has("again") ? OptionReader.faces(section) : List.of();
        Optional<Rational> saves = shape == Shape.POOL && section.has("saves")
                ? section.fraction("saves", section.value("saves").orElseThrow())
                : Optional.empty();
        int decimals = definition.thrown().decimals();
        NumberRanges ranges = new NumberRanges(definition);
        files.numberRanges(ranges.numbers(List.of(), false));
        CellTable cells = shape == Shape.CHART || shape == Shape.ODDS || shape == Shape.LOOK_UP
                ? new CellTableReader(section, shape, files, decimals).read().orElse(null)
                : null;
        if (cells != null) {
            files.numberRanges(ranges.numbers(CellTableReader.cells(cells.table()), true));
        }
        // the score of an opposed throw: the number of dice that reach what they need, or their sum
        boolean countsHits = section.has("needs") || definition.has(ModifierKey.NEEDS);
        ResultsTable results = results(decimals);
        if (results == null) {
            return null;
        }
        return switch (shape) {
            case TEST -> new TestMechanism(definition, results, needs.get(0), atMost);
            case OPPOSED -> new OpposedMechanism(definition, results, countsHits ? needs : null);
            case POOL -> new PoolMechanism(definition, results, needs.get(0), saves, again, half);
            case CHART -> cells == null ? null : new ChartMechanism(definition, results, cells);
            case ODDS -> cells == null ? null : new OddsMechanism(definition, results, cells);
            case LOOK_UP -> cells == null ? null : new LookUpMechanism(definition, results, cells);
            case CHAIN -> null;
        };
    }

    /** The number needed as that side's options see it; a file may depend on them. 0 if the shape or the file has none. */
    private Amount needs(int side) {
        Optional<TomlValue> value = shape == Shape.TEST || shape == Shape.OPPOSED || shape == Shape.POOL
                ? section.value("needs")
                : Optional.empty();
        if (value.isEmpty()) {
            return new Amount.Always(Rational.ZERO);
        }
        if (value.get() instanceof TomlValue.Text text && text.text().endsWith(".csv")) {
            Optional<KeyedTable> table =
                    section.csv("needs").flatMap(file -> files.numbers(file, ModifierKey.NEEDS, side));
            return table.isPresent()
                    ? new Amount.ByFile(table.get(), ModifierKey.NEEDS.word(), "")
                    : new Amount.Always(Rational.ZERO);
        }
        return new Amount.Always(section.fraction("needs", value.get()).orElse(Rational.ZERO));
    }

    private @Nullable ResultsTable results(int decimals) {
        Optional<String> file = section.requiredCsv("results");
        return file.isEmpty()
                ? null
                : new ResultsReader(shape, files, file.get(), names)
                        .read(decimals)
                        .orElse(null);
    }
}
