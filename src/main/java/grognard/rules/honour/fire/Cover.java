package grognard.rules.honour.fire;

import grognard.rules.ResolverInput;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;

/** Cover of a target. */
public enum Cover implements Keyword {
    NONE,
    WALL,
    BUA,
    ENTRENCHMENT,
    WOOD,
    HEDGE,
    FENCE;

    private static final Column<String> FORMED = Column.code("formed", "yes", "no");
    private static final Column<String> LIGHT = Column.code("light", "yes", "no");
    private static final Column<String> CAVALRY = Column.code("cavalry", "yes", "no");
    private static final Column<String> GUNS = Column.code("guns", "yes", "no");

    static final TableSpec TABLE = TableSpec.named("cover", "Whom it covers from fire")
            .everyKey(Column.code("cover", values()))
            .values(FORMED, LIGHT, CAVALRY, GUNS);

    /** Whether such a unit can make use of it. */
    boolean covers(UnitType unit, ResolverInput inputs) {
        Column<String> column = switch (unit.arm()) {
            case FORMED -> FORMED;
            case LIGHT -> LIGHT;
            case CAVALRY -> CAVALRY;
            case GUNS, NONE -> GUNS;
        };
        return inputs.table(TABLE).row(this).get(column).equals("yes");
    }
}
