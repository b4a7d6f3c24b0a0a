package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A mechanism of each shape as published games have them: whole, its cases hold, its odds are those worked out by hand. */
@Tag("thorough")
class PublishedTest {

    private static final String FOLDER = "src/test/resources/workshop/published";

    @Test
    void isWholeAndItsCasesHold() {
        Run check = Run.of("workshop", "check", FOLDER);
        assertThat(check.exit()).as(check.err()).isZero();
    }

    @Test
    void theOddsAreThoseOfTheBooks() {
        assertThat(odds("activate")).contains("\"code\":\"blunder\",\"ways\":\"1\",\"of\":\"36\"");
        assertThat(odds("activate", "--rating", "7")).contains("\"code\":\"stays\",\"ways\":\"14\",\"of\":\"36\"");
        assertThat(odds("clash")).contains("\"code\":\"locked\",\"ways\":\"6\",\"of\":\"36\"");
        assertThat(odds("assault", "--strength", "8", "--def-strength", "4"))
                .contains("\"code\":\"DE\",\"ways\":\"1\",\"of\":\"6\"", "\"code\":\"EX\",\"ways\":\"2\",\"of\":\"6\"");
        // one die on 4 or more, ones and twos again, saved on 5 or more: (1/2 + 1/3 * 1/2) * 2/3 = 4/9
        assertThat(odds("strike", "--figures", "1", "--eager", "--target-armour", "heavy"))
                .contains("\"code\":\"wounds\",\"ways\":\"96\",\"of\":\"216\"");
    }

    private static String odds(String... words) {
        java.util.List<String> line = new java.util.ArrayList<>(java.util.List.of("--rules", FOLDER, "odds"));
        line.addAll(java.util.List.of(words));
        line.add("--json");
        return Run.of(line).out();
    }
}
