package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Working;
import java.math.BigDecimal;
import java.util.Optional;

/** How far may a unit move? No dice. */
public final class Moves implements Resolver {

    static final String NAME = "moves";

    private static final Parameter<Arm> ARM = Parameter.choice("arm", Arm.class, "arm of service")
            .orElse(Arm.INFANTRY)
            .is("arm");
    private static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", "its formation (line, guns unlimbered)");
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();
    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code DISTANCE = Code.of("distance", "The unit may move {distance}\".");
    private static final Code NOT_ALLOWED =
            Code.of("not-allowed", "The unit may not move over such ground in this formation.");

    private static final Description DESCRIPTION = Description.of(NAME, "how far may a unit move?")
            .roles("unit")
            .lookUp()
            .parameters(ARM, FORMATION, TERRAIN, SCALE)
            .bare(TERRAIN)
            .codes(DISTANCE, NOT_ALLOWED)
            .tables(MoveRates.TABLE, FigureScale.TABLE)
            .examples(
                    "--formation march-column --terrain road",
                    "--arm cavalry --terrain broken --figure-scale 25",
                    "--arm artillery --formation limbered --terrain open")
            .notes(
                    "Officers move as cavalry in disorder.",
                    "A change of formation costs half a move; a whole one for green units, and from or to skirmish"
                            + " order or disorder.",
                    "Veteran guns limber in half a move and unlimber in a quarter; for others the chart says nothing.")
            .source("Movement rates; Movement scale");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public void check(Tables tables, Situation situation) {
        Premises premises = new Premises(tables, situation);
        move(premises);
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        Optional<BigDecimal> move = move(working);
        if (move.isEmpty()) {
            return working.outcome(NOT_ALLOWED);
        }
        Arm arm = working.get(ARM);
        FigureScale scale = working.get(SCALE);
        Number distance = Numbers.plain(scale.inches(move.get(), working.tables()));
        working.line(
                        "unit",
                        "move",
                        move.get(),
                        arm + ", " + Formation.of(working.situation(), FORMATION, arm) + ", " + working.get(TERRAIN))
                .line("unit", "times", scale.factor(working.tables()), scale.words())
                .number("distance", distance);
        return working.outcome(DISTANCE);
    }

    private static Optional<BigDecimal> move(Premises premises) {
        return MoveRates.of(premises, FORMATION, premises.get(ARM), premises.get(TERRAIN));
    }
}
