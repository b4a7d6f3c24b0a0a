package grognard.game;

import grognard.dice.Sha256;
import grognard.input.BadInput;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.record.JsonBytes;
import grognard.record.RecordEntry;
import grognard.record.RecordEvent;
import grognard.rules.Tables;
import grognard.rulesets.RulesCache;
import grognard.table.BadTable;
import grognard.table.NamedRow;
import grognard.table.Problem;
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
import org.jspecify.annotations.Nullable;

/**
 * The units with which a game begins, read from files of comma-separated values and written into the game's first
 * record. A file with any fault is refused whole, with all that is wrong and where.
 */
public final class Muster implements RecordEvent {

    private static final String KIND = "muster";
    private static final String NAME = "unit";

    private final GameRules rules;
    private final String game;
    private final Map<String, String> values;
    private final String tables;
    private final int turn;
    private final List<Unit> units;

    private Muster(
            GameRules rules, String game, Map<String, String> values, String tables, int turn, List<Unit> units) {
        this.rules = rules;
        this.game = game;
        this.values = new TreeMap<>(values);
        this.tables = tables;
        this.turn = turn;
        this.units = List.copyOf(units);
    }

    /**
     * Reads muster files.
     *
     * @param files their texts, by name
     * @param game what the game is called
     * @param values the game's own values
     * @param tables the SHA-256 of the tables it is played by
     */
    public static Muster read(
            GameRules rules,
            Map<String, String> files,
            String game,
            Map<String, String> values,
            String tables,
            int turn) {
        List<Unit> units = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        List<Named> named = new ArrayList<>();
        files.forEach((file, text) -> new Reading(rules, file, units, named, problems).read(text));
        Named.check(named, units, problems);
        if (!problems.isEmpty()) {
            throw new BadTable(problems);
        }
        Units whole = new Following(rules, GameState.of(Units.NONE, turn)).of(Units.of(units, turn));
        return new Muster(rules, game, values, tables, turn, whole.list());
    }

    /** One more unit, as a row with its columns named: {@code french,9e,stands=6}. */
    public static Unit reinforcement(GameRules rules, Units there, String row) {
        return unit("unit add", rules, there, row);
    }

    /** A game of units made up for it, each as a row with its columns named; it has no record and no name. */
    public static Game madeUp(String where, GameRules rules, List<String> rows, Map<String, String> values) {
        List<Unit> units = new ArrayList<>();
        for (String row : rows) {
            units.add(unit(where, rules, Units.of(units, 1), row.strip()));
        }
        return new Game(rules, "", new TreeMap<>(values), GameState.of(Units.of(units, 1), 1), 0, 0, null, null);
    }

    private static Unit unit(String where, GameRules rules, Units there, String row) {
        String[] cells = row.split(",", -1);
        StringBuilder header = new StringBuilder("side,unit");
        StringBuilder values = new StringBuilder(cells[0]).append(',').append(cells.length > 1 ? cells[1] : "");
        for (int i = 2; i < cells.length; i++) {
            int equals = cells[i].indexOf('=');
            if (equals < 0) {
                throw BadInput.value(where, cells[i], "FIELD=VALUE, as in french,9e,stands=6");
            }
            header.append(',').append(cells[i], 0, equals);
            values.append(',').append(cells[i].substring(equals + 1));
        }
        List<Problem> problems = new ArrayList<>();
        List<Unit> units = there.list();
        List<Named> named = new ArrayList<>();
        new Reading(rules, where, units, named, problems).read(header + "\n" + values + "\n");
        Named.check(named, units, problems);
        if (!problems.isEmpty()) {
            throw new BadInput(where + ": " + problems.get(0).what());
        }
        return units.get(units.size() - 1);
    }

    /** The fingerprint of tables. */
    public static String fingerprint(byte[] tables) {
        return java.util.HexFormat.of().formatHex(new Sha256().digest(tables));
    }

    /** The game as it begins. */
    public Game begun() {
        return new Game(rules, game, values, GameState.of(Units.of(units, turn), turn), 1, 0, null, null);
    }

    /** The game that the record begins. */
    public static Game begun(RecordEntry entry, GameRules rules) {
        return of(entry, rules).begun();
    }

