package grognard.rules.honour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import grognard.odds.Odds;
import grognard.rules.Resolver;
import grognard.rules.Situation;
import grognard.rules.Tables;
import grognard.testing.EachDie;
import grognard.testing.EachRoll;
import grognard.testing.ExampleLine;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Melees that fall apart into throngs, or do not: their odds are those of every single roll. */
class MeleeOddsTest {

    private final Resolver melee = new Honour().resolver("melee");
    private final Tables tables = Tables.builtIn(new Honour());

    private Situation situation(String line) {
        return Situation.read(melee, ExampleLine.of(melee.description(), line), tables);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                // two duels, one after the other
                "--unit A,attacker,formed,regular,2,B,2,charging --unit B,defender,formed,regular,3,A,1,"
                        + " --unit C,attacker,formed,superior,4,D,1, --unit D,defender,formed,inferior,2,C,2,",
                // the same with their rows mixed
                "--unit A,attacker,formed,regular,2,B,2,charging --unit C,attacker,formed,superior,4,D,1,"
                        + " --unit B,defender,formed,regular,3,A,1, --unit D,defender,formed,inferior,2,C,2,",
                // joined by rows without dice
                "--unit A,attacker,formed,regular,2,B,2, --unit B,defender,formed,regular,3,A,1,"
                        + " --unit C,attacker,formed,regular,2,D,1, --unit D,defender,formed,regular,2,C,1,"
                        + " --unit A,attacker,formed,regular,2,D,0, --unit D,defender,formed,regular,2,A,0,",
                // two on one, and a duel that has nothing to do with them
                "--unit A,attacker,formed,regular,5,C,2, --unit B,attacker,light,regular,0,C,1,"
                        + " --unit C,defender,formed,regular,5,A,1,overlap --unit C,defender,formed,regular,5,B,1,"
                        + " --unit E,attacker,formed,regular,0,F,0, --unit F,defender,formed,regular,0,E,0,"
            })
    void oddsAreThoseOfEveryRoll(String line) {
        Situation situation = situation(line);
        Odds odds = Odds.of(melee, tables, situation);
        EachRoll rolls = new EachRoll();
        assertThat(EachDie.every(
                        100_000, dice -> melee.resolve(tables, situation, dice).outcome(), rolls::add))
                .isTrue();
        assertThat(odds.numbers()).hasSizeGreaterThan(2);
        assertThat(rolls.found(odds)).isEqualTo(rolls.expected(odds));
    }

    @Test
    void eightRowsOfFourDice() {
        StringBuilder rows = new StringBuilder();
        for (int i = 1; i <= 4; i++) {
            rows.append(" --unit A" + i + ",attacker,formed,regular,0,D" + i + ",4,charging");
            rows.append(" --unit D" + i + ",defender,formed,regular,0,A" + i + ",4,");
        }
        Odds odds = Odds.of(melee, tables, situation(rows.toString()));
        assertThat(odds.of()).isEqualTo(BigInteger.valueOf(6).pow(32));
        // A duel goes on at 0 to 3 hits each: four dice on 3+ for those who charge, on 4+ for the others.
        double draw = 0;
        double[] attackers = {1 / 81.0, 8 / 81.0, 24 / 81.0, 32 / 81.0};
        double[] defenders = {1 / 16.0, 4 / 16.0, 6 / 16.0, 4 / 16.0};
        for (int hits = 0; hits < 4; hits++) {
            draw += attackers[hits] * defenders[hits];
        }
        assertThat(odds.chance(List.of("settled")).toDouble()).isCloseTo(Math.pow(1 - draw, 4), offset(1e-12));
        assertThat(odds.numbers()).hasSize(8);
    }
}
