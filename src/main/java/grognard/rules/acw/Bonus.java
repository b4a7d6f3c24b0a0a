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

/** How far does a bonus move go? */
public final class Bonus implements Resolver {

    private static final Parameter<Arm> ARM =
            Parameter.choice("arm", Arm.FOOT_AND_HORSE, "arm of service").orElse(Arm.INFANTRY);
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().required();

    private static final Code DISTANCE = Code.of("distance", "The bonus move is {distance}\".");

    private static final Description DESCRIPTION = Description.of("bonus", "how far does a bonus move go?")
            .parameters(ARM, TERRAIN)
            .dice("bonus dice")
            .codes(DISTANCE)
            .tables(BonusDice.TABLE)
            .examples("--terrain open", "--arm cavalry --terrain rough")
            .notes("Half a die is one die, its face halved and not rounded.")
            .source("Movement rates: bonus movement");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Audit audit = new Audit();
        BonusDice bonus = BonusDice.of(situation.get(ARM), situation.get(TERRAIN), tables);
        Number distance = Numbers.plain(bonus.thrown("bonus dice", dice));
        audit.line("unit", "bonus", distance, situation.get(ARM) + ", " + situation.get(TERRAIN) + ": " + bonus.words())
                .number("distance", distance);
        return audit.outcome(DISTANCE);
    }
}
