package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players do by hand, and how they are told that they cannot. */
class ManualChangesTest {

    @TempDir
    Path folder;

    private String game() {
        return folder.resolve("game.jsonl").toString();
    }

    private void muster(String ruleset) {
        String muster = "src/test/resources/musters/" + ruleset + ".csv";
        assertThat(Run.of("game", "new", game(), muster, "--rules", ruleset).exit())
                .isZero();
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game()));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    private String played(String line) {
        Run run = play(line);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    private void verifies() {
        Run proof = Run.of("journal", "verify", game());
        assertThat(proof.exit()).as(proof.out()).isZero();
    }

    @Test
    void whatFollowsForOthersFollowsEvenWhereTheStateIsTyped() {
        muster("acw");
        assertThat(played("unit 20Me state=gone why=dead")).contains("83Pa  regiments-lost 0 → 1");
        assertThat(played("unit 20Me state=ready")).contains("83Pa  regiments-lost 1 → 0");
        verifies();
    }

    /** The rally of captured guns was the last thing due, so that the capture ends the turn. */
    @Test
    void aCaptureThatEndsTheTurnVerifies() {
        muster("paperboys");
        played("unit RA state=routing");
        played("end");
        assertThat(played("capture RA by 45e")).contains("Turn 2");
        verifies();
    }

    /** What is held back until apart has no consequences before. */
    @Test
    void whoIsStillThereIsNotYetLostToItsBrigade() {
        muster("acw");
        played("together");
        assertThat(played("morale 20Me --in-melee --dice 1,1")).doesNotContain("regiments-lost");
        assertThat(played("units --json")).doesNotContain("\"regiments-lost\":1");
        assertThat(played("apart")).contains("20Me  state ready → gone", "83Pa  regiments-lost 0 → 1");
        verifies();
    }

    @Test
    void standsLostAreNeverFewerThanNone() {
        muster("acw");
        played("unit 20Me start=2");
        assertThat(played("units 20Me --json")).contains("\"stands-lost\":0");
        verifies();
    }

    @Test
    void whoComesBackIsGoneForNoReason() {
        muster("paperboys");
        played("unit RA state=gone why=captured");
        assertThat(played("unit RA state=ready")).contains("state gone → ready, why captured → none");
        assertThat(play("unit RA state=gone").exit()).isZero();
        assertThat(play("fire 33rd RA 10").err()).contains("RA is gone, since record 4: expected");
        verifies();
    }

    @Test
    void theFirstSideStaysTheFirstWhoeverIsCaptured() {
        muster("napoleonic");
        played("unit 1/Line side=austria");
        assertThat(played("turn")).startsWith("Turn 1, france");
        played("end"); // half of the army is lost: a crisis
        assertThat(played("due drop all")).contains("Turn 1, austria");
        verifies();
    }

    /** What follows of a unit that comes later is worked out when it comes, as it is when it is mustered. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "honour | unit add prussia,C,hits=5 | C | \"weakened\":true",
                "honour | unit add prussia,C,hits=9,quality=inferior | C | \"weakened\":true",
                "acw | unit add union,2Me,brigade=Vincent,figures=10,start=20,stand=4 | 2Me | \"stands-lost\":2",
                "acw | unit add union,2Me,brigade=Vincent,figures=10,state=gone,why=dead | 20Me | \"regiments-lost\":1"
            })
    void whatFollowsOfAReinforcementFollowsAtOnce(String ruleset, String line, String unit, String follows) {
        muster(ruleset);
        played(line);
        assertThat(played("units " + unit + " --json")).contains(follows);
        verifies();
        played("undo");
        played("redo");
        played("note it is there");
        verifies();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "attach                | attach: expected OFFICER and UNIT…, as in attach Picton 33rd",
                "attach 33rd 45e       | attach 33rd: expected an officer",
                "attach Picton 45e     | to join, it is french",
                "attach Picton Foy     | to join, it is an officer",
                "attach Picton 9e      | to join, it is gone (dead), since record 2",
                "attach Picton 33rd    | he is with 33rd already",
                "attach Foy Foy        | to join, it is an officer",
                "detach Foy            | he is with none",
                "capture RA by 9e      | a unit on the table, and it is gone (dead), since record 2",
                "capture 9e by 33rd    | a unit on the table, and it is gone (dead), since record 2",
                "detach 33rd           | detach 33rd: expected an officer",
                "unit Picton with=45e  | to join, it is french",
                "unit Picton with=46e  | did you mean 45e",
                "unit 33rd side=spain  | one of british, french",
                "unit 33rd why=bored   | one of dead, off, captured"
            })
    void whatCannotBeIsRefusedWithTheReason(String line, String words) {
        muster("paperboys");
        played("unit 9e stands=3");
        played("attach Picton 33rd");
        Run run = play(line.strip());
        assertThat(run.exit()).as(run.out()).isEqualTo(2);
        assertThat(run.err()).contains(words.strip());
        assertThat(played("units --json")).contains("\"records\":3");
    }

    @Test
    void whatIsDoneIsSaid() {
        muster("paperboys");
        assertThat(played("together")).contains("at the same time, until apart");
        assertThat(played("apart")).isEqualTo("Nothing more comes of it.\n");
        assertThat(played("unit 33rd pips=0")).isEqualTo("It is so already.\n");
        played("fire 33rd 45e 20 --dice 5,6,5,1,2,3,4,4");
        assertThat(played("due drop heavy")).isEqualTo("struck out:  heavy 45e\n");
    }

    @Test
    void victoryIsOfTheSidesWhoseUnitsAreNamed() {
        muster("napoleonic");
        played("unit IR1 bases=1");
        assertThat(played("victory")).contains("attacker 0.000, defender 50.000");
        assertThat(played("victory 1/Line IR1")).contains("attacker 0.000, defender 50.000");
        assertThat(played("victory IR1 1/Line")).contains("attacker 50.000, defender 0.000");
    }

    @Test
    void gunsThatSupportAMeleeAreRefusedByName() {
        muster("acw");
        assertThat(play("melee 20Me 15Al --support Hazlett").err())
                .contains("--support Hazlett: expected a unit with figures");
        assertThat(play("melee 20Me 15Al --support Vincent1").err())
                .contains("--support Vincent1: expected a unit with figures");
    }
}