    /** The muster as the record says it; what is no muster of this ruleset is refused. */
    public static Muster of(RecordEntry entry, GameRules rules) {
        if (!entry.kind().equals(KIND)) {
            throw new BadInput("musters nobody: expected a game, and this is a journal of single resolutions");
        }
        List<Unit> units = new ArrayList<>();
        for (Object item : entry.json().get("units") instanceof List<?> list ? list : List.of()) {
            if (!(item instanceof Map<?, ?> said)) {
                throw new BadInput("musters a unit that is none");
            }
            Unit unit =
                    rules.fields().blank(Happening.name(String.valueOf(said.get(NAME))), said.get(Unit.RANK) != null);
            for (String field : rules.fields().names()) {
                if (said.containsKey(field)) {
                    unit = unit.with(field, Happening.plain(said.get(field)));
                }
            }
            units.add(unit);
        }
        checkNames(units);
        int turn = entry.json().get("turn") instanceof BigDecimal number ? number.intValue() : 1;
        return new Muster(rules, entry.get("game"), values(entry), entry.get("tables-sha256"), turn, units);
    }

    /** Refuses names that no muster file can have brought in. */
    private static void checkNames(List<Unit> units) {
        Set<String> sides = new HashSet<>();
        units.forEach(unit -> sides.add(unit.side().toLowerCase(Locale.ROOT)));
        Set<String> names = new HashSet<>();
        for (Unit unit : units) {
            String name = unit.name().toLowerCase(Locale.ROOT);
            String fault = UnitName.fault(unit.name());
            if (!fault.isEmpty() || sides.contains(name) || !names.add(name)) {
                throw new BadInput("musters a unit called " + SafeText.shortened(unit.name()) + ": "
                        + (fault.isEmpty() ? "expected a name of its own that is no side" : fault));
            }
        }
        if (units.isEmpty()) {
            throw new BadInput("musters no units");
        }
    }

    /** Refuses units that nobody can have mustered: a field that is what it cannot be, or does not follow as it must. */
    void check() {
        if (turn < 1) {
            throw new BadInput("musters a game in turn " + turn + ", expected a turn from 1");
        }
        Units all = Units.of(units, turn);
        for (Unit unit : units) {
            String fault = UnitName.fault(unit.name(), rules.ruleset());
            if (!fault.isEmpty()) {
                throw new BadInput("musters a unit called " + unit.name() + ": " + fault);
            }
            for (String name : rules.fields().names()) {
                Field field = rules.fields().of(unit, name);
                if (field != null) {
                    rules.check(field, unit.name() + " " + name, unit.get(name), all);
                } else if (unit.get(name) != null) {
                    throw new BadInput("musters " + unit.name() + " with " + name + ", which it does not have");
                }
            }
        }
        Units whole = new Following(rules, GameState.of(Units.NONE, turn)).of(all);
        if (!whole.equals(all)) {
            throw new BadInput("musters units of which something does not follow from the rest as it must");
        }
    }

    /** Whether the tables at hand are others than those with which it was mustered. */
    boolean isOfOtherTables() {
        return !fingerprint(rules.tables().written()).equals(tables);
    }

    /** What the game is played by that the record musters. */
    public static GameRules rules(RecordEntry muster, RulesCache rules) {
        Map<String, String> values = values(muster);
        Map<String, String> house = new TreeMap<>();
        values.forEach((key, value) -> {
            if (key.startsWith("house.")) {
                house.put(key.substring(6), value);
            }
        });
        Tables tables = rules.ofGame(muster.ruleset(), values.containsKey("tables"), house);
        return new GameRules(tables.ruleset(), tables);
    }

