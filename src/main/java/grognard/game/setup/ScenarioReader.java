package grognard.game.setup;

import grognard.dice.Sha256;
import grognard.game.Battle;
import grognard.game.MusterText;
import grognard.game.setup.Scenario.Placed;
import grognard.game.setup.Scenario.Side;
import grognard.game.unit.Field;
import grognard.game.unit.UnitName;
import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.toml.TomlTable;
import grognard.toml.TomlValue;
import grognard.workshop.folder.FolderProblems;
import grognard.workshop.folder.TomlFiles;
import grognard.workshop.folder.TomlSection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a scenario file. Everything in it is data of somebody else: sizes are bounded, hidden characters and unknown keys
 * are refused, and all problems are reported at once with their places.
 */
public final class ScenarioReader {

    /** Most bytes of a file; a larger one is something else. */
    public static final int MOST_BYTES = 256 << 10;

    private static final int LONGEST_PROSE = 4000;
    private static final int LONGEST_MUSTER = 40_000;
    private static final int SIDES = 2;

    private static final List<String> KEYS =
            List.of("title", "date", "place", "ruleset", "scale", "turns", "until", "first", "notes", "house", "side");
    private static final List<String> SIDE_KEYS = List.of("name", "nation", "commander", "deploys", "muster");

    private final String file;
    private final FolderProblems problems;
    private final byte[] bytes;

    private ScenarioReader(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
        this.problems = new FolderProblems(new OneFile(file, bytes));
    }

    /** The file as a pack, since the readers of TOML take their files from one. */
    private record OneFile(String name, byte[] bytes) implements Pack {
        @Override
        public Optional<byte[]> file(String wanted) {
            return Optional.of(bytes);
        }
    }

    /**
     * Reads a file.
     *
     * @param file its path or name in messages
     * @throws BadTable with everything that is wrong with it
     */
    public static Scenario read(String file, byte[] bytes) {
        return new ScenarioReader(file, bytes).read();
    }

    /** The error for a file of so many bytes. */
    public static BadTable tooLarge(String file) {
        return new BadTable(
                List.of(new Problem(file, 0, 0, "too large: expected a scenario of at most " + MOST_BYTES + " bytes")));
    }

    private Scenario read() {
        if (bytes.length > MOST_BYTES) {
            throw tooLarge(file);
        }
        Optional<TomlSection> top = new TomlFiles(new OneFile(file, bytes), problems).read(file);
        problems.refuse();
        TomlSection section = top.orElseThrow();
        section.only(KEYS);
        Optional<String> title = required(section, "title");
        Optional<Placed> ruleset = ruleset(section);
        List<Side> sides = sides(section);
        List<Side> ordered = ordered(section, sides);
        Optional<String> date = line(section, "date");
        Optional<String> place = line(section, "place");
        Optional<Placed> turns = turns(section);
        Map<String, Placed> house = house(section);
        List<String> notes = prose(section, "notes");
        Optional<Placed> scale = placed(section, "scale");
        Optional<Placed> until = placed(section, "until");
        problems.refuse();
        return new Scenario(
                file,
                title.orElseThrow(),
                date,
                place,
                ruleset.orElseThrow(),
                scale,
                turns,
                until,
                house,
                notes,
                ordered,
                Sha256.hex(bytes));
    }

    /** A text of one line, not longer than a record keeps it. */
    private static Optional<String> line(TomlSection section, String key) {
        Optional<String> text = section.text(key);
        if (text.isPresent() && !Battle.isText(text.get())) {
            section.problem(
                    section.valuePosition(key), key + ": expected a text of at most " + Battle.LONGEST + " characters");
            return Optional.empty();
        }
        return text;
    }

    private static Optional<String> required(TomlSection section, String key) {
        if (!section.has(key)) {
            section.problem(section.position(), "no " + key + ": expected " + key + " = \"\u2026\"");
        }
        return line(section, key);
    }

    private static Optional<Placed> placed(TomlSection section, String key) {
        return line(section, key).map(text -> new Placed(text, section.valuePosition(key)));
    }

    /** The ruleset's name; a path is refused, since a scenario must not make the program read other files. */
    private static Optional<Placed> ruleset(TomlSection section) {
        Optional<String> name = required(section, "ruleset");
        if (name.isPresent() && !TomlSection.isName(name.get(), true)) {
            section.problem(section.valuePosition("ruleset"), "ruleset: expected " + TomlSection.nameExpected(true));
            return Optional.empty();
        }
        return name.map(text -> new Placed(text, section.valuePosition("ruleset")));
    }

