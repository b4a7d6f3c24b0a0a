package grognard.odds;

import grognard.rules.Outcome;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Counts outcomes and their numbers while a situation is resolved with every path of the dice. */
final class OutcomeCounts implements Supplier<Outcome>, ExhaustiveDice.Ending<Outcome> {

    private final Resolver resolver;
    private final Tables tables;
    private final Situation situation;
    private final ExhaustiveDice dice;
    private final NumberCounts<String> counts = new NumberCounts<>();

    /** Names of all numbers in any outcome, in the order in which they first came up. */
    private final Set<String> names = new LinkedHashSet<>();

    OutcomeCounts(Resolver resolver, Tables tables, Situation situation, ExhaustiveDice dice) {
        this.resolver = resolver;
        this.tables = tables;
        this.situation = situation;
        this.dice = dice;
    }

    @Override
    public Outcome get() {
        return resolver.resolve(tables, situation, dice).outcome();
    }

    /**
     * Counts one outcome. Where a step on the path reported a number, the outcome holds only one example of it; the
     * step's counts of all values are added instead, scaled to the ways of this path. The division has no remainder,
     * since the ways of a path are a multiple of those of each step on it.
     */
    @Override
    public void at(Outcome outcome, DicePath path) {
        Ways count = counts.countOf(outcome.code().name(), path.denominator());
        BigInteger ways = path.ways();
        count.add(ways);
        for (Map.Entry<String, Number> number : outcome.numbers().entrySet()) {
            String name = number.getKey();
            names.add(name);
            Ways reported = path.reported(name);
            if (reported == null) {
                count.add(name, number.getValue(), ways);
            } else {
                count.add(name, reported, ways.divide(reported.ways()));
            }
        }
    }

    Odds odds() {
        return Odds.of(resolver.description(), counts, names);
    }
}
