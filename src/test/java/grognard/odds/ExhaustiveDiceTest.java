package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import grognard.dice.Addend;
import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.input.BadInput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ExhaustiveDiceTest {

    /** The chances as texts, {@code ways/of}, in the order of the results. */
    private static <R> Map<R, String> odds(Function<Dice, R> body) {
        ExhaustiveDice dice = new ExhaustiveDice(Progress.UNWATCHED);
        Map<R, String> texts = new TreeMap<>();
        dice.chances(() -> body.apply(dice))
                .forEach((result, chance) -> texts.put(result, chance.ways() + "/" + chance.of()));
        return texts;
    }

    /** The faces in order: a tally that no short cut knows. */
    private enum Sorted implements Tally<List<Integer>> {
        FACES;

        @Override
        public List<Integer> start() {
            return List.of();
        }

        @Override
        public List<Integer> add(List<Integer> soFar, int value) {
            List<Integer> faces = new ArrayList<>(soFar);
            faces.add(value);
            faces.sort(null);
            return List.copyOf(faces);
        }
    }

    /** The sum, under a name that no short cut knows. */
    private enum SlowSum implements Tally<Integer> {
        INSTANCE;

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Integer add(Integer soFar, int value) {
            return soFar + value;
        }
    }

    @Test
    void withoutDiceTheResultIsCertain() {
        assertThat(odds(dice -> "so")).containsExactly(Map.entry("so", "1/1"));
        assertThat(odds(dice -> dice.hits("none", 0, 5))).containsExactly(Map.entry(0, "1/1"));
    }

    @Test
    void aKnownDieIsNoChance() {
        assertThat(odds(dice -> dice.known("thrown", Die.D6, 4) + dice.one("left", Die.ordinary(2))))
                .containsExactly(Map.entry(5, "1/2"), Map.entry(6, "1/2"));
        assertThat(odds(dice -> dice.one("thrown", Die.D6, Optional.of(3)))).containsExactly(Map.entry(3, "1/1"));
    }

    @Test
    void equalResultsOfSeveralThrowsAreOne() {
        assertThat(odds(dice -> dice.one("a", Die.ordinary(4)) - dice.one("b", Die.ordinary(3))))
                .containsExactly(
                        Map.entry(-2, "1/12"),
                        Map.entry(-1, "2/12"),
                        Map.entry(0, "3/12"),
                        Map.entry(1, "3/12"),
                        Map.entry(2, "2/12"),
                        Map.entry(3, "1/12"));
    }

    @Test
    void coursesOfOtherLengthAndOtherDiceShareOneDenominator() {
        // On a 1 a d4 is thrown, on a 2 a d10, otherwise nothing more: lcm(6, 24, 60) = 120.
        Map<String, String> odds = odds(dice -> switch (dice.one("first", Die.D6)) {
            case 1 -> dice.one("second", Die.ordinary(4)) == 1 ? "lost" : "held";
            case 2 -> dice.one("second", Die.ordinary(10)) == 1 ? "lost" : "held";
            default -> "held";
        });
        assertThat(odds).containsExactly(Map.entry("held", "113/120"), Map.entry("lost", "7/120"));
    }

    @Test
    void shortCutsAgreeWithDieAfterDie() {
        for (Die die : List.of(Die.D6, Die.AVERAGE, Die.ordinary(1), Die.ordinary(10))) {
            for (int count = 1; count <= 12; count++) {
                int dice = count;
                assertThat(odds(thrown -> thrown.sum("sum", dice, die)))
                        .isEqualTo(odds(thrown -> thrown.roll("sum", dice, die, SlowSum.INSTANCE)));
            }
        }
        assertThat(odds(dice -> dice.sum("numbers", 2, Die.THOUSANDTHS)))
                .isEqualTo(odds(dice -> dice.roll("numbers", 2, Die.THOUSANDTHS, SlowSum.INSTANCE)));
        for (int target = 0; target <= 8; target++) {
            int needed = target;
            assertThat(odds(dice -> dice.hits("hits", 7, needed))).isEqualTo(odds(dice -> {
                int hits = 0;
                for (int i = 0; i < 7; i++) {
                    hits += dice.hits("hit", 1, needed);
                }
                return hits;
            }));
        }
    }

    @Test
    void forksOfMoreDiceGrowFromThoseOfFewer() {
        Map<String, String> odds = odds(dice -> {
            int pair = dice.roll("pair", 2, Die.D6, Sorted.FACES).get(0);
            int three = dice.roll("three", 3, Die.D6, Sorted.FACES).get(0);
            return pair == 6 && three == 6 ? "all sixes" : "other";
        });
        assertThat(odds).containsEntry("all sixes", "1/7776");
    }

    @Test
    void forksOfFewerDiceDoNotComeFromThoseOfMore() {
        Map<String, String> odds = odds(dice -> {
            int three = dice.roll("three", 3, Die.D6, Sorted.FACES).size();
            int pair = dice.roll("pair", 2, Die.D6, Sorted.FACES).size();
            return three + " and " + pair;
        });
        assertThat(odds).containsExactly(Map.entry("3 and 2", "7776/7776"));
    }

    @Test
    void aThrowRepeatedUntilItSettles() {
        // A 1 is thrown again: the other five faces share its weight.
        assertThat(odds(dice -> dice.until(1, face -> face != 1, face -> dice.one("again", Die.D6))))
                .containsExactly(
                        Map.entry(2, "1/5"),
                        Map.entry(3, "1/5"),
                        Map.entry(4, "1/5"),
                        Map.entry(5, "1/5"),
                        Map.entry(6, "1/5"));
    }

    @Test
    void whatIsSettledAtTheStartThrowsNothing() {
        assertThat(odds(dice -> dice.until(7, state -> true, state -> dice.one("never", Die.D6))))
                .containsExactly(Map.entry(7, "1/1"));
    }

    /** Two sides of so many stands. */
    private record Fight(int attacker, int defender) {

        boolean isOver() {
            return attacker == 0 || defender == 0;
        }

        Fight round(Dice dice) {
            int hits = dice.hits("attacker", attacker, 6);
            int hitsBack = dice.hits("defender", defender, 6);
            return new Fight(Math.max(0, attacker - hitsBack), Math.max(0, defender - hits));
        }

        String winner() {
            return attacker > 0 ? "attacker" : defender > 0 ? "defender" : "nobody";
        }
    }

    @Test
    void anEndlessFightIsSolvedExactly() {
        // Three stands against two, a six kills, rounds in which nothing happens left out. From Python's fractions by
        // v(a,d) = sum of p(i)q(j) v(a-j,d-i) / (1 - p(0)q(0)): 2478426121, 592147375 and 53368325 of 3123941821.
        ExhaustiveDice dice = new ExhaustiveDice(Progress.UNWATCHED);
        Map<String, Chance> odds =
                dice.chances(() -> dice.until(new Fight(3, 2), Fight::isOver, fight -> fight.round(dice))
                        .winner());
        assertSame(odds, "attacker", "2478426121", "3123941821");
        assertSame(odds, "defender", "592147375", "3123941821");
        assertSame(odds, "nobody", "53368325", "3123941821");
    }

    private static void assertSame(Map<String, Chance> odds, String result, String ways, String of) {
        Chance chance = odds.getOrDefault(result, Chance.NONE);
        assertThat(chance.ways().multiply(new BigInteger(of)))
                .isEqualTo(chance.of().multiply(new BigInteger(ways)));
    }

    @Test
    void walksInsideWalks() {
        // Each step is itself a repetition: sixes are thrown again, until the sum reaches 3.
        Map<Integer, String> nested = odds(dice -> dice.until(
                0, sum -> sum >= 3, sum -> sum + dice.until(6, face -> face != 6, face -> dice.one("face", Die.D6))));
        Map<Integer, String> plain =
                odds(dice -> dice.until(0, sum -> sum >= 3, sum -> sum + dice.one("face", Die.ordinary(5))));
        assertThat(nested).isEqualTo(plain).containsEntry(3, "36/125");
    }

    @Test
    void throwsBeforeAndAfterARepetition() {
        // A coin says how often; then heads are counted; then a last coin. All told: 4 coins at most.
        Map<String, String> odds = odds(dice -> {
            int times = dice.one("times", Die.ordinary(2));
            Fight counted = dice.until(
                    new Fight(times, 0),
                    state -> state.attacker() == 0,
                    state -> new Fight(state.attacker() - 1, state.defender() + dice.one("coin", Die.ordinary(2)) - 1));
            return counted.defender() + (dice.one("last", Die.ordinary(2)) == 1 ? " down" : " up");
        });
        assertThat(odds)
                .containsExactly(
                        Map.entry("0 down", "3/16"),
                        Map.entry("0 up", "3/16"),
                        Map.entry("1 down", "4/16"),
                        Map.entry("1 up", "4/16"),
                        Map.entry("2 down", "1/16"),
                        Map.entry("2 up", "1/16"));
    }

    @Test
    void manyStatesInARowNeedNoDeepStack() {
        assertThat(odds(dice -> dice.until(0, sum -> sum >= 20_000, sum -> sum + 1)))
                .containsExactly(Map.entry(20_000, "1/1"));
    }

    @Test
    void largerCyclesAreRefusedRatherThanMiscounted() {
        assertThatThrownBy(() -> odds(dice ->
                        dice.until(0, state -> state == 9, state -> dice.one("d", Die.D6) == 1 ? 9 : (state + 1) % 3)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cycle");
        assertThatThrownBy(() -> odds(dice -> dice.until(0, state -> state == 9, state -> 0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("never leaves");
    }

    @Test
    void progressGrowsAndCanEndTheWork() {
        List<Double> seen = new ArrayList<>();
        ExhaustiveDice watched = new ExhaustiveDice(seen::add);
        watched.chances(() -> watched.one("a", Die.D6) + watched.one("b", Die.D6));
        assertThat(seen).isSorted().allMatch(done -> done >= 0 && done <= 1).hasSizeGreaterThanOrEqualTo(36);

        ExhaustiveDice stopped = new ExhaustiveDice(done -> {
            throw new BadInput("enough");
        });
        assertThatThrownBy(() -> stopped.chances(() -> stopped.one("a", Die.D6)))
                .hasMessage("enough");
    }

    /** A fork that is made for a course counts as nine tenths of that course. */
    @Test
    void progressOfWorkWithinWorkIsPartOfItsCourse() {
        List<Double> seen = new ArrayList<>();
        ExhaustiveDice dice = new ExhaustiveDice(seen::add);
        dice.chances(() -> dice.one("coin", Die.ordinary(2))
                + dice.until(0, face -> face > 0, face -> dice.one("die", Die.ordinary(4))));
        double[] expected = {
            0, .1125, .225, .3375, .3375, .3375, .3375, .375, .5, .6125, .725, .8375, .8375, .8375, .8375, .875
        };
        assertThat(seen.stream().mapToDouble(Double::doubleValue).toArray()).containsExactly(expected, within(1e-9));
    }

    @Test
    void progressIsMadeDieByDieAndSumBySum() {
        List<Double> seen = new ArrayList<>();
        ExhaustiveDice dice = new ExhaustiveDice(seen::add);
        dice.chances(() -> dice.roll("three", 3, Die.D6, SlowSum.INSTANCE));
        assertThat(seen.subList(0, 3).stream().mapToDouble(Double::doubleValue).toArray())
                .containsExactly(new double[] {.3, .6, .9}, within(1e-9));
        seen.clear();
        ExhaustiveDice many = new ExhaustiveDice(seen::add);
        many.chances(() -> many.sum("many", 100, Die.D6));
        // 501 sums: the first is known, the others are worked out one by one; then a course for each.
        assertThat(seen).hasSize(500 + 501).isSorted();
        assertThat(seen.get(0)).isCloseTo(.9 / 501, within(1e-9));
        assertThat(seen.get(499)).isCloseTo(.9 * 500 / 501, within(1e-9));
    }

    /** Where the ways of so many dice no longer fit a long. */
    @Test
    void shortCutsAgreeWithDieAfterDieWhereNumbersGrowLarge() {
        for (int count = 19; count <= 26; count++) {
            int dice = count;
            assertThat(odds(thrown -> thrown.sum("sum", dice, Die.D6)))
                    .isEqualTo(odds(thrown -> thrown.roll("sum", dice, Die.D6, SlowSum.INSTANCE)));
            assertThat(odds(thrown -> thrown.sum("sum", dice, Die.AVERAGE)))
                    .isEqualTo(odds(thrown -> thrown.roll("sum", dice, Die.AVERAGE, SlowSum.INSTANCE)));
        }
    }

    @Test
    void theFewestDiceThatAreTooManyAreRefused() {
        assertThatThrownBy(() -> odds(dice -> dice.sum("all", 142, Die.THOUSANDTHS)))
                .hasMessage(
                        "exact odds of 142 dice in one throw: expected fewer dice, they have 141,859 totals of 426 digits");
    }

    @Test
    void moreDiceThanMemoryHoldsAreRefused() {
        assertThatThrownBy(() -> odds(dice -> dice.sum("all", 10_000, Die.THOUSANDTHS)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("10000 dice");
    }

    /** Paths that share nothing but their number of throws; counts those that are run before the refusal. */
    private static int runsBeforeRefusal(int throwsOfEach, String states) {
        int[] runs = {0};
        assertThatThrownBy(() -> odds(dice -> {
                    runs[0]++;
                    int sixes = 0;
                    for (int i = 0; i < throwsOfEach; i++) {
                        sixes += dice.hits("pair " + i, 1, 6);
                    }
                    return sixes;
                }))
                .isInstanceOf(BadInput.class)
                .hasMessage("exact odds of this situation: expected one with fewer dice, it has " + states
                        + " states to go through");
        return runs[0];
    }

    @Test
    void tooManyStatesAreRefusedAfterAHundredPathsOrAFewMore() {
        assertThat(runsBeforeRefusal(30, "about 1,076,966,274")).isEqualTo(334);
        assertThat(runsBeforeRefusal(5_000, "more than 1,000,000,000,000,000")).isEqualTo(100);
    }

    /** Every combination of totals one by one, as the terms would be walked without the short cut. */
    private static BigDecimal termByTerm(Dice dice, List<Addend> terms) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Addend term : terms) {
            sum = sum.add(term.number(dice.sum(term.purpose(), term.count(), term.die())));
        }
        return sum;
    }

    private static Addend addend(int count, String die, boolean minus) {
        return new Addend("term", count, Die.named(die).orElseThrow(), minus);
    }

    @Test
    void sumsOfSeveralKindsAgreeWithTermAfterTerm() {
        List<List<Addend>> sums = List.of(
                List.of(addend(1, "d6", false)),
                List.of(addend(1, "d6", true)),
                List.of(addend(2, "d6", false), addend(1, "d4", false), addend(1, "d6", false)),
                List.of(addend(3, "dav", true), addend(1, "d20", false), addend(2, "dav", false)),
                List.of(addend(1, "d1000", false), addend(2, "d6", false)),
                List.of(
                        addend(1, "d3", true),
                        addend(1, "d1000", true),
                        addend(0, "d8", false),
                        addend(1, "d1", false)),
                List.of(addend(30, "d6", false), addend(30, "d6", true)));
        for (List<Addend> terms : sums) {
            assertThat(odds(dice -> dice.sum(terms, value -> {})))
                    .as(terms.toString())
                    .isEqualTo(odds(dice -> termByTerm(dice, terms)));
        }
    }

    @Test
    void aSumTooLargeIsRefusedWithItsStates() {
        List<Addend> terms = new ArrayList<>();
        for (int sides = 2; sides <= 256; sides++) {
            terms.add(addend(1, "d" + sides, false));
        }
        assertThatThrownBy(() -> odds(dice -> dice.sum(terms, value -> {})))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching(
                        "exact odds of this sum: expected fewer or smaller dice, it has [0-9,]{11,} states .*");
        List<Addend> late = List.of(addend(20, "d1000", false), addend(9000, "d6", false), addend(1, "d8", false));
        assertThatThrownBy(() -> odds(dice -> dice.sum(late, value -> {}))).hasMessageContaining("states to combine");
        List<Addend> apart = List.of(addend(1, "d1000", false), addend(1, "d256", false), addend(1, "d255", false));
        assertThatThrownBy(() -> odds(dice -> dice.sum(apart, value -> {})))
                .as("half a million totals of few combinations")
                .hasMessageContaining("it has 575,535 states to combine");
    }

    /** Twelve dice one by one are two thousand million paths. */
    @Test
    void tooManyPathsAreRefusedWithAnEstimate() {
        assertThatThrownBy(() -> odds(dice -> {
                    int sum = 0;
                    for (int i = 0; i < 12; i++) {
                        sum += dice.one("die", Die.D6);
                    }
                    return sum;
                }))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching(
                        "exact odds of this situation: .* it has about 2,1[0-9]{2},[0-9]{3},[0-9]{3} states .*");
    }
}
