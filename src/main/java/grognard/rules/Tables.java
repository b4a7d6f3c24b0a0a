package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Pack;
import grognard.table.Table;
import grognard.table.TableReader;
import grognard.table.TableSpec;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tables and house rules in force for one ruleset. A table is read when it is first asked for, so that a one-shot
 * resolution pays only for what it uses.
 */
public final class Tables {

    private final Ruleset ruleset;
    private final Pack pack;
    private final Map<String, String> house;
    private final Map<String, Table> read = new ConcurrentHashMap<>();

    /** @param house house keys as typed; unknown keys and impossible values are refused here */
    public Tables(Ruleset ruleset, Pack pack, Map<String, String> house) {
        this.ruleset = ruleset;
        this.pack = pack;
        this.house = Collections.unmodifiableMap(new TreeMap<>(house));
        for (String key : house.keySet()) {
            checkHouse(key);
        }
    }

    /** The ruleset's own tables, no house rules. */
    public static Tables builtIn(Ruleset ruleset) {
        return new Tables(ruleset, ruleset.builtIn(), Map.of());
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

    /** The pack's name as it goes on record. */
    public String name() {
        return pack.name();
    }

    public Table get(TableSpec spec) {
        Table table = read.get(spec.name());
        if (table == null) {
            table = TableReader.read(spec, pack);
            read.put(spec.name(), table);
        }
        return table;
    }

    /** The value of a house key. */
    public <T> T house(HouseKey<T> key) {
        return key.read(house.get(key.name()), this);
    }

    /** The house keys that were set, as typed. */
    public Map<String, String> houseKeys() {
        return house;
    }
}
