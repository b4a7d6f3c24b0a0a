package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players of battles of the American Civil War ran into. */
class AcwGameTest {

    private static final String MUSTER = """
            side,unit,arm,quality,figures,sections,formation,brigade,rank
            union,20th Maine,infantry,veteran,16,,,Vincent,
            union,83d Penn,infantry,veteran,16,,,Vincent,
            union,44th York,infantry,green,8,,double-line,Vincent,
            union,Hazlett,artillery,veteran,,3,,,
            union,Strong,,,,,,Vincent,brigade
            reb,15th Ala,infantry,veteran,16,,,Law,
            reb,47th Ala,infantry,veteran,16,,,Law,
            """;

    @TempDir
    Path folder;

    private PlayedGame game;

    @BeforeEach
    void muster() throws IOException {
        game = PlayedGame.of(folder, "acw", MUSTER);
    }

    /** Equal resolver and units are one item, for as many reasons as there are. */
    @Test
    void aCheckThatIsDueTwiceSaysWhyTwice() throws IOException {
        game.play("fire 15th 20th 4 hold --dice 6,6,6");
        assertThat(game.play("due"))
                .contains("1  morale \"20th Maine\" --hit-by fire  it lost a stand; its first loss");
        game.play("morale 83d --dice 1,1,1,2,3");
        assertThat(game.play("due")).contains("it lost a stand; its first loss; a rout or a loss near it");
        game.play("undo");
        assertThat(game.play("due").lines()).hasSize(1);
        game.play("redo");
        assertThat(game.refused("end")).contains("first what is due");
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(game.play("turn")).contains("Turn 2", "morale \"83d Penn\"  it is routed: only a 12 rallies it");
        game.verify();
    }

    @Test
    void aRoutSaysWhatItDoesAndThatOthersCheckToo() {
        assertThat(game.play("morale 20th --dice 1,1,1,2,3 --brief"))
                .contains("is routed: mark it; it is in disorder when it rallies")
                .contains("next:  morale  units within 6\"")
                .contains("morale \"83d Penn\"");
    }

    @Test
    void gunsThatAreDrivenOffStayAsTheyAre() {
        assertThat(game.play("impact 47th Hazlett --dice 1,1,6,6,5,5"))
                .contains("defender  is thrown into disorder, but guns stay limbered or unlimbered as they are")
                .contains("defender  is routed: mark it\n");
        assertThat(game.play("units Hazlett")).contains("unlimbered");
    }

    @Test
    void bothFireAtOnceAfterARepulse() {
        game.play("charge 47th 83d 6 open --dice 6,6,6,1");
        assertThat(game.play("due")).contains("the volley that meets the charge");
        game.play("due drop all");
        assertThat(game.play("impact 47th 83d --dice 6,6,1,1,3"))
                .contains("--order repulse  the charge is repulsed: both fire at once (together, apart)");
    }

    @Test
    void inSeveralRanksTheFrontRankIsAskedFor() throws IOException {
        assertThat(game.refused("melee 44th 15th"))
                .contains("--figures is missing: expected the front rank of 44th York, how many of 8");
        assertThat(game.play("melee 44th 15th 4")).contains("4 double-line, times 2");
    }

    @Test
    void noNumberIsSaidToMeanAnother() throws IOException {
        assertThat(game.refused("officer Strong 1")).contains("--enemy").doesNotContain("did you mean");
        game.play("unit Strong state=lost");
        assertThat(game.refused("officer Strong 12")).contains("Strong is lost already");
    }

    /** What the game did not call for is not next afterwards either. */
    @Test
    void lastSaysNoMoreThanTheLineDid() {
        game.play("fire 15th 20th 4 hold --dice 1,2,3");
        game.play("due drop all");
        String said = PromptRun.of(List.of("game " + game.file(), "fire 47th 20th 4 hold --dice 1,2,2", "last"))
                .out();
        assertThat(said).contains("Working").doesNotContain("next:");
    }

    @Test
    void chargesAreRankedByWhetherTheyGoHome() {
        assertThat(game.play("odds impact ? 83d").lines().findFirst())
                .get()
                .asString()
                .isEqualTo("Chance of driven-off, in percent");
    }
}
