package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.SeededDice;
import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Played;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.Situations;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands in large letters over an outcome is words of the players', never the code that programs act on. */
class HeadlinesTest {

    private static final int SITUATIONS = 300;
    private static final Pattern WORD = Pattern.compile("[a-z']*[aeiouy][a-z']*,?|[0-9]+");
    private static final Set<String> SHORT_WORDS = Set.of("as", "de", "in", "no", "of", "on", "to");

    static List<String> resolvers() {
        List<String> names = new ArrayList<>();
        for (String ruleset : Rulesets.names()) {
            Rulesets.named(ruleset).resolvers().forEach(resolver -> names.add(ruleset + " " + resolver));
        }
        return names;
    }

    @ParameterizedTest
    @MethodSource("resolvers")
    void areWords(String name) {
        Ruleset ruleset = Rulesets.named(name.split(" ", -1)[0]);
        Resolver resolver = ruleset.resolver(name.split(" ", -1)[1]);
        Set<String> codes = new TreeSet<>();
        for (Code code : codes(resolver, Tables.builtIn(ruleset))) {
            if (!isWords(code)) {
                codes.add(code.name() + ": " + code.title());
            }
        }
        assertThat(codes).isEmpty();
    }

    /** All that are announced, and those met in play, whose headlines may say more. */
    private static List<Code> codes(Resolver resolver, Tables tables) {
        List<Code> codes = new ArrayList<>(resolver.description().codes());
        Random random = new Random(resolver.description().name().hashCode());
        for (int i = 0; i < SITUATIONS; i++) {
            try {
                Situation situation = Situation.read(
                        resolver, Situations.likeAnExample(resolver, tables, random, i % 8 * 0.1), tables);
                codes.add(Played.with(new SeededDice("headlines/" + i), resolver, tables, situation)
                        .resolution()
                        .outcome()
                        .code());
            } catch (BadInput e) {
                // said too much at once; the next one says something else
            }
        }
        return codes;
    }

    private static boolean isWords(Code code) {
        for (String word : code.title().toLowerCase(Locale.ROOT).split(" ", -1)) {
            boolean isShort = word.replace(",", "").length() < 3 && !Character.isDigit(word.charAt(0));
            if (!WORD.matcher(word).matches() || isShort && !SHORT_WORDS.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
