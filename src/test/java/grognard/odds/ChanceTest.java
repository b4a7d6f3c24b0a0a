package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChanceTest {

    private static Chance chance(long ways, long of) {
        return new Chance(BigInteger.valueOf(ways), BigInteger.valueOf(of));
    }

    @Test
    void isNeverShortened() {
        assertThat(chance(9, 36).or(chance(9, 36))).isEqualTo(chance(18, 36));
        assertThat(chance(1, 6).or(chance(3, 36))).isEqualTo(chance(9, 36));
        assertThat(chance(1, 4).or(chance(1, 6))).isEqualTo(chance(5, 12));
        assertThat(chance(2, 6).then(BigInteger.TWO, BigInteger.valueOf(6))).isEqualTo(chance(4, 36));
    }

    @Test
    void commonDenominators() {
        assertThat(Chance.commonDenominator(List.of())).isEqualTo(1);
        assertThat(Chance.commonDenominator(List.of(chance(1, 6), chance(1, 216), chance(1, 36))))
                .isEqualTo(216);
        assertThat(Chance.commonDenominator(List.of(chance(1, 6), chance(1, 10), chance(1, 4))))
                .isEqualTo(60);
        assertThat(chance(1, 6).over(BigInteger.valueOf(36))).isEqualTo(chance(6, 36));
    }

    @Test
    void isRoundedOnce() {
        assertThat(chance(1, 3).rounded(4)).isEqualTo(new BigDecimal("0.3333"));
        assertThat(chance(1, 8).rounded(2)).isEqualTo(new BigDecimal("0.13"));
        assertThat(chance(1, 8).toDouble()).isEqualTo(0.125);
    }

    @Test
    void differencesInPointsComeFromTheExactFractions() {
        assertThat(chance(1, 2).pointsOver(chance(1, 3), 2)).isEqualTo(new BigDecimal("16.67"));
        assertThat(chance(1, 3).pointsOver(chance(1, 2), 2)).isEqualTo(new BigDecimal("-16.67"));
        // 12.345 and 1.234 points are 11.111 apart; the rounded figures, 12.35 and 1.23, would be 11.12 apart.
        assertThat(chance(12345, 100_000).pointsOver(chance(1234, 100_000), 2)).isEqualTo(new BigDecimal("11.11"));
    }

    @Test
    void possibleAndCertain() {
        assertThat(Chance.NONE.isPossible()).isFalse();
        assertThat(chance(1, 36).isPossible()).isTrue();
        assertThat(chance(36, 36).isCertain()).isTrue();
        assertThat(chance(35, 36).isCertain()).isFalse();
    }

    @Test
    void aDistributionAddsUpFromTheTop() {
        Distribution hits = new Distribution(Map.of(
                BigDecimal.ZERO, chance(16, 36), BigDecimal.ONE, chance(16, 36), BigDecimal.valueOf(2), chance(4, 36)));
        assertThat(hits.values().keySet()).containsExactly(BigDecimal.ZERO, BigDecimal.ONE, BigDecimal.valueOf(2));
        assertThat(hits.ranges())
                .extracting(Distribution.Range::from, Distribution.Range::atLeast)
                .containsExactly(
                        tuple(BigDecimal.ZERO, chance(36, 36)),
                        tuple(BigDecimal.ONE, chance(20, 36)),
                        tuple(BigDecimal.valueOf(2), chance(4, 36)));
        assertThat(hits.mean()).isEqualByComparingTo(new BigDecimal("0.6666666666666667"));
        assertThat(hits.spread()).isEqualByComparingTo(new BigDecimal("0.6666666666666667"));
    }

    @Test
    void theMeanIsThatOfTheCasesThatHaveTheNumber() {
        Distribution distance =
                new Distribution(Map.of(new BigDecimal("7.5"), chance(1, 6), new BigDecimal("12.5"), chance(1, 6)));
        assertThat(distance.mean()).isEqualByComparingTo("10");
        assertThat(distance.spread()).isEqualByComparingTo("2.5");
        assertThat(distance.ranges().get(0).from()).isEqualTo(new BigDecimal("7.5"));
        assertThat(distance.ranges().get(0).atLeast()).isEqualTo(chance(2, 6));
    }
}
