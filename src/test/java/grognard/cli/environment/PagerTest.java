package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Output that is longer than the window goes through the player's pager, whatever the command. */
@DisabledOnOs(OS.WINDOWS)
class PagerTest {

    @TempDir
    Path folder;

    private Run run(String pager, String terminals, String... line) {
        Map<String, String> env = new HashMap<>();
        env.put("GROGNARD_TTY", terminals);
        env.put("LINES", "12");
        env.put("NO_COLOR", "1");
        env.put("PAGER", pager);
        return Run.with("", env, line);
    }

    private static List<String[]> longLines() {
        return List.of(
                new String[] {"rules", "contact", "--all"},
                new String[] {"rules"},
                new String[] {"help"},
                new String[] {"contact", "--help"},
                new String[] {"units", "--help"},
                new String[] {"sheet"},
                new String[] {"table", "weapons"},
                new String[] {"game", "scenarios", "maida"});
    }

    @Test
    void everythingLongIsPagedInATerminal() throws IOException {
        Path page = folder.resolve("page");
        for (String[] line : longLines()) {
            String whole = run("false", "", line).out();
            if (whole.lines().count() < 12) {
                continue;
            }
            Files.deleteIfExists(page);
            assertThat(run("cat > '" + page + "'", "01", line).out())
                    .as(line[0])
                    .isEmpty();
            assertThat(Files.readString(page)).as(line[0]).isNotBlank();
        }
    }

    @Test
    void shortOutputIsPrinted() {
        assertThat(run("false", "01", "contact", "--att", "4", "--def", "4", "-q")
                        .out())
                .isNotEmpty();
    }

    @Test
    void neverInAPipe() {
        assertThat(run("false", "0", "rules", "contact", "--all").out()).contains("contact");
        assertThat(run("false", "1", "rules", "contact", "--all").out()).contains("contact");
    }

    @Test
    void noPagerPrintsAtOnce() {
        String paged = run("false", "", "rules", "contact", "--all").out();
        assertThat(run("false", "01", "rules", "contact", "--all", "--no-pager")
                        .out()
                        .lines()
                        .count())
                .isGreaterThan(20)
                .isGreaterThanOrEqualTo(paged.lines().count() / 2);
        assertThat(run("false", "01", "help", "--no-pager").out()).isNotEmpty();
        assertThat(run("false", "01", "contact", "--help", "--no-pager").out()).isNotEmpty();
    }

    @Test
    void aPagerThatDoesNotExistIsLeftOut() {
        assertThat(run("/no/such/pager", "01", "rules", "contact", "--all").out())
                .contains("contact")
                .hasLineCount((int) run("false", "01", "rules", "contact", "--all", "--no-pager")
                        .out()
                        .lines()
                        .count());
    }

    @Test
    void thePagerIsToldTheEndOfTheText() throws IOException {
        Path options = folder.resolve("options");
        run("printf %s \"$LESS\" > '" + options + "'; cat > /dev/null", "01", "sheet");
        String prompt = Files.readString(options);
        assertThat(prompt).contains("?eEnd of the text:Space goes on., q goes back to the prompt$");
    }

    @Test
    void aPagerThatIsQuitEarlyIsNoError() {
        Run result = run("head -1 >/dev/null", "01", "sheet");
        assertThat(result.exit()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEmpty();
    }
}
