package grognard.render.game;

import grognard.game.Game;
import grognard.game.unit.Unit;
import grognard.render.page.ColumnLayout;
import grognard.render.page.LineWrapper;
import grognard.render.page.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Tables with a column for each field of units, in blocks that fit the window. */
public final class UnitTable {

    private final Style style;
    private final int width;

    /** @param width columns of the terminal; wider tables are continued in blocks below */
    public UnitTable(Style style, int width) {
        this.style = style;
        this.width = width;
    }

    /**
     * Table of the units of one side against those of the other.
     *
     * @param caption what the cells are
     * @param worth cell for a row and a column
     */
    public String grid(String caption, List<String> rows, List<String> columns, BinaryOperator<String> worth) {
        List<List<String>> all = new ArrayList<>();
        all.add(column("", rows, row -> row));
        for (String name : columns) {
            all.add(column(name, rows, row -> worth.apply(row, name)));
        }
        return LineWrapper.text(style.bold(caption) + "\n", width) + blocks(all, 0);
    }

    /**
     * Tables with every field of the units by side, officers in a table of their own. Units that are gone are struck out and
     * come last. Columns that change in play come first.
     */
    public String units(Game game, List<Unit> units) {
        StringBuilder text = new StringBuilder();
        List<String> sides = game.state().units().sides();
        for (boolean officers : List.of(false, true)) {
            List<Unit> some = units.stream()
                    .filter(unit -> unit.isOfficer() == officers)
                    .sorted(Comparator.<Unit>comparingInt(unit -> sides.indexOf(unit.side()))
                            .thenComparing(Unit::isGone))
                    .toList();
            if (!some.isEmpty()) {
                text.append(table(some, game));
            }
        }
        return text.toString();
    }

    /** A column for each field that any unit has. Flags share a column, which lists the names of those that are set. */
    private String table(List<Unit> units, Game game) {
        List<List<String>> columns = new ArrayList<>();
        columns.add(column("side", units, Unit::side));
        columns.add(column("unit", units, unit -> unit.isGone() ? "~" + unit.name() + "~" : unit.name()));
        List<String> known = game.telling(units);
        for (boolean first : List.of(true, false)) {
            List<String> flags = new ArrayList<>();
            for (String field : units.get(0).fields().names()) {
                if (field.equals("side")
                        || field.equals("why")
                        || units.stream().noneMatch(unit -> unit.shows(field))
                        || first != known.contains(field)) {
                    continue;
                }
                if (units.stream().allMatch(unit -> unit.get(field) == null || unit.get(field) instanceof Boolean)) {
                    flags.add(field);
                } else {
                    columns.add(column(field, units, unit -> cell(unit, field)));
                }
            }
            if (!flags.isEmpty()) {
                columns.add(column(first ? "is" : "has", units, unit -> {
                    String shown =
                            String.join(" ", flags.stream().filter(unit::shows).toList());
                    return shown.isEmpty() ? "-" : shown;
                }));
            }
            if (first
                    && units.stream().anyMatch(unit -> !game.officersWith(unit).isEmpty())) {
                columns.add(column("officer", units, unit -> {
                    String names = String.join(", ", game.officersWith(unit));
                    return names.isEmpty() ? "-" : names;
                }));
            }
        }
        return blocks(columns, 1);
    }

    /** Value of a field. The state of a unit that is gone is the reason: dead, off the table or captured. */
    private static String cell(Unit unit, String field) {
        boolean why = field.equals("state") && unit.isGone() && unit.shows("why");
        return why ? unit.text("why") : unit.shows(field) ? unit.text(field) : "-";
    }

    /** A column: its title, then a cell for each row. */
    private static <T> List<String> column(String name, List<T> rows, Function<T, String> cell) {
        List<String> column = new ArrayList<>(List.of(name));
        rows.forEach(row -> column.add(cell.apply(row)));
        return column;
    }

    /**
     * Aligns columns; those that do not fit go into further blocks below.
     *
     * @param names index of the column with the units' names, which every block repeats
     */
    private String blocks(List<List<String>> columns, int names) {
        StringBuilder text = new StringBuilder();
        List<List<String>> block = new ArrayList<>();
        for (List<String> column : columns) {
            block.add(column);
            if (block.size() > 2 && beside(block).width("") > width) {
                block.remove(block.size() - 1);
                text.append(String.join("\n", beside(block).lines(""))).append('\n');
                block = new ArrayList<>(List.of(columns.get(names), column));
            }
        }
        return text.append(String.join("\n", beside(block).lines("")))
                .append('\n')
                .toString();
    }

    /** Puts columns of equal length side by side. */
    private static ColumnLayout beside(List<List<String>> columns) {
        ColumnLayout table = new ColumnLayout("l".repeat(columns.size()));
        for (int row = 0; row < columns.get(0).size(); row++) {
            int at = row;
            table.row(columns.stream().map(column -> column.get(at)).toArray(String[]::new));
        }
        return table;
    }
}
