package grognard.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Long lines in narrow windows. */
class WrappingTest {

    @Test
    void whatGoesOnHangsUnderItsColumn() {
        assertThat(Wrapping.text("  PB-1  one two three four five six seven\n", 26))
                .isEqualTo("  PB-1  one two three four\n        five six seven\n");
        assertThat(Wrapping.text("one two three four five six seven\n", 20))
                .isEqualTo("one two three four\n  five six seven\n");
    }

    @Test
    void coloursDoNotCount() {
        String line = Style.COLOUR.good("RALLIED") + "  The unit rallies.\n";
        assertThat(Wrapping.text(line, 26)).isEqualTo(line);
    }

    @Test
    void aWordThatIsTooLongIsLeftWhole() {
        String seed = "Seed 0123456789012345678901234567890123456789\n";
        assertThat(Wrapping.text(seed, 20)).contains("0123456789012345678901234567890123456789");
        assertThat(Wrapping.text("0123456789012345678901234567890123456789", 20))
                .hasSize(40);
    }

    @Test
    void columnsAreBrokenToFit() {
        Columns columns = new Columns("llr");
        columns.row("defender-falls-back", Wrapping.list("defender rout 2; attacker extra-move"), "1");
        assertThat(columns.lines("", 44))
                .isEqualTo(List.of(
                        "defender-falls-back  defender rout 2;      1", "                     attacker extra-move"));
        assertThat(columns.lines("", 30)).allMatch(line -> line.length() <= 30);
    }
}
