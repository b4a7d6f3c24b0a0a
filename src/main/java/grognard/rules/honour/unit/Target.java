package grognard.rules.honour.unit;

import grognard.rules.Code;
import grognard.rules.Parameter;
import grognard.rules.base.Working;

/** The unit that is shot at or ridden through, and its state after the hits. */
public final class Target {

    public static final Code MISS = Code.of("miss", "The target is not hit.");
    public static final Code HIT = Code.of("hit", "The target takes {hits}, {total} in all, and stands.");
    public static final Code WEAKENED =
            Code.of("weakened", "The target takes {hits}, {total} in all, and is weakened.");
    public static final Code ROUTED = Code.of("routed", "The target takes {hits}, {total} in all, and routs.");

    public final Parameter<UnitType> type;
    public final Parameter<Quality> quality = Quality.parameter("target-quality", "the target's quality");
    public final Parameter<Integer> hits = Hits.parameter("target-hits", "hits on the target before");

    public Target(Parameter<UnitType> type) {
        this.type = type;
    }

    /** Puts the hits on the target and returns the code of its state. */
    public Code take(int more, Working working) {
        Quality whose = working.get(quality);
        int total = working.get(hits) + more;
        int weakened = whose.weakenedAt(working);
        int routed = whose.routedAt(working);
        working.line("target", "hits now", total, whose.word() + ": weakened at " + weakened + ", routed at " + routed)
                .number("hits", more)
                .number("total", total)
                .effect("target", Effects.GAIN_HITS, more);
        if (more == 0) {
            return MISS;
        }
        if (total >= routed) {
            working.effect("target", Effects.ROUT).next(Due.rout("target"));
            return ROUTED;
        }
        return total >= weakened ? WEAKENED : HIT;
    }
}
