package grognard.rules.honour.charge;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Next;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Needed;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.UnitType;

/**
 * Does cavalry meet a charge, or one on its friends, with a charge of its own? One die against a number of its quality;
 * weakened cavalry never does.
 */
public final class CounterCharge extends AbstractResolver {

    private static final Parameter<UnitType> UNIT = Parameter.choice(
                    "unit", UnitType.CAVALRY, "the cavalry's type; nothing else counter-charges")
            .alias("type");
    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Boolean> WEAKENED = Parameter.flag("weakened", "the cavalry is weakened");
    private static final Parameter<Boolean> CHANGED =
            Parameter.flag("changed", "it turned or changed formation in an emergency this turn");

    private static final Code COUNTER_CHARGES = Code.passed(
            "counter-charges",
            "The cavalry rides out to meet the enemy: resolve his charge against it,"
                    + " in a game charge ENEMY NAME --def-counter-charging.");
    private static final Code STANDS = Code.failed("stands", "The cavalry stays where it is.");
    private static final Code NOT_ALLOWED = Code.of("not-allowed", "A weakened unit never counter-charges.");
    private static final String CHANGED_ALREADY =
            "A unit that turned or changed formation in an emergency does not counter-charge that turn.";

    public CounterCharge() {
        super(Description.of("counter-charge", "does cavalry charge the enemy that is charging?")
                .roles("unit")
                .parameters(UNIT, QUALITY, WEAKENED, CHANGED)
                .bare(UNIT, QUALITY)
                .dice("counter-charge die")
                .codes(COUNTER_CHARGES, STANDS, NOT_ALLOWED)
                .tables(Quality.TABLE)
                .examples("--regular", "--unit heavy-cavalry --inferior", "--weakened")
                .notes(
                        "Only cavalry counter-charges, in command or not; one that has moved goes 6 inches at most.",
                        "It stops a charge on a friend if it is nearer to the charger than the charger is to its target:"
                                + " then charge with --def-intercepting.")
                .source("Charges: counter-charging"));
    }

    @Override
    protected Resolution resolve(Working working) {
        if (working.has(WEAKENED)) {
            return working.outcome(NOT_ALLOWED);
        }
        if (working.has(CHANGED)) {
            return working.outcome(NOT_ALLOWED, CHANGED_ALREADY);
        }
        int needed = working.get(QUALITY).counterChargesOn(working);
        if (!Needed.throwDie("counter-charge die", needed, working)) {
            return working.outcome(STANDS);
        }
        Next charge = Next.of("charge").with("def-counter-charging");
        charge = working.given(UNIT) ? charge.with("def-unit", working.get(UNIT)) : charge;
        return working.next(charge.with("def-quality", working.get(QUALITY), Quality.REGULAR))
                .outcome(COUNTER_CHARGES);
    }
}
