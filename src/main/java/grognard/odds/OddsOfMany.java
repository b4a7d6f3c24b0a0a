package grognard.odds;

import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;

/** Computes the odds of many situations of one resolver. A throw that several of them share is enumerated once. */
public final class OddsOfMany {

    private final Resolver resolver;
    private final Tables tables;
    private final ThrowCache cache = new ThrowCache();

    public OddsOfMany(Resolver resolver, Tables tables) {
        this.resolver = resolver;
        this.tables = tables;
    }

    public Odds of(Situation situation, Progress progress) {
        return of(situation, dice(progress));
    }

    /** Dice for one situation, which share the throws of the others. */
    ExhaustiveDice dice(Progress progress) {
        return new ExhaustiveDice(progress, cache.branches(), ExhaustiveDice.Merging.BY_GROUP_KEY);
    }

    /** Computes the odds with dice that {@link #dice} made for this situation. */
    Odds of(Situation situation, ExhaustiveDice dice) {
        Odds odds = Odds.of(resolver, tables, situation, dice);
        cache.trim();
        return odds;
    }
}
