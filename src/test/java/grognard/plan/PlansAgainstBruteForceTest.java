package grognard.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Tally;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.EachDie;
import grognard.testing.Run;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Every roll of every die of a whole plan, played as at the table, against what {@code plan} says; where there are too
 * many rolls, some thousand plays.
 */
class PlansAgainstBruteForceTest {

    private static final long MOST_ROLLS = 20_000;
    private static final int PLAYS = 2_000;

    /** What the long run counts, roll by roll, and how often it plays what has more; CONTRIBUTING says how to run it. */
    private static final long MOST_ROLLS_OF_ALL = Long.getLong("long.plan.rolls", 10_000_000);

    private static final int PLAYS_OF_LONGER = 20_000;

    /** So many standard deviations, and a few plays: never by chance with dice that are always the same. */
    private static final double FAR = 5;

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/plans/plans.csv", numLinesToSkip = 1, maxCharsPerColumn = 10_000)
    void everyRollIsCounted(String id, String name, String units, String plan) {
        hold(name, units, plan, MOST_ROLLS, PLAYS);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = {"/plans/plans.csv", "/plans/longer.csv"},
            numLinesToSkip = 1,
            maxCharsPerColumn = 10_000)
    void everyRollOfLongerPlansIsCounted(String id, String name, String units, String plan) {
        double rolls = EachDie.estimate(PLAYS, new PlainPlay(Rulesets.named(name), units, plan)::with);
        long most = rolls > 2 * MOST_ROLLS_OF_ALL ? 0 : MOST_ROLLS_OF_ALL;
        long counted = hold(name, units, plan, most, PLAYS_OF_LONGER);
        System.out.println(id + " " + name + ": " + plan + ": "
                + (counted > 0 ? counted + " rolls, all" : PLAYS_OF_LONGER + " plays"));
    }

    /** Holds what {@code plan} says against brute force; how many rolls were counted, none if it was sampled. */
    private static long hold(String name, String units, String plan, long mostRolls, int plays) {
        Ruleset ruleset = Rulesets.named(name);
        PlainPlay play = new PlainPlay(ruleset, units, plan);
        EveryCourse courses = EveryCourse.of(play, mostRolls);
        Run run = Run.of("plan", "--rules", name, "--units", units, plan, "--json");
        assertThat(run.err()).isEmpty();
        BigInteger of = new BigInteger(String.valueOf(run.json().get("of")));
        if (courses.rolls() == 0) {
            sampled(play, said(run.json()), of, plays);
            return 0;
        }
        BigInteger over = courses.over(of);
        Map<String, BigInteger> expected = courses.ways(over);
        Map<String, BigInteger> found = new TreeMap<>();
        said(run.json()).forEach((what, ways) -> found.put(what, ways.multiply(over.divide(of))));
        // What never changes is not listed.
        expected.keySet().removeIf(what -> !found.containsKey(what) && isUnchanged(what, expected, over));
        assertThat(found).as(plan).isEqualTo(expected);
        return courses.rolls();
    }

    /** More rolls than can be counted: so many plays must come near it. */
    private static void sampled(PlainPlay play, Map<String, BigInteger> said, BigInteger of, int plays) {
        Map<String, long[]> counts = new HashMap<>();
        Random random = new Random(21);
        for (int i = 0; i < plays; i++) {
            play.with(new AnyDice(random)).forEach(one -> counts.computeIfAbsent(one, any -> new long[1])[0]++);
        }
        said.forEach((what, ways) -> {
            double p = ways.doubleValue() / of.doubleValue();
            long found = counts.getOrDefault(what, new long[1])[0];
            assertThat(Math.abs(found - plays * p)).as(what).isLessThan(FAR * Math.sqrt(plays * p * (1 - p)) + FAR);
        });
    }

    /** Dice as they fall. */
    private record AnyDice(Random random) implements Dice {

        @Override
        public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
            S tallied = tally.start();
            for (int i = 0; i < count; i++) {
                tallied = tally.add(tallied, die.value(random.nextInt(die.sides())));
            }
            return tallied;
        }

        @Override
        public int known(String purpose, Die die, int value) {
            return value;
        }
    }

    /** Whether it is so in every course, and a field that the plan does not speak of. */
    private static boolean isUnchanged(String what, Map<String, BigInteger> expected, BigInteger over) {
        boolean field = !what.startsWith("step ") && !what.startsWith("left ") && !what.startsWith("passed ");
        return field && over.equals(expected.get(what));
    }

    static Map<String, BigInteger> said(Map<String, Object> json) {
        Map<String, BigInteger> said = new TreeMap<>();
        int number = 0;
        for (Map<?, ?> step : list(json.get("steps"))) {
            number++;
            for (Map<?, ?> outcome : list(step.get("outcomes"))) {
                said.put("step " + number + " " + outcome.get("code"), ways(outcome));
            }
            for (Map<?, ?> passed : list(step.get("passed"))) {
                said.put("passed " + number + " " + passed.get("why"), ways(passed));
            }
        }
        for (Map<?, ?> left : list(json.get("left"))) {
            List<String> words = new ArrayList<>(List.of("left", String.valueOf(left.get("resolver"))));
            ((List<?>) left.get("units")).forEach(unit -> words.add(String.valueOf(unit)));
            said.put(String.join(" ", words), ways(left));
        }
        for (Map<?, ?> field : list(json.get("units"))) {
            for (Map<?, ?> value : list(field.get("values"))) {
                said.put(field.get("unit") + " " + field.get("field") + "=" + value.get("value"), ways(value));
            }
        }
        return said;
    }

    private static BigInteger ways(Map<?, ?> one) {
        return new BigInteger(String.valueOf(one.get("ways")));
    }

    private static List<Map<?, ?>> list(Object list) {
        List<Map<?, ?>> all = new ArrayList<>();
        ((List<?>) list).forEach(one -> all.add((Map<?, ?>) one));
        return all;
    }
}
