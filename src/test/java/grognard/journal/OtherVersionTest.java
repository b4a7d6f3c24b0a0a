package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A record that another version signed is refused by name, whatever it says and whoever reads it. */
class OtherVersionTest {

    @TempDir
    Path folder;

    private Path game = Path.of("");

    @BeforeEach
    void aGame() throws IOException {
        PlayedGame played = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,quality,stands\nbritish,33rd,infantry,trained,8\nfrench,45e,infantry,trained,6\n");
        played.play("unit 45e pips=3");
        played.play("rally 45e --dice 6 --force");
        played.play("note dusk");
        played.play("undo");
        game = played.file();
    }

    private void sign(int record, String version, String old, String other) throws IOException {
        List<String> lines = Files.readAllLines(game);
        String line = lines.get(record - 1);
        assertThat(line).contains(old);
        String signed =
                line.replace(old, other).replaceFirst("\"version\":\"[^\"]*\"", "\"version\":\"" + version + "\"");
        Files.writeString(game, Forger.again(lines, record - 1, signed));
    }

    /** Each of these was VERIFIED, since whoever signed them as 0.1.0 was believed. */
    @ParameterizedTest
    @CsvSource({
        "1,'\"stands\":6','\"stands\":60'",
        "2,'\"to\":3','\"to\":0'",
        "3,'\"passed\":true','\"passed\":false'",
        "4,dusk,dawn",
        "5,'\"of\":4','\"of\":2'",
        "4,'\"journal\":\"note\"','\"journal\":\"fnord\"'"
    })
    void whatAForgerSignsAsAnEarlierVersionDoesNotVerify(int record, String old, String other) throws IOException {
        sign(record, "0.1.0", old, other);
        Run run = Run.of("journal", "verify", game.toString());
        assertThat(run.out())
                .startsWith("NOT VERIFIED")
                .contains("record " + record + " was written by grognard 0.1.0; this program reads " + Version.text()
                        + " only");
        assertThat(run.exit()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.1.0", "0.2.0", "1.0.0"})
    void everyReaderRefusesItByName(String version) throws IOException {
        sign(5, version, "\"undo\"", "\"undo\"");
        byte[] before = Files.readAllBytes(game);
        String file = game.toString();
        List<List<String>> commands = List.of(
                List.of("journal", "show", file),
                List.of("journal", "stats", file),
                List.of("journal", "story", file),
                List.of("journal", "seal", file),
                List.of("game", file),
                List.of("--game", file, "units"),
                List.of("--game", file, "units", "45e"),
                List.of("--game", file, "due"),
                List.of("--game", file, "note", "x"),
                List.of("rally", "--pips", "1", "--log", file));
        for (List<String> command : commands) {
            Run run = Run.of(command);
            assertThat(run.exit()).as(command + run.out() + run.err()).isEqualTo(2);
            assertThat(run.err())
                    .as(command.toString())
                    .contains("record 5 was written by grognard " + version + "; this program reads " + Version.text()
                            + " only");
        }
        assertThat(Files.readAllBytes(game)).isEqualTo(before);
    }
}
