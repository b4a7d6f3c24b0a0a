package grognard.odds;

import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/** Computes the odds of many situations of one resolver. A throw that several of them share is enumerated once. */
public final class OddsOfMany {

    private final Resolver resolver;
    private final Tables tables;
    private final KnownThrows cache = new KnownThrows();

    public OddsOfMany(Resolver resolver, Tables tables) {
        this.resolver = resolver;
        this.tables = tables;
    }

    public Odds of(Situation situation, Progress progress) {
        EveryPossible dice = new EveryPossible(progress, cache.branches(), EveryPossible.Merging.BY_BEARING);
        Odds odds = Odds.of(resolver, tables, situation, dice);
        cache.trim();
        return odds;
    }
}
