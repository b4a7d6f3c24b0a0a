package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players are told after a result and no record has: it refuses nothing. */
class RemarksTest {

    private static final String TWICE = ": it has fired already this turn";
    private static final String MOVES = ": it has fired this turn, and not for the first time";

    @TempDir
    Path folder;

    private String game = "";

    @BeforeEach
    void muster() {
        game = folder.resolve("game.jsonl").toString();
        muster("paperboys");
    }

    private void muster(String ruleset) {
        String file = "src/test/resources/musters/" + ruleset + ".csv";
        assertThat(Run.of("game", "new", game, file, "--rules", ruleset).exit()).isZero();
    }

    private String played(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game));
        words.addAll(ShellWords.split(line));
        Run run = Run.of(words);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    private String refused(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game));
        words.addAll(ShellWords.split(line));
        Run run = Run.of(words);
        assertThat(run.exit()).as(line).isEqualTo(2);
        return run.err();
    }

    private static String shot(String more) {
        return "fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1 " + more;
    }

    @Test
    void whoFiresTwiceInATurnIsRefused() {
        played(shot("--brief"));
        assertThat(refused(shot(""))).contains("33rd" + TWICE);
        played(shot("--force"));
        played("end");
        played(shot("--brief"));
    }

    @Test
    void whatWasTakenBackWasNotDone() {
        played(shot(""));
        played("undo");
        played(shot("--brief"));
        played("undo");
        played("redo");
        assertThat(refused(shot(""))).contains(TWICE);
    }

    @Test
    void programsReadNothingOfDoubts() throws IOException {
        for (String format : List.of("--json", "-q", "--fields code", "--template '{code}'")) {
            assertThat(played("heavy 45e " + format)).as(format).doesNotContain("the test is for 3");
            played("undo");
        }
        assertThat(played("heavy 45e")).contains("45e has suffered 0 casualties by fire this turn: the test is for 3");
        assertThat(Files.readString(Path.of(game))).doesNotContain("the test is for 3");
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }

    /** Infantry may move after the first fire of its game, and after no other. */
    @Test
    void whoHasFiredMayMoveIfItWasForTheFirstTime() {
        played(shot(""));
        assertThat(played("contact 33rd 45e --att 3 --def 3")).doesNotContain(MOVES);
        played("due drop all");
        played("end");
        played(shot(""));
        assertThat(refused("contact 33rd 45e --att 3 --def 3")).contains("33rd" + MOVES);
    }

    @Test
    void aFriendWhoRoutsMayCountInAContactTest() {
        assertThat(played("contact 33rd 45e --att 3 --def 3")).doesNotContain("friend");
        played("undo");
        played("unit 9e state=routing quality=raw");
        assertThat(played("contact 33rd 45e --att 3 --def 3"))
                .as("a worse one frightens nobody")
                .doesNotContain("friend");
        played("undo");
        played("unit 9e quality=trained");
        assertThat(played("contact 33rd 45e --att 3 --def 3"))
                .contains("45e: a friend routs", "add --def-friend-routing")
                .doesNotContain("33rd: a friend");
        played("undo");
        assertThat(played("contact 33rd 45e --att 3 --def-friend-routing --def 4"))
                .doesNotContain("a friend routs");
        assertThat(played("contact 5DG 45e")).as("no dice are thrown").doesNotContain("a friend routs");
    }

    @Test
    void aManoeuvreLeavesTheFormationToBeSet() {
        assertThat(played("manoeuvre 33rd --dice 6")).contains("unit 33rd formation=… says so");
        played("unit 33rd pips=6");
        assertThat(played("manoeuvre 33rd --dice 1")).doesNotContain("formation=");
    }

    @Test
    void anOfficerWhoseUnitIsGoneIsNotForgotten() {
        played("attach Foy 45e");
        assertThat(played("unit 45e stands=3")).contains("Foy: his unit is gone");
        played("undo");
        played("together");
        played("unit 45e stands=4 markers=3");
        assertThat(played("fire 33rd 45e 20 --dice 5,5,1,1,1,1,1,1")).doesNotContain("is gone");
        assertThat(played("apart")).contains("Foy: his unit is gone");
        assertThat(played("units Foy")).contains("45e");
    }

    @Test
    void victorySaysWhoseArmyItCounts() {
        played("unit 9e state=gone why=dead");
        assertThat(played("victory --brief"))
                .contains("  attacker  british  lost or routing 0 of ", "  defender  french   lost or routing 6 of ");
        assertThat(played("victory")).contains("Armies\n  attacker  british\n  defender  french\n");
        assertThat(played("victory 45e 33rd --brief")).contains("  attacker  french   lost or routing 6 of ");
        assertThat(played("victory -q")).doesNotContain("british");
    }

    /** The French are black and everybody else is red (103-105), whatever the sides of the game are called. */
    @Test
    void cardsSayWhoseColourTheirsIs() throws IOException {
        assertThat(played("card red")).doesNotContain("in this game");
        Path file = folder.resolve("muster.csv");
        Files.writeString(file, "side,unit,stands\nfrench,45e,6\nspanish,Zamora,6\n");
        game = folder.resolve("spanish.jsonl").toString();
        assertThat(Run.of("game", "new", game, file.toString(), "--rules", "paperboys")
                        .exit())
                .isZero();
        assertThat(played("card red")).contains("Red is spanish in this game").doesNotContain("Black is");
        assertThat(played("turn")).contains("spanish firing");
    }
}
