package grognard.game;

import grognard.game.referee.Fill;
import grognard.game.referee.LineContext;
import grognard.game.unit.Unit;
import grognard.game.unit.Units;
import grognard.rules.CsvRows;
import grognard.rules.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * Fills rows from units: one row for each unit, its name first. A column that is a field takes the unit's value; the others
 * stay as typed, so that rows of a record are filled like typed ones.
 */
final class UnitRows {

    /** The flag for a unit that a general is with, in rows that have flags. */
    private static final String LED = "general";

    private final String where;
    private final Type.Rows type;
    private final LineContext line;
    private final Units units;
    private final Fill.Cell rule;

    /** @param where name of the parameter for error messages */
    UnitRows(String where, Type.Rows type, LineContext line, Fill.Cell rule) {
        this.where = where;
        this.type = type;
        this.line = line;
        this.units = line.units();
        this.rule = rule;
    }

    /** A row for each unit in the role, and for each that a column names as a role: {@code near}, {@code through}. */
    Optional<String> ofRole(String role) {
        List<Unit> first = in(role);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        List<String> rows = new ArrayList<>();
        for (Unit unit : first) {
            rows.add(row(unit, List.of(), first.get(0), true));
        }
        for (String column : type.header()) {
            for (Unit other : column.equals("unit") ? List.<Unit>of() : in(column)) {
                rows.add(row(other, List.of(), first.get(0), false));
            }
        }
        return Optional.of(String.join("\n", new LinkedHashSet<>(rows))); // near and run through: one row
    }

    /** The typed rows with the values of their units. */
    String filled(String typed) {
        List<String> rows = new ArrayList<>();
        Unit first = null;
        for (List<String> cells : CsvRows.read(where, typed)) {
            Optional<Unit> unit = line.named(cells.get(0));
            first = first == null ? unit.orElse(null) : first;
            rows.add(unit.isEmpty() || first == null ? CsvRows.text(cells) : row(unit.get(), cells, first, false));
        }
        return String.join("\n", rows);
    }

    private String row(Unit unit, List<String> typed, Unit first, boolean leads) {
        List<String> cells = new ArrayList<>();
        Fill.RowLine row = new Fill.RowLine(line, typed);
        for (int i = 0; i < type.header().size(); i++) {
            String column = type.header().get(i);
            String value = leads
                    ? String.join(" ", in(column).stream().map(Unit::name).toList())
                    : i < typed.size() ? typed.get(i) : "";
            cells.add(i == 0 ? unit.name() : cell(unit, column, value, first, row));
        }
        return CsvRows.text(cells);
    }

    /** @param value the typed value, or the units in the role of that name */
    private String cell(Unit unit, String column, String value, Unit first, Fill.RowLine row) {
        if (column.equals(Unit.SIDE)) {
            return unit.side().equals(first.side()) ? "attacker" : "defender";
        }
        if (unit.fields().of(unit, column) != null) {
            return rule.of(unit, column, unit.text(column), row);
        }
        if (column.equals("flags")) {
            boolean led = !units.officersWith(unit).isEmpty();
            String flags = led && !Type.Rows.words(value).contains(LED) ? (value + " " + LED).strip() : value;
            return rule.of(unit, column, flags, row);
        }
        return rule.of(unit, column, value, row);
    }

    private List<Unit> in(String role) {
        return line.all(role);
    }
}
