package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Working;
import java.math.BigDecimal;

/** How far does a bonus move go? */
public final class Bonus implements Resolver {

    static final String NAME = "bonus";

    private static final Parameter<Arm> ARM = Parameter.choice("arm", Arm.FOOT_AND_HORSE, "arm of service")
            .orElse(Arm.INFANTRY)
            .is("arm");
    private static final Parameter<Boolean> DISMOUNTED = BonusDice.dismounted(ARM);
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();

    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code DISTANCE = Code.of("distance", "The bonus move is {distance}\".");

    private static final Description DESCRIPTION = Description.of(NAME, "how far does a bonus move go?")
            .roles("unit")
            .parameters(ARM, DISMOUNTED, TERRAIN, SCALE)
            .bare(TERRAIN)
            .dice("bonus dice")
            .codes(DISTANCE)
            .tables(BonusDice.TABLE, FigureScale.TABLE)
            .rulings("AC-19")
            .examples("--terrain open", "--arm cavalry --terrain rough", "--arm cavalry --dismounted --terrain open")
            .notes("Half a die is one die, its face halved and not rounded.")
            .source("Movement rates: bonus movement");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        Arm arm = working.get(ARM);
        Terrain terrain = working.get(TERRAIN);
        boolean dismounted = working.has(DISMOUNTED);
        BonusDice bonus = BonusDice.of(arm, dismounted, terrain, working);
        BigDecimal thrown = bonus.thrown("bonus dice", working.dice());
        String who = (dismounted ? "dismounted " : "") + arm;
        working.line("unit", "bonus", Numbers.plain(thrown), who + ", " + terrain + ": " + bonus.words());
        working.number("distance", Numbers.plain(working.get(SCALE).inches("unit", thrown, working)));
        return working.outcome(DISTANCE);
    }
}
