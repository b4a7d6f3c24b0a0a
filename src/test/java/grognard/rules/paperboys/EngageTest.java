package grognard.rules.paperboys;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.paperboys.combat.Contact;
import grognard.rules.paperboys.combat.Engage;
import grognard.rules.paperboys.combat.Fight;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds of an engagement are those of its steps, put together by hand. */
class EngageTest {

    private static final Tables TABLES = Tables.builtIn(new Paperboys());

    private static Odds odds(Resolver resolver, Map<String, String> typed) {
        return Odds.of(resolver, TABLES, Situation.read(resolver, typed, TABLES));
    }

    private static Map<String, String> typed(String options) {
        Map<String, String> typed = new LinkedHashMap<>();
        if (options != null) {
            for (String option : options.split(" ", -1)) {
                String[] pair = option.split("=", 2);
                typed.put(pair[0], pair.length > 1 ? pair[1] : "true");
            }
        }
        return typed;
    }

    /** The chance that the difference of hits in a round lies between these, both included. */
    private static Chance between(int least, int most, Odds round) {
        Chance sum = Chance.NONE;
        for (Map.Entry<BigDecimal, Chance> each :
                round.numbers().get("difference").values().entrySet()) {
            int difference = each.getKey().intValueExact();
            sum = difference >= least && difference <= most ? sum.or(each.getValue()) : sum;
        }
        return sum;
    }

    private static Chance and(Chance... all) {
        Chance product = Chance.CERTAIN;
        for (Chance each : all) {
            product = product.then(each.ways(), each.of());
        }
        return product;
    }

    private static Chance or(Chance... all) {
        Chance sum = Chance.NONE;
        for (Chance each : all) {
            sum = sum.or(each);
        }
        return sum;
    }

    private static String fraction(Chance chance) {
        BigInteger common = chance.ways().gcd(chance.of());
        return chance.ways().divide(common) + "/" + chance.of().divide(common);
    }

    private static Odds round(int number, int lost, int stands, int defStands, String both, String fight) {
        Map<String, String> typed = typed(both);
        typed.putAll(typed(fight));
        typed.put("round", String.valueOf(number));
        typed.put("stands", String.valueOf(stands - lost));
        typed.put("def-stands", String.valueOf(defStands - lost));
        return odds(new Fight(), typed);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 5, , pips=1 def-pips=2 quality=elite, overlap=1",
        "12, 12, , , ",
        "2, 2, , , def-overlap=2",
        "7, 3, column, def-pips=1 def-cover, def-line def-obstacle",
        "6, 4, arm=cavalry charging def-arm=cavalry, def-irregular, overlap=2",
        "5, 6, arm=cavalry, def-pips=5 pips=1, def-overlap=1",
        "40, 40, , , "
    })
    void areTheOddsOfContactAndFight(int stands, int defStands, String both, String contact, String fight) {
        Map<String, String> meeting = typed(both);
        meeting.putAll(typed(contact));
        Odds met = odds(new Contact(), meeting);
        Odds first = round(1, 0, stands, defStands, both, fight);
        Odds second = round(2, 1, stands, defStands, both, fight);
        Map<String, String> whole = new LinkedHashMap<>(meeting);
        whole.putAll(typed(fight));
        whole.put("stands", String.valueOf(stands));
        whole.put("def-stands", String.valueOf(defStands));
        Odds engaged = odds(new Engage(), whole);

        Chance blows = met.chance(List.of("fight"));
        Chance again = and(blows, between(-1, 1, first));
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put(
                "defender-falls-back",
                fraction(or(
                        met.chance(List.of("defender-falls-back")),
                        and(blows, between(2, 3, first)),
                        and(again, between(2, 3, second)))));
        expected.put(
                "defender-routs",
                fraction(or(
                        met.chance(List.of("defender-routs")),
                        and(blows, between(4, 99, first)),
                        and(again, between(4, 99, second)))));
        expected.put("attacker-halts", fraction(met.chance(List.of("attacker-halts"))));
        expected.put(
                "attacker-falls-back",
                fraction(or(
                        met.chance(List.of("attacker-falls-back")),
                        and(blows, between(-3, -2, first)),
                        and(again, between(-3, 1, second)))));
        expected.put(
                "attacker-routs",
                fraction(or(and(blows, between(-99, -4, first)), and(again, between(-99, -4, second)))));

        Map<String, String> found = new LinkedHashMap<>();
        expected.keySet().forEach(code -> found.put(code, fraction(engaged.chance(List.of(code)))));
        assertThat(found).isEqualTo(expected);
        assertThat(new ArrayList<>(expected.keySet()))
                .containsAll(engaged.outcomes().keySet());
    }
}
