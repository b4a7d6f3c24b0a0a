package grognard.rules.honour.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Due;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;

/** Tells whether a unit is steady, weakened or routed: its hits against the numbers at which its quality is weakened and routed; no dice. */
public final class Morale extends AbstractResolver {

    private static final Parameter<Quality> QUALITY = Quality.parameter();
    private static final Parameter<Integer> HITS = Hits.parameter();

    private static final Code STEADY = Code.of("steady", "The unit is steady; {left} more would weaken it.");
    private static final Code WEAKENED = Code.of(
            "weakened",
            "The unit is weakened: it advances only with a general attached and never charges; {left} more would rout"
                    + " it.");
    private static final Code ROUTED = Code.of("routed", "The unit routs.");

    public Morale() {
        super(Description.of("morale", "is a unit steady, weakened or routed?")
                .roles("unit")
                .lookUp()
                .parameters(QUALITY, HITS)
                .bare(HITS)
                .codes(STEADY, WEAKENED, ROUTED)
                .tables(Quality.TABLE)
                .examples("--hits 3", "--superior --hits 5", "--inferior --hits 6")
                .notes(
                        "A weakened unit has 1 less on its dice in firing and close combat.",
                        "Hits without dice: evading without deductions 1 (horse guns always); cavalry or horse guns"
                                + " evading through a friend 1 on the friend; interpenetration 1 on the unit nearer to the"
                                + " enemy; in the way of a fall-back 1 each.")
                .source("Morale"));
    }

    @Override
    protected Resolution resolve(Working working) {
        Quality quality = working.get(QUALITY);
        int hits = working.get(HITS);
        int weakened = quality.weakenedAt(working);
        int routed = quality.routedAt(working);
        working.line("unit", "hits", hits)
                .line("unit", "weakened at", weakened, "quality " + quality.word())
                .line("unit", "routed at", routed, "quality " + quality.word());
        if (hits >= routed) {
            return working.number("left", 0)
                    .effect("unit", Effects.ROUT)
                    .next(Due.rout("unit"))
                    .outcome(ROUTED);
        }
        if (hits >= weakened) {
            return working.number("left", routed - hits).outcome(WEAKENED);
        }
        return working.number("left", weakened - hits).outcome(STEADY);
    }
}
