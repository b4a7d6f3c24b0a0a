package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class PagerTest {

    /** Then the text is printed as it is, and is not lost. */
    @Test
    void aPagerThatIsNoneHasShownNothing() {
        assertThat(Pager.show("text", "no-such-pager 2>/dev/null")).isFalse();
        assertThat(Pager.show("text", "/ 2>/dev/null")).isFalse();
        assertThat(Pager.show("text", "cat >/dev/null")).isTrue();
    }
}
