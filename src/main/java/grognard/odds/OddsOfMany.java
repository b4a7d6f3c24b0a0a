package grognard.odds;

import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/** Odds of many situations of one resolver: a throw that comes up in several of them is worked out once. */
public final class OddsOfMany {

    private final Resolver resolver;
    private final Tables tables;
    private final KnownThrows known = new KnownThrows();

    public OddsOfMany(Resolver resolver, Tables tables) {
        this.resolver = resolver;
        this.tables = tables;
    }

    /** Works out the odds of one of them. */
    public Odds of(Situation situation, Progress progress) {
        Odds odds = Odds.of(
                resolver, tables, situation, new EveryPossible(progress, known.forks(), EveryPossible.Results.TOLD));
        known.forgetMuch();
        return odds;
    }
}
