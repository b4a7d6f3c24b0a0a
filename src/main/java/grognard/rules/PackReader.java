package grognard.rules;

import grognard.table.BadTable;
import grognard.table.Pack;
import grognard.table.Problem;
import grognard.table.Row;
import grognard.table.Table;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads and checks all tables of a pack at once, so that a player sees every error together and never plays with half a pack. */
public final class PackReader {

    private final Ruleset ruleset;
    private final Pack pack;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final List<Problem> problems = new ArrayList<>();

    private PackReader(Ruleset ruleset, Pack pack) {
        this.ruleset = ruleset;
        this.pack = pack;
    }

    /** All tables of a ruleset in the order of its resolvers, including fixed ones. */
    public static List<TableSpec> specs(Ruleset ruleset) {
        Map<String, TableSpec> specs = new LinkedHashMap<>();
        for (String resolver : ruleset.resolvers()) {
            for (TableSpec spec : ruleset.resolver(resolver).description().tables()) {
                specs.putIfAbsent(spec.name(), spec);
            }
        }
        return List.copyOf(specs.values());
    }

    /** Tables of a ruleset that a pack contains. */
    public static List<TableSpec> packSpecs(Ruleset ruleset) {
        return specs(ruleset).stream().filter(spec -> !spec.isFixed()).toList();
    }

    /** Files of a complete pack of the ruleset. */
    public static List<String> files(Ruleset ruleset) {
        return packSpecs(ruleset).stream().map(TableSpec::file).toList();
    }

    /** Files of a player's pack that still equal the made-up ones cell for cell. */
    public static List<String> standIns(Tables tables) {
        return tables.used(packSpecs(tables.ruleset())).standIns();
    }

    /**
     * Reads a player's tables.
     *
     * @throws BadTable with all errors of all tables
     */
    public static Tables tables(Ruleset ruleset, Pack pack, Map<String, String> house) {
        return new Tables(ruleset, pack, house).with(read(ruleset, pack));
    }

    /** Reads and checks the tables of a pack, by name. */
    static Map<String, Table> read(Ruleset ruleset, Pack pack) {
        PackReader reader = new PackReader(ruleset, pack);
        reader.readTables();
        reader.compareKeys();
        if (!reader.problems.isEmpty()) {
            throw new BadTable(reader.problems);
        }
        return reader.tables;
    }

    private void readTables() {
        for (TableSpec spec : packSpecs(ruleset)) {
            try {
                tables.put(spec.name(), TableReader.read(spec, pack));
            } catch (BadTable e) {
                problems.addAll(e.problems());
            }
        }
    }

    /** Checks that each table has the same keys as its twin, if it has one. */
    private void compareKeys() {
        for (TableSpec spec : specs(ruleset)) {
            Table table = tables.get(spec.name());
            Table twin = spec.twin().map(other -> tables.get(other.name())).orElse(null);
            if (table != null && twin != null) {
                compare(table, twin);
            }
        }
    }

    private void compare(Table table, Table twin) {
        String place = pack.place(table.spec().file());
        String column = table.spec().header().get(0);
        Set<String> expected = keys(twin);
        Set<String> missing = new LinkedHashSet<>(expected);
        Set<String> unknown = new LinkedHashSet<>();
        for (Row row : table.rows()) {
            String key = row.texts().get(0);
            missing.remove(key);
            if (!expected.contains(key) && unknown.add(key)) {
                problems.add(new Problem(
                        place,
                        row.line(),
                        1,
                        column + " " + key + ": expected one that "
                                + twin.spec().file() + " lists (" + String.join(", ", expected) + ")"));
            }
        }
        for (String key : missing) {
            problems.add(new Problem(
                    place,
                    1,
                    1,
                    "no rows for " + column + " " + key + ": expected some, "
                            + twin.spec().file() + " lists it"));
        }
    }

    private static Set<String> keys(Table table) {
        Set<String> keys = new LinkedHashSet<>();
        table.rows().forEach(row -> keys.add(row.texts().get(0)));
        return keys;
    }
}
