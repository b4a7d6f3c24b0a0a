package grognard.rules.acw.movement;

import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.Arrays;
import java.util.List;

/** The columns of a table that has one for each terrain. */
final class TerrainColumns<T> {

    private final List<Column<T>> columns;

    TerrainColumns(Cell<T> cell) {
        columns = Arrays.stream(Terrain.values())
                .map(terrain -> Column.of(terrain.word(), cell))
                .toList();
    }

    /** The table with these columns added to it. */
    TableSpec in(TableSpec table) {
        columns.forEach(table::value);
        return table;
    }

    T get(Row row, Terrain terrain) {
        return columns.stream()
                .filter(column -> column.name().equals(terrain.word()))
                .map(row::get)
                .findFirst()
                .orElseThrow();
    }
}
