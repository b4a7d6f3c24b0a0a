package grognard.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rulesets in folders are found by path and by name, and none is read that lies elsewhere. */
class FindingFoldersTest {

    @TempDir
    Path temp;

    private final Map<String, String> env = new HashMap<>();

    @BeforeEach
    void shelves() {
        env.put("XDG_CONFIG_HOME", temp.resolve("config").toString());
        env.put("XDG_STATE_HOME", temp.resolve("state").toString());
        env.put("GROGNARD_RULESETS", temp.resolve("one") + java.io.File.pathSeparator + temp.resolve("two"));
    }

    private Run run(String... args) {
        return Run.with("", env, args);
    }

    private String made(String place, String shape) {
        String folder = temp.resolve(place).toString();
        assertThat(run("workshop", "new", folder, "--shape", shape).exit()).isZero();
        return folder;
    }

    @Test
    void byNameOnTheShelves() {
        made("config/grognard/rulesets/own", "test");
        made("two/lent", "test");
        assertThat(run("own", "rally", "--dice", "6").out()).contains("RALL");
        assertThat(run("--rules", "lent", "rally", "--dice", "6").exit()).isZero();
        assertThat(run("use", "lent").out()).startsWith("Using lent");
        assertThat(run("rally", "--dice", "6").exit()).isZero();
        Run unknown = run("--rules", "lentt", "rally");
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("--rules lentt", "own, lent", "did you mean lent");
    }

    @Test
    void theFirstShelfCounts() {
        made("one/twice", "test");
        made("two/twice", "pool");
        assertThat(run("twice", "rally", "--dice", "6").exit()).isZero();
        assertThat(run("--rules", temp.resolve("two/twice").toString(), "rally").exit())
                .isEqualTo(2);
    }

    @Test
    void byPathBeforeOrAfterWhatIsAsked() {
        String folder = made("mine", "test");
        for (Run run : new Run[] {
            run("--rules", folder, "rally", "--dice", "6"),
            run("rally", "--dice", "6", "--rules", folder),
            run("--rules", folder, "odds", "rally"),
            run("odds", "--rules", folder, "rally"),
            run("odds", "--rules=" + folder, "rally"),
            run("odds", "rally", "--rules", folder),
            run(folder, "rally", "--dice", "6")
        }) {
            assertThat(run.exit()).as(run.err()).isZero();
        }
        assertThat(run("--rules", folder, "tables", "list").out())
                .contains("mine:", "rally-results.csv")
                .doesNotContain("paperboys");
        assertThat(run("tables", "list", "--rules", folder).out())
                .contains("mine:")
                .doesNotContain("paperboys");
        assertThat(run("tables", "list", "--rules", "honour").out())
                .contains("honour:")
                .doesNotContain("paperboys");
        assertThat(run("tables", "list").out()).contains("paperboys:", "honour:");
    }

    @Test
    void tablesOfAFolderAreItsOwn() {
        String folder = made("mine", "test");
        Run run = run("--rules", folder, "rally", "--dice", "6", "--tables", folder);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("the tables of mine are in its own folder");
    }

    @Test
    void aNameOfOursIsRefused() {
        String folder = made("mine", "test");
        Path ours = temp.resolve("one/honour");
        made("one/honour-2", "test");
        assertThat(temp.resolve("one/honour-2").toFile().renameTo(ours.toFile()))
                .isTrue();
        Run run = run("--rules", ours.toString(), "rally");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("a folder of another name", "honour is a ruleset of the program's");
        assertThat(run("--rules", "honour", "odds", "rally", "--hits", "3").exit())
                .isZero();
        assertThat(run("workshop", "check", ours.toString()).exit()).isEqualTo(2);
        assertThat(run("workshop", "check", folder).exit()).isZero();
    }

    @Test
    void aLinkThatLeadsOutIsNotFollowed() throws IOException {
        Path folder = Path.of(made("mine", "test"));
        Path results = folder.resolve("rally-results.csv");
        Path outside = temp.resolve("outside.csv");
        Files.move(results, outside);
        Files.createSymbolicLink(results, outside);
        Run run = run("--rules", folder.toString(), "rally", "--dice", "6");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("rally-results.csv", "a link that leads out of the folder");

        Files.delete(results);
        Files.move(outside, folder.resolve("inside.csv"));
        Files.createSymbolicLink(results, Path.of("inside.csv"));
        assertThat(run("--rules", folder.toString(), "rally", "--dice", "6").exit())
                .isZero();

        Path link = temp.resolve("two");
        Files.createDirectories(link);
        Files.createSymbolicLink(link.resolve("linked"), folder);
        assertThat(run("linked", "rally", "--dice", "6").exit()).isZero(); // the player's own folder may lie elsewhere
    }
}
