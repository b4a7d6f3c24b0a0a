package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Column;
import grognard.table.Keyword;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;
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

    /** How a game fills a formation from a unit: routed comes first, whatever its formation field has. */
    public static final List<String> IN_GAME = List.of(
            "routed:level=routed",
            "line:line",
            "extended:extended",
            "double-line:double-line",
            "attack-column:attack-column",
            "skirmish:skirmish",
            "march-column:march-column",
            "disorder:disorder",
            "dismounted:dismounted",
            "limbered:limbered",
            "unlimbered:unlimbered");

    public static Parameter<Formation> parameter(String name, String help) {
        return Parameter.choice(name, Formation.class, help).is("formation", IN_GAME);
    }

    /** A table that lists the formations of each arm. */
    public static TableSpec table(String name, String title) {
        return TableSpec.named(name, title).everyKey(ARM).key(FORMATION);
    }

    /** The formation given, or the arm's usual one. */
    public static Formation of(Premises premises, Parameter<Formation> formation, Arm arm) {
        return premises.find(formation).orElse(arm.usual());
    }

    /** The formation's row in such a table; a formation that its arm lacks is refused. */
    public static Row row(TableSpec table, Premises premises, Parameter<Formation> formation, Arm arm) {
        return premises.table(table)
                .find(arm, of(premises, formation, arm))
                .orElseThrow(() ->
                        premises.refuse(formation, "a formation of " + arm.word() + ", " + all(table, premises, arm)));
    }

    private static String all(TableSpec table, Premises premises, Arm arm) {
        return premises.table(table).rows().stream()
                .filter(row -> row.key(ARM).equals(arm.word()))
                .map(row -> row.key(FORMATION))
                .collect(Collectors.joining(", "));
    }
}
