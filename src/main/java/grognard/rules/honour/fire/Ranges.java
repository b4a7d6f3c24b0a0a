package grognard.rules.honour.fire;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Scale;

/** How far does each weapon reach? */
public final class Ranges extends AbstractResolver {

    private static final Parameter<Scale> SCALE = Scale.parameter();

    private static final Code RANGES = Code.of("ranges", "The ranges of all weapons.");

    public Ranges() {
        super(Description.of("ranges", "how far does each weapon reach?")
                .lookUp()
                .parameters(SCALE)
                .bare(SCALE)
                .codes(RANGES)
                .tables(Weapon.TABLE, Scale.TABLE)
                .examples("", "--scale 15mm", "--scale 6mm")
                .notes(
                        "Infantry fires up to 30 degrees left or right, guns straight to their front, as wide as their"
                                + " base; no canister with friends less than an inch from that zone.",
                        "Fire is split when targets differ in range by 3 inches or less, for guns 9 inches or less.",
                        "Rifles are an option.")
                .source("Turn phase 3: Firing; Notes to the rules: firing"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Scale scale = working.get(SCALE);
        for (Weapon weapon : Weapon.values()) {
            Number range = weapon.range(scale, working);
            working.line("", weapon.word(), range, scale.unit(working)).number(weapon.word(), range);
        }
        return working.outcome(RANGES);
    }
}
