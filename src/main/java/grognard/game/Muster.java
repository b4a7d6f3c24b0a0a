package grognard.game;

import grognard.dice.Sha256;
import grognard.game.referee.GameValues;
import grognard.game.referee.Referee;
import grognard.game.state.GameState;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitName;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.NameKey;
import grognard.input.SafeText;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The first record of a game: its ruleset, values and units. It is made from muster files, or read from a record.
 */
public final class Muster implements RecordEvent {

    private static final String KIND = "muster";
    private static final String NAME = "unit";

    private final Referee referee;
    private final String game;
    private final Map<String, String> values;
    private final String tables;
    private final int turn;
    private final List<Unit> units;
    private final Optional<Battle> battle;

    private Muster(
            Referee referee,
            String game,
            Map<String, String> values,
            String tables,
            int turn,
            List<Unit> units,
            Optional<Battle> battle) {
        this.referee = referee;
        this.game = game;
        this.values = new TreeMap<>(values);
        this.tables = tables;
        this.turn = turn;
        this.units = List.copyOf(units);
        this.battle = battle;
    }

    /**
     * Reads musters, of which the first side that has a unit is the first side of the game.
     *
     * @param game the name of the game
     * @param values values of the game: scale, nation, house keys
     * @param tables the SHA-256 of its tables
     * @param battle what is known of the battle, if it has a scenario or a title
     */
    public static Muster read(
            Referee referee,
            List<MusterText> musters,
            String game,
            Map<String, String> values,
            String tables,
            int turn,
            Optional<Battle> battle) {
        return new Muster(referee, game, values, tables, turn, MusterReader.units(referee, musters, turn), battle);
    }

    /** Reads the units of musters without starting a game. */
    public static List<Unit> units(Referee referee, List<MusterText> musters) {
        return MusterReader.units(referee, musters, 1);
    }

    /** The SHA-256 of tables, in hex. */
    public static String fingerprint(byte[] tables) {
        return Sha256.hex(tables);
    }

    /** The game as it begins. */
    public Game begun() {
        GameState state = referee.mustered(GameState.of(Units.of(units, turn), turn));
        DueFinder due = new DueFinder(new Game(referee, game, values, state, 1, 0, null, null), state.units());
        referee.dueAtMuster(state, due);
        return new Game(
                referee,
                game,
                values,
                state.withDue(due.found()),
                1,
                due.found().size(),
                null,
                null);
    }

    /** The game that the record begins. */
    public static Game begun(RecordEntry entry, Referee referee) {
        return of(entry, referee).begun();
    }

    /** Reads the muster of a record; refuses a record that is no muster of this ruleset. */
    public static Muster of(RecordEntry entry, Referee referee) {
        if (!entry.kind().equals(KIND)) {
            throw new BadInput("musters nobody: expected a game, and this is a journal of single resolutions");
        }
        List<Unit> units = new ArrayList<>();
        for (Object item : entry.json().get("units") instanceof List<?> list ? list : List.of()) {
            if (!(item instanceof Map<?, ?> fields)) {
                throw new BadInput("musters a unit that is none");
            }
            Unit unit = referee.fields()
                    .blank(EventReader.name(String.valueOf(fields.get(NAME))), fields.get(Unit.RANK) != null);
            for (String field : referee.fields().names()) {
                if (fields.containsKey(field)) {
                    unit = unit.with(field, EventReader.plain(fields.get(field)));
                }
            }
            units.add(unit);
        }
        checkNames(units);
        int turn = entry.json().get("turn") instanceof BigDecimal number ? number.intValue() : 1;
        if (turn < 1 || turn > Field.LAST_TURN) {
            throw new BadInput("musters a game in turn " + turn + ", expected a turn from 1 to " + Field.LAST_TURN);
        }
        return new Muster(
                referee, entry.get("game"), values(entry), entry.get("tables-sha256"), turn, units, Battle.of(entry));
    }

