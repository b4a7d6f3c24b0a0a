package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names with characters that cannot be seen are refused; names that a spreadsheet would run are kept from running. */
class NamesInMustersTest {

    private static final String EXPECTED = "without control or invisible characters";

    @TempDir
    Path folder;

    private Run muster(String rows) throws IOException {
        Path file = Files.writeString(folder.resolve("muster.csv"), rows);
        Files.deleteIfExists(folder.resolve("game.jsonl"));
        return Run.of("game", "new", folder.resolve("game.jsonl").toString(), file.toString(), "--rules", "acw");
    }

    /** One of each: control, C1 control, soft hyphen, joiner, override, separators, isolate, Unicode 14 and 15, tag. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u009b",
                "\u00ad",
                "\u200d",
                "\u202e",
                "\u2028",
                "\u2029",
                "\u2066",
                "\u0890",
                "\ud80d\udc3f",
                "\udb40\udc41"
            })
    void hiddenCharacters(String hidden) throws IOException {
        String header = "side,unit,arm,quality,figures,brigade,rank\n";
        String name = "a" + hidden + "b";
        refused(muster(header + name + ",20Me,infantry,veteran,24,,\n"), "column 1");
        refused(muster(header + "union," + name + ",infantry,veteran,24,,\n"), "column 2");
        refused(muster(header + "union,20Me,infantry,veteran,24," + name + ",\n"), "column 6");
        refused(muster(header + "union," + name + ",,,,,colonel\n"), "column 2");
    }

    private void refused(Run run, String column) {
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("muster.csv, line 2, " + column, EXPECTED);
        assertThat(folder.resolve("game.jsonl")).doesNotExist();
    }

    @Test
    void unitsAddedLater() throws IOException {
        PlayedGame game =
                PlayedGame.of(folder, "paperboys", "side,unit,arm,stands\nred,33rd,infantry,6\nblue,45e,infantry,6\n");
        assertThat(game.refused("unit add 'red,9\u202ee,stands=6'")).contains(EXPECTED);
        assertThat(game.refused("unit add 'r\u200ded,9e,stands=6'")).contains(EXPECTED);
    }

    /** Names are found without case and accents, so such a unit would take the other's place. */
    @Test
    void namesThatDifferOnlyInCaseOrAccents() throws IOException {
        String twice = "is mustered twice";
        assertThat(muster("side,unit,figures\nunion,Écossais,20\nreb,ecossais,20\n")
                        .err())
                .contains("muster.csv, line 3, column 2: unit ecossais " + twice);
        PlayedGame game = PlayedGame.of(folder, "paperboys", "side,unit,stands\nred,Ecossais,6\nblue,45e,6\n");
        assertThat(game.refused("unit add red,Écossais,stands=5")).contains("unit Écossais " + twice);
    }

    @Test
    void noCellOfUnitsStartsAFormulaAndAllCanBeMusteredAgain() throws IOException {
        PlayedGame game = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,stands\n+1+1,+33rd,infantry,6\n@a,@45e,infantry,6\nred,Á 9e,infantry,6\n");
        String csv = game.play("units --csv");
        assertThat(csv).contains("\n'+1+1,'+33rd,", "\n'@a,'@45e,", "\nred,Á 9e,");
        Path again = Files.createDirectory(folder.resolve("again"));
        assertThat(PlayedGame.of(again, "paperboys", csv).play("units --json")).isEqualTo(game.play("units --json"));
    }
}
