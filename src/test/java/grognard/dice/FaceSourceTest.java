package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.input.BadInput;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice that people give and records hold, and the cup that throws them. */
class FaceSourceTest {

    private static Roll roll(String purpose, Die die, Integer... values) {
        return new Roll(purpose, die, List.of(values), Roll.Source.SEED);
    }

    @Test
    void givenDiceAreTakenInOrder() {
        for (String typed : List.of("4,2,5", " 4 2 5 ", "4 , 2\t5")) {
            GivenDice given = GivenDice.typed("--dice", typed);
            assertThat(given.source()).isEqualTo(Roll.Source.GIVEN);
            assertThat(given.next(Die.D6, "first die")).isEqualTo(4);
            assertThat(given.next(Die.AVERAGE, "second die")).isEqualTo(2);
            assertThat(given.next(Die.D6, "third die")).isEqualTo(5);
            assertThatCode(() -> given.close(3)).doesNotThrowAnyException();
        }
    }

    @Test
    void tooFewDiceGivenNamesTheNextOne() {
        assertThatThrownBy(() -> GivenDice.typed("--dice", " ").next(Die.D6, "rally die"))
                .hasMessage("--dice has 0 dice; the next one wanted is the rally die (d6, a whole number from 1 to 6)");
        GivenDice one = GivenDice.typed("--dice", "1");
        one.next(Die.D6, "rally die");
        assertThatThrownBy(() -> one.next(Die.AVERAGE, "range die"))
                .hasMessage("--dice has 1 die; the next one wanted is the range die (dav, a whole number from 2 to 5)");
    }

    @Test
    void tooManyDiceGivenNamesTheFirstTooMany() {
        GivenDice given = GivenDice.typed("--dice", "1,2,3");
        given.next(Die.D6, "rally die");
        assertThatThrownBy(() -> given.close(1)).hasMessage("--dice: die 2, 2: expected no more than 1 die here");
        given.next(Die.D6, "rally die");
        assertThatThrownBy(() -> given.close(2)).hasMessage("--dice: die 3, 3: expected no more than 2 dice here");
        assertThatThrownBy(() -> GivenDice.typed("--dice", "1,2").close(0))
                .hasMessage("--dice 1,2: expected no --dice: no die is left to throw here");
    }

    @Test
    void aFaceThatTheDieLacksIsNamed() {
        GivenDice given = GivenDice.typed("--dice", "1,7");
        given.next(Die.D6, "first die");
        assertThatThrownBy(() -> given.next(Die.D6, "second die"))
                .isInstanceOf(BadInput.class)
                .hasMessage("--dice: die 2, the second die (d6), 7: expected a whole number from 1 to 6");
        GivenDice gap = GivenDice.typed("--dice", "1,,2");
        gap.next(Die.D6, "first die");
        assertThatThrownBy(() -> gap.next(Die.D6, "second die")).hasMessageContaining("die 2, the second die (d6), ''");
    }

    @Test
    void askedDiceAreAskedForAgain() {
        List<String> asked = new ArrayList<>();
        Iterator<String> answers = List.of("9", "x", " 3 ").iterator();
        AskedDice dice = new AskedDice("--ask", (prompt, complaint) -> {
            asked.add(prompt + "|" + complaint);
            return answers.next();
        });
        assertThat(dice.next(Die.D6, "rally die")).isEqualTo(3);
        assertThat(asked)
                .containsExactly(
                        "rally die (d6)|",
                        "rally die (d6)|expected a whole number from 1 to 6",
                        "rally die (d6)|expected a whole number from 1 to 6");
        assertThat(dice.source()).isEqualTo(Roll.Source.GIVEN);
    }

