package grognard.rules.acw;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.EachDie;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact chances of casualties against every single throw, possible kills and left-over parts included. */
class FireOddsTest {

    private static final int MOST_RUNS = 50_000;

    private final Resolver fire = new Acw().resolver("fire");

    @ParameterizedTest
    @ValueSource(strings = {"line", "skirmish", "routed"})
    void casualtiesAgreeWithBruteForce(String target) {
        Tables tables = Tables.builtIn(new Acw());
        Situation situation = Situation.read(
                fire, Map.of("figures", "14", "order", "hold", "close", "true", "target-formation", target), tables);
        Odds odds = Odds.of(fire, tables, situation);

        Map<BigDecimal, BigInteger> exact = new TreeMap<>();
        odds.numbers().get("casualties").values().forEach((number, chance) -> exact.put(number, chance.ways()));
        Map<BigDecimal, BigInteger> counted = new TreeMap<>();
        EachDie.count(MOST_RUNS, dice -> casualties(tables, situation, dice))
                .orElseThrow()
                .forEach((number, count) -> counted.put(
                        new BigDecimal(number), count[0].multiply(odds.of()).divide(count[1])));

        assertThat(exact).hasSizeGreaterThan(3).isEqualTo(counted);
    }

    private String casualties(Tables tables, Situation situation, grognard.dice.Dice dice) {
        return String.valueOf(
                fire.resolve(tables, situation, dice).outcome().numbers().get("casualties"));
    }
}
