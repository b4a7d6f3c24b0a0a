package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import grognard.dice.Die;
import org.junit.jupiter.api.Test;

/** Exact chances of sums, against counting every throw. */
class SumChanceTest {

    @Test
    void equalsCountingEveryThrow() {
        for (Die die : new Die[] {Die.D6, Die.AVERAGE, Die.ordinary(2), Die.ordinary(10), Die.ordinary(1)}) {
            for (int count = 1; count <= 4; count++) {
                int least = die.value(0) * count;
                int most = die.value(die.sides() - 1) * count;
                for (int sum = least; sum <= most; sum++) {
                    SumChance tails = SumChance.of(die, count, sum);
                    assertThat(tails.atLeast()).isCloseTo(counted(die, count, sum, true), within(1e-12));
                    assertThat(tails.atMost()).isCloseTo(counted(die, count, sum, false), within(1e-12));
                    assertThat(tails.exact()).isTrue();
                }
            }
        }
    }

    private static double counted(Die die, int count, int sum, boolean atLeast) {
        int all = (int) Math.pow(die.sides(), count);
        int ways = 0;
        for (int course = 0; course < all; course++) {
            int total = 0;
            for (int i = 0, rest = course; i < count; i++, rest /= die.sides()) {
                total += die.value(rest % die.sides());
            }
            ways += (atLeast ? total >= sum : total <= sum) ? 1 : 0;
        }
        return (double) ways / all;
    }

    @Test
    void theEstimateIsCloseWhereCountingTakesTooLong() {
        SumChance exact = SumChance.of(Die.D6, 5_000, 17_700);
        assertThat(exact.exact()).isTrue();
        SumChance estimated = SumChance.of(Die.D6, 5_000_000, 17_500_000 + 6_325);
        assertThat(estimated.exact()).isFalse();
        // 200 above the mean of 5,000 dice is as unlikely as 6,325 above that of 5,000,000.
        assertThat(estimated.atLeast()).isCloseTo(exact.atLeast(), within(1e-3));
    }

    /** The bell curve with its half a step, from tables of the normal distribution. */
    @Test
    void theEstimateIsTheBellCurve() {
        long count = 6_000_000; // mean 21,000,000, spread sqrt(35 / 12 * 6,000,000) = 4183.3
        double[][] known = {{0, 0.5000954}, {4183, 0.1587}, {-4183, 0.8414}, {8366, 0.02276}, {-8366, 0.97725}};
        for (double[] point : known) {
            SumChance tails = SumChance.of(Die.D6, count, 21_000_000 + (long) point[0]);
            assertThat(tails.exact()).isFalse();
            assertThat(tails.atLeast()).isCloseTo(point[1], within(1e-4));
            assertThat(tails.atMost())
                    .isCloseTo(
                            SumChance.of(Die.D6, count, 21_000_000 - (long) point[0])
                                    .atLeast(),
                            within(1e-12));
            // Both count the sum itself.
            assertThat(tails.atLeast() + tails.atMost()).isGreaterThan(1).isLessThan(1.0002);
        }
    }

    @Test
    void whatAlwaysShowsTheSameIsCertain() {
        assertThat(SumChance.of(Die.ordinary(1), 7_000_000, 7_000_000)).isEqualTo(new SumChance(1, 1, true));
    }

    /** The lowest sum is counted at once, however many dice: only the choice of how to count is tested here. */
    @Test
    void waysAreCountedUpToSoMuchWork() {
        assertThat(SumChance.of(Die.D6, 44_492, 44_492).exact()).isTrue();
        assertThat(SumChance.of(Die.D6, 44_493, 44_493).exact()).isFalse();
        assertThat(SumChance.of(Die.THOUSANDTHS, 998, 0).exact()).isTrue();
        assertThat(SumChance.of(Die.THOUSANDTHS, 999, 0).exact()).isFalse();
    }

    /** Wide dice, counted by inclusion and exclusion: symmetric about the mean, and close to the bell curve. */
    @Test
    void fourHundredNumbersInThousandths() {
        long most = 400 * 999;
        SumChance middle = SumChance.of(Die.THOUSANDTHS, 400, most / 2);
        assertThat(middle.atLeast()).isEqualTo(middle.atMost());
        double spread = Math.sqrt(400 * (1_000_000 - 1) / 12.0);
        SumChance above = SumChance.of(Die.THOUSANDTHS, 400, most / 2 + (long) spread);
        assertThat(above.exact()).isTrue();
        assertThat(above.atLeast()).isCloseTo(0.1587, within(1e-3));
        assertThat(above.atLeast())
                .isEqualTo(SumChance.of(Die.THOUSANDTHS, 400, most / 2 - (long) spread)
                        .atMost());
    }

    /** A record that was spoiled may have faces that no die has; nobody waits for it. */
    @Test
    void sumsThatNoDiceGive() {
        assertThat(SumChance.of(Die.D6, 2, 1_999_999_999L)).isEqualTo(new SumChance(0, 1, true));
        assertThat(SumChance.of(Die.D6, 2, 1)).isEqualTo(new SumChance(1, 0, true));
        assertThat(SumChance.of(Die.D6, 2, 12).atMost()).isEqualTo(1);
    }
}
