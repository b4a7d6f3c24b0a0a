package grognard.workshop;

import grognard.rules.EffectKind;
import grognard.rules.Resolver;
import grognard.rules.Ruling;
import grognard.table.BadTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.FolderSnapshot;
import grognard.workshop.folder.ReservedNames;
import grognard.workshop.folder.TomlFiles;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.game.EffectReader;
import grognard.workshop.game.FieldChange;
import grognard.workshop.game.UnitFields;
import grognard.workshop.game.UnitReader;
import grognard.workshop.reader.ChainReader;
import grognard.workshop.reader.ResolverReader;
import grognard.workshop.reader.RulesetNames;
import grognard.workshop.resolver.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads all files of a folder and collects everything that is wrong with any of them before it refuses. */
final class RulesetReader {

    static final String FILE = "ruleset.toml";
    static final List<String> KEYS = List.of("format", "title", "resolvers", "effect", "unit");

    /** The only version of the folder format so far. */
    private static final int FORMAT = 1;

    private final FolderSnapshot folder;
    private final FolderProblems problems;
    private final TomlFiles toml;
    private final Map<String, Optional<Resolver>> read = new LinkedHashMap<>();
    private List<String> resolvers = List.of();
    private final Map<String, TomlSection> sections = new LinkedHashMap<>();
    private UnitFields unit = new UnitFields(List.of());
    private RulesetNames names = new RulesetNames(List.of(), List.of(), List.of(), List.of());

    RulesetReader(FolderSnapshot folder) {
        this.folder = folder;
        this.problems = new FolderProblems(folder);
        this.toml = new TomlFiles(folder, problems);
    }

    /**
     * Reads the folder. The files of all resolvers are parsed before the first is understood, since a resolver may name
     * another as {@code next} before that one is listed.
     *
     * @throws BadTable with the problems of all files
     */
    FolderRuleset read() {
        Optional<TomlSection> file = toml.read(FILE);
        if (file.isEmpty()) {
            throw new BadTable(problems.list());
        }
        TomlSection section = file.get();
        checkFormat(section);
        section.only(KEYS);
        String title = section.requiredText("title");
        resolvers = resolvers(section);
        unit = new UnitReader(section).unit();
        Map<EffectKind, List<FieldChange>> effects = new EffectReader(section, unit).effects();
        List<Ruling> rulings = rulings();
        List<String> twoSided = new ArrayList<>();
        for (String name : resolvers) {
            Optional<TomlSection> found = toml.read(name + ".toml");
            if (found.isPresent()) {
                sections.put(name, found.get());
                if (hasTwoSides(found.get())) {
                    twoSided.add(name);
                }
            }
        }
        names = new RulesetNames(
                List.copyOf(effects.keySet()),
                resolvers,
                rulings.stream().map(Ruling::id).toList(),
                twoSided);
        Map<String, Resolver> made = new LinkedHashMap<>();
        for (String name : resolvers) {
            resolver(name).ifPresent(resolver -> made.put(name, resolver));
        }
        problems.refuse();
        return new FolderRuleset(folder, title, made, rulings, effects, unit);
    }

    /** Whether the shape of a resolver has two sides; false if its shape is missing or unknown, which is reported later. */
    private static boolean hasTwoSides(TomlSection section) {
        Optional<TomlValue> word = section.value("shape");
        if (word.isEmpty() || !(word.get() instanceof TomlValue.Text text)) {
            return false;
        }
        Optional<Shape> shape = Shape.named(text.text());
        return shape.isPresent() && shape.get().hasTwoSides();
    }

    /** Stops at once if the format is another: the rest of the folder could mean anything. */
    private void checkFormat(TomlSection section) {
        Optional<TomlValue> format = section.value("format");
        if (format.isEmpty()) {
            section.problem(TomlFiles.START, "no format: expected format = " + FORMAT);
        } else if (!(format.get() instanceof TomlValue.Numeric figure
                && figure.whole()
                && figure.number().longValue() == FORMAT)) {
            section.problem(
                    format.get().position(),
                    "format " + TomlSection.shown(format.get()) + ": expected " + FORMAT
                            + ", the only one that this program knows");
            throw new BadTable(problems.list());
        }
    }

    /** The names of the resolvers; each has a file of its own, and none may hide a command. */
    private static List<String> resolvers(TomlSection section) {
        if (!section.has("resolvers")) {
            section.problem(TomlFiles.START, "no resolvers: expected resolvers = [\"…\"], in the order of play");
            return List.of();
        }
        List<String> names = section.names("resolvers", false);
        if (names.isEmpty() && section.items("resolvers").isEmpty()) {
            section.problem(section.valuePosition("resolvers"), "resolvers: expected at least one");
        }
        for (TomlValue item : section.items("resolvers")) {
            if (item instanceof TomlValue.Text text && ReservedNames.RESOLVERS.contains(text.text())) {
                section.problem(
                        item.position(), "resolvers " + text.text() + ": expected another name, that is a command's");
            }
        }
        return names;
    }

    /** The rulings of {@code rulings.csv}, which a folder need not have. */
    private List<Ruling> rulings() {
        if (folder.file("rulings.csv").isEmpty()) {
            return List.of();
        }
        try {
            return Ruling.of(folder);
        } catch (BadTable e) {
            problems.add(e);
            return List.of();
        }
    }

    /** The resolver of that name, read once, since a chain may ask for it earlier; empty if something is wrong with it. */
    private Optional<Resolver> resolver(String name) {
        Optional<Resolver> known = read.get(name);
        if (known == null) {
            read.put(name, Optional.empty()); // a chain that leads back to itself finds no resolver and is refused
            known = readResolver(name);
            read.put(name, known);
        }
        return known;
    }

    /** Reads a resolver by its shape; a chain reads its steps first, through {@link #resolver}. */
    private Optional<Resolver> readResolver(String name) {
        TomlSection section = sections.get(name);
        if (section == null) {
            return Optional.empty(); // the file's problems are on the list already
        }
        if (!section.has("shape")) {
            section.problem(TomlFiles.START, "no shape: expected shape = one of " + String.join(", ", Shape.words()));
            return Optional.empty();
        }
        Optional<Shape> shape = section.oneOf("shape", Shape.words()).flatMap(Shape::named);
        if (shape.isEmpty()) {
            return Optional.empty();
        }
        return shape.get() == Shape.CHAIN
                ? new ChainReader(section, name, resolvers, this::resolver).read()
                : new ResolverReader(folder, section, name, shape.get(), names, unit).read();
    }
}