    /** Refuses names that no muster file can contain: the record was forged. */
    private static void checkNames(List<Unit> units) {
        Set<String> sides = new HashSet<>();
        units.forEach(unit -> sides.add(unit.side().toLowerCase(Locale.ROOT)));
        Set<String> names = new HashSet<>();
        for (Unit unit : units) {
            String fault = UnitName.fault(unit.name());
            boolean side = sides.contains(unit.name().toLowerCase(Locale.ROOT));
            if (!fault.isEmpty() || side || !names.add(NameKey.of(unit.name()))) {
                throw new BadInput("musters a unit called " + SafeText.shortened(unit.name()) + ": "
                        + (fault.isEmpty() ? "expected a name of its own that is no side" : fault));
            }
        }
        if (units.isEmpty()) {
            throw new BadInput("musters no units");
        }
    }

    /** Refuses units that no muster file can make: with impossible values, or with wrong derived fields. */
    void check() {
        values.forEach(this::checkValue);
        Units all = Units.of(units, turn);
        battle.ifPresent(one -> one.check(all));
        for (Unit unit : units) {
            checkSide(unit.side());
            String fault = referee.nameFault(unit.name(), unit.isOfficer());
            if (!fault.isEmpty()) {
                throw new BadInput("musters a unit called " + unit.name() + ": " + fault);
            }
            Optional<String> impossible = referee.impossible(unit);
            if (impossible.isPresent()) {
                throw new BadInput("musters what cannot be: " + impossible.get());
            }
            for (String name : referee.fields().names()) {
                Field<?> field = referee.fields().of(unit, name);
                if (field != null) {
                    new FieldReader(referee).check(field, unit, unit.get(name), all);
                } else if (unit.get(name) != null) {
                    throw new BadInput("musters " + unit.name() + " with " + name + ", which it does not have");
                }
            }
        }
        if (!MusterReader.derived(referee, all).equals(all)) {
            throw new BadInput("musters units of which something does not follow from the rest as it must");
        }
    }

    private static void checkSide(String side) {
        String fault = UnitName.fault(side);
        if (!fault.isEmpty()) {
            throw new BadInput("musters the side " + SafeText.shortened(side) + ": " + fault);
        }
    }

    /** Refuses a value that no option of {@code game new} can have set; house keys were read with the tables. */
    private void checkValue(String key, String value) {
        if (key.equals("tables") || key.startsWith("house.")) {
            return;
        }
        GameValues known = new GameValues(referee);
        known.put("values." + SafeText.shortened(key), key, value);
        if (!value.equals(known.map().get(key))) {
            throw new BadInput("musters a game with " + SafeText.shortened(key) + " " + SafeText.shortened(value)
                    + ", expected " + known.map().get(key));
        }
    }

    /** Whether the present tables differ from those with which the game was mustered. */
    boolean isOfOtherTables() {
        return !fingerprint(referee.tables().written()).equals(tables);
    }

    /** Returns the referee of the ruleset and values that the muster record names. */
    public static Referee referee(RecordEntry muster, RulesCache rules) {
        Map<String, String> values = values(muster);
        Map<String, String> house = new TreeMap<>();
        values.forEach((key, value) -> {
            if (key.startsWith("house.")) {
                house.put(key.substring(6), value);
            }
        });
        Tables tables = rules.ofGame(muster.ruleset(), values.containsKey("tables"), house);
        return Referees.of(tables);
    }

    /** The values of the game in the record. */
    public static Map<String, String> values(RecordEntry entry) {
        Map<String, String> values = new LinkedHashMap<>();
        entry.object("values").forEach((key, value) -> values.put(key, String.valueOf(value)));
        return values;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void members(JsonBytes json) {
        json.member("ruleset").word(referee.ruleset().name());
        Optional<String> folder = referee.ruleset().digest();
        if (folder.isPresent()) {
            json.member("ruleset-sha256").text(folder.get());
        }
        json.member("game").text(game);
        json.member("values").open('{');
        values.forEach((key, value) -> json.member(key).text(value));
        json.close('}').member("tables-sha256").text(tables).member("turn").number(turn);
        battle.ifPresent(one -> one.write(json));
        UnitExport.units(json, units);
    }
}
