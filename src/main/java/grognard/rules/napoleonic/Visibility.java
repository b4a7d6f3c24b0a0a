package grognard.rules.napoleonic;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.table.Column;
import grognard.table.Promise;
import grognard.table.Row;
import grognard.table.TableSpec;
import java.util.List;
import java.util.Optional;

/** From how far can a unit be seen? */
public final class Visibility implements Resolver {

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
            .promise(Visibility::turnsCountDown);

    private static final Parameter<String> UNIT = Parameter.of(
                    "unit", new Type.Name(UNITS, UNIT_COLUMN), "what is to be seen")
            .required();
    private static final Parameter<String> GROUND = Parameter.of(
                    "ground", new Type.Name(UNITS, GROUND_COLUMN), "the ground it stands on")
            .orElse("open");
    private static final Parameter<Integer> TURNS_LEFT =
            Parameter.whole("turns-left", 1, 999, "turns left before nightfall");

    private static final Code VISIBLE_TO = Code.of("visible-to", "It is visible up to {distance} mm away.");

    private static final Description DESCRIPTION = Description.of("visibility", "from how far is a unit visible?")
            .parameters(UNIT, GROUND, TURNS_LEFT)
            .codes(VISIBLE_TO)
            .tables(UNITS, DUSK)
            .examples("--unit infantry --ground woods", "--unit cavalry --turns-left 6")
            .notes(
                    "Only along a straight line of sight: hills, villages and other units hide what is behind them.",
                    "Nobody reacts to an enemy who cannot be seen yet.")
            .source("6 Artillery firing phase; 7.1 Orders phase");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    private static void turnsCountDown(List<Row> rows, Promise.Complaint complain) {
        for (int i = 0; i < rows.size(); i++) {
            int expected = rows.size() - i;
            if (!rows.get(i).key(TURNS).equals(String.valueOf(expected))) {
                complain.at(
                        rows.get(i),
                        TURNS,
                        "turns-left " + rows.get(i).key(TURNS) + ": expected " + expected
                                + ", counting down by one to 1 in the last row");
            }
        }
    }

    @Override
    public void check(Tables tables, Situation situation) {
        if (row(tables, situation).isEmpty()) {
            throw situation.refuse(
                    GROUND, "a ground that " + UNITS.file() + " lists for --unit " + situation.get(UNIT));
        }
    }

    private static Optional<Row> row(Tables tables, Situation situation) {
        return tables.get(UNITS).find(situation.get(UNIT), situation.get(GROUND));
    }

    @Override
    public List<TableSpec> decidedBy(Tables tables, Situation situation) {
        return situation.given(TURNS_LEFT) ? List.of(UNITS, DUSK) : List.of(UNITS);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        int distance = row(tables, situation).orElseThrow().get(DISTANCE);
        audit.line("", "by day", distance, situation.get(UNIT) + " on ground " + situation.get(GROUND));
        Optional<Row> dusk =
                situation.find(TURNS_LEFT).flatMap(turns -> tables.get(DUSK).find(turns));
        if (dusk.isPresent()) {
            int atDusk = dusk.get().get(DISTANCE);
            audit.line("", "at dusk", atDusk, situation.get(TURNS_LEFT) + " turns left; it only ever shortens");
            distance = Math.min(distance, atDusk);
        }
        return audit.number("distance", distance).outcome(VISIBLE_TO);
    }
}
