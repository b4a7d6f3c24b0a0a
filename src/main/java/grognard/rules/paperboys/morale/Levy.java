package grognard.rules.paperboys.morale;

import grognard.dice.Die;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;

/** How good are the irregulars who turned out? One die before deployment makes each unit raw or trained. */
public final class Levy extends AbstractResolver {

    private static final Code RAW = Code.of("raw", "The unit counts as raw.");
    private static final Code TRAINED = Code.of("trained", "The unit counts as trained.");

    public Levy() {
        super(Description.of("levy", "how good are the irregulars?")
                .roles("unit")
                .dice("levy die")
                .codes(RAW, TRAINED)
                .wanted("trained")
                .tables(Limit.TABLE)
                .examples("", "-n 4")
                .notes("Thrown for each irregular unit before deployment.")
                .source("The armies"));
    }

    @Override
    protected Resolution resolve(Working working) {
        int die = working.dice().one("levy die", Die.D6);
        int trainedOn = Limit.LEVY_TRAINED_ON.in(working);
        working.line("unit", "die", die, trainedOn + "+ is trained");
        boolean trained = die >= trainedOn;
        return working.effect("unit", trained ? Effects.QUALITY_TRAINED : Effects.QUALITY_RAW)
                .outcome(trained ? TRAINED : RAW);
    }
}
