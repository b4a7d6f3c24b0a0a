package grognard.rules.acw;

import grognard.rules.Parameter;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** How far each formation moves over each terrain, in inches for 15 mm figures. */
final class MoveRates {

    private static final Map<Terrain, Column<Optional<BigDecimal>>> COLUMNS = new EnumMap<>(Terrain.class);
    static final TableSpec TABLE = Formation.table("moves", "Movement rates in inches");

    static {
        for (Terrain terrain : Terrain.values()) {
            Column<Optional<BigDecimal>> column = Column.of(terrain.toString(), Cell.optional(Cell.decimal(2)));
            COLUMNS.put(terrain, column);
            TABLE.value(column);
        }
    }

    private MoveRates() {}

    /** The move, if the formation may cross such terrain; a formation that its arm lacks is refused. */
    static Optional<BigDecimal> of(
            Tables tables, Situation situation, Parameter<Formation> formation, Arm arm, Terrain terrain) {
        return Formation.row(TABLE, tables, situation, formation, arm).get(COLUMNS.get(terrain));
    }
}
