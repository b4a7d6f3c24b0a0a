package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.dice.Report;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Resolution;
import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.rules.base.Step;
import grognard.rulesets.Rulesets;
import grognard.testing.EachDie;
import grognard.testing.EachRoll;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Steps of which only the group key matters later: the numbers they tell are those of brute force, in fewer runs. */
class ReportTest {

    private static final Code WON = Code.of("won", "Won.");
    private static final Code LOST = Code.of("lost", "Lost.");
    private static final Ruleset ANY = Rulesets.named("paperboys");

    /** Two dice, of which only matters whether ours is the higher. */
    private record Duel(String round, int ours, int theirs) implements Report {

        static Duel with(String round, Dice dice, int sides) {
            return new Duel(round, dice.one("ours", Die.ordinary(sides)), dice.one("theirs", Die.D6));
        }

        @Override
        public Object groupKey() {
            return ours > theirs;
        }

        @Override
        public Map<String, Integer> numbers() {
            return Map.of("ours", ours, "difference", ours - theirs);
        }

        Duel put(Audit audit) {
            audit.number("ours", ours).number("difference", ours - theirs);
            return this;
        }
    }

    private record Fixed(BiFunction<Dice, Audit, Code> body, AtomicInteger runs) implements Resolver {

        private static final Description DESCRIPTION =
                Description.of("duel", "for this test").codes(WON, LOST).source("");

        @Override
        public Description description() {
            return DESCRIPTION;
        }

        @Override
        public Resolution resolve(Tables tables, Situation situation, Dice dice) {
            runs.incrementAndGet();
            Audit audit = new Audit();
            return audit.outcome(body.apply(dice, audit));
        }
    }

    /** Holds the odds against every roll, and answers how often the resolver was run for them. */
    private static int runs(BiFunction<Dice, Audit, Code> body) {
        AtomicInteger runs = new AtomicInteger();
        Resolver resolver = new Fixed(body, runs);
        Tables tables = Tables.builtIn(ANY);
        Situation situation = Situation.read(resolver, Map.of(), tables);
        Odds odds = Odds.of(resolver, tables, situation);
        int forOdds = runs.get();
        EachRoll rolls = new EachRoll();
        assertThat(EachDie.every(
                        100_000,
                        dice -> resolver.resolve(tables, situation, dice).outcome(),
                        rolls::add))
                .isTrue();
        assertThat(odds.numbers()).isNotEmpty();
        assertThat(rolls.found(odds)).isEqualTo(rolls.expected(odds));
        return forOdds;
    }

    @Test
    void oneRunABearing() {
        assertThat(runs((dice, audit) -> {
                    Duel duel = dice.result(new Step<>("duel", cup -> Duel.with("", cup, 6)));
                    return duel.put(audit).ours > duel.theirs ? WON : LOST;
                }))
                .isEqualTo(2);
    }

    @Test
    void aLaterStepTellsTheSameNumbersAnew() {
        runs((dice, audit) -> {
            Duel first = dice.result(new Step<>("first", cup -> Duel.with("first", cup, 6)));
            first.put(audit);
            if (first.ours > first.theirs) {
                return WON;
            }
            Duel second = dice.result(new Step<>("second", cup -> Duel.with("second", cup, 4)));
            return second.put(audit).ours > second.theirs ? WON : LOST;
        });
    }

    @Test
    void numbersThatAreNotPutOnRecordAreNotCounted() {
        runs((dice, audit) -> {
            Duel duel = dice.result(new Step<>("duel", cup -> Duel.with("", cup, 6)));
            if (duel.ours > duel.theirs) {
                return WON;
            }
            audit.number("ours", duel.ours);
            return dice.one("last", Die.ordinary(10)) > 3 ? WON : LOST;
        });
    }

    @Test
    void withinAnotherStepTheNumbersArePartOfItsResult() {
        runs((dice, audit) -> {
            int both = dice.result(new Step<>("both", cup -> {
                Duel first = cup.result(new Step<>("first", inner -> Duel.with("first", inner, 4)));
                return first.ours + cup.one("more", Die.ordinary(3));
            }));
            audit.number("both", both);
            return both > 4 ? WON : LOST;
        });
    }

    @Test
    void withinARepetitionToo() {
        AtomicInteger runs = new AtomicInteger();
        Resolver resolver = new Fixed(
                (dice, audit) -> {
                    int score = dice.until(
                            0,
                            sum -> sum >= 3,
                            sum -> sum + dice.result(new Step<>("throw", cup -> Duel.with("throw", cup, 2))).ours);
                    audit.number("score", score);
                    return score > 3 ? WON : LOST;
                },
                runs);
        Tables tables = Tables.builtIn(ANY);
        Odds odds = Odds.of(resolver, tables, Situation.read(resolver, Map.of(), tables));
        // Ones and twos until the sum is 3 or 4: 4 only by 2+2 or 1+1+2, that is 1/4 and 1/8.
        assertThat(odds.chance(List.of("won")).toDouble()).isEqualTo(0.375);
    }
}