    private static Optional<Placed> turns(TomlSection section) {
        Optional<TomlValue> value = section.value("turns");
        return value.flatMap(number -> section.whole("turns", number, 1, Field.LAST_TURN)
                .map(turns -> new Placed(String.valueOf(turns), number.position())));
    }

    private static Map<String, Placed> house(TomlSection section) {
        Map<String, Placed> house = new LinkedHashMap<>();
        Optional<TomlSection> keys = section.section("house");
        keys.ifPresent(all -> read(all.entries(), "", section, house));
        return house;
    }

    /** Reads house keys. A key with a dot, {@code moves.deduction}, is a table of TOML unless it is in quotes. */
    private static void read(
            Collection<TomlTable.Entry> entries, String prefix, TomlSection section, Map<String, Placed> house) {
        for (TomlTable.Entry entry : entries) {
            String key = prefix + entry.key();
            String value = text(entry.value());
            if (entry.value() instanceof TomlValue.Table table) {
                read(table.table().entries(), key + ".", section, house);
            } else if (value == null || !Battle.isText(value) || !isHouseKey(key)) {
                section.problem(entry.position(), "house: expected KEY = VALUE, a word, a number, true or false");
            } else if (house.put(key, new Placed(value, entry.position())) != null) {
                section.problem(entry.position(), "house " + key + " a second time: expected it once");
            }
        }
    }

    private static boolean isHouseKey(String key) {
        return Arrays.stream(key.split("\\.", -1)).allMatch(part -> TomlSection.isName(part, true));
    }

    private static @Nullable String text(TomlValue value) {
        if (value instanceof TomlValue.Text text) {
            return text.text();
        }
        if (value instanceof TomlValue.Numeric number) {
            return number.number().precision() > 9 ? null : number.number().toPlainString();
        }
        return value instanceof TomlValue.Bool bool ? String.valueOf(bool.value()) : null;
    }

    private List<Side> sides(TomlSection section) {
        List<TomlSection> tables = section.tables("side");
        if (tables.size() != SIDES) {
            section.problem(section.positionOf("side"), "[[side]]: expected two, not " + tables.size());
        }
        List<Side> sides = new ArrayList<>();
        for (TomlSection table : tables) {
            table.only(SIDE_KEYS);
            Optional<String> name = name(table, sides);
            Optional<TomlValue.Text> muster = muster(table);
            Optional<Placed> nation = placed(table, "nation");
            Optional<String> commander = line(table, "commander");
            List<String> deploys = prose(table, "deploys");
            if (name.isPresent() && muster.isPresent()) {
                MusterText text = new MusterText(
                        file, muster.get().text(), name.get(), muster.get().firstLine() - 1);
                sides.add(new Side(name.get(), nation, commander, deploys, text));
            }
        }
        return sides;
    }

    /** The name of a side, which is typed like that of a unit. */
    private static Optional<String> name(TomlSection table, List<Side> others) {
        Optional<String> name = required(table, "name");
        if (name.isEmpty()) {
            return name;
        }
        String fault = UnitName.fault(name.get());
        for (Side other : others) {
            if (other.name().equalsIgnoreCase(name.get())) {
                fault = "expected a name that the other side does not have";
            }
        }
        if (!fault.isEmpty()) {
            table.problem(table.valuePosition("name"), "name: " + fault);
            return Optional.empty();
        }
        return name;
    }

    private static Optional<TomlValue.Text> muster(TomlSection table) {
        if (!table.has("muster")) {
            table.problem(table.position(), "no muster: expected muster = \"\"\"\u2026\"\"\", rows of CSV");
        }
        return table.lines("muster", LONGEST_MUSTER);
    }

    /** The paragraphs of a text: blank lines separate them, single line ends are blanks. */
    private static List<String> prose(TomlSection section, String key) {
        List<String> paragraphs = new ArrayList<>();
        Optional<TomlValue.Text> text = section.lines(key, LONGEST_PROSE);
        if (text.isPresent()) {
            for (String paragraph : text.get().text().split("\n\\s*\n", -1)) {
                String joined = paragraph.strip().replaceAll("\\s+", " ");
                if (!joined.isEmpty()) {
                    paragraphs.add(joined);
                }
            }
        }
        return paragraphs;
    }

    /** The sides with the one that {@code first} names in the first place. */
    private static List<Side> ordered(TomlSection section, List<Side> sides) {
        List<String> names = sides.stream().map(Side::name).toList();
        Optional<String> first = names.size() == SIDES ? section.oneOf("first", names) : Optional.empty();
        if (first.isPresent() && first.get().equals(names.get(1))) {
            return List.of(sides.get(1), sides.get(0));
        }
        return sides;
    }
}
