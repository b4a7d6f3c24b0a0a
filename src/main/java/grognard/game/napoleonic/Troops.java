package grognard.game.napoleonic;

import grognard.game.unit.Unit;
import grognard.rules.Tables;
import grognard.rules.napoleonic.unit.Arm;
import grognard.rules.napoleonic.unit.Armies;
import grognard.table.Row;
import java.util.Optional;

/** Arms and kinds of units by the tables in use, whose packs call troops as they like. */
record Troops(Tables tables) {

    /** The arm of a unit; officers have none. */
    Optional<Arm> arm(Unit unit) {
        return row(unit).map(Armies::arm);
    }

    boolean isOf(Unit unit, Arm arm) {
        return arm(unit).filter(arm::equals).isPresent();
    }

    /** Whether the unit's troop is of that kind: foot or horse, of a battery. */
    boolean isOf(Unit unit, String kind) {
        return row(unit).map(row -> row.get(Armies.KIND)).filter(kind::equals).isPresent();
    }

    private Optional<Row> row(Unit unit) {
        return tables.get(Armies.TABLE).find(unit.text(NapoleonicFields.TROOP.name()));
    }
}
