package grognard.rules.acw;

import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Cell;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Optional;

/** How far each formation moves over each terrain, in inches for 15 mm figures. */
final class MoveRates {

    private static final TerrainColumns<Optional<BigDecimal>> COLUMNS =
            new TerrainColumns<>(Cell.optional(Cell.decimal(2)));
    static final TableSpec TABLE = COLUMNS.in(Formation.table("moves", "Movement rates in inches"));

    private MoveRates() {}

    /** The move, if the formation may cross such terrain; a formation that its arm lacks is refused. */
    static Optional<BigDecimal> of(Premises premises, Parameter<Formation> formation, Arm arm, Terrain terrain) {
        return COLUMNS.get(Formation.row(TABLE, premises, formation, arm), terrain);
    }
}
