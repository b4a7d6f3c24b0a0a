package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.Effects;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Limit;
import grognard.rules.paperboys.unit.Stands;

/** Does the officer survive when the unit he is with loses a stand? One die without modifiers, however many stands it loses at once. */
public final class OfficerTest extends AbstractResolver {

    private static final Parameter<Integer> STANDS =
            Stands.parameter("stands", "stands that his unit lost at once, 1 if not said");

    private static final Code UNHURT = Code.passed("unhurt", "The officer is unhurt.");
    private static final Code KILLED = Code.failed("killed", "The officer is killed and not replaced this game.");

    public OfficerTest() {
        super(Description.of("officer", "does the officer survive when his unit loses a stand?")
                .parameters(STANDS)
                .roles("unit")
                .bare(STANDS)
                .dice("officer's die")
                .codes(UNHURT, KILLED)
                .tables(Limit.TABLE)
                .rulings("PB-28")
                .examples("", "--stands 2", "-n 3")
                .due("an officer with a unit that lost a stand")
                .source("Other tests: generals and mounted officers"));
    }

    @Override
    protected Resolution resolve(Working working) {
        int stands = working.find(STANDS).orElse(1);
        int needed = Limit.OFFICER_SURVIVES_ON.in(working);
        // PB-28: stands that are lost together are one occasion
        working.rulingIf(stands > 1, "PB-28");
        boolean each = stands > 1 && working.house(HouseRules.OFFICER_THROWS) == HouseRules.Throws.EACH_STAND;
        boolean lives = each
                ? survivesAll(stands, needed, working)
                : Attempt.plain("officer's die", needed, working).succeeds();
        return lives
                ? working.outcome(UNHURT)
                : working.effect("unit", Effects.OFFICER_LOST).outcome(KILLED);
    }

    /** One die for each stand, all of which he must survive. */
    private static boolean survivesAll(int stands, int needed, Working working) {
        int survived = working.dice().hits("officer's dice", stands, needed);
        working.line("unit", "dice survived", survived, "of " + stands + ", " + needed + "+ each");
        working.number("thrown", stands).number("survived", survived);
        return survived == stands;
    }
}
