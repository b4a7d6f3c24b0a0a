package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeCacheTest {

    private final OutcomeCache<String> courses = new OutcomeCache<>();

    private static Roll thrown(Die die, Integer... values) {
        return new Roll("die", die, List.of(values), Roll.Source.SEED);
    }

    private static Roll known(int value) {
        return new Roll("die", Die.D6, List.of(value), Roll.Source.GIVEN);
    }

    private static GivenDice faces(String... faces) {
        return new GivenDice("--dice", List.of(faces));
    }

    @Test
    void findsWhatCameOfTheSameFaces() {
        assertThat(courses.put(List.of(thrown(Die.D6, 4), thrown(Die.AVERAGE, 3, 5)), "a"))
                .isTrue();
        assertThat(courses.put(List.of(thrown(Die.D6, 6)), "b")).isTrue();
        assertThat(courses.find(faces("4", "3", "5"))).isEqualTo("a");
        assertThat(courses.find(faces("6"))).isEqualTo("b");
        assertThat(courses.find(faces("4", "3", "4"))).isNull();
        assertThat(courses.find(faces("1"))).isNull();
    }

    @Test
    void diceOnTheTableAreNotThrown() {
        courses.put(List.of(known(2), thrown(Die.D6, 5), known(3)), "a");
        assertThat(courses.find(faces("5"))).isEqualTo("a");
    }

    @Test
    void withoutDiceThereIsOneCourse() {
        assertThat(courses.find(faces())).isNull();
        courses.put(List.of(known(2)), "a");
        assertThat(courses.find(faces())).isEqualTo("a");
    }

    @Test
    void whatHardlyComesAgainIsNotRemembered() {
        assertThat(courses.put(List.of(thrown(Die.D6, 1, 1, 1, 1, 1, 1, 1)), "a"))
                .isFalse();
        assertThat(courses.put(List.of(thrown(Die.THOUSANDTHS, 412)), "a")).isFalse();
        assertThat(courses.find(faces("1"))).isNull();
    }

    @Test
    void sixDiceOfTwentySidesAreTheMostThatAreRemembered() {
        Die d20 = Die.ordinary(20);
        assertThat(courses.put(List.of(known(1), thrown(d20, 20, 1, 20), thrown(d20, 1, 20, 1)), "a"))
                .isTrue();
        assertThat(courses.find(faces("20", "1", "20", "1", "20", "1"))).isEqualTo("a");
        assertThat(courses.put(List.of(thrown(Die.ordinary(21), 1)), "b")).isFalse();
        assertThat(courses.put(List.of(thrown(d20, 1, 1, 1, 1), thrown(d20, 1, 1, 1)), "b"))
                .isFalse();
    }
}
