package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;

/** The quality of a unit, worst first, with the table of what follows from it. */
public enum Quality implements Keyword {
    INFERIOR,
    REGULAR,
    SUPERIOR;

    private static final Column<Integer> WEAKENED = Column.whole("weakened", 1, 20);
    private static final Column<Integer> ROUTED = Column.whole("routed", 1, 20);
    private static final Column<Integer> COMMAND = Column.whole("command", 1, 7);
    private static final Column<Integer> COUNTER_CHARGE = Column.whole("counter-charge", 1, 7);
    private static final Column<Integer> RALLY = Column.whole("rally", 1, 7);

    public static final TableSpec TABLE = TableSpec.named(
                    "quality", "Weakened and routed at so many hits; what a die must show")
            .everyKey(Column.code("quality", values()))
            .values(WEAKENED, ROUTED, COMMAND, COUNTER_CHARGE, RALLY);

    public static Parameter<Quality> parameter() {
        return parameter("quality", "the unit's quality").byItsWords();
    }

    public static Parameter<Quality> parameter(String name, String help) {
        return Parameter.choice(name, Quality.class, help).orElse(REGULAR);
    }

    public int weakenedAt(Premises premises) {
        return read(WEAKENED, premises);
    }

    public int routedAt(Premises premises) {
        return read(ROUTED, premises);
    }

    public int obeysOn(Premises premises) {
        return read(COMMAND, premises);
    }

    public int counterChargesOn(Premises premises) {
        return read(COUNTER_CHARGE, premises);
    }

    public int ralliesOn(Premises premises) {
        return read(RALLY, premises);
    }

    private int read(Column<Integer> column, Premises premises) {
        return premises.table(TABLE).row(this).get(column);
    }
}
