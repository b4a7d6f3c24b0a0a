package grognard.rules.acw.movement;

import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Troops;
import grognard.table.Cell;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Optional;

/** How far each formation moves over each terrain, in inches for 15 mm figures. */
public final class MoveRates {

    private static final TerrainColumns<Optional<BigDecimal>> COLUMNS =
            new TerrainColumns<>(Cell.optional(Cell.decimal(2)));
    public static final TableSpec TABLE = COLUMNS.in(Formation.table("moves", "Movement rates in inches"));

    private MoveRates() {}

    /** The move, if the formation may cross such terrain; a formation that its arm lacks is refused. */
    public static Optional<BigDecimal> of(Troops troops, Terrain terrain, ResolverInput inputs) {
        return COLUMNS.get(troops.row(TABLE, inputs), terrain);
    }
}
