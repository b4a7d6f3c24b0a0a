package grognard.rules.napoleonic.combat;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.napoleonic.unit.Effects;

/** Enemies pass through a battery and capture it: one of their bases becomes its crew. */
public final class Capture extends AbstractResolver {

    private static final Parameter<Integer> BASES =
            Parameter.whole("bases", 1, 99, "bases of the unit that captures it");

    private static final Code CAPTURED = Code.of("captured", "The battery is captured.");

    public Capture() {
        super(Description.of("capture", "enemies pass through a battery")
                .roles("battery", "unit")
                .parameters(BASES)
                .bare(BASES)
                .codes(CAPTURED)
                .rulings("NA-21")
                .examples("", "--bases 5", "--bases 1")
                .notes("The battery serves its captors after one full move: it may fire or move in their next turn.")
                .source("6 Artillery firing phase; 8.6 Effects of Combat"));
    }

    @Override
    protected Resolution resolve(Working working) {
        // NA-21: both the battery and the base that mans it are losses
        working.ruling("NA-21");
        boolean last = working.find(BASES).filter(left -> left == 1).isPresent();
        return working.effect("battery", Effects.CAPTURED)
                .effect("unit", Effects.LOSE_BASE, 1)
                .outcome(
                        CAPTURED,
                        CAPTURED.text()
                                + (last
                                        ? " The unit's last base mans it, and the unit is gone."
                                        : " A base of the unit mans it."));
    }
}
