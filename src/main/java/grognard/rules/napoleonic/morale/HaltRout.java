package grognard.rules.napoleonic.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;
import grognard.rules.napoleonic.unit.General;
import grognard.rules.napoleonic.unit.RandomNumber;
import grognard.rules.napoleonic.unit.TextNumber;
import java.math.BigDecimal;

/** Does a routing unit stop running? A random number with what a general lends; once stopped the unit is disrupted. */
public final class HaltRout extends AbstractResolver {

    private static final Parameter<General> GENERAL = General.parameter();

    private static final Code DISRUPTED = Code.passed("disrupted", "The unit stops running and is disrupted.");
    private static final Code ROUTS_ON = Code.failed("routs-on", "The unit runs on.");

    public HaltRout() {
        super(Description.of("halt-rout", "does a routing unit stop?")
                .roles("unit")
                .parameters(GENERAL, RandomNumber.ROLL)
                .bare(GENERAL)
                .dice("halt number")
                .codes(DISRUPTED, ROUTS_ON)
                .tables(TextNumber.TABLE)
                .examples("--roll 0.812", "--general general", "--general napoleon --roll 0.600")
                .notes(
                        "Only the side whose turn it is may try.",
                        "Once stopped, the unit is disrupted until it rallies in a later turn.",
                        "A unit that routs off the table is gone for good.")
                .source("5.2 Routing troops; 7.2.4 Routing units"));
    }

    @Override
    protected Resolution resolve(Working working) {
        BigDecimal needed = TextNumber.HALT_ROUT.in(working);
        General general = working.get(GENERAL);
        BigDecimal number = RandomNumber.of("halt number", "unit", working)
                .add(general.word(), general.bonus(working))
                .total();
        working.number("needed", needed);
        if (number.compareTo(needed) >= 0) {
            return working.effect("unit", Effects.STOPS)
                    .effect("unit", Effects.DISRUPTED)
                    .outcome(DISRUPTED);
        }
        return working.effect("unit", Effects.ROUT).outcome(ROUTS_ON);
    }
}
