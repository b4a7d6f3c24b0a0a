package grognard.rules.paperboys.morale;

import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import grognard.rules.paperboys.unit.HouseRules;
import grognard.rules.paperboys.unit.Stands;

/** Has a unit lost half its stands, so that it leaves the table? */
public final class Strength extends AbstractResolver {

    private static final Parameter<Integer> START =
            Stands.parameter("start", "stands it began the game with").required();
    private static final Parameter<Integer> NOW = Parameter.whole("now", 0, Stands.MOST, "stands it has now")
            .alias("stands")
            .required();

    private static final Code REMOVED =
            Code.of("removed", "Half its stands are lost: it goes to the dead pool, and no friend has to test.");
    private static final Code REMAINS = Code.of("remains", "Less than half its stands are lost: it stays.");

    public Strength() {
        super(Description.of("strength", "is a unit too weak to stay?")
                .parameters(START, NOW)
                .roles("unit")
                .lookUp()
                .bare(START, NOW)
                .codes(REMOVED, REMAINS)
                .rulings("PB-14")
                .examples("--start 7 --now 3", "--start 6 --now 4")
                .source("Casualties to units"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (inputs.get(NOW) > inputs.get(START)) {
            throw inputs.refuse(NOW, "at most the " + inputs.get(START) + " of " + START);
        }
    }

    @Override
    protected Resolution resolve(Working working) {
        int start = working.get(START);
        int now = working.get(NOW);
        working.number("lost", start - now).number("limit", limit(start, working.house(HouseRules.GONE_AT)));
        boolean removed = isRemoved(start, now, working);
        boolean below = working.house(HouseRules.GONE_AT) == HouseRules.GoneAt.BELOW;
        if (removed) {
            return working.outcome(
                    REMOVED,
                    below
                            ? "It is below half its stands and goes to the dead pool; no friend has to test."
                            : REMOVED.text());
        }
        return working.outcome(REMAINS, below ? "It has half its stands or more and stays." : REMAINS.text());
    }

    /** The losses that remove a unit: half its stands, rounded up, or by house rules more than half. */
    public static int limit(int start, HouseRules.GoneAt goneAt) {
        return goneAt == HouseRules.GoneAt.BELOW ? start / 2 + 1 : (start + 1) / 2;
    }

    /** Whether a unit that began with so many stands and has so many now is removed. */
    public static boolean isRemoved(int start, int now, Working working) {
        int lost = start - now;
        // exactly half: the case that the text leaves open
        working.rulingIf(lost * 2 == start, "PB-14");
        return lost >= limit(start, working.house(HouseRules.GONE_AT));
    }
}
