package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.Situations;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Odds of every resolver both ways: results of equal group key merged and followed once, and each result followed by
 * itself. A group key that lacks something on which the rest depends would give different odds.
 */
@Tag("thorough")
class ReportsApartTest {

    private static final int SITUATIONS = 12;
    private static final int MOST_COURSES = 2000;

    /** Too many courses for the build. */
    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Counts courses. */
    private static final class Watcher implements Progress {
        private int courses;

        @Override
        public void at(double done) {
            if (++courses > MOST_COURSES) {
                throw new TooMany();
            }
        }
    }

    /** How many situations were small enough, and in how many of them fewer courses did when reports were put together. */
    private record Tried(int situations, int merged) {}

    @ParameterizedTest
    @ValueSource(strings = {"paperboys", "honour", "acw", "napoleonic"})
    void reportsKeptApartGiveTheSameOdds(String name) {
        Ruleset ruleset = Rulesets.named(name);
        Tables tables = Tables.builtIn(ruleset);
        int merged = 0;
        for (String resolver : ruleset.resolvers()) {
            Tried tried = hold(ruleset.resolver(resolver), tables);
            assertThat(tried.situations).as("small situations of " + resolver).isPositive();
            merged += tried.merged;
        }
        assertThat(merged).as("situations in which reports were put together").isPositive();
    }

    private static Tried hold(Resolver resolver, Tables tables) {
        int situations = 0;
        int merged = 0;
        for (Situation situation : Situations.of(resolver, tables, SITUATIONS)) {
            Watcher together = new Watcher();
            Watcher apart = new Watcher();
            Optional<Map<String, Chance>> one = odds(resolver, tables, situation, together, false);
            Optional<Map<String, Chance>> each = odds(resolver, tables, situation, apart, true);
            if (one.isPresent() && each.isPresent()) {
                assertThat(each)
                        .as(resolver.description().name() + " " + situation.given())
                        .isEqualTo(one);
                situations++;
                merged += together.courses < apart.courses ? 1 : 0;
            }
        }
        return new Tried(situations, merged);
    }

    /** All chances in lowest terms, by outcome and by number and value. */
    private static Optional<Map<String, Chance>> odds(
            Resolver resolver, Tables tables, Situation situation, Watcher watcher, boolean apart) {
        try {
            Odds odds = Odds.of(
                    resolver,
                    tables,
                    situation,
                    new ExhaustiveDice(
                            watcher,
                            new HashMap<>(),
                            apart ? ExhaustiveDice.Merging.NONE : ExhaustiveDice.Merging.BY_GROUP_KEY));
            Map<String, Chance> all = new TreeMap<>();
            odds.outcomes().forEach((code, chance) -> all.put(code, lowest(chance)));
            odds.numbers()
                    .forEach((number, distribution) -> distribution
                            .values()
                            .forEach((value, chance) -> all.put(
                                    number + " " + value.stripTrailingZeros().toPlainString(), lowest(chance))));
            return Optional.of(all);
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    private static Chance lowest(Chance chance) {
        BigInteger common = chance.ways().gcd(chance.of());
        return new Chance(chance.ways().divide(common), chance.of().divide(common));
    }
}
