package grognard.render.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StyledTextTest {

    @Test
    void stylesBecomeEscapeSequencesAndTextsDoNot() {
        assertThat(StyledText.printed(Style.COLOUR.bad("a\u001b[0mb") + "\n"))
                .isEqualTo("\u001b[1m\u001b[31ma\\u001b[0mb\u001b[0m\n");
        assertThat(StyledText.printed(Style.PLAIN.bad("a\u001b[0mb") + "\t")).isEqualTo("a\\u001b[0mb\t");
    }

    @Test
    void aStyleIsForOneLine() {
        assertThat(StyledText.printed(Style.COLOUR.dim("a\nb"))).isEqualTo("\u001b[2ma\\u000ab\u001b[0m");
    }

    @Test
    void stylesMayBeNested() {
        String inner = Style.COLOUR.accent("b");
        assertThat(StyledText.printed(Style.COLOUR.bold("a" + inner)))
                .isEqualTo("\u001b[1ma\u001b[36mb\u001b[0m\u001b[0m");
    }

    /** The first half of a private-use character is the same code unit as a mark. */
    @Test
    void halfOfACharacterIsNoMark() {
        String character = "\udbf1\udc00";
        assertThat(StyledText.printed(character)).isEqualTo(character);
    }

    @Test
    void otherSurrogatesAreEscaped() {
        assertThat(StyledText.printed("\ud83d")).isEqualTo("\\ud83d");
    }
}
