package grognard.rules.napoleonic.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Amounts;
import grognard.table.Column;
import grognard.table.Row;
import grognard.table.TableConstraint;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** From how far can a unit be seen? By its kind and ground, limited at dusk; no dice. */
public final class Visibility extends AbstractResolver {

    private static final Column<String> UNIT_COLUMN = Column.text("unit");
    private static final Column<String> GROUND_COLUMN = Column.text("ground");
    private static final Column<Integer> DISTANCE = Column.whole("distance", 0, 99_999);
    private static final Column<String> TURNS = Column.of("turns-left", Amounts.counted(999));

    static final TableSpec UNITS = TableSpec.named("visibility", "Visible units, distance in mm")
            .key(UNIT_COLUMN)
            .key(GROUND_COLUMN)
            .value(DISTANCE)
            .meaning("unit", "what is to be seen")
            .meaning("ground", "where it stands")
            .meaning("distance", "mm at which it is visible");
    static final TableSpec DUSK = TableSpec.named("dusk", "Nobody sees farther at dusk, distance in mm")
            .key(TURNS)
            .value(DISTANCE)
            .meaning("turns-left", "turns of five minutes before nightfall, counting down to 1")
            .meaning("distance", "mm beyond which nobody sees")
            .constraint(Visibility::turnsCountDown);

    private static final Parameter<String> UNIT = Parameter.of(
                    "unit", new Type.Name(UNITS, UNIT_COLUMN), "what is to be seen")
            .required();
    private static final Parameter<String> GROUND = Parameter.of(
                    "ground", new Type.Name(UNITS, GROUND_COLUMN), "the ground it stands on")
            .orElse("open");
    private static final Parameter<Integer> TURNS_LEFT =
            Parameter.whole("turns-left", 1, 999, "turns left before nightfall");

    private static final Code VISIBLE_TO = Code.of("visible-to", "It is visible up to {distance} mm away.");

    public Visibility() {
        super(Description.of("visibility", "from how far is a unit visible?")
                .roles("unit")
                .lookUp()
                .parameters(UNIT, GROUND, TURNS_LEFT)
                .bare(UNIT, GROUND, TURNS_LEFT)
                .codes(VISIBLE_TO)
                .tables(UNITS, DUSK)
                .examples("--unit infantry --ground woods", "--unit cavalry --turns-left 6")
                .notes(
                        "Only along a straight line of sight: hills, villages and other units hide what is behind them.",
                        "Nobody reacts to an enemy who cannot be seen yet.")
                .source("6 Artillery firing phase; 7.1 Orders phase"));
    }

    private static void turnsCountDown(List<Row> rows, TableConstraint.Violations violations) {
        for (int i = 0; i < rows.size(); i++) {
            int expected = rows.size() - i;
            if (!rows.get(i).key(TURNS).equals(String.valueOf(expected))) {
                violations.at(
                        rows.get(i),
                        TURNS,
                        "turns-left " + rows.get(i).key(TURNS) + ": expected " + expected
                                + ", counting down by one to 1 in the last row");
            }
        }
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (row(inputs).isEmpty()) {
            throw inputs.refuse(GROUND, "a ground that " + UNITS.file() + " lists for --unit " + inputs.get(UNIT));
        }
    }

    private static Optional<Row> row(ResolverInput inputs) {
        return inputs.table(UNITS).find(inputs.get(UNIT), inputs.get(GROUND));
    }

    @Override
    public List<TableSpec> decidedBy(ResolverInput inputs) {
        return inputs.given(TURNS_LEFT) ? List.of(UNITS, DUSK) : List.of(UNITS);
    }

    @Override
    protected Resolution resolve(Working working) {
        int distance = row(working).orElseThrow().get(DISTANCE);
        working.line("", "by day", distance, working.get(UNIT) + " on ground " + working.get(GROUND));
        Optional<Row> dusk =
                working.find(TURNS_LEFT).flatMap(turns -> working.table(DUSK).find(turns));
        if (dusk.isPresent()) {
            int atDusk = dusk.get().get(DISTANCE);
            working.line("", "at dusk", atDusk, working.get(TURNS_LEFT) + " turns left; it only ever shortens");
            distance = Math.min(distance, atDusk);
        }
        return working.number("distance", distance).outcome(VISIBLE_TO);
    }
}
