package grognard.rules.honour;

import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.TableSpec;

/** How good a unit is, and all that follows from it; the worst first. */
enum Quality implements Keyword {
    INFERIOR,
    REGULAR,
    SUPERIOR;

    private static final Column<Integer> WEAKENED = Column.whole("weakened", 1, 20);
    private static final Column<Integer> ROUTED = Column.whole("routed", 1, 20);
    private static final Column<Integer> COMMAND = Column.whole("command", 1, 7);
    private static final Column<Integer> COUNTER_CHARGE = Column.whole("counter-charge", 1, 7);
    private static final Column<Integer> RALLY = Column.whole("rally", 1, 7);

    static final TableSpec TABLE = TableSpec.named(
                    "quality", "Weakened and routed at so many hits; what a die must show")
            .everyKey(Column.code("quality", values()))
            .value(WEAKENED)
            .value(ROUTED)
            .value(COMMAND)
            .value(COUNTER_CHARGE)
            .value(RALLY);

    static Parameter<Quality> parameter() {
        return parameter("quality", "the unit's quality").byItsWords();
    }

    static Parameter<Quality> parameter(String name, String help) {
        return Parameter.choice(name, Quality.class, help).orElse(REGULAR).is("quality");
    }

    int weakenedAt(Tables tables) {
        return read(WEAKENED, tables);
    }

    int routedAt(Tables tables) {
        return read(ROUTED, tables);
    }

    int obeysOn(Tables tables) {
        return read(COMMAND, tables);
    }

    int counterChargesOn(Tables tables) {
        return read(COUNTER_CHARGE, tables);
    }

    int ralliesOn(Tables tables) {
        return read(RALLY, tables);
    }

    private int read(Column<Integer> column, Tables tables) {
        return tables.get(TABLE).row(this).get(column);
    }
}
