package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.testing.Json;
import grognard.testing.Run;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Problems whose answers come from dicelab 0.7 (Debian package {@code dicelab}), an independent dice calculator:
 * {@code echo 'EXPRESSION' | dicelab --calc}. It prints six decimals, which for these numbers of rolls belong to one
 * fraction only: decimal times rolls, no more than 0.03 off a whole number, is the number of ways. The last problem is
 * too large for it and comes from Python's fractions.
 */
class StatedProblemsTest {

    private static Map<Integer, Chance> odds(Function<Dice, Integer> body) {
        ExhaustiveDice dice = new ExhaustiveDice(Progress.UNWATCHED);
        return new TreeMap<>(dice.chances(() -> body.apply(dice)));
    }

    private static void assertWays(Map<Integer, Chance> odds, int first, long of, long... ways) {
        Map<Integer, Chance> expected = new LinkedHashMap<>();
        for (int i = 0; i < ways.length; i++) {
            expected.put(first + i, new Chance(BigInteger.valueOf(ways[i]), BigInteger.valueOf(of)));
        }
        assertThat(odds).containsExactlyEntriesOf(expected);
    }

    /** {@code sum(4#d6)}: 4 0.000772, 5 0.003086, 6 0.007716 … 14 0.112654 … 24 0.000772. */
    @Test
    void theSumOfFourDice() {
        assertWays(
                odds(dice -> dice.sum("dice", 4, Die.D6)),
                4,
                1296,
                1,
                4,
                10,
                20,
                35,
                56,
                80,
                104,
                125,
                140,
                146,
                140,
                125,
                104,
                80,
                56,
                35,
                20,
                10,
                4,
                1);
    }

    /** {@code count(>= 5 6#d6)}: 0 0.087791, 1 0.263374, 2 0.329218, 3 0.219479, 4 0.082305, 5 0.016461, 6 0.001372. */
    @Test
    void sixDiceHittingOnFive() {
        assertWays(odds(dice -> dice.hits("shots", 6, 5)), 0, 46656, 4096, 12288, 15360, 10240, 3840, 768, 64);
    }

    /** {@code count(< 4 (count(>= 5 3#d6))#d6)}: 0 0.578704, 1 0.347222, 2 0.069444, 3 0.004630. */
    @Test
    void threeShotsAndTheirSaves() {
        Map<Integer, Chance> odds = odds(dice -> {
            int hits = dice.hits("shots", 3, 5);
            return hits - dice.hits("saves", hits, 4);
        });
        assertWays(odds, 0, 46656, 27000, 16200, 3240, 216);
    }

    /** {@code sum(3#((d6+4)/2))}, which makes 2,3,3,4,4,5 of a d6: 6 0.004630, 7 0.027778, 8 0.083333 … 15 0.004630. */
    @Test
    void theSumOfThreeAverageDice() {
        assertWays(odds(dice -> dice.sum("average dice", 3, Die.AVERAGE)), 6, 216, 1, 6, 18, 35, 48, 48, 35, 18, 6, 1);
    }

    /** The two highest of three. */
    private enum TwoHighest implements Tally<List<Integer>> {
        FACES;

        @Override
        public List<Integer> start() {
            return List.of(0, 0);
        }

        @Override
        public List<Integer> add(List<Integer> soFar, int value) {
            List<Integer> faces = new ArrayList<>(soFar);
            faces.add(value);
            faces.sort(null);
            return List.of(faces.get(1), faces.get(2));
        }
    }

    /** {@code sum(high 2 3#d6)}: 2 0.004630, 3 0.013889, 4 0.032407 … 11 0.125000, 12 0.074074. */
    @Test
    void theTwoHighestOfThreeDice() {
        Map<Integer, Chance> odds = odds(dice -> {
            List<Integer> kept = dice.roll("dice", 3, Die.D6, TwoHighest.FACES);
            return kept.get(0) + kept.get(1);
        });
        assertWays(odds, 2, 216, 1, 3, 7, 12, 19, 27, 34, 36, 34, 27, 16);
    }

    /** {@code d6-1-d6}: -6 0.027778, -5 0.055556, -4 0.083333 … -1 0.166667 … 4 0.027778; asked of a resolver here. */
    @Test
    void theDifferenceOfScoresInAContactTest() {
        Map<String, Object> odds =
                Run.of("odds", "paperboys", "contact", "--pips", "1", "--json").json();
        Map<String, Object> difference = Json.<Map<String, Object>>list(odds, "numbers").stream()
                .filter(number -> "difference".equals(number.get("number")))
                .findFirst()
                .orElseThrow();
        List<String> ways = new ArrayList<>();
        for (Map<String, Object> value : Json.<Map<String, Object>>list(difference, "values")) {
            ways.add(((BigDecimal) value.get("value")).intValueExact() + ": " + value.get("ways") + "/"
                    + value.get("of"));
        }
        assertThat(ways)
                .containsExactly(
                        "-6: 1/36",
                        "-5: 2/36",
                        "-4: 3/36",
                        "-3: 4/36",
                        "-2: 5/36",
                        "-1: 6/36",
                        "0: 5/36",
                        "1: 4/36",
                        "2: 3/36",
                        "3: 2/36",
                        "4: 1/36");
    }

    /**
     * Python 3: {@code Fraction(comb(40,7)*5**33, 6**40)}, since a shot that hits on 5+ and is not saved on 4+ is one in
     * six: 90433168224990367889404296875/556978939118488919493285249024.
     */
    @Test
    void fortyShotsAndTheirSaves() {
        Map<Integer, Chance> odds = odds(dice -> {
            int hits = dice.hits("shots", 40, 5);
            return hits - dice.hits("saves", hits, 4);
        });
        Chance seven = odds.getOrDefault(7, Chance.NONE);
        BigInteger divisor = seven.ways().gcd(seven.of());
        assertThat(seven.ways().divide(divisor)).isEqualTo(new BigInteger("90433168224990367889404296875"));
        assertThat(seven.of().divide(divisor)).isEqualTo(new BigInteger("556978939118488919493285249024"));
        assertThat(odds.values().stream().map(Chance::ways).reduce(BigInteger.ZERO, BigInteger::add))
                .isEqualTo(seven.of());
    }
}
