package grognard.game;

import grognard.game.referee.Referee;
import grognard.game.state.GameState;
import grognard.game.unit.Field;
import grognard.game.unit.Unit;
import grognard.game.unit.UnitName;
import grognard.game.unit.Units;
import grognard.input.BadInput;
import grognard.input.NameKey;
import grognard.input.Nearest;
import grognard.input.SafeText;
import grognard.table.BadTable;
import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads units from muster files in CSV. A file with any fault is refused, with a list of all faults and their places.
 */
public final class MusterReader {

    private static final String NAME = "unit";

    private final Referee referee;
    private final MusterText source;
    private final List<Unit> units;
    private final List<Named> named;
    private final MusterProblems problems;

    private MusterReader(
            Referee referee, MusterText source, List<Unit> units, List<Named> named, MusterProblems problems) {
        this.referee = referee;
        this.source = source;
        this.units = units;
        this.named = named;
        this.problems = problems;
    }

    /** Reads the units of musters, one after the other. */
    static List<Unit> units(Referee referee, List<MusterText> musters, int turn) {
        List<Unit> units = new ArrayList<>();
        MusterProblems problems = new MusterProblems();
        List<Named> named = new ArrayList<>();
        for (MusterText muster : musters) {
            new MusterReader(referee, muster, units, named, problems).read();
        }
        Named.check(referee, named, units, problems);
        problems.refuse();
        return derived(referee, Units.of(units, turn)).list();
    }

    /** The units with their derived fields. */
    static Units derived(Referee referee, Units units) {
        return new Consequences(referee, GameState.of(units, units.turn()))
                .derived()
                .units();
    }

    /** A game with made-up units, each a row with its columns named, without a record and a name. */
    public static Game madeUp(String where, Referee referee, List<String> rows, Map<String, String> values) {
        List<Unit> units = new ArrayList<>();
        for (String row : rows) {
            units.add(unit(where, referee, Units.of(units, 1), row.strip()));
        }
        Units all = derived(referee, Units.of(units, 1));
        return new Game(referee, "", new TreeMap<>(values), GameState.of(all, 1), 0, 0, null, null);
    }

    /** Reads one more unit from a row with its columns named: {@code french,9e,stands=6}. */
    static Unit unit(String where, Referee referee, Units there, String row) {
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
        MusterProblems problems = new MusterProblems();
        List<Unit> units = there.list();
        List<Named> named = new ArrayList<>();
        MusterText text = MusterText.ofFile(where, header + "\n" + values + "\n");
        new MusterReader(referee, text, units, named, problems).read();
        Named.check(referee, named, units, problems);
        if (!problems.isEmpty()) {
            throw new BadInput(where + ": " + problems.list().get(0).what());
        }
        return units.get(units.size() - 1);
    }

    private void read() {
        List<NamedRow> rows;
        try {
            rows = NamedRow.read(source.file(), source.text());
        } catch (BadTable e) {
            e.problems().forEach(one -> problem(one.line(), one.column(), one.what()));
            return;
        }
        if (rows.isEmpty()) {
            problem(
                    0,
                    0,
                    "no header: expected " + needed() + " and fields of "
                            + referee.ruleset().name());
            return;
        }
        List<String> header = rows.get(0).all();
        boolean valid = header(rows.get(0), header);
        for (NamedRow row : valid ? rows.subList(1, rows.size()) : List.<NamedRow>of()) {
            row(row, header);
        }
        if (valid && rows.size() == 1) {
            problem(rows.get(0).line(), 0, "no units below the header: expected a row for each");
        }
    }

    /** The required columns; a scenario states the side above the rows. */
    private String needed() {
        return source.side().isEmpty() ? Unit.SIDE + "," + NAME : NAME;
    }

    private boolean header(NamedRow row, List<String> header) {
        int before = problems.count();
        List<String> known = new ArrayList<>(List.of(NAME));
        known.addAll(referee.fields().names());
        if (!source.side().isEmpty()) {
            known.remove(Unit.SIDE);
        }
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
        for (String column : needed().split(",", -1)) {
            if (!header.contains(column)) {
                problem(row.line(), 0, "no column " + column + ": expected " + needed() + " and fields");
            }
        }
        return problems.count() == before;
    }

