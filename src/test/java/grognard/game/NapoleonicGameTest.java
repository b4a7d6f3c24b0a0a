package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.game.state.Phase;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** Generals count against a square as in any combat (NA-8). */
    @Test
    void generalsCountAgainstASquare() throws IOException {
        game.play("general Foy --roll 0.5");
        game.play("general Pack --roll 0.5");
        assertThat(game.play("square 5e 33rd --roll 0.9"))
                .contains("SQUARE DISRUPTED", "attacker's general", "defender's general");
        game.verify();
    }

    /** By house rule they do not, and nobody has to send them away first. */
    @Test
    void aHouseRuleLeavesGeneralsOutAgainstASquare(@TempDir Path other) throws IOException {
        PlayedGame house = PlayedGame.of(other, "napoleonic", MUSTER, "--house", "square.modifiers=none");
        assertThat(house.play("square 5e 33rd --roll 0.9"))
                .contains("SQUARE DISRUPTED")
                .doesNotContain("general ");
        assertThat(house.refused("square 5e 33rd --general general")).contains("--general general: expected none");
        house.verify();
    }

    /** All of a combat group routs and one base of it is lost (8.6.1); each of those who win tests its control (8.8). */
    @Test
    void aCombatGroupSharesTheResult() throws IOException {
        assertThat(game.play("combat 5e 45th --with 8e --roll 0.0 --arms 1 --def-general napoleon --force"))
                .contains("5e  bases 4 → 3, state ready → routing", "8e  state ready → routing");
        game.play("undo");
        game.play("combat 5e 45th --with 8e --roll 0.999");
        assertThat(game.play("due")).contains("control 5e", "control 8e");
        game.verify();
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
        game.play("combat 5e 45th --roll 0.999");
        assertThat(game.play("due")).contains("control 5e").doesNotContain("crisis");
        game.play("control 5e --roll 0.9");
        game.play("unit Bty side=british");
        assertThat(game.play("end")).contains("crisis");
        assertThat(game.play("due")).contains("crisis 5e").doesNotContain("crisis Bty");
        game.verify();
    }

    /** Who asks who should attack hopes for a rout of the other side, not of his own. */
    @Test
    void attackersAreRankedByWhatTheyHopeFor() {
        assertThat(game.play("odds combat ? 45th").lines().findFirst())
                .get()
                .asString()
                .isEqualTo("Chance of Dr, in percent");
        assertThat(game.play("odds square ? 33rd").lines().findFirst())
                .get()
                .asString()
                .isEqualTo("Chance of Dr, in percent");
        assertThat(game.play("odds artillery ? 45th 100")).contains("Chance of disrupted or base-lost");
    }

    /** A general in danger who is not tested lends nothing, and the players are told so. */
    @Test
    void aGeneralWhoWouldCountIsToBeTested() {
        String reminder = "Foy is not tested this turn and lends nothing: general Foy tests him.";
        assertThat(game.play("combat 5e 45th --roll 0.999")).contains(reminder);
        assertThat(game.play("control 5e --roll 0.9 --brief")).contains(reminder);
        game.play("undo");
        assertThat(game.play("control 5e --general none --roll 0.9")).doesNotContain(reminder);
        game.play("undo");
        assertThat(game.play("control 5e --roll 0.9 --json")).doesNotContain("not tested");
        assertThat(game.play("combat 8e 45th --roll 0.4")).doesNotContain(reminder);
        assertThat(game.play("square 5e 33rd --roll 0.9")).contains(reminder);
        game.play("general Foy --roll 0.9");
        game.play("unit 5e disrupted=yes");
        assertThat(game.play("rally 5e --roll 0.9 --force")).doesNotContain("not tested");
    }

    @Test
    void whoIsInHandNoLongerPursues() {
        game.play("unit 5e state=pursuing");
        game.play("combat 5e 45th --roll 0.999");
        assertThat(game.play("control 5e --roll 0.99")).contains("state pursuing → ready");
    }

    /** The book gives a battery one shot and a unit one number to rally or stop in a turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "artillery Bty 45th 100 --roll 0.1 | Bty has fired this turn: a battery fires once;",
                "rally 8e --roll 0.1               | 8e has tried already this turn;",
                "halt-rout 5e --roll 0.1           | 5e has tried already this turn;"
            })
    void whatIsDoneOnceATurnIsRefusedTheSecondTime(String line, String words) throws IOException {
        game.play("unit 5e state=routing");
        game.play("unit 8e disrupted=yes");
        game.play(line);
        assertThat(game.refused(line)).contains(words).contains("--force plays it");
        game.play(line + " --force");
        game.play("undo 2");
        game.play(line);
        game.verify();
        game.play("end");
        game.play("end");
        game.play(line);
    }

    /** A unit that tried in the other army's part of the turn has had its number, and nothing holds up the end. */
    @Test
    void nothingIsDueThatWasTriedInThisTurn() {
        game.play("unit 45th disrupted=yes");
        game.play("rally 45th --roll 0.1 --force");
        game.play("end");
        assertThat(game.play("due")).doesNotContain("rally 45th");
        game.play("end");
        game.play("end");
        assertThat(game.play("due")).contains("rally 45th");
    }

    @Test
    void eachArmyGoesThroughItsFivePhases() throws IOException {
        Ruleset ruleset = Rulesets.named("napoleonic");
        Game now = Muster.read(
                        Referees.of(Tables.builtIn(ruleset)),
                        List.of(MusterText.ofFile("muster", MUSTER)),
                        "test",
                        Map.of(),
                        "",
                        1,
                        Optional.empty())
                .begun();
        List<String> played = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            now = now.after(new Turn(now).begin(""), now.records() + 1);
            played.add(now.state().phase().orElseThrow().words());
        }
        assertThat(played)
                .containsExactly(
                        "french rally", "french artillery", "french movement", "french combat", "french crisis");
        Turn last = new Turn(now);
        assertThatThrownBy(() -> last.begin("")).hasMessageContaining("end, since this is the last phase of this army");
        now = now.after(new TurnEnd(now).end(), now.records() + 1);
        assertThat(now.state().phase()).as("the players begin it").isEmpty();
        now = now.after(new Turn(now).begin(""), now.records() + 1);
        assertThat(now.state().phase()).contains(new Phase("rally", "british", 6, 10));
        now = now.after(new Turn(now).begin("artillery"), now.records() + 1);
        assertThat(now.state().phase()).contains(new Phase("artillery", "british", 7, 10));
        now = now.after(new TurnEnd(now).end(), now.records() + 1);
        now = now.after(new Turn(now).begin(""), now.records() + 1);
        assertThat(now.state().phase()).contains(new Phase("rally", "french", 1, 10));
    }

    /** Everything that happens at the same time counts as it was: the general too who falls in between. */
    @Test
    void aGeneralWhoFallsAtTheSameTimeStillCounts() {
        game.play("together");
        game.play("general Foy --roll 0.01");
        assertThat(game.play("combat 5e 45th --roll 0.4")).contains("attacker's general");
        game.play("apart");
        game.verify();
    }

    /** The level that was passed is tested once for each unit, and then the next one is awaited. */
    @Test
    void aLevelOfLossesIsPassedWhenAllHaveTested() {
        game.play("unit 8e bases=3"); // 2 of 10
        game.play("end");
        game.play("crisis 5e --roll 0.9");
        game.play("crisis 8e --roll 0.9");
        assertThat(game.play("due")).contains("crisis Bty");
        game.play("crisis Bty --roll 0.9");
        assertThat(game.play("due")).doesNotContain("crisis");
        assertThat(game.play("crisis 5e --brief")).contains("NO TEST");
        game.play("unit 8e bases=2"); // 3 of 10
        game.play("end");
        assertThat(game.play("due")).contains("crisis 5e", "crisis 8e", "crisis Bty");
        game.verify();
    }
}
