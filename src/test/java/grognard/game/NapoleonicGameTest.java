package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players of napoleonic battles ran into. */
class NapoleonicGameTest {

    private static final String MUSTER = """
            side,unit,troop,bases,formation,rank,with
            french,5e,french-cuirassier,4,,,
            french,8e,french-line,5,column,,
            french,Bty,french-foot-battery,1,,,
            french,Foy,,,,general,5e
            british,33rd,british-line,5,square,,
            british,45th,british-line,5,,,
            british,15th,british-light-dragoon,4,,,
            british,Pack,,,,general,33rd
            """;

    @TempDir
    Path folder;

    private PlayedGame game;

    @BeforeEach
    void muster() throws IOException {
        game = PlayedGame.of(folder, "napoleonic", MUSTER);
    }

    /** Against a square generals count only where the house says so, and nobody has to send them away first. */
    @Test
    void aGeneralDoesNotKeepCavalryFromASquare() throws IOException {
        assertThat(game.play("square 5e 33rd --roll 0.9"))
                .contains("SQUARE DISRUPTED")
                .doesNotContain("general ");
        assertThat(game.refused("square 5e 33rd --general general")).contains("--general general: expected none");
        game.verify();
    }

    @Test
    void aHouseRuleLetsGeneralsCountAgainstASquare(@TempDir Path other) throws IOException {
        PlayedGame house = PlayedGame.of(other, "napoleonic", MUSTER, "--house", "square.modifiers=combat");
        assertThat(house.play("square 5e 33rd --roll 0.9")).contains("attacker's general", "defender's general");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8e state=ready                | halt-rout 8e           | 8e is not routing;",
                "Foy state=lost                | general Foy            | Foy is lost and lends nothing;",
                "Bty state=routing             | artillery Bty 45th 100 | Bty is routing and does not fire;",
                "Bty disrupted=yes             | artillery Bty 45th 100 | Bty is disrupted and does not fire;",
                "Bty formation=limbered        | artillery Bty 45th 100 | Bty: a limbered battery does not fire;"
            })
    void whatAUnitMayNotDoNamesItAndCanBeForced(String set, String line, String words) throws IOException {
        game.play("unit " + set.strip());
        assertThat(game.refused(line)).contains(words.strip()).contains("--force plays it");
        game.play(line + " --force");
        game.verify();
    }

    @Test
    void whoRoutsFightsAsDisrupted() {
        game.play("unit 45th state=routing");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("column defence-disrupted");
        assertThat(game.play("units 45th")).doesNotContain("disrupted no → yes");
        game.verify();
    }

    @Test
    void aCrisisComesLastAndNotForGunsThatWereTaken() {
        game.play("unit 8e bases=1"); // of 10, more than 15 in a hundred
        assertThat(game.play("due")).contains("crisis 5e", "crisis Bty");
        game.play("combat 5e 45th --roll 0.999");
        String due = game.play("due");
        assertThat(due.indexOf("control 5e")).isPositive().isLessThan(due.indexOf("crisis 5e"));
        game.play("unit Bty side=british");
        assertThat(game.play("due")).contains("crisis 5e").doesNotContain("crisis Bty");
        game.verify();
    }

    /** Who asks who should attack hopes for a rout of the other side, not of his own. */
    @Test
    void attackersAreRankedByWhatTheyHopeFor() {
        assertThat(game.play("odds combat ? 45th").lines().findFirst())
                .get()
                .asString()
                .endsWith(" Dr");
        assertThat(game.play("odds square ? 33rd").lines().findFirst())
                .get()
                .asString()
                .endsWith(" Dr");
        assertThat(game.play("odds artillery ? 45th 100")).contains("disrupted,base-lost,bases-lost");
    }

    @Test
    void aGeneralWhoCountsIsToBeTested() {
        String reminder = "Foy: he counts here: under fire or in combat he must come through general Foy this turn";
        assertThat(game.play("combat 5e 45th --roll 0.4")).contains(reminder);
        assertThat(game.play("rally 5e --roll 0.9 --brief")).contains(reminder);
        assertThat(game.play("rally 5e --general none --roll 0.9")).doesNotContain("counts here");
        assertThat(game.play("combat 8e 45th --roll 0.4")).doesNotContain("counts here");
        assertThat(game.play("square 5e 33rd --roll 0.4")).doesNotContain("counts here");
        assertThat(game.play("rally 5e --roll 0.9 --json")).doesNotContain("counts here");
        game.play("general Foy --roll 0.9");
        assertThat(game.play("rally 5e --roll 0.9")).doesNotContain("counts here");
    }

    @Test
    void whoIsInHandNoLongerPursues() {
        game.play("unit 5e state=pursuing");
        assertThat(game.play("control 5e --roll 0.99")).contains("state pursuing → ready");
    }

    @Test
    void aSecondShotOfATurnIsRemarkedUpon() {
        String remark = "it has fired already this turn, and a battery fires once";
        assertThat(game.play("artillery Bty 45th 100 --roll 0.1")).doesNotContain(remark);
        assertThat(game.play("artillery Bty 45th 100 --roll 0.1")).contains(remark);
    }
}
