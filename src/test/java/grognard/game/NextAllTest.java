package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code next all} plays what needs no answer, and leaves the rest to the player. */
class NextAllTest {

    @TempDir
    Path folder;

    private PlayedGame game = new PlayedGame(Path.of(""));

    @BeforeEach
    void aFightWhoseFrontOnlyTheTableShows() throws IOException {
        game = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,arm,quality,stands,formation\n"
                        + "british,33rd,infantry,trained,8,line\nbritish,95th,infantry,trained,8,line\n"
                        + "french,45e,infantry,trained,6,line\nfrench,9e,infantry,trained,6,square\n");
        game.play("contact 9e 33rd --force --att 4 --def 4");
    }

    @Test
    void anItemThatNeedsAnAnswerStaysDue() {
        game.play("fire 95th 45e 20 --dice 6,6,6,1,1,1,1,1");
        String played = game.play("next all --seed k");
        assertThat(played).contains("45e  ", "left for you: fight 9e 33rd", "due:  1  fight 9e 33rd");
        assertThat(game.play("due")).doesNotContain("heavy");
    }

    /** The line that plays the item says it, and the summary does not say it again. */
    @Test
    void aUnitIsDestroyedOnce() {
        game.play("due drop all");
        game.play("unit 95th stands=5");
        game.play("unit 45e stands=4");
        game.play("contact 95th 45e --att 3 --def 3");
        assertThat(game.play("next all --seed k").lines().filter(line -> line.contains(" is destroyed: ")))
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @Test
    void soDoesTheOnlyOne() {
        assertThat(game.play("next all --seed k")).contains("left for you: fight 9e 33rd");
    }

    /** Values that are typed for several items answer each of them. */
    @Test
    void typedValuesAnswerEachItem(@TempDir Path other) throws IOException {
        game = PlayedGame.of(
                other,
                "acw",
                "side,unit,figures,rank\nunion,M20,20,\nunion,Vinc,,brigade\nunion,Rice,,brigade\nreb,A15,20,\n");
        game.play("end");
        assertThat(game.play("next 1-2 --seed k")).contains("left for you: officer Vinc --enemy …");
        game.play("next 1-2 --enemy 12 --seed k");
        assertThat(game.play("turn")).contains("Turn 2");
    }

    /** One die on the table is one unit's: it never counts for several, and a seed throws dice of its own for each. */
    @Test
    void noDieCountsForSeveralItems(@TempDir Path other) throws IOException {
        game = PlayedGame.of(
                other,
                "napoleonic",
                "side,unit,troop,bases\nfrench,8e,french-line,5\nfrench,9e,french-line,5\nbritish,33rd,british-line,5\n");
        game.play("unit 8e state=routing");
        game.play("unit 9e state=routing");
        game.play("end");
        game.play("end");
        assertThat(game.refused("next all --dice 0.85")).contains("--dice: expected dice of one entry");
        assertThat(game.refused("next 1-2 --roll 0.85")).contains("name its number alone");
        String played = game.play("next all --seed k");
        assertThat(played.lines().filter(line -> line.contains("halt number")).distinct())
                .hasSize(2);
        game.verify();
    }

    @Test
    void byItselfItIsRefusedWhereNobodyCanBeAsked() throws IOException {
        assertThat(game.refused("next --seed k")).contains("the front rank of 9e");
    }

    /** The impact waits for the check that the volley has just called for (L251-252). */
    @Test
    void anItemThatMustWaitForANewOneStaysDue(@TempDir Path other) throws IOException {
        game = PlayedGame.of(
                other,
                "acw",
                "side,unit,arm,figures,formation\nunion,M20,infantry,20,attack-column\nreb,A15,infantry,20,line\n");
        game.play("order hold A15");
        game.play("charge M20 A15 open 8 --dice 4,3,2,2");
        String played = game.play("next all --seed k");
        assertThat(played).contains("left for you: impact M20 A15", "morale M20 --charging", "M20  figures 20 →");
    }

    @Test
    void theEndOfTheBattleIsSaid(@TempDir Path other) throws IOException {
        game = PlayedGame.of(
                other,
                "honour",
                "side,unit,type,quality\nprussia,Garde,formed,superior\nprussia,Itzenplitz,formed,regular\n"
                        + "austria,Baden,formed,regular\n",
                "--until",
                "losses");
        game.play("unit Garde hits=4");
        game.play("unit Itzenplitz state=gone");
        game.play("end");
        assertThat(game.play("next all --seed k"))
                .containsOnlyOnce("PRUSSIA LOSE")
                .contains("Turn 2");
    }
}
