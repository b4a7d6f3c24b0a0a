package grognard.render.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells in columns: texts to the left, numbers to the right, and broken only where they must be. */
class ColumnLayoutTest {

    @Test
    void textsStandLeftAndNumbersRight() {
        ColumnLayout columns =
                new ColumnLayout("lr").row("die", "4").row("pips", "-1").row("score", "12");
        assertThat(columns.lines("  ")).containsExactly("  die     4", "  pips   -1", "  score  12");
        assertThat(columns.width("  ")).isEqualTo(11);
    }

    @Test
    void nothingIsLeftBehindTheLastCell() {
        assertThat(new ColumnLayout("ll").row("a", "").row("long", "b").lines(""))
                .containsExactly("a", "long  b");
        assertThat(new ColumnLayout("l").isEmpty()).isTrue();
    }

    @Test
    void theLastColumnGivesWayFirstBetweenWords() {
        ColumnLayout columns =
                new ColumnLayout("ll").row("PB-1", "infantry in square moves at half its rate and may not charge");
        assertThat(columns.lines("  ", 40))
                .containsExactly("  PB-1  infantry in square moves at half", "        its rate and may not charge");
    }

    @Test
    void theLinesOfARowStayTogether() {
        ColumnLayout columns = new ColumnLayout("ll")
                .row("one", "a sentence that is too long for a narrow page")
                .row("two", "short");
        List<List<String>> blocks = columns.blocks("", 30);
        assertThat(blocks).hasSize(2);
        assertThat(blocks.get(0)).hasSizeGreaterThan(1).allMatch(line -> line.length() <= 30);
        assertThat(blocks.get(1)).containsExactly("two  short");
    }

    @Test
    void numbersAreNeverBroken() {
        ColumnLayout columns = new ColumnLayout("rl").row("1234567890123", "words and words and words");
        assertThat(columns.lines("", 30).get(0)).startsWith("1234567890123  words");
        assertThat(columns.narrowest("")).isEqualTo(13 + 2 + 12);
    }
}
