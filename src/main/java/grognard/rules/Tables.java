package grognard.rules;

import grognard.dice.Sha256;
import grognard.input.BadInput;
import grognard.table.Pack;
import grognard.table.Table;
import grognard.table.TableLookup;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Tables and house rules in force for one ruleset. A table is read on first use, so that a one-shot resolution pays only
 * for what it needs. Thread-safe.
 */
public final class Tables implements TableLookup, HouseLookup {

    private final Ruleset ruleset;
    private final Pack pack;
    private final Map<String, String> house;
    private final Map<String, Table> read = new ConcurrentHashMap<>();
    private final Map<String, Boolean> standIns = new ConcurrentHashMap<>();

    /**
     * @param house values of house keys as typed
     * @throws BadInput if a key is unknown or a value is wrong
     */
    public Tables(Ruleset ruleset, Pack pack, Map<String, String> house) {
        this.ruleset = ruleset;
        this.pack = pack;
        this.house = Collections.unmodifiableMap(new TreeMap<>(house));
        for (String key : house.keySet()) {
            checkHouse(key);
        }
    }

    /** The ruleset's own tables without house rules. */
    public static Tables builtIn(Ruleset ruleset) {
        return new Tables(ruleset, ruleset.builtIn(), Map.of());
    }

    /** Adds tables that were read and checked before. */
    Tables with(Map<String, Table> known) {
        read.putAll(known);
        return this;
    }

    private void checkHouse(String name) {
        List<HouseKey<?>> keys = ruleset.house();
        List<String> names = keys.stream().map(HouseKey::name).toList();
        HouseKey<?> key = keys.stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.value(
                        "--house",
                        name,
                        names.isEmpty()
                                ? "none: " + ruleset.name() + " has no house keys"
                                : "one of " + String.join(", ", names),
                        names));
        key.read(house.get(name), this);
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /** Name of the pack for the record. */
    public String name() {
        return pack.name();
    }

    /** Warning about the pack that every outcome must show; may be empty. */
    public String remark() {
        return pack.remark();
    }

    /** Origin of the numbers that decide in this situation. */
    public TablesUsed used(Resolver resolver, Situation situation) {
        return isTheBooks() ? TablesUsed.NONE : used(resolver.decidedBy(ResolverInput.of(this, situation)));
    }

    /** Origin of the numbers in these tables. */
    public TablesUsed used(Collection<TableSpec> specs) {
        if (specs.isEmpty() || isTheBooks()) {
            return TablesUsed.NONE;
        }
        Pack builtIn = ruleset.builtIn();
        boolean madeUp = !builtIn.remark().isEmpty();
        if (!madeUp || pack.name().equals(builtIn.name())) {
            return new TablesUsed(pack.name(), List.of(), madeUp, pack.remark());
        }
        List<String> standIns = new ArrayList<>();
        for (TableSpec spec : specs) {
            if (!standIns.contains(spec.file()) && isStandIn(spec)) {
                standIns.add(spec.file());
            }
        }
        String remark = standIns.isEmpty()
                ? pack.remark()
                : String.join(", ", standIns) + (standIns.size() == 1 ? " is" : " are") + " still the " + builtIn.name()
                        + "'s: " + builtIn.remark();
        return new TablesUsed(pack.name(), standIns, !standIns.isEmpty(), remark);
    }

    private boolean isTheBooks() {
        return pack.name().equals(TablesUsed.BUILT_IN) && pack.remark().isEmpty();
    }

    /** Whether the player's table still equals, cell for cell, the made-up one that replaces a lost table. */
    private boolean isStandIn(TableSpec spec) {
        Boolean known = standIns.get(spec.name());
        if (known == null) {
            known = get(spec).hasTheCellsOf(TableReader.read(spec, ruleset.builtIn()));
            standIns.put(spec.name(), known);
        }
        return known;
    }

    /** Bytes of all table files of the ruleset, one after the other, for a fingerprint. */
    public byte[] written() {
        TreeSet<String> files = new TreeSet<>();
        for (String name : ruleset.resolvers()) {
            for (TableSpec spec : ruleset.resolver(name).description().packTables()) {
                files.add(spec.file());
            }
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String file : files) {
            byte[] bytes = pack.file(file).orElse(new byte[0]);
            all.write(bytes, 0, bytes.length);
        }
        return all.toByteArray();
    }

    /**
     * Digest for the record: SHA-256 over the cells of all tables that decide in this situation, and the house keys. Empty
     * for built-in tables without house keys, which the program's version identifies.
     */
    public Optional<String> digest(Resolver resolver, Situation situation) {
        boolean builtIn = isTheBooks() || pack.name().equals(ruleset.builtIn().name());
        if (builtIn && house.isEmpty()) {
            return Optional.empty();
        }
        Collection<TableSpec> specs = resolver.decidedBy(ResolverInput.of(this, situation));
        return specs.isEmpty() && house.isEmpty() ? Optional.empty() : Optional.of(digest(specs));
    }

    /** SHA-256 over the cells of these tables and the house keys. The order of the argument does not matter. */
    public String digest(Collection<TableSpec> specs) {
        TreeMap<String, TableSpec> sorted = new TreeMap<>();
        for (TableSpec spec : specs) {
            sorted.put(spec.name(), spec);
        }
        StringBuilder text = new StringBuilder("grognard-tables-1\n");
        sorted.forEach((name, spec) -> {
            counted(text, name);
            List<String> rows = get(spec).contents();
            text.append(rows.size()).append('\n');
            rows.forEach(row -> counted(text, row));
        });
        house.forEach((key, value) -> counted(counted(text, key), value));
        return Sha256.hex(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Appends a piece with its length before it, so that different pieces never give the same text. */
    private static StringBuilder counted(StringBuilder text, String piece) {
        return text.append(piece.length()).append(':').append(piece).append('\n');
    }

    /** A table of the pack, or of the ruleset if it is fixed; read on first use. */
    @Override
    public Table get(TableSpec spec) {
        Table table = read.get(spec.name());
        if (table == null) {
            table = TableReader.read(spec, spec.isFixed() ? ruleset.builtIn() : pack);
            read.put(spec.name(), table);
        }
        return table;
    }

    /** The value of a house key. */
    @Override
    public <T> T house(HouseKey<T> key) {
        return key.read(house.get(key.name()), this);
    }

    /** The house keys that were set, as typed. */
    public Map<String, String> houseKeys() {
        return house;
    }
}
