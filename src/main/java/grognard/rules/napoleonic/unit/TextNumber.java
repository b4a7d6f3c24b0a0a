package grognard.rules.napoleonic.unit;

import grognard.rules.ResolverInput;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;
import java.math.BigDecimal;

/** The numbers that the rulebook's text gives itself; they survived where its tables did not, so no pack changes them. */
public enum TextNumber implements Keyword {
    HALT_ROUT,
    MESSENGER_UNDERSTOOD,
    GENERAL,
    NAPOLEON,
    GOOD_GROUND,
    CHARGING,
    ATTACKING_A_SQUARE,
    TWO_ARMS,
    THREE_ARMS,
    FLANK,
    REAR,
    BATTERY_STRENGTH,
    RIDER_DISTANCE,
    LIMBERING;

    private static final Column<BigDecimal> VALUE = Column.of("value", Cell.decimal(3));

    public static final TableSpec TABLE = TableSpec.named("text-numbers", "Numbers that the text gives")
            .everyKey(Column.code("number", values()))
            .value(VALUE)
            .fixed();

    public BigDecimal in(ResolverInput inputs) {
        return inputs.table(TABLE).row(this).get(VALUE);
    }
}
