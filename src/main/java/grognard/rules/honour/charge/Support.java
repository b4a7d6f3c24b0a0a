package grognard.rules.honour.charge;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Needed;

/** Is there time to fire in support of friends in a charge, or at an enemy passing by? One die. */
public final class Support extends AbstractResolver {

    private static final Code FIRES = Code.passed("fires", "The unit may fire.");
    private static final Code NO_FIRE = Code.failed("no-fire", "The moment passes without a shot.");

    public Support() {
        super(Description.of("support", "may a unit give supporting or opportunity fire?")
                .roles("unit")
                .dice("support die")
                .codes(FIRES, NO_FIRE)
                .tables(Needed.TABLE)
                .examples("", "--dice 3", "-n 2")
                .notes(
                        "Units of either side may support friends while a charge goes in; charger and target fire without"
                                + " it.",
                        "Opportunity fire is at an enemy that crossed the firing zone and left no other chance to fire.")
                .source("Charges: firing during a charge; Opportunity fire"));
    }

    @Override
    protected Resolution resolve(Working working) {
        boolean fires = Needed.throwDie("support die", Needed.SUPPORT.in(working), working);
        return fires
                ? working.next(Next.of("fire").on("unit").with("in-charge")).outcome(FIRES)
                : working.outcome(NO_FIRE);
    }
}
