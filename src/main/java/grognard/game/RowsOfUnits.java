package grognard.game;

import grognard.rules.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows that units fill, one a unit, whose name comes first. A column that is a field of the unit is the unit's own; what
 * no unit knows stays as it was typed, so that rows from a record are filled just as those that were typed.
 */
final class RowsOfUnits {

    /** The flag that a general with the unit is, where rows have flags. */
    private static final String LED = "general";

    private final Type.Rows type;
    private final Roles roles;
    private final Units units;

    RowsOfUnits(Type.Rows type, Roles roles, Units units) {
        this.type = type;
        this.roles = roles;
        this.units = units;
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
        return Optional.of(String.join("\n", rows));
    }

    /** The typed rows with what their units know. */
    String filled(String typed) {
        List<String> rows = new ArrayList<>();
        Unit first = null;
        for (String row : typed.split("\n", -1)) {
            List<String> cells = List.of(row.split(",", -1));
            Optional<Unit> unit = units.find(cells.get(0).strip());
            first = first == null ? unit.orElse(null) : first;
            rows.add(unit.isEmpty() || first == null ? row : row(unit.get(), cells, first, false));
        }
        return String.join("\n", rows);
    }

    private String row(Unit unit, List<String> typed, Unit first, boolean leads) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < type.header().size(); i++) {
            String column = type.header().get(i);
            String said = i < typed.size() ? typed.get(i) : "";
            cells.add(i == 0 ? unit.name() : cell(unit, column, said, first, leads));
        }
        return String.join(",", cells);
    }

    private String cell(Unit unit, String column, String said, Unit first, boolean leads) {
        if (column.equals(Unit.SIDE)) {
            return unit.side().equals(first.side()) ? "attacker" : "defender";
        }
        if (unit.fields().of(unit, column) != null) {
            return unit.text(column);
        }
        if (column.equals("flags")) {
            boolean led = !units.officersWith(unit).isEmpty();
            return led && !List.of(said.split(" ", -1)).contains(LED) ? (said + " " + LED).strip() : said;
        }
        return leads ? String.join(" ", in(column).stream().map(Unit::name).toList()) : said;
    }

    /** The units in that role; further ones are counted on, {@code near}, {@code near-2}. */
    private List<Unit> in(String role) {
        List<Unit> some = new ArrayList<>();
        roles.named().forEach((name, unit) -> {
            if (name.equals(role) || name.startsWith(role + "-")) {
                some.add(units.get(unit));
            }
        });
        return some;
    }
}
