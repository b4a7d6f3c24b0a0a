package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Seeded;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.rules.Numbers;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.EachDie;
import grognard.testing.Situations;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exact odds against plain brute force, for every resolver and far beyond what the contract test has time for: every
 * roll of every single die wherever there are no more than ten million, codes and numbers; what is larger or may go on
 * for ever against many plays from fixed seeds. Not part of the build; CONTRIBUTING says how to run it.
 */
@Tag("long")
class LongRunTest {

    private static final int SITUATIONS = Integer.getInteger("long.situations", 100);
    private static final int MOST_ROLLS = 10_000_000;

    /** How many rolls a resolver may take in all; situations that do not fit any more are sampled. */
    private static final long BUDGET = Long.getLong("long.budget", 15_000_000);

    private static final int PLAYS = 20_000;

    /** By Bernstein's inequality no more than one in 10^12 samples strays as far as this allows. */
    private static final double LOG_DOUBT = Math.log(2e12);

    static Stream<Object[]> everyResolver() {
        String only = System.getProperty("long.ruleset", "");
        return Stream.concat(Rulesets.names().stream(), Stream.of("dice"))
                .filter(name -> only.isEmpty() || name.equals(only))
                .map(name -> Rulesets.named("test", name))
                .flatMap(ruleset -> ruleset.resolvers().stream().map(name -> new Object[] {ruleset.name(), name}));
    }

    @ParameterizedTest
    @MethodSource("everyResolver")
    void oddsAreRight(String rulesetName, String name) {
        Ruleset ruleset = Rulesets.named("test", rulesetName);
        Resolver resolver = ruleset.resolver(name);
        Tables tables = Tables.builtIn(ruleset);
        List<Situation> situations = Situations.of(resolver, tables, SITUATIONS);
        long rolls = 0;
        long most = 0;
        int counted = 0;
        int sampled = 0;
        for (Situation situation : situations) {
            Odds odds = Odds.of(resolver, tables, situation);
            assertThat(odds.outcomes().values().stream().map(Chance::ways).reduce(BigInteger.ZERO, BigInteger::add))
                    .as("%s", situation.inputs())
                    .isEqualTo(odds.of());
            boolean fits = odds.of().compareTo(BigInteger.valueOf(Math.min(MOST_ROLLS, BUDGET - rolls))) <= 0;
            Optional<Map<String, BigInteger[]>> all = fits
                    ? EachDie.count(
                            MOST_ROLLS,
                            dice -> key(
                                    resolver.resolve(tables, situation, dice).outcome()))
                    : Optional.empty();
            if (all.isPresent()) {
                compare(odds, all.get(), situation);
                counted++;
                rolls += odds.of().longValueExact();
                most = Math.max(most, odds.of().longValueExact());
            } else {
                sample(odds, resolver, tables, situation);
                sampled++;
            }
        }
        assertThat(situations).isNotEmpty();
        System.out.printf(
                "%s %s: %d situations; %d by every roll (%d in all, %d at most), %d by %d plays each%n",
                rulesetName, name, situations.size(), counted, rolls, most, sampled, PLAYS);
    }

    private static String key(Outcome outcome) {
        StringBuilder key = new StringBuilder(outcome.code().name());
        outcome.numbers()
                .forEach((name, value) ->
                        key.append('|').append(name).append('=').append(Numbers.text(value)));
        return key.toString();
    }

    /** Ways of codes, and of each value of each number that the odds tell. */
    private static void compare(Odds odds, Map<String, BigInteger[]> counts, Situation situation) {
        Map<String, BigInteger> expected = new TreeMap<>();
        counts.forEach((key, count) -> {
            BigInteger ways = count[0].multiply(odds.of()).divide(count[1]);
            String[] parts = key.split("\\|", -1);
            expected.merge(parts[0], ways, BigInteger::add);
            for (int i = 1; i < parts.length; i++) {
                String[] number = parts[i].split("=", 2);
                if (odds.numbers().containsKey(number[0])) {
                    expected.merge(value(number[0], new BigDecimal(number[1])), ways, BigInteger::add);
                }
            }
        });
        Map<String, BigInteger> found = new TreeMap<>();
        odds.outcomes().forEach((code, chance) -> found.put(code, chance.ways()));
        odds.numbers()
                .forEach((name, values) -> values.values()
                        .forEach((value, chance) -> found.put(
                                value(name, value), chance.over(odds.of()).ways())));
        assertThat(found).as("%s", situation.inputs()).isEqualTo(expected);
    }

    private static String value(String name, BigDecimal value) {
        return name + "=" + value.stripTrailingZeros().toPlainString();
    }

    private static void sample(Odds odds, Resolver resolver, Tables tables, Situation situation) {
        Map<String, Integer> seen = new HashMap<>();
        for (int i = 0; i < PLAYS; i++) {
            Played played = Played.with(new Seeded("long/" + i), resolver, tables, situation);
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
