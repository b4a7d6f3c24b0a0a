package grognard.rules.acw.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Formation;
import grognard.rules.acw.unit.Troops;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** How far may a unit move? No dice. */
public final class Moves extends AbstractResolver {

    private static final Troops TROOPS =
            new Troops("", Side.NONE, Arm.parameter(List.of(Arm.values())), Formation.parameter());
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();
    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code DISTANCE = Code.of("distance", "The unit may move {distance}\".");
    private static final Code NOT_ALLOWED =
            Code.of("not-allowed", "The unit may not move over such ground in this formation.");

    public Moves() {
        super(Description.of("moves", "how far may a unit move?")
                .roles("unit")
                .lookUp()
                .parameters(TROOPS.parameters())
                .parameters(TERRAIN, SCALE)
                .bare(TERRAIN)
                .codes(DISTANCE, NOT_ALLOWED)
                .tables(MoveRates.TABLE, FigureScale.TABLE)
                .rulings("AC-26")
                .examples(
                        "--formation march-column --terrain road",
                        "--arm cavalry --terrain broken --figure-scale 25",
                        "--arm artillery --formation limbered --terrain open")
                .notes(
                        "Officers move as cavalry in disorder.",
                        "A change of formation costs half a move; a whole one for green units, and from or to skirmish"
                                + " order or disorder.",
                        "Veteran guns limber in half a move and unlimber in a quarter; for others the chart says nothing.")
                .source("Movement rates; Movement scale"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        move(inputs);
    }

    @Override
    protected Resolution resolve(Working working) {
        Optional<BigDecimal> move = move(working);
        if (move.isEmpty()) {
            return working.outcome(NOT_ALLOWED);
        }
        TROOPS.rulings(working);
        FigureScale scale = working.get(SCALE);
        Number distance = Numbers.plain(scale.inches(move.get(), working));
        working.line(
                        "unit",
                        "move",
                        move.get(),
                        TROOPS.armWords(working) + ", "
                                + TROOPS.formation(working).word() + ", "
                                + working.get(TERRAIN).word())
                .line("unit", "times", scale.factor(working), scale.words())
                .number("distance", distance);
        return working.outcome(DISTANCE);
    }

    private static Optional<BigDecimal> move(ResolverInput inputs) {
        return MoveRates.of(TROOPS, inputs.get(TERRAIN), inputs);
    }
}
