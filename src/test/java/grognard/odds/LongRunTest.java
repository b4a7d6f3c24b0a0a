package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.EachDie;
import grognard.testing.EachRoll;
import grognard.testing.ExampleLine;
import grognard.testing.Situations;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exact odds against plain brute force, for every resolver and far beyond what the contract test has time for: every
 * roll of every single die, codes and numbers, of every situation that has no more than ten million; what is larger or
 * may go on for ever against many plays from fixed seeds. Not part of the build; CONTRIBUTING.md says how to run
 * it.
 */
@Tag("long")
class LongRunTest {

    private static final long MOST_ROLLS = 10_000_000;

    /** What makes a situation large among those that are counted. */
    private static final long LARGE = 1_000_000;

    /** How many rolls are enough for a resolver. It chooses situations; one that was chosen is counted to its end. */
    private static final long ENOUGH_ROLLS = Long.getLong("long.rolls", 12_000_000);

    private static final int SITUATIONS = Integer.getInteger("long.situations", 100);
    private static final int SAMPLED_SITUATIONS = 10;
    private static final int LOOKED_AT = 400;
    private static final int PROBES = 2000;
    private static final int PLAYS = 20_000;

    /** By Bernstein's inequality no more than one in 10^12 samples strays as far as this allows. */
    private static final double LOG_DOUBT = Math.log(2e12);

    /** What is not made up from a description: rows of a melee other than the examples', and dice other than 2d6. */
    private static final Map<String, List<String>> ALSO = Map.of(
            "dice roll",
            List.of("8d6+1", "5dav", "2d1000", "3d100-2", "4d20"),
            "honour melee",
            List.of(
                    "--unit A,attacker,formed,regular,2,B,2, --unit C,attacker,formed,superior,4,D,2,charging"
                            + " --unit B,defender,formed,regular,3,A,2, --unit D,defender,formed,inferior,2,C,2,",
                    "--unit A,attacker,formed,regular,2,C,3, --unit B,attacker,formed,regular,4,C,2,charging"
                            + " --unit C,defender,formed,regular,3,A,1, --unit C,defender,formed,regular,3,B,2,"));

    static Stream<Object[]> everyResolver() {
        String only = System.getProperty("long.ruleset", "");
        String resolvers = System.getProperty("long.resolver", "");
        return Stream.concat(Rulesets.names().stream(), Stream.of("dice"))
                .filter(name -> only.isEmpty() || name.equals(only))
                .map(name -> Rulesets.named(name))
                .flatMap(ruleset -> ruleset.resolvers().stream()
                        .filter(name -> resolvers.isEmpty()
                                || List.of(resolvers.split(",")).contains(name))
                        .map(name -> new Object[] {ruleset.name(), name}));
    }

    /** A situation and about how many rolls it has. */
    private record Sized(Situation situation, double rolls) {

        boolean isCountable() {
            return rolls <= MOST_ROLLS;
        }

        /** An estimate may be wrong by chance; what lies between is not chosen. */
        boolean isTooLarge() {
            return rolls > 2 * MOST_ROLLS;
        }

        boolean isLarge() {
            return isCountable() && rolls >= LARGE;
        }
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void oddsAreRight(String rulesetName, String name) {
        Ruleset ruleset = Rulesets.named(rulesetName);
        Resolver resolver = ruleset.resolver(name);
        Tables tables = Tables.builtIn(ruleset);
        List<Sized> chosen = chosen(rulesetName + " " + name, resolver, tables);
        assertThat(chosen).isNotEmpty();
        // On all cores, each situation a whole.
        List<Long> counted = chosen.parallelStream()
                .map(sized -> check(resolver, tables, sized))
                .filter(rolls -> rolls > 0)
                .toList();
        System.out.printf(
                Locale.ROOT,
                "%s %s: %d situations, %d by every roll (%,d rolls, the largest has %,d), %d by %,d plays%n",
                rulesetName,
                name,
                chosen.size(),
                counted.size(),
                counted.stream().mapToLong(Long::longValue).sum(),
                counted.stream().mapToLong(Long::longValue).max().orElse(0),
                chosen.size() - counted.size(),
                PLAYS);
    }

    /** As they come until there are enough rolls, then only small ones; and a large one where there is any. */
    private static List<Sized> chosen(String name, Resolver resolver, Tables tables) {
        Stream<Situation> also = ALSO.getOrDefault(name, List.of()).stream()
                .map(line -> Situation.read(resolver, ExampleLine.of(resolver.description(), line), tables));
        List<Sized> all = Stream.concat(also, Situations.of(resolver, tables, LOOKED_AT).stream())
                .map(situation -> new Sized(
                        situation,
                        EachDie.estimate(
                                PROBES,
                                dice -> assertThat(resolver.resolve(tables, situation, dice))
                                        .isNotNull())))
                .toList();
        List<Sized> chosen = new ArrayList<>();
        double rolls = 0;
        long sampled = 0;
        for (Sized sized : all) {
            boolean small = sized.rolls <= (double) ENOUGH_ROLLS / SITUATIONS / 10;
            if (chosen.size() == SITUATIONS) {
                break;
            }
            if (sized.isCountable() && (small || rolls + sized.rolls <= ENOUGH_ROLLS)) {
                chosen.add(sized);
                rolls += sized.rolls;
            } else if (sized.isTooLarge() && sampled < SAMPLED_SITUATIONS) {
                chosen.add(sized);
                sampled++;
            }
        }
        if (chosen.stream().noneMatch(Sized::isLarge)) {
            all.stream().filter(Sized::isLarge).findFirst().ifPresent(chosen::add);
        }
        return chosen;
    }

    /** How many rolls were compared; none if there are too many, and plays were. */
    private static long check(Resolver resolver, Tables tables, Sized sized) {
        Situation situation = sized.situation;
        Odds odds = Odds.of(resolver, tables, situation);
        assertThat(odds.outcomes().values().stream().map(Chance::ways).reduce(BigInteger.ZERO, BigInteger::add))
                .as("%s", situation.inputs())
                .isEqualTo(odds.of());
        EachRoll rolls = new EachRoll();
        boolean all = !sized.isTooLarge()
                && EachDie.every(
                        MOST_ROLLS,
                        dice -> resolver.resolve(tables, situation, dice).outcome(),
                        rolls::add);
        if (!all) {
            sample(odds, resolver, tables, situation);
            return 0;
        }
        assertThat(rolls.found(odds)).as("%s", situation.inputs()).isEqualTo(rolls.expected(odds));
        return rolls.runs();
    }

    private static void sample(Odds odds, Resolver resolver, Tables tables, Situation situation) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < PLAYS; i++) {
            Played played = Played.with(new SeededDice("long/" + i), resolver, tables, situation);
            seen.merge(played.resolution().outcome().code().name(), 1, Integer::sum);
        }
        assertThat(odds.outcomes().keySet()).as("%s", situation.inputs()).containsAll(seen.keySet());
        List<String> astray = new ArrayList<>();
        odds.outcomes().forEach((code, chance) -> {
            double p = chance.toDouble();
            double share = seen.getOrDefault(code, 0) / (double) PLAYS;
            double third = LOG_DOUBT / (3 * PLAYS);
            double bound = third + Math.sqrt(third * third + 2 * p * (1 - p) * LOG_DOUBT / PLAYS);
            if (Math.abs(share - p) > bound) {
                astray.add(code + " is " + p + ", came up " + share);
            }
        });
        assertThat(astray).as("%s", situation.inputs()).isEmpty();
    }
}
