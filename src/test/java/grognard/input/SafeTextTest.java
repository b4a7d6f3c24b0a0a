package grognard.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {

    /** Later versions of Unicode may add to these categories; the list then follows by hand, and this test says so. */
    @Test
    void hiddenCharactersAreThoseCategoriesOfUnicode() {
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (Character.isDefined(c)) {
                boolean hidden = switch (Character.getType(c)) {
                    case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                        true;
                    default -> false;
                };
                assertThat(HiddenCharacters.contains(c)).as("U+%04X", c).isEqualTo(hidden);
            }
        }
    }

    @Test
    void laterThanThisJdk() {
        assertThat(HiddenCharacters.contains(0x0890)).as("Unicode 14.0").isTrue();
        assertThat(HiddenCharacters.contains(0x1343f)).as("Unicode 15.0").isTrue();
    }

    @Test
    void escapesAreThoseOfJson() {
        assertThat(SafeText.line("a\u001b[2J\u202e\u2028b\udb40\udc41"))
                .isEqualTo("a\\u001b[2J\\u202e\\u2028b\\udb40\\udc41");
        assertThat(SafeText.line("a\ud83d")).isEqualTo("a\\ud83d");
        assertThat(SafeText.line("\ud83d\ude00 \u00c1lava \u6b66")).isEqualTo("\ud83d\ude00 \u00c1lava \u6b66");
    }

    @Test
    void lineEndsStayOnlyInLines() {
        assertThat(SafeText.line("a\n\tb\r")).isEqualTo("a\\u000a\\u0009b\\u000d");
        assertThat(SafeText.lines("a\n\tb\r")).isEqualTo("a\n\tb\\u000d");
    }
}
