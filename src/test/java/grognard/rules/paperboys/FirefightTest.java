package grognard.rules.paperboys;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.odds.Chance;
import grognard.odds.Odds;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.paperboys.fire.Firefight;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Exact odds of long skirmish lines, which no counting of single dice can reach. */
class FirefightTest {

    private static final int STANDS = 40;

    /** A rifle hits on 5 and 6, or on either after a 4: 12 and 2 of 36. */
    @Test
    void rifleHitsFollowTheBinomial() {
        Firefight firefight = new Firefight();
        Tables tables = Tables.builtIn(new Paperboys());
        Situation situation = Situation.read(
                firefight, Map.of("stands", "40", "rifles", "true", "def-stands", "40", "def-rifles", "true"), tables);
        Odds odds = Odds.of(firefight, tables, situation);
        for (String side : new String[] {"attacker", "defender"}) {
            Map<BigDecimal, Chance> hits = odds.numbers().get(side).values();
            assertThat(hits).hasSize(STANDS + 1);
            hits.forEach((count, chance) -> {
                BigInteger of = BigInteger.valueOf(36).pow(STANDS);
                assertThat(chance.ways().multiply(of))
                        .as("%s %s", side, count)
                        .isEqualTo(binomial(count.intValueExact()).multiply(chance.of()));
            });
        }
    }

    private static BigInteger binomial(int hits) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < hits; i++) {
            ways = ways.multiply(BigInteger.valueOf(STANDS - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways.multiply(BigInteger.valueOf(14).pow(hits))
                .multiply(BigInteger.valueOf(22).pow(STANDS - hits));
    }
}
