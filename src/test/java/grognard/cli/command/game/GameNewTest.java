package grognard.cli.command.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beginning a game with muster files: its ruleset, nations and title, and errors told once. */
class GameNewTest {

    private static final String MUSTERS = "src/test/resources/musters/";

    @TempDir
    Path folder;

    private String game() {
        return folder.resolve("game.jsonl").toString();
    }

    private String muster(String text) throws IOException {
        Path file = folder.resolve("muster.csv");
        Files.writeString(file, text);
        return file.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"paperboys", "honour", "acw", "napoleonic"})
    void theColumnsTellTheRuleset(String ruleset) {
        assertThat(Run.of("game", "new", game(), MUSTERS + ruleset + ".csv").out())
                .endsWith(", " + ruleset + "\n");
    }

    @Test
    void aNamedRulesetIsNotGuessed() {
        String muster = MUSTERS + "acw.csv";
        assertThat(Run.of("game", "new", game(), muster, "--rules", "paperboys").err())
                .contains("column figures: expected one of");
        assertThat(Run.of("paperboys", "game", "new", game(), muster).err()).contains("column figures");
        assertThat(Run.with("", Map.of("GROGNARD_RULES", "honour"), "game", "new", game(), muster)
                        .err())
                .contains("column figures");
    }

    @Test
    void aRulesetMayComeBeforeACommand() throws IOException {
        String muster = muster("side,unit,figures\na,X,20\nb,Y,20\n");
        assertThat(Run.of("acw", "game", "new", game(), muster).out()).endsWith(", acw\n");
        assertThat(Run.of("honour", "game", "--help").out()).contains("A muster of honour");
        assertThat(Run.of("acw", "odds", "fire", "--help").out())
                .startsWith("odds fire:")
                .contains("--figures");
    }

    @Test
    void aRulesetBeforeACommandWorksInABatch() throws IOException {
        String muster = muster("side,unit,figures\na,X,20\nb,Y,20\n");
        Path lines = folder.resolve("lines.txt");
        Files.writeString(lines, "acw game new " + game() + " " + muster + "\nunits --json\n");
        Run run = Run.of("batch", lines.toString(), "--threads", "2");
        assertThat(run.out()).as(run.err()).contains("\"ruleset\":\"acw\"");
    }

    /** By the book, whichever side was mustered first; otherwise the first side has the red cards. */
    @ParameterizedTest
    @CsvSource({"French,british,british", "british,French,british", "spanish,portuguese,spanish"})
    void theFrenchHaveTheBlackCards(String first, String second, String red) throws IOException {
        String muster = muster("side,unit,stands\n" + first + ",X,6\n" + second + ",Y,6\n");
        assertThat(Run.of("paperboys", "game", "new", game(), muster).err()).isEmpty();
        Run.of("--game", game(), "card", "red");
        assertThat(Run.of("--game", game(), "turn", "--json").out()).containsIgnoringCase("\"side\":\"" + red + "\"");
    }

    @Test
    void aSidesOwnNameIsItsNation() throws IOException {
        String muster = muster("side,unit,type\nPrussia,X,formed\nrussia,Y,formed\n");
        assertThat(Run.of("honour", "game", "new", game(), muster).err()).isEmpty();
        assertThat(Files.readString(Path.of(game())))
                .contains("\"values\":{\"def-nation\":\"russia\",\"nation\":\"prussia\"}");
        Run run = Run.of("--game", game(), "initiative", "--dice", "3,3");
        assertThat(run.out() + run.err()).contains("prussia", "russia");
        assertThat(Run.of("journal", "verify", game()).exit()).isZero();
    }

    @Test
    void theNationsCanBeTyped() throws IOException {
        String muster = muster("side,unit,type\nprussia,X,formed\nus,Y,formed\n");
        assertThat(Run.of("honour", "game", "new", game(), muster, "--nation", "austria", "--def-nation", "france")
                        .err())
                .isEmpty();
        assertThat(Files.readString(Path.of(game())))
                .contains("\"values\":{\"def-nation\":\"france\",\"nation\":\"austria\"}");
        assertThat(Run.of("acw", "game", "new", folder.resolve("b.jsonl").toString(), muster, "--def-nation", "x")
                        .err())
                .contains("--def-nation x: expected it in another ruleset: acw has no def-nation");
    }

    @Test
    void aTitleIsRecordedAndVerified() throws IOException {
        Run run = Run.of("game", "new", game(), MUSTERS + "paperboys.csv", "--title", "The ridge");
        assertThat(run.err()).isEmpty();
        assertThat(Files.readString(Path.of(game())))
                .contains(
                        "\"turn\":1,\"scenario\":{\"title\":\"The ridge\",\"date\":null,\"place\":null,\"sha256\":null},"
                                + "\"units\":[");
        assertThat(Run.of("journal", "verify", game()).exit()).isZero();
        assertThat(Run.of("journal", "show", game()).out()).contains("The ridge");
        assertThat(Run.of("game", "new", game(), MUSTERS + "paperboys.csv", "--title", "a\u001bb")
                        .err())
                .contains("--title a\\u001bb: expected a text");
    }

    @Test
    void aMistakeOfAColumnIsToldOnceWithItsRows() throws IOException {
        StringBuilder rows = new StringBuilder("side,unit,quality,stands\n");
        for (int i = 1; i <= 8; i++) {
            rows.append("a,U").append(i).append(",regular,6\n");
        }
        rows.append("b,V,elite,99\nb,W,elite,\nb,X,elite,\n");
        Run run = Run.of("paperboys", "game", "new", game(), muster(rows.toString()));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(3);
        assertThat(run.err())
                .contains(
                        "muster.csv, line 2, column 3: U1 quality regular: expected one of raw, trained, elite"
                                + " (and 7 more rows: lines 3, 4, 5, 6, 7, \u2026)",
                        "muster.csv, line 10, column 4: V stands 99: expected a whole number from 0 to 40\n",
                        "muster.csv, line 11: W stands: expected it: the unit must say its stands (and 1 more row: line 12)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"paperboys", "honour", "acw", "napoleonic", "examples/rulesets/hedgerow"})
    void thePrintedMusterCanBeMustered(String ruleset) throws IOException {
        Run printed = Run.of("game", "muster", ruleset);
        assertThat(printed.err()).isEmpty();
        String text = printed.out();
        String header =
                text.lines().filter(line -> !line.startsWith("#")).findFirst().orElseThrow();
        String comments = text.substring(0, text.indexOf("\nside,"));
        for (String column : header.split(",")) {
            assertThat(comments).as(column).containsPattern("(?m)^# " + column + "\\b");
        }
        Run run = Run.of("game", "new", game(), muster(text), "--rules", ruleset);
        assertThat(run.err()).isEmpty();
        assertThat(Run.of("--rules", ruleset, "journal", "verify", game()).exit())
                .isZero();
    }

    /** Plain dice have no fields that help could list. */
    @Test
    void helpInARulesetWithoutGames() {
        Run help = Run.of("dice", "game", "--help");
        assertThat(help.err()).isEmpty();
        assertThat(help.out()).contains("game new").doesNotContain("A muster of");
    }
}
