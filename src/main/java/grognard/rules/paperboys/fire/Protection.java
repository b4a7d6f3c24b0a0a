package grognard.rules.paperboys.fire;

import grognard.rules.ResolverInput;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.util.Optional;

/** Protections that may save a target from a hit. */
enum Protection implements Keyword {
    SCREEN,
    WALL,
    RAMPART,
    GUN_IN_THE_OPEN;

    private static final Column<Optional<Integer>> SAVES_ON = Column.of("saves-on", Cell.optional(Cell.whole(2, 6)));

    static final TableSpec TABLE = TableSpec.named("saves", "What saves a hit, where anything does")
            .everyKey(Column.code("weapon", Weapon.values()))
            .everyKey(Column.code("protection", values()))
            .value(SAVES_ON);

    /** The number that the saving die must show against that weapon, if it saves at all. */
    Optional<Integer> savesOn(Weapon weapon, ResolverInput inputs) {
        return inputs.table(TABLE).row(weapon, this).get(SAVES_ON);
    }
}
