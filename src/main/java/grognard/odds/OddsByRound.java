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
 * How a fight stands after each of its rounds: the very odds of one that is left then, decided or not.
 *
 * @param end how it ends, fought out
 * @param rounds until it is over or as good as over
 */
public record OddsByRound(Odds end, List<Round> rounds) {

    /** A fight that goes on in fewer cases than this is not followed further. */
    private static final BigInteger ONE_IN = BigInteger.valueOf(1_000);

    /** Two units that can hardly hit each other may go on for ever. */
    private static final int MOST = 60;

    /**
     * How things stand after so many rounds.
     *
     * @param number of rounds fought; 0 before the first
     * @param undecided the chance that the fight goes on
     */
    public record Round(int number, Odds odds, Chance undecided) {}

    public OddsByRound {
        rounds = List.copyOf(rounds);
    }

    /** Works them out for a resolver that goes in rounds. */
    public static OddsByRound of(
            Resolver resolver, Tables tables, Situation situation, Description.InRounds how, Progress progress) {
        Map<EveryPossible.Throw, Fork> known = new HashMap<>();
        Odds end = Odds.of(
                resolver,
                tables,
                situation,
                new EveryPossible(progress.part(0, MOST + 1), known, EveryPossible.Results.TOLD));
        List<Round> rounds = new ArrayList<>();
        for (int number = how.first(); rounds.size() < MOST; number++) {
            Progress part = progress.part(rounds.size() + 1, MOST + 1);
            Odds odds = Odds.of(resolver, tables, situation, new EveryPossible(part, known, number));
            BigInteger open =
                    odds.of().subtract(odds.chance(end.outcomes().keySet()).ways());
            rounds.add(new Round(number, odds, new Chance(open, odds.of())));
            if (open.multiply(ONE_IN).compareTo(odds.of()) < 0) {
                break;
            }
        }
        return new OddsByRound(end, rounds);
    }

    /** The codes of its ends, in the order of the table, and then those of a fight that goes on, in the order of rounds. */
    public List<String> codes(Description description) {
        Set<String> codes = new LinkedHashSet<>(Odds.codes(description, List.of(end)));
        rounds.forEach(round -> codes.addAll(round.odds.outcomes().keySet()));
        return List.copyOf(codes);
    }

    /** The chance that it goes on after the last round that is told of. */
    public Chance undecided() {
        return rounds.get(rounds.size() - 1).undecided;
    }
}
