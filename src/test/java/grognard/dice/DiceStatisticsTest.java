package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A hundred million dice from fixed seeds, so that the answers are the same on every run. Each test is put on the scale
 * of a standard normal: beyond 4 either way, fair dice come once in 16,000 such tests.
 */
@Tag("long")
class DiceStatisticsTest {

    private static final double FAR = 4;

    private final List<String> far = new ArrayList<>();

    @Test
    void hundredMillionDice() {
        faces(Die.D6, 40_000_000);
        faces(Die.AVERAGE, 5_000_000);
        faces(Die.THOUSANDTHS, 10_000_000);
        for (int sides : new int[] {2, 3, 4, 5, 7, 8, 10, 12, 20, 100, 129, 255, 256}) {
            faces(Die.ordinary(sides), 3_000_000);
        }
        firstDiceOfManySeeds(3_000_000);
        shuffles(600_000);
        assertThat(far).isEmpty();
    }

    /** How often each face comes, each pair of neighbours, how many runs of one face, and runs above the middle. */
    private void faces(Die die, int count) {
        int sides = die.sides();
        SeededDice dice = new SeededDice("statistics " + die);
        long[] faces = new long[sides];
        long[] pairs = new long[sides * sides];
        int[] sideOf = sideOf(die);
        long runs = 1;
        long above = 0;
        long crossings = 1;
        int before = -1;
        for (int i = 0; i < count; i++) {
            int side = sideOf[dice.next(die, "")];
            faces[side]++;
            above += side >= sides / 2 ? 1 : 0;
            if (before >= 0) {
                pairs[before * sides + side]++;
                runs += side == before ? 0 : 1;
                crossings += side >= sides / 2 == before >= sides / 2 ? 0 : 1;
            }
            before = side;
        }
        IntUnaryOperator weight = side -> weight(die, side);
        check(die + ", faces", chiSquare(faces, count, side -> weight(die, side) / (double) sides));
        if (sides <= 20) {
            check(
                    die + ", pairs",
                    chiSquare(
                            pairs,
                            count - 1,
                            pair -> weight.applyAsInt(pair / sides)
                                    * weight.applyAsInt(pair % sides)
                                    / (double) (sides * sides)));
        }
        double same = 0;
        for (int side = 0; side < sides; side++) {
            same += Math.pow(weight(die, side) / (double) sides, 2);
        }
        double expected = 1 + (count - 1) * (1 - same);
        // Neighbouring "same as before" are independent only where all faces are equally likely.
        if (!die.equals(Die.AVERAGE)) {
            check(die + ", runs of one face", (runs - expected) / Math.sqrt((count - 1) * same * (1 - same)));
            double n1 = above;
            double n2 = count - above;
            double mean = 1 + 2 * n1 * n2 / count;
            double variance = (mean - 1) * (mean - 2) / (count - 1);
            check(die + ", runs above and below", (crossings - mean) / Math.sqrt(variance));
        }
    }

    /** Sides that show the same count as one, of a greater weight. */
    private static int[] sideOf(Die die) {
        int[] sideOf = new int[1001];
        for (int side = die.sides() - 1; side >= 0; side--) {
            sideOf[die.value(side)] = side;
        }
        return sideOf;
    }

    private static int weight(Die die, int side) {
        int weight = 0;
        for (int other = 0; other < die.sides(); other++) {
            weight += die.value(other) == die.value(side) ? 1 : 0;
        }
        return sideOf(die)[die.value(side)] == side ? weight : 0;
    }

    /** As a batch uses them: two dice of each of many seeds that differ in their number only. */
    private void firstDiceOfManySeeds(int count) {
        long[] pairs = new long[36];
        long[] neighbours = new long[36];
        int before = 0;
        for (int k = 1; k <= count; k++) {
            SeededDice dice = new SeededDice("salamanca/" + k);
            int first = dice.next(Die.D6, "") - 1;
            pairs[first * 6 + dice.next(Die.D6, "") - 1]++;
            if (k > 1) {
                neighbours[before * 6 + first]++;
            }
            before = first;
        }
        check("two dice of each seed", chiSquare(pairs, count, pair -> 1 / 36.0));
        check("first dice of neighbouring seeds", chiSquare(neighbours, count - 1, pair -> 1 / 36.0));
    }

    /** Fisher-Yates from the last card down, as gd1 says, over all orders of two to six cards. */
    private void shuffles(int count) {
        int orders = 1;
        for (int cards = 2; cards <= 6; cards++) {
            orders *= cards;
            long[] often = new long[orders];
            SeededDice dice = new SeededDice("shuffle " + cards);
            for (int i = 0; i < count; i++) {
                often[order(dice, cards)]++;
            }
            check(cards + " cards", chiSquare(often, count, even(orders)));
        }
    }

    private static java.util.function.IntToDoubleFunction even(int orders) {
        return order -> 1.0 / orders;
    }

    /** The number of the order that a shuffle comes to. */
    private static int order(SeededDice dice, int cards) {
        int[] deck = new int[cards];
        for (int i = 0; i < cards; i++) {
            deck[i] = i;
        }
        for (int left = cards; left > 1; left--) {
            int from = dice.next(Die.ordinary(left), "") - 1;
            int card = deck[from];
            deck[from] = deck[left - 1];
            deck[left - 1] = card;
        }
        int number = 0;
        for (int i = 0; i < cards; i++) {
            int smaller = 0;
            for (int j = i + 1; j < cards; j++) {
                smaller += deck[j] < deck[i] ? 1 : 0;
            }
            number = number * (cards - i) + smaller;
        }
        return number;
    }

    /** Chi-square as a standard normal, by Wilson and Hilferty. */
    private static double chiSquare(long[] counts, long total, java.util.function.IntToDoubleFunction chance) {
        double sum = 0;
        int cells = 0;
        for (int i = 0; i < counts.length; i++) {
            double expected = total * chance.applyAsDouble(i);
            if (expected == 0) {
                assertThat(counts[i]).isZero();
                continue;
            }
            assertThat(counts[i]).as("every cell is reached").isPositive();
            sum += Math.pow(counts[i] - expected, 2) / expected;
            cells++;
        }
        int freedom = cells - 1;
        double spread = 2.0 / (9 * freedom);
        return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
    }

    private void check(String what, double z) {
        System.out.printf("%-40s %+.2f%n", what, z);
        if (Math.abs(z) > FAR) {
            far.add(what + ": " + z);
        }
    }
}