    private void row(NamedRow row, List<String> header) {
        int before = problems.count();
        if (row.all().size() > header.size()) {
            problem(row.line(), header.size() + 1, "more cells than the header has columns");
            return;
        }
        String name = row.get(NAME);
        boolean officer = !row.get(Unit.RANK).isEmpty() || row.get("type").equals("general");
        checkName(name, officer, row, header);
        Unit unit = referee.fields().blank(name, officer);
        Set<String> given = new HashSet<>();
        if (!source.side().isEmpty()) {
            unit = unit.with(Unit.SIDE, source.side());
            given.add(Unit.SIDE);
        }
        for (int i = 0; i < Math.min(header.size(), row.all().size()); i++) {
            String field = header.get(i);
            String cell = row.all().get(i);
            if (!field.equals(NAME) && !cell.isEmpty()) {
                given.add(field);
                unit = with(unit, field, cell, row, i + 1);
            }
        }
        if (source.side().isEmpty()) {
            checkSide(row.get(Unit.SIDE), row, header);
        }
        if (problems.count() > before) {
            return;
        }
        try {
            Unit complete = referee.fields().completed(unit, given);
            Optional<String> impossible = referee.impossible(complete);
            if (impossible.isPresent()) {
                throw new BadInput(impossible.get());
            }
            units.add(complete);
            named.add(new Named(source.file(), line(row), 1 + header.indexOf(NAME), name, "", name));
        } catch (BadInput e) {
            problems.add(source.file(), line(row), 0, "", e.error());
        }
    }

    /** The unit with the value of a cell; unchanged if the cell is wrong, which is noted as a problem. */
    private Unit with(Unit unit, String field, String cell, NamedRow row, int column) {
        try {
            Field<?> known = referee.fields().settable(unit, field);
            Object value = new FieldReader(referee).read(known, unit.name() + " " + field, cell);
            if (known.kind() == Field.Kind.UNIT && value != null) {
                named.add(new Named(source.file(), line(row), column, unit.name(), field, cell));
            }
            return unit.with(field, value);
        } catch (BadInput e) {
            problems.add(source.file(), line(row), column, field, e.error());
            return unit;
        }
    }

    private void checkSide(String side, NamedRow row, List<String> header) {
        String fault = side.isEmpty() ? "" : UnitName.fault(side);
        if (side.isEmpty()) {
            problem(row.line(), 1 + header.indexOf(Unit.SIDE), "no side: expected whose unit it is");
        } else if (!fault.isEmpty()) {
            problem(row.line(), 1 + header.indexOf(Unit.SIDE), "side " + SafeText.shortened(side) + ": " + fault);
        }
    }

    private void checkName(String name, boolean officer, NamedRow row, List<String> header) {
        int column = 1 + header.indexOf(NAME);
        String fault = referee.nameFault(name, officer);
        if (!fault.isEmpty()) {
            problem(row.line(), column, "unit " + SafeText.shortened(name) + ": " + fault);
        }
        for (Unit other : units) {
            if (NameKey.of(other.name()).equals(NameKey.of(name))) {
                problem(row.line(), column, "unit " + name + " is mustered twice");
            }
        }
    }

    private long line(NamedRow row) {
        return row.line() + source.above();
    }

    /** Adds a problem, with the line of the text; 0 for the text as a whole. */
    private void problem(long line, int column, String what) {
        problems.add(source.file(), line == 0 && source.above() == 0 ? 0 : line + source.above(), column, what);
    }

    /**
     * A name in a file, which can be checked only when all units are known.
     *
     * @param field the field that names another unit; empty for the unit's own name
     */
    private record Named(String file, long line, int column, String unit, String field, String name) {

        static void check(Referee referee, List<Named> all, List<Unit> units, MusterProblems problems) {
            List<String> names = new ArrayList<>();
            Set<String> sides = new HashSet<>();
            for (Unit unit : units) {
                names.add(unit.name());
                sides.add(unit.side().toLowerCase(Locale.ROOT));
            }
            boolean complete =
                    problems.isEmpty(); // else the named unit may be missing because of a fault in its own row
            for (Named one : all) {
                if (one.field.isEmpty() && sides.contains(one.name.toLowerCase(Locale.ROOT))) {
                    one.addTo(problems, "unit " + one.name + ": expected a name that is no side");
                } else if (one.field.isEmpty() && complete) {
                    units.stream()
                            .filter(unit -> unit.name().equals(one.name))
                            .flatMap(unit -> referee.impossible(unit, units).stream())
                            .forEach(what -> one.addTo(problems, what));
                } else if (!one.field.isEmpty() && complete && !names.contains(one.name)) {
                    one.addTo(
                            problems,
                            one.unit + " " + one.field + " " + one.name + ": expected a unit of the muster"
                                    + Nearest.hint(one.name, names));
                } else if (!one.field.isEmpty() && complete) {
                    one.wrong(units)
                            .ifPresent(wrong -> one.addTo(
                                    problems, one.unit + " " + one.field + " " + one.name + ": expected " + wrong));
                }
            }
        }

        private Optional<String> wrong(List<Unit> units) {
            Unit unit = find(this.unit, units);
            return Objects.requireNonNull(unit.fields().of(unit, field)).wrong(unit, find(name, units));
        }

        private static Unit find(String name, List<Unit> units) {
            return units.stream()
                    .filter(unit -> unit.name().equals(name))
                    .findFirst()
                    .orElseThrow();
        }

        private void addTo(MusterProblems problems, String what) {
            problems.add(file, line, column, what);
        }
    }
}
