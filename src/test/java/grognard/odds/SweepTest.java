package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Odds of whole resolutions, and of many situations at once. */
class SweepTest {

    private static final Parameter<Integer> NEED =
            Parameter.whole("need", 1, 7, "needed").orElse(4);
    private static final Parameter<Integer> DICE =
            Parameter.whole("dice", 0, 9, "dice").orElse(1);
    private static final Parameter<Boolean> CALM = Parameter.flag("calm", "calm");
    private static final Parameter<Integer> WIND =
            Parameter.whole("wind", 0, 9, "wind").notWith(CALM);

    private static final Code FIRST = Code.of("first", "First.");
    private static final Code LOST = Code.failed("lost", "Lost.");
    private static final Code WON = Code.passed("won", "Won.");
    private static final Tables TABLES = Tables.builtIn(Rulesets.named("paperboys"));

    /** A resolver that ends as the function says. */
    private record Toy(List<Code> codes, BiFunction<Situation, Dice, Resolution> end) implements Resolver {

        @Override
        public Description description() {
            return Description.of("toy", "a toy")
                    .parameters(NEED, DICE, CALM, WIND)
                    .codes(codes)
                    .source("");
        }

        @Override
        public Resolution resolve(Tables tables, Situation situation, Dice dice) {
            return end.apply(situation, dice);
        }
    }

    private static Resolution test(Situation situation, Dice dice) {
        int hits = dice.hits("shots", situation.get(DICE), situation.get(NEED));
        return new Audit()
                .number("needed", situation.get(NEED))
                .number("hits", hits)
                .number("doubled", new BigDecimal(hits + ".0"))
                .outcome(hits > 0 ? WON : LOST);
    }

    private static Odds odds(Resolver resolver, String... typed) {
        return Odds.of(resolver, TABLES, Situation.read(resolver, map(typed), TABLES));
    }

    private static Sweep sweep(Resolver resolver, String... typed) {
        return sweep(resolver, Progress.UNWATCHED, typed);
    }

    private static Sweep sweep(Resolver resolver, Progress progress, String... typed) {
        List<SweepAxis> axes = SweepAxis.in(resolver.description(), map(typed), TABLES);
        return Sweep.of(resolver, TABLES, axes, map(typed), progress);
    }

