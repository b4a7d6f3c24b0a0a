package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.dice.Die;
import grognard.dice.Roll;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rolls counted for each label and purpose. */
class DiceLuckTest {

    private static List<Roll> roll(String purpose, String die, Roll.Source source, int... values) {
        return List.of(new Roll(
                purpose,
                Die.named(die).orElseThrow(),
                IntStream.of(values).boxed().toList(),
                source));
    }

    @Test
    void luckCountsEachLabelPurposeAndSource() {
        DiceLuck luck = new DiceLuck();
        luck.add("Red", roll("shot", "dav", Roll.Source.SEED, 3, 3, 5));
        luck.add("Red", roll("shot", "d6", Roll.Source.SEED, 6));
        luck.add("Blue", roll("shot", "d6", Roll.Source.SEED, 1, 2));
        luck.add("Blue", roll("morale", "d6", Roll.Source.SEED, 4));
        luck.add("Blue", roll("shot", "d6", Roll.Source.GIVEN, 4));
        luck.add("Blue", roll("shot", "d6", Roll.Source.SEED, 1));
        assertThat(luck.lines())
                .extracting(line -> line.dice().label() + " " + line.dice().purpose() + " "
                        + line.dice().die() + " " + line.dice().source() + " " + line.count() + " " + line.sum())
                .containsExactly(
                        "Blue morale d6 seed 1 4",
                        "Blue shot d6 given 1 4",
                        "Blue shot d6 seed 3 4",
                        "Red shot d6 seed 1 6",
                        "Red shot dav seed 3 11");
        DiceLuck.Line average = luck.lines().get(4);
        DiceLuck many = new DiceLuck();
        for (int sides = 9; sides > 1; sides--) {
            many.add("Red", roll("shot", "d" + sides, Roll.Source.SEED, 1));
        }
        assertThat(many.lines())
                .extracting(line -> line.dice().die().name())
                .containsExactly("d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9");
        DiceLuck labels = new DiceLuck();
        for (char label = 'h'; label >= 'a'; label--) {
            labels.add(String.valueOf(label), roll("shot", "d6", Roll.Source.SEED, 1));
        }
        assertThat(labels.lines())
                .extracting(line -> line.dice().label())
                .containsExactly("a", "b", "c", "d", "e", "f", "g", "h");
        assertThat(average.mean()).isEqualTo(11 / 3.0);
        assertThat(average.expectedMean()).isEqualTo(3.5);
        assertThat(average.expected(3)).isEqualTo(1);
        assertThat(average.expected(5)).isEqualTo(0.5);
        assertThat(average.faces()).containsExactly(Map.entry(3, 2L), Map.entry(5, 1L));
        assertThat(luck.perDie())
                .extracting(line -> line.dice().die() + " " + line.dice().source() + " " + line.count() + " "
                        + line.sum() + " " + line.faces())
                .containsExactly("d6 given 1 4 {4=1}", "d6 seed 5 14 {1=2, 2=1, 4=1, 6=1}", "dav seed 3 11 {3=2, 5=1}");
        assertThat(DiceLuck.shown(Die.D6, 3.5)).isEqualByComparingTo("3.5");
        assertThat(DiceLuck.shown(Die.THOUSANDTHS, 499.5)).isEqualByComparingTo("0.4995");
    }
}
