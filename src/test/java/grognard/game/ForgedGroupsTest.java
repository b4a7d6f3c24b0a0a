package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Several typed lines that a forger joins to one group, so that one {@code undo} takes all of them back: {@code journal
 * verify} knows which records one line makes.
 */
class ForgedGroupsTest {

    private static final String MUSTER = "side,unit,arm,quality,stands\n"
            + "british,33rd,infantry,trained,8\nbritish,95th,infantry,elite,8\n"
            + "french,45e,infantry,trained,6\nfrench,9e,infantry,raw,6\n";

    @TempDir
    Path folder;

    private Path game = Path.of("");

    private void played(String... lines) throws IOException {
        PlayedGame played = PlayedGame.of(folder, "paperboys", MUSTER);
        for (String line : lines) {
            played.play(line);
        }
        game = played.file();
        assertThat(verify().exit()).isZero();
    }

    private Run verify() {
        return Run.of("journal", "verify", game.toString());
    }

    /** Joins all records after the muster to one group; returns what verify says of it. */
    private String joined() throws IOException {
        return joined(1);
    }

    /** Joins all records after the first so many to one group. */
    private String joined(int first) throws IOException {
        List<String> records = new ArrayList<>(Files.readAllLines(game));
        int of = records.size() - first;
        for (int n = 1; n <= of; n++) {
            String group = "\"group\":{\"n\":" + n + ",\"of\":" + of + "},\"version\"";
            String alone = records.get(first + n - 1).replaceFirst("\"group\":\\{[^}]*\\},", "");
            records.set(first + n - 1, alone.replace("\"version\"", group));
        }
        Files.write(game, Forgery.chained(records));
        Run verified = verify();
        assertThat(verified.exit()).as(verified.out()).isEqualTo(3);
        return verified.out();
    }

    @Test
    void twoResolutions() throws IOException {
        played("fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1", "fire 95th 9e 20 --dice 1,1,1,1,1,1,1,1");
        assertThat(joined()).contains("record 3 ", "which no typed line makes");
    }

    @Test
    void aResolutionAndTheEndOfTheTurn() throws IOException {
        played("fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1", "end");
        assertThat(joined()).contains("record 3 ");
    }

    @Test
    void twoUnitsSetByHand() throws IOException {
        played("unit 33rd pips=1", "unit 45e pips=1");
        assertThat(joined()).contains("record 3 ", "which no typed line makes");
    }

    @Test
    void twoResolutionsTogether() throws IOException {
        played("together", "fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1", "fire 9e 95th 20 --dice 1,1,1,1,1,1", "apart");
        assertThat(joined()).contains("record 5 ", "not due at the same time");
    }

    /** The line that plays the last due item of a turn's end begins the next turn; it plays nothing else. */
    @Test
    void twoTestsOfATurnsEnd() throws IOException {
        played(
                "unit 45e state=routing",
                "unit 33rd state=routing",
                "end --seed a",
                "rally 45e --dice 6",
                "rally 33rd --dice 6");
        assertThat(Files.readAllLines(game).get(6)).contains("\"journal\":\"turn\"");
        assertThat(joined(4)).contains("record 7 ", "not due at the same time");
    }

    /** The phase recovery plays the recovery of all units; the line that leaves one out is none that players type. */
    @Test
    void aPhaseWithoutItsUpkeep() throws IOException {
        played("unit 45e pips=2", "unit 33rd pips=1", "cards --order rrrbbb", "phase recovery");
        List<String> records = new ArrayList<>(Files.readAllLines(game));
        assertThat(records.get(6)).contains("\"group\":{\"n\":3,\"of\":3}");
        records.remove(6);
        for (int i = 4; i < records.size(); i++) {
            records.set(i, records.get(i).replace("\"of\":3}", "\"of\":2}"));
        }
        Files.write(game, Forgery.chained(records));
        Run verified = verify();
        assertThat(verified.exit()).as(verified.out()).isEqualTo(3);
        assertThat(verified.out())
                .contains(
                        "record 6 ", "begins the phase with recover 33rd, and its upkeep is recover 33rd, recover 45e");
    }

    @Test
    void aPhaseAndAResolutionThatIsNoUpkeep() throws IOException {
        played("cards --order rrrbbb", "phase foot", "fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1");
        assertThat(joined(2)).contains("record 4 ", "and its upkeep is nothing");
    }

    @Test
    void severalUnitsAddedByOneLineAreWhole() throws IOException {
        played("unit add french,10e,stands=6 french,11e,stands=6");
        assertThat(Files.readAllLines(game).get(2)).contains("\"group\":{\"n\":2,\"of\":2}");
    }

    @Test
    void aUnitAddedAndAnotherSet() throws IOException {
        played("unit add french,10e,stands=6", "unit 45e pips=1");
        assertThat(joined()).contains("record 3 ", "which no typed line makes");
    }
}