    private static Map<String, String> map(String... typed) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String value : typed) {
            values.put(value.substring(0, value.indexOf('=')), value.substring(value.indexOf('=') + 1));
        }
        return values;
    }

    private static String text(Chance chance) {
        return chance.ways() + "/" + chance.of();
    }

    @Test
    void outcomesComeInTheOrderOfTheTable() {
        Odds odds = odds(new Toy(List.of(WON, FIRST, LOST), SweepTest::test), "dice=2", "need=5");
        assertThat(odds.outcomes().keySet()).containsExactly("won", "lost");
        assertThat(odds.outcomes().values()).extracting(SweepTest::text).containsExactly("20/36", "16/36");
        assertThat(odds.of()).isEqualTo(36);
        assertThat(text(odds.chance(List.of("won", "lost")))).isEqualTo("36/36");
        assertThat(text(odds.chance(List.of("lost", "drawn")))).isEqualTo("16/36");
        assertThat(text(odds.chance(List.of()))).isEqualTo("0/36");
    }

    @Test
    void codesThatNoTableListsComeLastByName() {
        Odds odds = odds(new Toy(
                List.of(LOST),
                (situation, dice) -> new Audit()
                        .outcome(
                                switch (dice.one("die", Die.ordinary(4))) {
                                    case 1 -> Code.of("z", "Z.");
                                    case 2 -> Code.of("b", "B.");
                                    case 3 -> LOST;
                                    default -> Code.of("a", "A.");
                                })));
        assertThat(odds.outcomes().keySet()).containsExactly("lost", "a", "b", "z");
        assertThat(Odds.codes(Description.of("x", "x").codes(FIRST, LOST).source(""), List.of(odds, odds)))
                .containsExactly("lost", "a", "b", "z");
    }

    @Test
    void numbersThatVaryHaveADistribution() {
        Odds odds = odds(new Toy(List.of(WON, LOST), SweepTest::test), "dice=2", "need=5");
        assertThat(odds.numbers().keySet()).containsExactly("hits", "doubled");
        assertThat(odds.numbers().get("hits").values().keySet())
                .containsExactly(BigDecimal.ZERO, BigDecimal.ONE, BigDecimal.valueOf(2));
        assertThat(odds.mainNumber()).contains("hits");
    }

    @Test
    void oneValueWrittenInTwoWaysIsOne() {
        Odds odds = odds(new Toy(
                List.of(FIRST),
                (situation, dice) -> new Audit()
                        .number("far", dice.one("die", Die.ordinary(2)) == 1 ? (Number) 4 : new BigDecimal("4.0"))
                        .outcome(FIRST)));
        assertThat(odds.numbers()).isEmpty();
        assertThat(odds.mainNumber()).isEmpty();
    }

    @Test
    void theNumberNotedLastTellsMostWhereNoneIsKnown() {
        Odds odds = odds(new Toy(List.of(FIRST), (situation, dice) -> {
            int die = dice.one("die", Die.D6);
            return new Audit().number("one", die).number("two", -die).outcome(FIRST);
        }));
        assertThat(odds.mainNumber()).contains("two");
    }

    @Test
    void aNumberOfVeryManyValuesIsPutTogether() {
        for (int values : new int[] {500, 501}) {
            Odds odds = odds(new Toy(
                    List.of(FIRST),
                    (situation, dice) -> new Audit()
                            .number("n", Math.min(values - 1, dice.one("die", Die.THOUSANDTHS)))
                            .outcome(FIRST)));
            Distribution n = odds.numbers().get("n");
            assertThat(n.values()).hasSize(values);
            assertThat(n.isLarge()).isEqualTo(values == 501);
            assertThat(odds.mainNumber().isPresent()).isEqualTo(values == 500);
            assertThat(n.ranges()).hasSize(values == 500 ? 500 : 251);
            assertThat(n.ranges().get(0).atLeast().toDouble()).isEqualTo(1);
            Distribution.Range second = n.ranges().get(1);
            assertThat(second.from()).isEqualTo(BigDecimal.valueOf(values == 500 ? 1 : 2));
            assertThat(second.to()).isEqualTo(BigDecimal.valueOf(values == 500 ? 1 : 3));
            assertThat(second.exactly().toDouble()).isEqualTo(values == 500 ? 0.001 : 0.002);
            assertThat(second.atLeast().toDouble()).isEqualTo(values == 500 ? 0.999 : 0.998);
        }
    }

    @Test
    void aSweepHasACellForEachValue() {
        Sweep sweep = sweep(new Toy(List.of(WON, LOST), SweepTest::test), "need=5..7", "dice=1");
        assertThat(sweep.isGrid()).isFalse();
        assertThat(sweep.cells())
                .extracting(cell -> cell.at() + " "
                        + text(cell.odds().orElseThrow().chance(List.of("won"))) + " "
                        + cell.typed().get("dice"))
                .containsExactly("[5] 2/6 1", "[6] 1/6 1", "[7] 0/6 1");
        assertThat(sweep.codes()).containsExactly("won", "lost");
        assertThat(sweep.firstRefusal()).isEmpty();
        assertThat(sweep.cells().get(0).answer().orElseThrow().situation().get(NEED))
                .isEqualTo(5);
    }

    @Test
    void inAGridTheLastAxisChangesFastest() {
        Sweep sweep = sweep(new Toy(List.of(WON, LOST), SweepTest::test), "dice=1,2", "need=5,6");
        assertThat(sweep.isGrid()).isTrue();
        assertThat(sweep.cells())
                .extracting(
                        cell -> cell.at() + " " + text(cell.odds().orElseThrow().chance(List.of("won"))))
                .containsExactly("[5, 1] 2/6", "[5, 2] 20/36", "[6, 1] 1/6", "[6, 2] 11/36");
    }

    @Test
    void aCellThatTheRulesDoNotKnowIsEmpty() {
        Toy toy = new Toy(List.of(WON, LOST), (situation, dice) -> test(situation, dice));
        Sweep sweep = sweep(toy, "need=5,6", "wind=1");
        assertThat(sweep.firstRefusal()).isEmpty();
        assertThatThrownBy(() -> sweep(toy, "need=5,6", "wind=1", "calm=true"))
                .hasMessage("--wind with --calm: expected only one of them");
        Parameter<Integer> odd = Parameter.whole("odd", 1, 9, "odd").onlyWith(NEED, 5);
        Resolver partly = new Resolver() {
            private final Description description = Description.of("partly", "partly")
                    .parameters(NEED, DICE, odd)
                    .codes(WON, LOST)
                    .source("");

            @Override
            public Description description() {
                return description;
            }

            @Override
            public Resolution resolve(Tables tables, Situation situation, Dice dice) {
                return test(situation, dice);
            }
        };
        Sweep some = sweep(partly, "need=4,5,6", "odd=1");
        assertThat(some.cells()).extracting(cell -> cell.odds().isPresent()).containsExactly(false, true, false);
        assertThat(some.cells().get(0).refusal()).isEqualTo("--odd 1: expected it only with --need 5");
        assertThat(some.cells().get(1).refusal()).isEmpty();
        assertThat(some.firstRefusal()).contains("--odd 1: expected it only with --need 5");
        assertThat(some.codes()).containsExactly("won", "lost");
    }

    @Test
    void theTellingCodeIsThatOfATestPassedElseTheFirstThatVaries() {
        assertThat(sweep(new Toy(List.of(LOST, WON), SweepTest::test), "need=5,6")
                        .mainCode())
                .isEqualTo("won");
        Code a = Code.of("a", "A.");
        Code b = Code.of("b", "B.");
        Code c = Code.of("c", "C.");
        BiFunction<Situation, Dice, Resolution> end = (situation, dice) -> {
            int die = dice.one("die", Die.D6);
            return new Audit().outcome(die == 1 ? a : die < situation.get(NEED) ? b : c);
        };
        assertThat(sweep(new Toy(List.of(WON, a, b, c), end), "need=4,5").mainCode())
                .isEqualTo("b");
        assertThat(sweep(new Toy(List.of(WON, a, b, c), end), "dice=4,5").mainCode())
                .isEqualTo("a");
    }

    @Test
    void progressGoesThroughTheCells() {
        List<Double> seen = new ArrayList<>();
        sweep(new Toy(List.of(WON, LOST), SweepTest::test), seen::add, "need=5,6");
        assertThat(seen).isSorted().allMatch(done -> done >= 0 && done <= 1);
        assertThat(seen).anyMatch(done -> done < 0.5).anyMatch(done -> done > 0.5);
        List<Double> part = new ArrayList<>();
        Progress whole = part::add;
        whole.part(1, 4).at(0.5);
        assertThat(part).containsExactly(0.375);
    }

    /** Three percentile dice in each of 70 cells: each has few enough states, and all together have too many. */
    @Test
    void aSweepOfTooManyStatesIsRefusedBeforeItsFirstCell() {
        AtomicInteger resolved = new AtomicInteger();
        Toy toy = new Toy(List.of(WON, LOST), (situation, dice) -> {
            resolved.incrementAndGet();
            int sum = 0;
            for (int i = 0; i < 3; i++) {
                sum += dice.one("die", Die.ordinary(100));
            }
            return new Audit().outcome(sum > 150 ? WON : LOST);
        });
        List<SweepCell> printed = new ArrayList<>();
        Map<String, String> typed = map("need=1..7", "dice=0..9");
        List<SweepAxis> axes = SweepAxis.in(toy.description(), typed, TABLES);
        assertThatThrownBy(() -> Sweep.each(toy, TABLES, axes, typed, Progress.UNWATCHED, printed::add))
                .hasMessage("exact odds of 70 situations: expected shorter ranges or fewer dice, they have about"
                        + " 70,000,000 states to go through");
        assertThat(printed).isEmpty();
        assertThat(resolved).hasValueLessThan(200_000);
    }

    /** As many dice as the need, of ten sides: the cells grow tenfold, and only the first are few enough. */
    @Test
    void theWorkOfASweepIsEstimatedByCellsOfEverySize() {
        Toy toy = new Toy(List.of(WON, LOST), (situation, dice) -> {
            int sum = 0;
            for (int i = 0; i < situation.get(NEED); i++) {
                sum += dice.one("die", Die.ordinary(10));
            }
            return new Audit().outcome(sum > 9 ? WON : LOST);
        });
        assertThat(sweep(toy, "need=1..4").cells()).hasSize(4);
        assertThatThrownBy(() -> sweep(toy, "need=1..7", "dice=0..9"))
                .hasMessageContaining("70 situations")
                .hasMessageContaining("states to go through");
    }

    @Test
    void aCourseKnowsHowFarTheWalkHasCome() {
        List<Double> seen = new ArrayList<>();
        ExhaustiveDice dice = new ExhaustiveDice(seen::add);
        dice.chances(() -> dice.one("coin", Die.ordinary(2)) == 1 ? 0 : dice.one("die", Die.ordinary(4)));
        double last = seen.get(seen.size() - 1);
        assertThat(last).isCloseTo(0.5 + 0.5 * 0.75, within(0.13));
        assertThat(seen.stream().filter(done -> Math.abs(done - 0.625) < 1e-9)).isNotEmpty();
    }
}
