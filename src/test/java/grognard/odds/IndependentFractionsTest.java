package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.testing.Json;
import grognard.testing.Run;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Stated problems, answered in exact fractions by an independent library: cogpunk-math 1.0.3 of Maven Central. The
 * answers below are what {@code java -cp '*' src/verification/IndependentOdds.java} prints; how to fetch the library is
 * written there.
 */
class IndependentFractionsTest {

    private static String fraction(BigDecimal value, BigInteger ways, BigInteger of) {
        BigInteger common = ways.gcd(of);
        return value.toPlainString() + "=" + ways.divide(common) + "/" + of.divide(common);
    }

    @ParameterizedTest
    @CsvSource({
        // the sum of four d6
        "dice roll 4d6, total, 4=1/1296 5=1/324 6=5/648 7=5/324 8=35/1296 9=7/162 10=5/81 11=13/162 12=125/1296"
                + " 13=35/324 14=73/648 15=35/324 16=125/1296 17=13/162 18=5/81 19=7/162 20=35/1296 21=5/324 22=5/648"
                + " 23=1/324 24=1/1296",
        // six d6 hitting on 5+
        "paperboys fire --weapon musket --stands 6 --range 20, hits,"
                + " 0=64/729 1=64/243 2=80/243 3=160/729 4=20/243 5=4/243 6=1/729",
        // three shots on 5+, hits that are not saved on 4+
        "paperboys fire --weapon musket --stands 3 --range 20 --screened, casualties,"
                + " 0=125/216 1=25/72 2=5/72 3=1/216",
        // the hits of three rifles on 5+, 4s thrown again once
        "paperboys firefight --stands 3 --rifles --def-stands 1, attacker,"
                + " 0=1331/5832 1=847/1944 2=539/1944 3=343/5832",
        // hits of four stands on 4+ less those of five on 5+
        "paperboys fight --stands 4 --arm cavalry --charging --def-stands 5 --def-arm cavalry, difference,"
                + " -5=1/3888 -4=7/1944 -3=43/1944 -2=19/243 -1=227/1296 0=167/648 1=121/486 2=37/243 3=13/243 4=2/243"
    })
    void aNumberOfAResolver(String command, String number, String answer) {
        Run run = Run.of(("odds " + command + " --json").split(" "));
        Map<String, Object> distribution = Json.<Map<String, Object>>list(run.json(), "numbers").stream()
                .filter(each -> number.equals(each.get("number")))
                .findFirst()
                .orElseThrow();
        List<String> fractions = new ArrayList<>();
        for (Map<String, Object> value : Json.<Map<String, Object>>list(distribution, "values")) {
            BigInteger ways = new BigInteger((String) value.get("ways"));
            fractions.add(fraction((BigDecimal) value.get("value"), ways, new BigInteger((String) value.get("of"))));
        }
        assertThat(String.join(" ", fractions)).isEqualTo(answer);
    }

    private enum Highest implements Tally<Integer> {
        FACE;

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return Math.max(soFar, value);
        }
    }

    /** The highest of three d6, which no resolver asks for. */
    @Test
    void theHighestOfThreeDice() {
        ExhaustiveDice dice = new ExhaustiveDice(Progress.UNWATCHED);
        List<String> fractions = new ArrayList<>();
        new TreeMap<>(dice.chances(() -> dice.roll("dice", 3, Die.D6, Highest.FACE)))
                .forEach((face, chance) ->
                        fractions.add(fraction(BigDecimal.valueOf(face), chance.ways(), chance.of())));
        assertThat(String.join(" ", fractions)).isEqualTo("1=1/216 2=7/216 3=19/216 4=37/216 5=61/216 6=91/216");
    }
}
