package grognard.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DieTest {

    @Test
    void sidesShowTheirValues() {
        assertThat(IntStream.range(0, 6).map(Die.D6::value)).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(IntStream.range(0, 6).map(Die.AVERAGE::value)).containsExactly(2, 3, 3, 4, 4, 5);
        assertThat(Die.THOUSANDTHS.sides()).isEqualTo(1000);
        assertThat(Die.THOUSANDTHS.value(0)).isZero();
        assertThat(Die.THOUSANDTHS.value(999)).isEqualTo(999);
        assertThat(Die.AVERAGE.shows(2)).isTrue();
        assertThat(Die.AVERAGE.shows(5)).isTrue();
        assertThat(Die.AVERAGE.shows(6)).isFalse();
    }

    @Test
    void diceGoByTheirNames() {
        assertThat(Die.named("D6")).containsSame(Die.D6);
        assertThat(Die.named("dav")).containsSame(Die.AVERAGE);
        assertThat(Die.named("DAV")).containsSame(Die.AVERAGE);
        assertThat(Die.named("d1000")).containsSame(Die.THOUSANDTHS);
        assertThat(Die.named("d1")).contains(Die.ordinary(1));
        assertThat(Die.named("d256").map(Die::sides)).contains(256);
        assertThat(Die.ordinary(20)).hasToString("d20").hasSameHashCodeAs(Die.ordinary(20));
        assertThat(Die.ordinary(20)).isEqualTo(Die.ordinary(20)).isNotEqualTo(Die.ordinary(12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d", "6", "d0", "d06", "d257", "d999", "d1001", "dx", "d6 ", "2d6"})
    void whatIsNoDieIsNotFound(String name) {
        assertThat(Die.named(name)).isEmpty();
    }

    @Test
    void aDieHasOneTo256Sides() {
        assertThat(Die.ordinary(1).sides()).isEqualTo(1);
        assertThat(Die.ordinary(256).sides()).isEqualTo(256);
        assertThatThrownBy(() -> Die.ordinary(0)).hasMessage("die d0: expected d1 to d256, dav or d1000");
        assertThatThrownBy(() -> Die.ordinary(257)).hasMessage("die d257: expected d1 to d256, dav or d1000");
    }

    @Test
    void valuesAreReadAsTheyAreWritten() {
        assertThat(Die.D6.read("6")).contains(6);
        assertThat(Die.D6.read("7")).isEmpty();
        assertThat(Die.D6.read("0.5")).isEmpty();
        assertThat(Die.THOUSANDTHS.read("0.412")).contains(412);
        assertThat(Die.THOUSANDTHS.read("0.000")).contains(0);
        assertThat(Die.THOUSANDTHS.read("0.41")).contains(410);
        assertThat(Die.THOUSANDTHS.read(".412")).contains(412);
        assertThat(Die.THOUSANDTHS.read("412")).contains(412);
        assertThat(Die.THOUSANDTHS.read("004")).contains(4);
        assertThat(Die.THOUSANDTHS.read("0.4129999999999999999999")).contains(412);
        for (String none : List.of(
                "1.000", "41", "4125", "0", "0.", ".", "", "-0.4", "+.4", "0,4", "00.4", "0.4 ", "0.4.1", "1")) {
            assertThat(Die.THOUSANDTHS.read(none)).as(none).isEmpty();
        }
        assertThat(Die.THOUSANDTHS.truncates("0.4125")).isTrue();
        assertThat(Die.THOUSANDTHS.truncates(".412")).isFalse();
        assertThat(Die.THOUSANDTHS.truncates("412")).isFalse();
        assertThat(Die.D6.truncates("4")).isFalse();
        assertThat(Die.D6.number(4)).isEqualTo(4);
        assertThat(Die.THOUSANDTHS.number(412)).isEqualTo(new BigDecimal("0.412"));
        assertThat(Die.D6.text(4)).isEqualTo("4");
        assertThat(Die.THOUSANDTHS.text(40)).isEqualTo("0.040");
    }

    @Test
    void saysWhatMayBeGiven() {
        assertThat(Die.D6.expected()).isEqualTo("a whole number from 1 to 6");
        assertThat(Die.AVERAGE.expected()).isEqualTo("a whole number from 2 to 5");
        assertThat(Die.THOUSANDTHS.expected()).isEqualTo("a number from 0.000 to 0.999, written 0.412, .412 or 412");
    }
}
