package grognard.render.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Long lines in narrow windows. */
class LineWrapperTest {

    @Test
    void whatGoesOnHangsUnderItsColumn() {
        assertThat(LineWrapper.text("  PB-1  one two three four five six seven\n", 26))
                .isEqualTo("  PB-1  one two three four\n        five six seven\n");
        assertThat(LineWrapper.text("one two three four five six seven\n", 20))
                .isEqualTo("one two three four\n  five six seven\n");
    }

    @Test
    void coloursDoNotCount() {
        String line = Style.COLOUR.good("RALLIED") + "  The unit rallies.\n";
        assertThat(LineWrapper.text(line, 26)).isEqualTo(line);
    }

    @Test
    void aWordThatIsTooLongIsLeftWhole() {
        String seed = "Seed 0123456789012345678901234567890123456789\n";
        assertThat(LineWrapper.text(seed, 20)).contains("0123456789012345678901234567890123456789");
        assertThat(LineWrapper.text("0123456789012345678901234567890123456789", 20))
                .hasSize(40);
    }

    /** The help of a table with a code for each of thousands of cells. Copying the rest for each line took minutes. */
    @Test
    void aLineOfMegabytesIsWrappedInLinearTime() {
        String words = "hit-12345, ".repeat(400_000);
        String wrapped = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> LineWrapper.text(words, 80));
        assertThat(wrapped.lines()).hasSizeGreaterThan(50_000).allMatch(line -> line.length() <= 80);
    }

    @Test
    void columnsAreBrokenToFit() {
        ColumnLayout columns = new ColumnLayout("llr");
        columns.row("defender-falls-back", LineWrapper.list("defender rout 2; attacker extra-move"), "1");
        assertThat(columns.lines("", 44))
                .isEqualTo(List.of(
                        "defender-falls-back  defender rout 2;      1", "                     attacker extra-move"));
        assertThat(columns.lines("", 30)).allMatch(line -> line.length() <= 30);
    }
}