    /** Plays two shots and a save with these answers, again and again until nothing is taken back. */
    private static List<String> shotsAndSave(List<Integer> faces, String... answers) {
        List<String> asked = new ArrayList<>();
        Iterator<String> each = List.of(answers).iterator();
        AskedDice dice = new AskedDice("--ask", (prompt, complaint) -> {
            asked.add(prompt + "|" + complaint);
            return each.next();
        });
        while (true) {
            try {
                faces.clear();
                dice.begin(2);
                faces.add(dice.next(Die.D6, "shots"));
                faces.add(dice.next(Die.D6, "shots"));
                dice.begin(1);
                faces.add(dice.next(Die.D6, "save"));
                dice.close(3);
                return asked;
            } catch (AskedDice.Restart e) {
                assertThat(asked).hasSizeLessThan(20);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "5,6,2; shots, 1 of 2 (d6)|/shots, 2 of 2 (d6)|/save (d6)|",
                "56,2; shots, 1 of 2 (d6)|/save (d6)|",
                "5 6 2; shots, 1 of 2 (d6)|",
                "562; shots, 1 of 2 (d6)|",
                "1,-,5,62; shots, 1 of 2 (d6)|/shots, 2 of 2 (d6)|/shots, 1 of 2 (d6)|/shots, 2 of 2 (d6)|",
                "51,-,6,2; shots, 1 of 2 (d6)|/save (d6)|/shots, 2 of 2 (d6)|/save (d6)|",
                "-,562; shots, 1 of 2 (d6)|/shots, 1 of 2 (d6)|this is the first die",
                "56,24,2; shots, 1 of 2 (d6)|/save (d6)|/save (d6)|expected 1 here, not 2",
                "597,62; shots, 1 of 2 (d6)|/shots, 2 of 2 (d6)|expected a whole number from 1 to 6",
            })
    void severalDiceAtOnceAndOneTakenBack(String answers, String asked) {
        List<Integer> faces = new ArrayList<>();
        assertThat(shotsAndSave(faces, answers.split(","))).containsExactly(asked.split("/"));
        assertThat(faces).containsExactly(5, 6, 2);
    }

    @Test
    void diceOfOneDigitNeedNothingBetweenThem() {
        GivenDice dice = GivenDice.typed("--dice", "552 61");
        for (int face : new int[] {5, 5, 2, 6, 1}) {
            assertThat(dice.next(Die.D6, "shots")).isEqualTo(face);
        }
        assertThatCode(() -> dice.close(5)).doesNotThrowAnyException();
        assertThat(GivenDice.typed("--dice", "10,412").next(Die.ordinary(10), "d"))
                .isEqualTo(10);
        assertThat(GivenDice.typed("--dice", "412").next(Die.THOUSANDTHS, "d")).isEqualTo(412);
        assertThatThrownBy(() -> GivenDice.typed("--dice", "71").next(Die.D6, "d"))
                .hasMessage("--dice: die 1, the d (d6), 7: expected a whole number from 1 to 6");
        assertThatThrownBy(() -> GivenDice.typed("--dice", "12").next(Die.ordinary(10), "d"))
                .hasMessage("--dice: die 1, the d (d10), 12: expected a whole number from 1 to 10");
    }

    @Test
    void aRecordIsThrownAgain() {
        ReplayedDice replayed = new ReplayedDice(List.of(roll("a", Die.D6, 4, 2), roll("b", Die.THOUSANDTHS, 412)));
        assertThat(replayed.source()).isEqualTo(Roll.Source.REPLAY);
        assertThat(replayed.next(Die.D6, "a")).isEqualTo(4);
        assertThatThrownBy(() -> replayed.close(1)).hasMessage("the record has more dice than are thrown");
        assertThat(replayed.next(Die.D6, "a")).isEqualTo(2);
        assertThatThrownBy(() -> replayed.close(2)).hasMessage("the record has more dice than are thrown");
        replayed.known(Die.THOUSANDTHS, "b", 412);
        assertThatCode(() -> replayed.close(3)).doesNotThrowAnyException();
        assertThatThrownBy(() -> replayed.next(Die.D6, "c")).hasMessage("the record lacks the c");
    }

    @Test
    void aRecordThatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> new ReplayedDice(List.of(roll("a", Die.D6, 4))).next(Die.D6, "b"))
                .hasMessage("the record has the a (d6) where the b (d6) is thrown");
        assertThatThrownBy(() -> new ReplayedDice(List.of(roll("a", Die.D6, 4))).next(Die.AVERAGE, "a"))
                .hasMessage("the record has the a (d6) where the a (dav) is thrown");
        assertThatThrownBy(() -> new ReplayedDice(List.of(roll("a", Die.D6))).next(Die.D6, "a"))
                .hasMessage("the record has the a (d6) where the a (d6) is thrown");
        assertThatThrownBy(() -> new ReplayedDice(List.of(roll("a", Die.D6, 7))).next(Die.D6, "a"))
                .hasMessage("the record's a (d6) 7: expected a whole number from 1 to 6");
        assertThatThrownBy(() -> new ReplayedDice(List.of(roll("a", Die.D6, 4))).known(Die.D6, "a", 5))
                .hasMessage("the record's a is 4, its inputs say 5");
    }

    @Test
    void theCupRecordsEveryThrow() {
        RecordingDice cup = new RecordingDice(GivenDice.typed("--dice", "4,2,6,5,1"));
        assertThat(cup.sum("pair", 2, Die.D6)).isEqualTo(6);
        assertThat(cup.one("single", Die.D6, Optional.of(3))).isEqualTo(3);
        assertThat(cup.hits("nothing", 0, 5)).isZero();
        assertThat(cup.sum("fewer than nothing", -1, Die.D6)).isZero();
        assertThat(cup.hits("shots", 3, 5)).isEqualTo(2);
        cup.close();
        assertThat(cup.rolls())
                .containsExactly(
                        new Roll("pair", Die.D6, List.of(4, 2), Roll.Source.GIVEN),
                        new Roll("single", Die.D6, List.of(3), Roll.Source.GIVEN),
                        new Roll("shots", Die.D6, List.of(6, 5, 1), Roll.Source.GIVEN));
    }

    @Test
    void theCupTellsHowManyWereThrownAndWhatLayOnTheTable() {
        RecordingDice cup = new RecordingDice(GivenDice.typed("--dice", "4,2,6"));
        cup.sum("pair", 2, Die.D6);
        assertThatThrownBy(cup::close).hasMessageContaining("no more than 2 dice here");
        RecordingDice replay = new RecordingDice(new ReplayedDice(List.of(roll("single", Die.D6, 3))));
        assertThatThrownBy(() -> replay.one("single", Die.D6, Optional.of(4))).hasMessageContaining("its inputs say 4");
    }

    @Test
    void aStepIsRepeatedUntilTheStateIsSettled() {
        RecordingDice cup = new RecordingDice(GivenDice.typed("--dice", "2,3,6,1"));
        assertThat(cup.until(0, last -> last == 6, last -> cup.one("die", Die.D6)))
                .isEqualTo(6);
        assertThat(cup.rolls()).hasSize(3);
        assertThat(cup.<Integer>result(dice -> 10 * dice.one("die", Die.D6))).isEqualTo(10);
        assertThat(cup.until(6, last -> last == 6, last -> cup.one("die", Die.D6)))
                .isEqualTo(6);
        cup.close();
    }
}
