package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The power fails while the records of one typed line are written: it was played, or it was not. */
class CutLineTest {

    @TempDir
    Path folder;

    private PlayedGame game = new PlayedGame(Path.of(""));

    /** The file before and after an {@code end} that plays three recoveries and begins the next turn. */
    private byte[] before = {};

    private byte[] after = {};

    @BeforeEach
    void anEndOfSeveralRecords() throws IOException {
        game = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,quality,stands,pips\nbritish,33rd,infantry,trained,8,2\nbritish,44th,infantry,trained,8,1\n"
                        + "french,45e,infantry,trained,6,3\n");
        game.play("note \"first light\"");
        before = Files.readAllBytes(game.file());
        game.play("end --seed a");
        after = Files.readAllBytes(game.file());
        assertThat(group()).isEqualTo(4);
    }

    private int group() {
        return lines(after) - lines(before);
    }

    private static int lines(byte[] bytes) {
        return (int) new String(bytes, StandardCharsets.UTF_8).lines().count();
    }

    /** Every place at which the file may end: each record's border, and some within each record. */
    private List<Integer> places() {
        List<Integer> places = new ArrayList<>();
        for (int at = before.length + 1; at < after.length; at++) {
            if (after[at - 1] == '\n' || after[at] == '\n' || at % 97 == 0) {
                places.add(at);
            }
        }
        assertThat(places).hasSizeGreaterThan(20);
        return places;
    }

    private void cut(int place) throws IOException {
        Files.write(game.file(), Arrays.copyOf(after, place));
    }

    private Run run(String... words) {
        List<String> line = new ArrayList<>(List.of("--game", game.file().toString()));
        line.addAll(List.of(words));
        return Run.of(line);
    }

    private boolean hasWholeRecord(int place) {
        return lines(Arrays.copyOf(after, place)) > lines(before) + 1 || after[place - 1] == '\n';
    }

    @Test
    void theRecordsOfALineSayHowManyTheyAre() {
        List<String> records = new String(after, StandardCharsets.UTF_8).lines().toList();
        for (int n = 1; n <= group(); n++) {
            assertThat(records.get(lines(before) + n - 1))
                    .contains(",\"group\":{\"n\":" + n + ",\"of\":4},\"version\":")
                    .doesNotContain("\"line\":");
        }
        assertThat(new String(before, StandardCharsets.UTF_8)).doesNotContain("\"group\"");
        game.play("undo");
        assertThat(game.play("units --json")).contains("\"turn\":1");
        game.verify();
    }

    @Test
    void whoOnlyReadsLeavesItOutAndSaysSo() throws IOException {
        Files.write(game.file(), before);
        String units = game.play("units --json");
        String shown = Run.of("journal", "show", game.file().toString()).out();
        for (int place : places()) {
            cut(place);
            Run read = run("units", "--json");
            assertThat(read.exit()).isZero();
            assertThat(read.out()).as("cut at %d", place).isEqualTo(units);
            assertThat(read.err().contains("the last typed line is incomplete")).isEqualTo(hasWholeRecord(place));
            assertThat(Files.size(game.file())).isEqualTo(place);
            if (hasWholeRecord(place) && after[place - 1] == '\n') {
                Run show = Run.of("journal", "show", game.file().toString());
                assertThat(show.out()).isEqualTo(shown);
                assertThat(show.err()).contains("of its 4 records (recover ");
            }
        }
    }

    @Test
    void verifyCallsItIncompleteAndNotForged() throws IOException {
        for (int place : places()) {
            cut(place);
            Run verified = run("journal", "verify");
            assertThat(verified.exit()).isEqualTo(3);
            assertThat(verified.out())
                    .contains(after[place - 1] == '\n' ? "the line of record 3 is incomplete" : "is torn")
                    .doesNotContain("was changed");
        }
    }

    @Test
    void theNextLineTakesItBackAndPlaysOn() throws IOException {
        Files.write(game.file(), before);
        String units = game.play("units --json").replaceFirst("\"records\":\\d+", "");
        for (int place : places()) {
            cut(place);
            Run noted = run("note", "noon");
            assertThat(noted.exit()).as(noted.err()).isZero();
            boolean whole = hasWholeRecord(place);
            assertThat(noted.err()).contains(whole ? "taken back, and kept as text in record 3" : "torn");
            assertThat(game.play("units --json").replaceFirst("\"records\":\\d+", ""))
                    .as("cut at %d", place)
                    .isEqualTo(units);
            assertThat(Files.readAllLines(game.file()).get(2)).contains("\"journal\":\"repair\"");
            game.verify();
            assertThat(game.play("end --seed b")).contains("RECOVERED", "33rd", "44th", "45e", "Turn 2");
            game.verify();
        }
    }

    /** The number of records is part of what is hashed; a forger who hashes again is found by counting. */
    @Test
    void aGroupThatIsNoneDoesNotVerify() throws IOException {
        List<String> records = new String(after, StandardCharsets.UTF_8).lines().toList();
        forged(records, 3, "\"n\":1,\"of\":4", "\"n\":2,\"of\":4", "record 3 is record 2 of 4 of its line");
        forged(records, 4, "\"n\":2,\"of\":4", "\"n\":2,\"of\":5", "record 4 does not go on with the line of record 3");
        forged(records, 4, "\"n\":2,\"of\":4", "\"n\":0,\"of\":4", "record 4 is record 0 of 4 of its line");
        forged(records, 4, "\"group\":{\"n\":2,\"of\":4},", "", "record 4 does not go on with the line of record 3");
        forged(records, 6, "\"n\":4,\"of\":4", "\"n\":1,\"of\":1", "record 6 ");
        forged(
                records,
                2,
                "\"version\"",
                "\"group\":{\"n\":1,\"of\":2},\"version\"",
                "record 2 is a note in a line of several");
    }

    private void forged(List<String> records, int record, String old, String other, String why) throws IOException {
        List<String> lines = new ArrayList<>(records);
        assertThat(lines.get(record - 1)).contains(old);
        lines.set(record - 1, lines.get(record - 1).replace(old, other));
        Files.write(game.file(), Forgery.chained(lines));
        Run run = run("journal", "verify");
        assertThat(run.out()).startsWith("NOT VERIFIED").contains(why);
        assertThat(run.exit()).isEqualTo(3);
        Run units = run("units");
        assertThat(units.exit()).as(units.err()).isEqualTo(2);
        assertThat(units.err()).doesNotContain("Exception");
    }

    /** What nobody wrote is not repaired: the file stays as it is. */
    @Test
    void anIncompleteLineWhoseRecordsWereChangedIsLeftAlone() throws IOException {
        List<String> records = new String(after, StandardCharsets.UTF_8).lines().toList();
        List<String> odd = new ArrayList<>(records.subList(0, 5));
        odd.set(2, odd.get(2).replace("recover", "rescue"));
        Files.write(game.file(), odd);
        byte[] there = Files.readAllBytes(game.file());
        Run noted = run("note", "x");
        assertThat(noted.exit()).isEqualTo(2);
        assertThat(Files.readAllBytes(game.file())).isEqualTo(there);
    }
}
