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

/** Resolves a situation again and again, and counts the outcomes and their numbers. */
final class OutcomeCounts implements Supplier<Outcome>, EveryPossible.Ending<Outcome> {

    private final Resolver resolver;
    private final Tables tables;
    private final Situation situation;
    private final EveryPossible dice;
    private final Counts<String> counts = new Counts<>();
    private final Set<String> names = new LinkedHashSet<>();

    OutcomeCounts(Resolver resolver, Tables tables, Situation situation, EveryPossible dice) {
        this.resolver = resolver;
        this.tables = tables;
        this.situation = situation;
        this.dice = dice;
    }

    @Override
    public Outcome get() {
        return resolver.resolve(tables, situation, dice).outcome();
    }

    /** A number that a step told is counted as often as that step counted it. */
    @Override
    public void at(Outcome outcome, Course course) {
        Ways count = counts.of(outcome.code().name(), course.of());
        BigInteger ways = course.ways();
        count.add(ways);
        for (Map.Entry<String, Number> number : outcome.numbers().entrySet()) {
            String name = number.getKey();
            names.add(name);
            Ways teller = course.teller(name);
            if (teller == null) {
                count.add(name, number.getValue(), ways);
            } else {
                count.add(name, teller, ways.divide(teller.ways()));
            }
        }
    }

    Odds odds() {
        return Odds.of(resolver.description(), counts, names);
    }
}