    /** The game's own values as the record says them. */
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
        json.member("ruleset").word(rules.ruleset().name());
        Optional<String> folder = rules.ruleset().digest();
        if (folder.isPresent()) {
            json.member("ruleset-sha256").text(folder.get());
        }
        json.member("game").text(game);
        json.member("values").open('{');
        values.forEach((key, value) -> json.member(key).text(value));
        json.close('}').member("tables-sha256").text(tables).member("turn").number(turn);
        RollCall.units(json, units);
    }

    /**
     * A name that stands in a file, and can be judged only when all units are known.
     *
     * @param field the field that names another unit; empty for the unit's own name
     */
    private record Named(String file, long line, int column, String unit, String field, String name) {

        static void check(List<Named> all, List<Unit> units, List<Problem> problems) {
            List<String> names = new ArrayList<>();
            Set<String> sides = new HashSet<>();
            for (Unit unit : units) {
                names.add(unit.name());
                sides.add(unit.side().toLowerCase(Locale.ROOT));
            }
            boolean whole = problems.isEmpty(); // or a unit that is meant may be missing for its own fault
            for (Named one : all) {
                if (one.field.isEmpty() && sides.contains(one.name.toLowerCase(Locale.ROOT))) {
                    problems.add(one.problem("unit " + one.name + ": expected a name that is no side"));
                } else if (!one.field.isEmpty() && whole && !names.contains(one.name)) {
                    problems.add(one.problem(one.unit + " " + one.field + " " + one.name
                            + ": expected a unit of the muster" + Nearest.hint(one.name, names)));
                }
            }
        }

        private Problem problem(String what) {
            return new Problem(file, line, column, what);
        }
    }

    /** Reads one file. */
    private static final class Reading {

        private final GameRules rules;
        private final String file;
        private final List<Unit> units;
        private final List<Named> named;
        private final List<Problem> problems;

        Reading(GameRules rules, String file, List<Unit> units, List<Named> named, List<Problem> problems) {
            this.rules = rules;
            this.file = file;
            this.units = units;
            this.named = named;
            this.problems = problems;
        }

        void read(String text) {
            List<NamedRow> rows = NamedRow.read(file, text);
            if (rows.isEmpty()) {
                problem(
                        0,
                        0,
                        "no header: expected side,unit and fields of "
                                + rules.ruleset().name());
                return;
            }
            List<String> header = rows.get(0).all();
            boolean whole = header(rows.get(0), header);
            for (NamedRow row : whole ? rows.subList(1, rows.size()) : List.<NamedRow>of()) {
                row(row, header);
            }
            if (whole && rows.size() == 1) {
                problem(rows.get(0).line(), 0, "no units below the header: expected a row for each");
            }
        }

        private boolean header(NamedRow row, List<String> header) {
            int before = problems.size();
            List<String> known = new ArrayList<>(List.of(NAME));
            known.addAll(rules.fields().names());
            for (int i = 0; i < header.size(); i++) {
                String name = header.get(i);
                if (!known.contains(name)) {
                    problem(
                            row.line(),
                            i + 1,
                            "column " + SafeText.shortened(name) + ": expected one of " + String.join(", ", known)
                                    + Nearest.hint(name, known));
                } else if (header.indexOf(name) < i) {
                    problem(row.line(), i + 1, "column " + name + " stands there twice");
                }
            }
            for (String needed : List.of(Unit.SIDE, NAME)) {
                if (!header.contains(needed)) {
                    problem(row.line(), 0, "no column " + needed + ": expected side,unit and fields");
                }
            }
            return problems.size() == before;
        }

        private void row(NamedRow row, List<String> header) {
            int before = problems.size();
            if (row.all().size() > header.size()) {
                problem(row.line(), header.size() + 1, "more cells than the header has columns");
                return;
            }
            String name = row.get(NAME);
            checkName(name, row, header);
            boolean officer = !row.get(Unit.RANK).isEmpty() || row.get("type").equals("general");
            Unit unit = rules.fields().blank(name, officer);
            Set<String> said = new HashSet<>();
            for (int i = 0; i < header.size(); i++) {
                String field = header.get(i);
                String cell = i < row.all().size() ? row.all().get(i) : "";
                if (!field.equals(NAME) && !cell.isEmpty()) {
                    try {
                        Field known = rules.fields().settable(unit, field);
                        unit = unit.with(field, value(known, cell, name));
                        said.add(field);
                        if (known.kind() == Field.Kind.UNIT && unit.get(field) != null) {
                            named.add(new Named(file, row.line(), i + 1, name, field, cell));
                        }
                    } catch (BadInput e) {
                        problem(row.line(), i + 1, String.valueOf(e.getMessage()));
                    }
                }
            }
            if (row.get(Unit.SIDE).isEmpty()) {
                problem(row.line(), 1 + header.indexOf(Unit.SIDE), "no side: expected whose unit it is");
            }
            if (problems.size() > before) {
                return;
            }
            try {
                units.add(rules.fields().completed(unit, said));
                named.add(new Named(file, row.line(), 1 + header.indexOf(NAME), name, "", name));
            } catch (BadInput e) {
                problem(row.line(), 0, String.valueOf(e.getMessage()));
            }
        }

        private @Nullable Object value(Field field, String cell, String name) {
            return rules.read(field, name + " " + field.name(), cell);
        }

        private void checkName(String name, NamedRow row, List<String> header) {
            int column = 1 + header.indexOf(NAME);
            String fault = UnitName.fault(name, rules.ruleset());
            if (!fault.isEmpty()) {
                problem(row.line(), column, "unit " + SafeText.shortened(name) + ": " + fault);
            }
            for (Unit other : units) {
                if (other.name().equalsIgnoreCase(name)) {
                    problem(row.line(), column, "unit " + name + " is mustered twice");
                }
            }
        }

        private void problem(long line, int column, String what) {
            problems.add(new Problem(file, line, column, what));
        }
    }
}
