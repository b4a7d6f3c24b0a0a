package grognard.rules.paperboys;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.Working;

/** How good are the irregulars who turned out? */
public final class Levy implements Resolver {

    static final String NAME = "levy";

    private static final Code RAW = Code.of("raw", "The unit counts as raw.");
    private static final Code TRAINED = Code.of("trained", "The unit counts as trained.");

    private static final Description DESCRIPTION = Description.of(NAME, "how good are the irregulars?")
            .roles("unit")
            .dice("levy die")
            .codes(RAW, TRAINED)
            .wanted("trained")
            .tables(Limit.TABLE.spec())
            .examples("", "-n 4")
            .notes("Thrown for each irregular unit before deployment.")
            .source("The armies");

    @Override
    public Description description() {
        return DESCRIPTION;
    }

    @Override
    public Resolution resolve(Tables tables, Situation situation, Dice dice) {
        Working working = new Working(tables, situation, dice);
        int die = working.dice().one("levy die", Die.D6);
        int trainedOn = Limit.LEVY_TRAINED_ON.in(working.tables());
        working.line("unit", "die", die, trainedOn + "+ is trained");
        boolean trained = die >= trainedOn;
        return working.effect("unit", trained ? Effects.QUALITY_TRAINED : Effects.QUALITY_RAW)
                .outcome(trained ? TRAINED : RAW);
    }
}
