package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.table.Cell;
import grognard.table.Column;
import grognard.table.TableSpec;
import java.math.BigDecimal;
import java.util.Optional;

/** How far may a unit move? No dice. */
public final class Moves implements Resolver {

    /** The height of the figures in millimetres. */
    private enum FigureScale {
        MM_25("25"),
        MM_15("15"),
        MM_10("10"),
        MM_5("5");

        private final String word;

        FigureScale(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private static final Column<BigDecimal> FACTOR = Column.of("factor", Cell.decimal(2));
    private static final TableSpec SCALES = TableSpec.named("figure-scales", "Moves by the height of the figures in mm")
            .everyKey(Column.code("figure-scale", "25", "15", "10", "5"))
            .value(FACTOR);

    private static final Parameter<Arm> ARM =
            Parameter.choice("arm", Arm.class, "arm of service").orElse(Arm.INFANTRY);
    private static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", "its formation; line, or guns unlimbered, if not said");
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();
    private static final Parameter<FigureScale> SCALE = Parameter.choice(
                    "figure-scale", FigureScale.class, "height of the figures in mm")
            .orElse(FigureScale.MM_15);

    private static final Code DISTANCE = Code.of("distance", "The unit may move {distance}\".");
    private static final Code NOT_ALLOWED =
            Code.of("not-allowed", "The unit may not move over such ground in this formation.");

    private static final Description DESCRIPTION = Description.of("moves", "how far may a unit move?")
            .parameters(ARM, FORMATION, TERRAIN, SCALE)
            .codes(DISTANCE, NOT_ALLOWED)
            .tables(MoveRates.TABLE, SCALES)
            .examples(
                    "--formation march-column --terrain road",
                    "--arm cavalry --terrain broken --figure-scale 25",
                    "--arm artillery --formation limbered --terrain open")
            .notes(
                    "Officers move as cavalry in disorder.",
                    "A change of formation costs half a move; a whole one for green units, and from or to skirmish order or disorder.",
                    "Veteran guns limber in half a move and unlimber in a quarter; for others the chart says nothing.")
            .source("Movement rates; Movement scale");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        move(tables, situation);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        Optional<BigDecimal> move = move(tables, situation);
        if (move.isEmpty()) {
            return audit.outcome(NOT_ALLOWED);
        }
        Arm arm = situation.get(ARM);
        BigDecimal factor = tables.get(SCALES).row(situation.get(SCALE)).get(FACTOR);
        Number distance = Numbers.plain(move.get().multiply(factor));
        audit.line(
                        "unit",
                        "move",
                        move.get(),
                        arm + ", " + Formation.of(situation, FORMATION, arm) + ", " + situation.get(TERRAIN))
                .line("unit", "times", factor, situation.get(SCALE) + " mm figures")
                .number("distance", distance);
        return audit.outcome(DISTANCE);
    }

    private static Optional<BigDecimal> move(Tables tables, Situation situation) {
        return MoveRates.of(tables, situation, FORMATION, situation.get(ARM), situation.get(TERRAIN));
    }
}
