package grognard.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.GivenDice;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Code.Verdict;
import grognard.rules.Effect;
import grognard.rules.Next;
import grognard.rules.Outcome;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.Situations;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The program against the oracles: the same situation, the same dice, the same code, verdict, numbers, effects and what
 * is due next. {@code -Doracle.situations=100000} makes it long; where all that can be said, with all dice, fits into
 * that many, it is gone through to the last.
 */
@Tag("thorough")
class OracleTest {

    private static final int SITUATIONS = Integer.getInteger("oracle.situations", 300);
    private static final int DIFFERENCES_SHOWN = 5;

    static List<String> everyOracle() {
        String only = System.getProperty("oracle.only", "");
        return Oracles.all().keySet().stream()
                .filter(name -> name.startsWith(only))
                .toList();
    }

    @Test
    void everyResolverHasAnOracle() {
        List<String> resolvers = new ArrayList<>();
        for (String ruleset : Rulesets.names()) {
            Rulesets.named(ruleset).resolvers().forEach(name -> resolvers.add(ruleset + " " + name));
        }
        assertThat(Oracles.all().keySet()).containsExactlyInAnyOrderElementsOf(resolvers);
    }

    @ParameterizedTest
    @MethodSource("everyOracle")
    void theProgramSaysWhatTheRulesSay(String name) {
        Ruleset ruleset = Rulesets.named(name.split(" ", -1)[0]);
        Comparison comparison = new Comparison(
                ruleset.resolver(name.split(" ", -1)[1]),
                Tables.builtIn(ruleset),
                Oracles.all().get(name));
        boolean whole = comparison.throughTheWholeProduct(SITUATIONS);
        if (!whole) {
            comparison.throughSeededSituations(SITUATIONS);
        }
        System.out.printf(
                "%s: %d compared%s%s%n",
                name,
                comparison.compared,
                whole ? ", which is all" : "",
                comparison.codesNotMet().isEmpty() ? "" : ", never " + comparison.codesNotMet());
        assertThat(comparison.differences.stream().limit(DIFFERENCES_SHOWN))
                .as("%d of %d differ", comparison.differences.size(), comparison.compared)
                .isEmpty();
        assertThat(comparison.compared).isPositive();
    }

    /** One resolver held against its oracle. */
    private static final class Comparison {

        private static final int TRIES_FOR_ONE = 200;

        private final Resolver resolver;
        private final Tables tables;
        private final Oracle oracle;
        private final List<String> differences = new ArrayList<>();
        private final Set<String> codesMet = new HashSet<>();
        private int compared;

        Comparison(Resolver resolver, Tables tables, Oracle oracle) {
            this.resolver = resolver;
            this.tables = tables;
            this.oracle = oracle;
        }

        /** Answers whether there were few enough of them; if not, nothing has been compared. */
        boolean throughTheWholeProduct(int most) {
            List<Map<String, String>> everything = Situations.everything(resolver, tables, most);
            long cases = 0;
            for (Map<String, String> typed : everything) {
                EveryThrow dice = new EveryThrow();
                do {
                    cases += isAccepted(typed) ? 1 : 0;
                    if (cases > most) {
                        return false;
                    }
                    if (!isAccepted(typed)) {
                        break;
                    }
                    try {
                        oracle.answer(new Said(typed), new Throws(dice));
                    } catch (EveryThrow.Endless e) {
                        return false;
                    }
                } while (dice.advance());
            }
            for (Map<String, String> typed : everything) {
                EveryThrow dice = new EveryThrow();
                do {
                    if (!isAccepted(typed)) {
                        break;
                    }
                    compare(typed, new Throws(dice));
                } while (dice.advance());
            }
            return compared > 0;
        }

        void throughSeededSituations(int wanted) {
            Random random = new Random(resolver.description().name().hashCode());
            for (long tries = 0; compared < wanted && tries < (long) wanted * TRIES_FOR_ONE; tries++) {
                double chance = tries % 8 * 0.1;
                Map<String, String> said = random.nextBoolean()
                        ? Situations.typed(resolver, tables, random, chance)
                        : Situations.likeAnExample(resolver, tables, random, chance);
                Map<String, String> typed = oracle.typed(said, random);
                if (isAccepted(typed)) {
                    compare(typed, new Throws(random::nextInt));
                }
            }
        }

        List<String> codesNotMet() {
            return resolver.description().codes().stream()
                    .map(Code::name)
                    .filter(code -> !codesMet.contains(code))
                    .toList();
        }

        /** What is refused is the spec rows' business. */
        private boolean isAccepted(Map<String, String> typed) {
            try {
                Situation.read(resolver, typed, tables);
                return true;
            } catch (BadInput e) {
                return false;
            }
        }

        private void compare(Map<String, String> typed, Throws dice) {
            compared++;
            String expected;
            try {
                expected = oracle.answer(new Said(typed), dice).toString();
            } catch (RuntimeException e) {
                expected = "no answer: " + e;
            }
            String found;
            try {
                Situation situation = Situation.read(resolver, typed, tables);
                Played played = Played.with(new GivenDice("--dice", dice.thrown()), resolver, tables, situation);
                codesMet.add(played.resolution().outcome().code().name());
                found = text(played.resolution().outcome());
            } catch (BadInput e) {
                found = "refused: " + e.getMessage();
            }
            if (!found.equals(expected)) {
                differences.add(
                        typed + " with " + dice.thrown() + "\n   rules:   " + expected + "\n   program: " + found);
            }
        }

        private static String text(Outcome outcome) {
            Verdict verdict = outcome.code().verdict();
            Answer answer = verdict == Verdict.NONE
                    ? Answer.of(outcome.code().name())
                    : Answer.test(outcome.code().name(), verdict == Verdict.PASSED);
            outcome.numbers().forEach(answer::number);
            for (Effect effect : outcome.effects()) {
                if (effect.amount().isPresent()) {
                    answer.effect(
                            effect.side(), effect.kind().name(), effect.amount().get());
                } else {
                    answer.effect(effect.side(), effect.kind().name());
                }
            }
            Next.names(outcome.next()).forEach(answer::next);
            return answer.toString();
        }
    }
}
