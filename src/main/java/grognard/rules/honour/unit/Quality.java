package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
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

    public int weakenedAt(ResolverInput inputs) {
        return read(WEAKENED, inputs);
    }

    public int weakenedAt(Tables tables) {
        return tables.get(TABLE).row(this).get(WEAKENED);
    }

    public int routedAt(ResolverInput inputs) {
        return read(ROUTED, inputs);
    }

    public int routedAt(Tables tables) {
        return tables.get(TABLE).row(this).get(ROUTED);
    }

    public int obeysOn(ResolverInput inputs) {
        return read(COMMAND, inputs);
    }

    public int counterChargesOn(ResolverInput inputs) {
        return read(COUNTER_CHARGE, inputs);
    }

    public int ralliesOn(ResolverInput inputs) {
        return read(RALLY, inputs);
    }

    private int read(Column<Integer> column, ResolverInput inputs) {
        return inputs.table(TABLE).row(this).get(column);
    }
}
