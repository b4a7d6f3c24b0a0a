package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.settings.FolderPack;
import grognard.input.BadInput;
import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.odds.SituationSpace;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Resolvers in Java, written again as a folder, end alike: the same codes with the same exact odds. */
class WrittenAgainTest {

    private static final FolderRuleset AGAIN =
            FolderRuleset.read(new FolderPack(Path.of("src/test/resources/workshop/again")));

    /** @param fixed what the one in Java is told besides, since the folder's is about nothing else */
    private record Twins(String ruleset, String resolver, String again, Map<String, String> fixed) {
        @Override
        public String toString() {
            return ruleset + " " + resolver;
        }
    }

    static Stream<Twins> twins() {
        return Stream.of(
                new Twins("paperboys", "contact", "contact", Map.of()),
                new Twins("paperboys", "rally", "rally", Map.of()),
                new Twins("paperboys", "officer", "officer", Map.of()),
                new Twins("paperboys", "levy", "levy", Map.of()),
                new Twins("paperboys", "manoeuvre", "manoeuvre", Map.of()),
                new Twins("honour", "command", "command", Map.of()),
                new Twins("honour", "fire", "fire", Map.of("unit", "formed")),
                new Twins("acw", "morale", "morale", Map.of()),
                new Twins("acw", "fire", "volley", Map.of("order", "hold")),
                new Twins("napoleonic", "combat", "combat", Map.of()));
    }

    /** A slice of the situations, seeded. */
    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("twins")
    void someEndAlike(Twins twins) {
        Compared compared = new Compared(twins);
        sample(twins, new Random(twins.toString().hashCode()), 120, compared);
        assertThat(compared.differences).isEmpty();
        assertThat(compared.count).isPositive();
    }

    /** All of them, or each pair of parameters and a seeded sample where they are more than 100,000. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("twins")
    void allEndAlike(Twins twins) {
        Compared compared = new Compared(twins);
        SituationSpace space = space(twins);
        space.each(compared::take);
        if (!space.isComplete()) {
            sample(twins, new Random(24), 20_000, compared);
        }
        System.out.println(twins + ": " + compared.count + " situations, "
                + (space.isComplete() ? "all" : "pairs and a sample") + ", " + compared.refused + " refused by both");
        assertThat(compared.differences).isEmpty();
    }

    private static SituationSpace space(Twins twins) {
        return SituationSpace.of(
                AGAIN.resolver(twins.again).description(),
                Tables.builtIn(AGAIN),
                parameter -> true,
                SituationSpace.MOST);
    }

    private static void sample(Twins twins, Random chance, int count, Compared compared) {
        SituationSpace space = space(twins);
        for (int i = 0; i < count; i++) {
            compared.take(space.any(chance::nextInt));
        }
    }

    /** Holds situations against each other, one by one. */
    private static final class Compared {
        private final Twins twins;
        private final Resolver java;
        private final Tables tables;
        private final Resolver again;
        private final Tables ofFolder = Tables.builtIn(AGAIN);
        private final Map<String, String> differences = new TreeMap<>();
        private int count;
        private int refused;

        Compared(Twins twins) {
            this.twins = twins;
            Ruleset ruleset = Rulesets.named(twins.ruleset);
            this.java = ruleset.resolver(twins.resolver);
            this.tables = Tables.builtIn(ruleset);
            this.again = AGAIN.resolver(twins.again);
        }

        void take(Map<String, String> situation) {
            Map<String, String> told = new HashMap<>(situation);
            told.putAll(twins.fixed);
            Optional<Map<String, String>> expected = odds(java, tables, told);
            Optional<Map<String, String>> found = odds(again, ofFolder, situation);
            count++;
            refused += expected.isEmpty() && found.isEmpty() ? 1 : 0;
            if (!expected.equals(found) && differences.size() < 10) {
                differences.put(situation.toString(), expected + " but " + found);
            }
        }

        private static Optional<Map<String, String>> odds(
                Resolver resolver, Tables tables, Map<String, String> situation) {
            try {
                Odds odds = Odds.of(resolver, tables, Situation.read(resolver, situation, tables));
                Map<String, String> chances = new TreeMap<>();
                odds.outcomes().forEach((code, chance) -> chances.put(code, inLowestTerms(chance)));
                return Optional.of(chances);
            } catch (BadInput e) {
                return Optional.empty();
            }
        }

        private static String inLowestTerms(Chance chance) {
            BigInteger divisor = chance.ways().gcd(chance.of());
            return chance.ways().divide(divisor) + "/" + chance.of().divide(divisor);
        }
    }
}
