package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.lookup.OrderOfPlay;
import grognard.rulesets.Rulesets;
import grognard.testing.BattleFiles;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players stumbled over in two battles that they typed. */
class TypedBattlesTest {

    @TempDir
    Path folder;

    private String game = "";

    @BeforeEach
    void name() {
        game = folder.resolve("game.jsonl").toString();
    }

    private void muster(String ruleset) throws IOException {
        BattleFiles.of(ruleset + "-typed").begin(Path.of(game), List.of());
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    private String played(String line) {
        Run run = play(line);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    @Test
    void theEndOfATurnSaysWhoseUpkeepItIs() throws IOException {
        muster("paperboys");
        played("unit 74th pips=2");
        played("unit 36e pips=1");
        assertThat(played("end")).contains("RECOVERED  74th pips 2 → 1, 36e pips 1 → 0\nTurn 2\n");
    }

    @Test
    void whatHasBecomeMootIsNoLongerDue() throws IOException {
        muster("paperboys");
        played("fire 88 36 20 --dice 5,5,5,1,1,1,1,1");
        assertThat(played("due")).contains("heavy 36e");
        played("contact 88 36 --att 6 --def 1");
        assertThat(played("due")).doesNotContain("heavy 36e").contains("friends 50e");
        played("unit 50e state=routing");
        assertThat(played("due")).doesNotContain("friends 50e");
        Run rally = play("rally Dragoons");
        assertThat(rally.exit()).isEqualTo(2);
        assertThat(rally.err()).contains("it does not rout");
    }

    @Test
    void undoSaysWhatItTookBack() throws IOException {
        muster("honour");
        played("bombard Battery Guns --dice 6");
        assertThat(played("undo")).contains("Taken back: bombard Battery Guns (record 2)\n", "Guns  hits 3 → 0");
        assertThat(played("redo")).contains("Guns  hits 0 → 3");
        played("end");
        assertThat(played("undo")).contains("Turn 1\n");
    }

    @Test
    void officersAreRefusedInTheWordsOfTheLine() throws IOException {
        muster("paperboys");
        played("detach Picton");
        assertThat(play("detach Picton").err()).contains("detach Picton", "he is with none");
        played("unit Picton state=lost");
        assertThat(play("detach Picton").err()).contains("detach Picton", "he is lost");
        assertThat(play("detach 88th").err()).contains("detach 88th", "an officer");
        played("unit add \"british,Picton Guards,stands=6\"");
        assertThat(play("attach Picton 88th").err())
                .as("a brigade of his name is not meant")
                .contains("attach Picton", "he is lost");
    }

    /** Guns that were overrun do not return by the book; players who agree otherwise turn them round. */
    @Test
    void capturedGunsFireForTheOtherSideByForce() throws IOException {
        muster("paperboys");
        played("contact Chasseurs Ross");
        assertThat(play("unit Ross side=french state=ready").err()).contains("do not return", "--force");
        played("unit Ross side=french state=ready --force");
        assertThat(played("fire Ross 88th 20 --dice 6,6")).contains("88th  pips 0 → 2");
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }

    @Test
    void anOpenOptionIsAnsweredByNobodyOrByUnits() throws IOException {
        muster("honour");
        played("unit Guns hits=7");
        assertThat(play("rout Guns --near foo").err()).contains("--near foo", "unit");
        PromptRun prompt = PromptRun.answered("\n");
        prompt.type("game " + game);
        prompt.type("next");
        assertThat(prompt.soFar().out()).contains("rout Guns --near none\n", "ROUTS  Units routing: 1");
    }

    @Test
    void beginningsWillDoAtThePrompt() throws IOException {
        muster("paperboys");
        PromptRun prompt = new PromptRun();
        prompt.type("game " + game);
        prompt.type("odds cont 88 36");
        prompt.type("cont 88 36 --att 4 --def 3");
        prompt.type("fi 88 36");
        prompt.type("tu");
        assertThat(prompt.soFar().out()).contains("DEFENDER FALLS BACK", "exact odds", "Turn 1");
        assertThat(prompt.soFar().err())
                .contains("fi: expected one of the commands with this prefix: fire, firefight, fight");
        assertThat(play("cont 88 36").exit()).as("scripts have whole words").isEqualTo(2);
    }

    /** What follows and no game can know of is said: a general that holds his units back has them tested. */
    @Test
    void whatTheGameDoesNotCallForIsStillSaid() throws IOException {
        muster("honour");
        assertThat(played("support Kleist --dice 4 --brief")).contains("next:  fire");
    }

    @Test
    void theTableOfUnitsHasMarksInOneColumnAndOfficersApart() throws IOException {
        muster("paperboys");
        played("fire 88 36 20 --dice 5,5,5,1,1,1,1,1");
        assertThat(played("units --all"))
                .containsPattern(
                        "british  88th +8 +- +- +- +8 +fired fired-now first-fire +Picton +infantry +elite +8 +2 ")
                .containsPattern("french +36e +8 +3 +3 +3 +- +under-fire +Merle +infantry ")
                .contains("\nside     unit     rank       with  state\n");
    }

    @Test
    void whatIsGoneStandsLastOfItsSideAndWhoComesLaterWithHisOwn() throws IOException {
        muster("paperboys");
        played("unit 88th state=gone why=dead");
        played("unit add british,52nd,stands=6");
        List<String> rows =
                played("units --all").lines().map(row -> row.split(" +")[1]).toList();
        assertThat(rows.indexOf("52nd")).isLessThan(rows.indexOf("~88th~"));
        assertThat(rows.indexOf("~88th~")).isLessThan(rows.indexOf("36e"));
        assertThat(played("units 88th")).containsPattern("~88th~ +8 +dead");
    }

    @Test
    void theTurnHasItsOrderOfPlay() throws IOException {
        muster("honour");
        assertThat(played("turn"))
                .startsWith("Turn 1\n  The order of play: 1, initiative.")
                .endsWith("Nothing is due.\n")
                .doesNotContain("In the rulebook");
        assertThat(played("turn --brief")).isEqualTo("Turn 1\nNext: phase, which begins initiative.\n");
        for (String ruleset : Rulesets.names()) {
            assertThat(OrderOfPlay.of(Rulesets.find(ruleset).orElseThrow()))
                    .as(ruleset)
                    .isNotEmpty()
                    .noneMatch(part -> part.contains("'engage'"));
        }
    }

    @Test
    void aTurnInWhichNothingWasPlayedEndsWithAWord() throws IOException {
        muster("honour");
        String word = "Nothing was played in this turn; undo takes its end back.\n";
        assertThat(played("end")).contains(word);
        played("fire Battery Guns 10");
        assertThat(played("end")).doesNotContain(word);
    }

    @Test
    void severalLinesAreTakenBackAtOnceOrNone() throws IOException {
        muster("honour");
        played("bombard Battery Guns --dice 6");
        played("note what now");
        assertThat(played("undo 2")).contains("Taken back: note", "Taken back: bombard Battery Guns (record 2)");
        Run more = play("undo 1");
        assertThat(more.exit()).isEqualTo(2);
        played("redo");
        assertThat(play("undo 2").err()).contains("undo 2: expected a whole number from 1 to 1");
        assertThat(played("units --json")).contains("\"hits\":3");
    }

    @Test
    void journalsAreThatOfTheGameWhereNoneIsNamed() throws IOException {
        muster("honour");
        assertThat(played("journal verify")).startsWith("VERIFIED");
        assertThat(played("journal show")).contains("mustered");
    }
}
