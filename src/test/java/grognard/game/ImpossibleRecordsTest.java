package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that this program never writes, under a chain that holds: {@code journal verify} names each. */
class ImpossibleRecordsTest {

    private static final String MUSTER = "side,unit,arm,quality,stands\n"
            + "british,33rd,infantry,trained,8\nfrench,45e,infantry,trained,6\nfrench,9e,infantry,raw,6\n";

    @TempDir
    Path folder;

    private Path game = Path.of("");
    private List<String> records = List.of();

    @BeforeEach
    void twoLines() throws IOException {
        PlayedGame played = PlayedGame.of(folder, "paperboys", MUSTER);
        played.play("roll 2d6 --seed a");
        played.play("note rain");
        game = played.file();
        records = new ArrayList<>(Files.readAllLines(game));
        assertThat(verify().exit()).isZero();
    }

    private Run verify() {
        return Run.of("journal", "verify", game.toString());
    }

    private void forge(int record, String old, String other) throws IOException {
        assertThat(records.get(record - 1)).contains(old);
        records.set(record - 1, records.get(record - 1).replace(old, other));
        Files.write(game, Forgery.chained(records));
    }

    private void fails(int record, String why) {
        Run verified = verify();
        assertThat(verified.exit()).as(verified.out()).isEqualTo(3);
        assertThat(verified.out()).contains("record " + record + " ", why);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?",
                "a,b",
                "=x",
                "--force",
                "--log=PWN.jsonl",
                "unit=33rd",
                "5",
                "5.5",
                "none",
                "french",
                "33rd",
                "33RD",
                "column"
            })
    void aNameThatNoMusterFileCanHave(String name) throws IOException {
        forge(1, "\"unit\":\"9e\"", "\"unit\":\"" + name + "\"");
        fails(1, "musters a unit called");
    }

    /** Playing needs no other names than those on record, so opening a game refuses what could be read as something else. */
    @ParameterizedTest
    @ValueSource(strings = {"--log=PWN.jsonl", "unit=33rd", "33rd", "5"})
    void aNameThatWouldBeReadAsSomethingElseIsRefusedOnOpening(String name) throws IOException {
        forge(1, "\"unit\":\"9e\"", "\"unit\":\"" + name + "\"");
        Run units = Run.of("--game", game.toString(), "units");
        assertThat(units.exit()).isEqualTo(2);
        assertThat(units.err()).contains("record 1 musters a unit called");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-7"})
    void aTurnBeforeTheFirst(String turn) throws IOException {
        forge(1, "\"turn\":1", "\"turn\":" + turn);
        fails(1, "expected a turn from 1");
    }

    @Test
    void unitsOfPlainDice() throws IOException {
        forge(2, "\"units\":{}", "\"units\":{\"firer\":\"33rd\"}");
        fails(2, "is about none");
    }

    @Test
    void aNoteInALineOfSeveralRecords() throws IOException {
        forge(2, "\"version\"", "\"group\":{\"n\":1,\"of\":2},\"version\"");
        forge(3, "\"version\"", "\"group\":{\"n\":2,\"of\":2},\"version\"");
        fails(3, "stands alone");
    }

    @Test
    void aDieOfWhatIsDue() throws IOException {
        play("fire 33rd 45e 20 --dice 6,6,6,1,1,1,1,1");
        forge(
                records.size(),
                "\"resolver\":\"heavy\",\"units\":[\"45e\"],\"options\":{}",
                "\"resolver\":\"contact\",\"units\":[\"33rd\",\"45e\"],\"options\":{\"att\":6,\"def\":1}");
        Run next = Run.of("--game", game.toString(), "next");
        assertThat(next.exit()).isEqualTo(2);
        assertThat(next.err()).contains("is due with att, a die");
    }

    /** The line that plays the last test of a turn begins the next turn in the same group of records. */
    @Test
    void aTurnThatIsNeverBegun() throws IOException {
        play("unit 45e state=routing");
        play("end --seed a");
        play("rally 45e --dice 6");
        int turn = records.size();
        assertThat(records.get(turn - 1)).contains("\"journal\":\"turn\"", "\"group\":{\"n\":2,\"of\":2}");
        records.remove(turn - 1);
        forge(turn - 1, "\"group\":{\"n\":1,\"of\":2},", "");
        fails(turn - 1, "does not begin the next one");
    }

    private void play(String line) throws IOException {
        List<String> words = new ArrayList<>(List.of("--game", game.toString()));
        words.addAll(List.of(line.split(" ")));
        Run run = Run.of(words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        records = new ArrayList<>(Files.readAllLines(game));
    }

    @Test
    void aPipeIsNoGame() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        Run units = Run.of("--game", pipe.toString(), "units");
        assertThat(units.exit()).isEqualTo(1);
        assertThat(units.err()).contains("it is not a regular file");
    }
}
