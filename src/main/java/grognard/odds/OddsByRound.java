package grognard.odds;

import grognard.rules.Description;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Odds of a fight after each of its rounds. The odds after round n are those of the fight stopped after n
 * rounds, decided or not.
 *
 * @param end odds of the fight without a limit
 * @param rounds in order, until hardly any fight is undecided
 */
public record OddsByRound(Odds end, List<Round> rounds) {

    /** Rounds stop when fewer than one fight in this many is undecided. */
    private static final BigInteger ONE_IN = BigInteger.valueOf(1_000);

    /** Limit for units that can hardly hit each other, whose fight would go on for hundreds of rounds. */
    private static final int MAX_ROUNDS = 60;

    /**
     * State of the fight after a number of rounds.
     *
     * @param number rounds fought; 0 before the first
     * @param undecided chance that the fight goes on
     */
    public record Round(int number, Odds odds, Chance undecided) {}

    public OddsByRound {
        rounds = List.copyOf(rounds);
    }

    /** Computes the odds of a resolver that fights in rounds. All rounds share a cache of throws. */
    public static OddsByRound of(
            Resolver resolver, Tables tables, Situation situation, Description.InRounds inRounds, Progress progress) {
        Map<ExhaustiveDice.Throw, ThrowBranches> cache = new HashMap<>();
        Odds end = Odds.of(
                resolver,
                tables,
                situation,
                new ExhaustiveDice(progress.part(0, MAX_ROUNDS + 1), cache, ExhaustiveDice.Merging.BY_GROUP_KEY));
        List<Round> rounds = new ArrayList<>();
        for (int number = inRounds.first(); rounds.size() < MAX_ROUNDS; number++) {
            Progress part = progress.part(rounds.size() + 1, MAX_ROUNDS + 1);
            Odds odds = Odds.of(resolver, tables, situation, new ExhaustiveDice(part, cache, number));
            BigInteger undecided = // ways of the codes that no finished fight has
                    odds.of().subtract(odds.chance(end.outcomes().keySet()).ways());
            rounds.add(new Round(number, odds, new Chance(undecided, odds.of())));
            if (undecided.multiply(ONE_IN).compareTo(odds.of()) < 0) {
                break;
            }
        }
        return new OddsByRound(end, rounds);
    }

    /** Codes of finished fights in the order of the table, then codes of undecided fights in the order of the rounds. */
    public List<String> codes(Description description) {
        Set<String> codes = new LinkedHashSet<>(Odds.codes(description, List.of(end)));
        rounds.forEach(round -> codes.addAll(round.odds.outcomes().keySet()));
        return List.copyOf(codes);
    }

    /** Chance that the fight goes on after the last round listed. */
    public Chance undecided() {
        return rounds.get(rounds.size() - 1).undecided;
    }
}
