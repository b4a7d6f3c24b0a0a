package grognard.rules.acw.movement;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.math.BigDecimal;

/** How far does a bonus move go? Dice by arm and terrain, scaled to the figures. */
public final class Bonus extends AbstractResolver {

    private static final Parameter<Arm> ARM = Arm.parameter(Arm.FOOT_AND_HORSE);
    private static final Parameter<Boolean> DISMOUNTED = BonusDice.dismounted(ARM);
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();

    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code DISTANCE = Code.of("distance", "The bonus move is {distance}\".");

    public Bonus() {
        super(Description.of("bonus", "how far does a bonus move go?")
                .roles("unit")
                .parameters(ARM, DISMOUNTED, TERRAIN, SCALE)
                .bare(TERRAIN)
                .dice("bonus dice")
                .codes(DISTANCE)
                .tables(BonusDice.TABLE, FigureScale.TABLE)
                .rulings("AC-19", "AC-35")
                .examples(
                        "--terrain open", "--arm cavalry --terrain rough", "--arm cavalry --dismounted --terrain open")
                .notes("Half a die is one die, its face halved and not rounded (AC-35).")
                .source("Movement rates: bonus movement"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Arm arm = working.get(ARM);
        Terrain terrain = working.get(TERRAIN);
        boolean dismounted = working.has(DISMOUNTED);
        BonusDice bonus = BonusDice.of(arm, dismounted, terrain, working);
        BigDecimal thrown = bonus.thrown("bonus dice", working);
        String who = (dismounted ? "dismounted " : "") + arm.word();
        working.line("unit", "bonus", Numbers.plain(thrown), who + ", " + terrain.word() + ": " + bonus.words());
        working.number("distance", Numbers.plain(working.get(SCALE).inches("unit", thrown, working)));
        return working.outcome(DISTANCE);
    }
}
