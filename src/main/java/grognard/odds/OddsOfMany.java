package grognard.odds;

import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.util.HashMap;
import java.util.Map;

/** Odds of many situations of one resolver: a throw that comes up in several of them is worked out once. */
public final class OddsOfMany {

    /** Throws of thousands of dice are large; when all together take so many bytes they are forgotten. */
    private static final long ROOM = 32L << 20;

    private final Resolver resolver;
    private final Tables tables;
    private final Map<EveryPossible.Throw, Fork> known = new HashMap<>();
    private int weighed;

    public OddsOfMany(Resolver resolver, Tables tables) {
        this.resolver = resolver;
        this.tables = tables;
    }

    /** Works out the odds of one of them. */
    public Odds of(Situation situation, Progress progress) {
        Odds odds =
                Odds.of(resolver, tables, situation, new EveryPossible(progress, known, EveryPossible.Results.TOLD));
        forgetMuch();
        return odds;
    }

    private void forgetMuch() {
        if (known.size() == weighed) {
            return;
        }
        long bytes = 0;
        for (Fork fork : known.values()) {
            bytes += fork.bytes();
        }
        if (bytes > ROOM) {
            known.clear();
        }
        weighed = known.size();
    }
}
