package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.util.stream.Collectors;

/** Formations of all arms; the tables say which arm has which. Routed counts as a formation of its own. */
public enum Formation implements Keyword {
    LINE,
    EXTENDED,
    DOUBLE_LINE,
    ATTACK_COLUMN,
    SKIRMISH,
    MARCH_COLUMN,
    DISORDER,
    ROUTED,
    DISMOUNTED,
    LIMBERED,
    UNLIMBERED;

    private static final Column<String> ARM = Column.code("arm", Arm.values());
    private static final Column<String> FORMATION = Column.code("formation", values());

    public static Parameter<Formation> parameter() {
        return parameter("formation", "its formation (line, guns unlimbered)");
    }

    public static Parameter<Formation> parameter(String name, String help) {
        return Parameter.choice(name, Formation.class, help);
    }

    /** A table that lists the formations of each arm. */
    public static TableSpec table(String name, String title) {
        return TableSpec.named(name, title).everyKey(ARM).key(FORMATION);
    }

    /** The formations of an arm in such a table. */
    public static String all(Table table, Arm arm) {
        return table.rows().stream()
                .filter(row -> row.key(ARM).equals(arm.word()))
                .map(row -> row.key(FORMATION))
                .collect(Collectors.joining(", "));
    }
}
