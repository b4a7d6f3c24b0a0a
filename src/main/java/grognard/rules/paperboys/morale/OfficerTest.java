package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.Limit;

/** Does the officer survive when the unit he is with loses a stand? One die without modifiers. */
public final class OfficerTest extends AbstractResolver {

    private static final Code UNHURT = Code.passed("unhurt", "The officer is unhurt.");
    private static final Code KILLED = Code.failed("killed", "The officer is killed and not replaced this game.");

    public OfficerTest() {
        super(Description.of("officer", "does the officer survive when his unit loses a stand?")
                .roles("unit")
                .dice("officer's die")
                .codes(UNHURT, KILLED)
                .tables(Limit.TABLE.spec())
                .examples("", "-n 3")
                .due("an officer with a unit that lost a stand")
                .source("Other tests: generals and mounted officers"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Attempt attempt = Attempt.plain("officer's die", Limit.OFFICER_SURVIVES_ON.in(working), working);
        if (attempt.succeeds()) {
            return working.outcome(UNHURT);
        }
        return working.effect("unit", Effects.OFFICER_LOST).outcome(KILLED);
    }
}
