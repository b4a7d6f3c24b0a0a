package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rows of the threat model in docs/proof.md that no other test shows: above all what verify does not find. */
class ThreatModelTest {

    private static final String SEED = "a long enough secret seed";

    @TempDir
    Path folder;

    private String file = "";

    @BeforeEach
    void places() {
        file = folder.resolve("game.jsonl").toString();
    }

    private Run run(String... args) {
        return Run.with("", Map.of("XDG_STATE_HOME", folder.toString()), args);
    }

    private void assertVerified(String... parts) {
        Run run = run("journal", "verify", file);
        assertThat(run.out()).startsWith("VERIFIED");
        for (String part : parts) {
            assertThat(run.out()).contains(part);
        }
        assertThat(run.exit()).isZero();
    }

    /** Changes a record and chains all of them again, as somebody with the file can. */
    private void forge(int record, UnaryOperator<String> change) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(file));
        String forged = change.apply(lines.get(record - 1));
        assertThat(forged).isNotEqualTo(lines.get(record - 1));
        Files.writeString(Path.of(file), Forger.again(lines, record - 1, forged));
    }

    private void game() throws IOException {
        Path muster = Files.writeString(folder.resolve("muster.csv"), "side,unit,stands\nred,one,8\nblue,two,8\n");
        assertThat(run("game", "new", file, muster.toString()).exit()).isZero();
    }

    @Test
    void aSeedThatWasTriedOutIsNotFound() {
        int tries = 0;
        while (!run("rally", "--pips", "3", "--seed", "try " + tries, "--fields", "code")
                .out()
                .contains("rallied")) {
            tries++;
        }
        run("rally", "--pips", "3", "--seed", "try " + tries, "--log", file);
        assertVerified("dice thrown again from their seeds: 1");
        assertThat(run("journal", "verify", file).out()).doesNotContain("chosen");
    }

    @Test
    void labelsNotesAndTimesAreWhateverWasTyped() throws IOException {
        run("moves", "--unit", "line", "--label", "mine", "--log", file);
        forge(1, line -> line.replace("\"label\":\"mine\"", "\"label\":\"his\""));
        assertVerified();
        forge(1, line -> line.replaceFirst("\"time\":\"[^\"]*\"", "\"time\":\"1815-06-18T11:35:00Z\""));
        assertVerified();
        Files.delete(Path.of(file));
        game();
        run("--game", file, "note", "we agreed on cover");
        forge(2, line -> line.replace("on cover", "on no cover"));
        assertVerified();
    }

    @Test
    void diceThatWereUndoneAreListedAndUnitsSetByHandAreNot() throws IOException {
        game();
        assertThat(run("--game", file, "fire", "one", "two", "20", "--seed", "x")
                        .err())
                .isEmpty();
        assertThat(run("--game", file, "undo").exit()).isZero();
        assertThat(run("--game", file, "unit", "one", "pips=4").exit()).isZero();
        assertVerified("undone: the dice of record 2");
        assertThat(run("journal", "verify", file).out()).doesNotContain("pips");
        assertThat(run("journal", "story", file, "--full").out()).contains("Set by hand: one pips 0 \u2192 4.");
    }

    @Test
    void theOwnerOfASealKnowsTheNextDice() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("journal", "seal", file, "--salt", "word");
        String foreseen = run("contact", "--seed", Seal.seedOf(SEED, "word", 1), "--quiet")
                .out();
        assertThat(run("contact", "--log", file, "--quiet").out()).isEqualTo(foreseen);
        run("journal", "reveal", file);
        assertVerified();
    }

    @Test
    void aSealThatIsNeverRevealedIsCalledSo() {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file);
        assertThat(run("journal", "verify", file).out()).startsWith("NOT REVEALED");
        assertThat(run("journal", "verify", file, "--json").out()).contains("\"revealed\":false");
    }

    @Test
    void aJournalWithoutItsEndVerifiesUnlessAHashWasNoted() throws IOException {
        run("rally", "--pips", "3", "--log", file, "-n", "3");
        List<String> lines = Files.readAllLines(Path.of(file));
        String noted = lines.get(2).replaceFirst(".*\"hash\":\"([0-9a-f]{16}).*", "$1");
        Files.writeString(Path.of(file), lines.get(0) + "\n" + lines.get(1) + "\n");
        assertVerified("2 records hold");
        assertThat(run("journal", "verify", file, "--head", noted).exit()).isEqualTo(3);
    }
}
