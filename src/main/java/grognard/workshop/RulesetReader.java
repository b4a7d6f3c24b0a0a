package grognard.workshop;

import grognard.rules.EffectKind;
import grognard.rules.Resolver;
import grognard.rules.Ruling;
import grognard.table.BadTable;
import grognard.toml.Position;
import grognard.toml.TomlProblem;
import grognard.toml.TomlReader;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.FolderSnapshot;
import grognard.workshop.folder.ReservedNames;
import grognard.workshop.folder.TomlSection;
import grognard.workshop.game.EffectReader;
import grognard.workshop.game.UnitFields;
import grognard.workshop.game.UnitReader;
import grognard.workshop.reader.ChainReader;
import grognard.workshop.reader.ResolverReader;
import grognard.workshop.reader.ResultsReader;
import grognard.workshop.resolver.Shape;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a folder whole, and notes everything that is wrong with it. */
final class RulesetReader {

    static final String FILE = "ruleset.toml";
    static final List<String> KEYS = List.of("format", "title", "resolvers", "effect", "unit");

    private static final int FORMAT = 1;
    private static final Position START = new Position(1, 1);

    private final FolderSnapshot folder;
    private final FolderProblems problems;
    private final Map<String, Optional<Resolver>> read = new LinkedHashMap<>();
    private List<String> resolvers = List.of();
    private final Map<String, TomlSection> sections = new LinkedHashMap<>();
    private UnitFields unit = new UnitFields(List.of());
    private ResultsReader.Names names = new ResultsReader.Names(List.of(), List.of(), List.of(), List.of());

    RulesetReader(FolderSnapshot folder) {
        this.folder = folder;
        this.problems = new FolderProblems(folder);
    }

    /** The ruleset; throws {@link BadTable} with all that is wrong. */
    FolderRuleset read() {
        Optional<TomlSection> file = toml(FILE);
        if (file.isEmpty()) {
            throw new BadTable(problems.list());
        }
        TomlSection section = file.get();
        checkFormat(section);
        section.only(KEYS);
        String title = section.requiredText("title");
        resolvers = resolvers(section);
        UnitReader units = new UnitReader(section);
        unit = units.unit();
        List<EffectKind> effects = new EffectReader(section, unit).effects();
        List<Ruling> rulings = rulings();
        List<String> forTwo = new ArrayList<>();
        for (String name : resolvers) {
            Optional<TomlSection> found = toml(name + ".toml");
            if (found.isPresent()) {
                sections.put(name, found.get());
                if (isForTwo(found.get())) {
                    forTwo.add(name);
                }
            }
        }
        names = new ResultsReader.Names(
                effects, resolvers, rulings.stream().map(Ruling::id).toList(), forTwo);
        Map<String, Resolver> made = new LinkedHashMap<>();
        for (String name : resolvers) {
            resolver(name).ifPresent(resolver -> made.put(name, resolver));
        }
        problems.refuse();
        return new FolderRuleset(folder, title, made, rulings, effects, unit);
    }

    /** Whether the resolver in that file is about two units. */
    private static boolean isForTwo(TomlSection section) {
        Optional<TomlValue> word = section.value("shape");
        if (word.isEmpty() || !(word.get() instanceof TomlValue.Text text)) {
            return false;
        }
        Optional<Shape> shape = Shape.named(text.text());
        return shape.isPresent() && shape.get().hasTwoSides();
    }

    private void checkFormat(TomlSection section) {
        Optional<TomlValue> format = section.value("format");
        if (format.isEmpty()) {
            section.problem(START, "no format: expected format = " + FORMAT);
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

    private static List<String> resolvers(TomlSection section) {
        if (!section.has("resolvers")) {
            section.problem(START, "no resolvers: expected resolvers = [\"…\"], in the order of play");
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

    /** The resolver of that name, read once; empty where something is wrong with it. */
    private Optional<Resolver> resolver(String name) {
        Optional<Resolver> known = read.get(name);
        if (known == null) {
            read.put(name, Optional.empty()); // a chain that comes back to itself finds nothing
            known = readResolver(name);
            read.put(name, known);
        }
        return known;
    }

    private Optional<Resolver> readResolver(String name) {
        TomlSection section = sections.get(name);
        if (section == null) {
            return Optional.empty(); // what is wrong with the file has been noted
        }
        if (!section.has("shape")) {
            section.problem(START, "no shape: expected shape = one of " + String.join(", ", Shape.words()));
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

    /** The TOML of a file; empty where it is missing or none. */
    private Optional<TomlSection> toml(String file) {
        Optional<byte[]> bytes;
        try {
            bytes = folder.file(file);
        } catch (BadTable e) {
            problems.add(e);
            return Optional.empty();
        }
        if (bytes.isEmpty()) {
            String near = grognard.input.Nearest.hint(file, folder.fileNames());
            problems.add(file, "the file is missing: expected it in the folder" + near);
            return Optional.empty();
        }
        Optional<String> text = decoded(file, bytes.get());
        if (text.isEmpty()) {
            return Optional.empty();
        }
        TomlReader.Reading reading = TomlReader.read(text.get());
        for (TomlProblem problem : reading.problems()) {
            problems.add(file, problem.position(), problem.what());
        }
        TomlTable table = reading.table();
        return reading.problems().isEmpty()
                ? Optional.of(new TomlSection(file, table, START, problems))
                : Optional.empty();
    }

    private Optional<String> decoded(String file, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            String whole = new String(bytes, StandardCharsets.UTF_8);
            String before = whole.substring(0, Math.max(0, whole.indexOf('\uFFFD')));
            int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
            problems.add(
                    file,
                    line,
                    before.length() - before.lastIndexOf('\n'),
                    "a byte that is not UTF-8 text: expected the file saved as UTF-8");
            return Optional.empty();
        }
    }
}
