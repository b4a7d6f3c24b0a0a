package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who must do what in a phase, as {@code turn} lists it, and what is asked before it is played. */
class ObligationsTest {

    @TempDir
    Path folder;

    private PlayedGame game(String ruleset, String... rows) throws IOException {
        return PlayedGame.of(folder, ruleset, String.join("\n", rows) + "\n");
    }

    private static List<String> must(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("turn --json")), "must").stream()
                .map(one -> one.get("resolver") + " " + one.get("unit") + ": " + one.get("why"))
                .toList();
    }

    private static List<String> due(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("due --json")), "due").stream()
                .map(one -> one.get("line") + " " + one.get("when"))
                .toList();
    }

    /** A battle goes on from a muster with the duties that its units have (313, 427). */
    @Test
    void whoMustFireByTheMusterIsDueTo() throws IOException {
        PlayedGame game = game(
                "paperboys",
                "side,unit,stands,must-fire,must-fire-on,state",
                "british,33rd,8,yes,,",
                "british,95th,8,yes,2,",
                "french,45e,6,yes,,routing");
        assertThat(due(game)).containsExactly("fire 33rd --range … now", "fire 95th --range … later");
        game.play("cards --order rrrbbb");
        assertThat(due(game)).containsExactly("fire 33rd --range … now", "fire 95th --range … later");
        game.play("phase");
        game.play("end");
        game.play("due drop rally");
        game.play("cards --order rrrbbb");
        assertThat(due(game)).containsExactly("fire 95th --range … now");
    }

    // ---- acw: orders are carried out in their steps

    private PlayedGame acw() throws IOException {
        return game(
                "acw",
                "side,unit,figures,brigade,formation,rank",
                "union,M20,20,Vincent,,",
                "union,P83,20,Vincent,,",
                "union,Iron,20,,,",
                "union,Vinc,,Vincent,,brigade",
                "reb,A15,20,Law,,",
                "reb,A47,20,Law,,",
                "reb,T4,20,,attack-column,");
    }

    @Test
    void ordersAreObligationsOfTheirSteps() throws IOException {
        PlayedGame game = acw();
        game.play("order charge A15");
        game.play("order first-fire M20 P83");
        game.play("order disengage Iron");
        game.play("order hold A47");
        game.play("order move T4");
        assertThat(must(game))
                .as("without phases all of the turn, in the order of play")
                .containsExactly(
                        "fire M20: it is ordered to fire first",
                        "fire P83: it is ordered to fire first",
                        "moves Iron: it is ordered to disengage",
                        "charge A15: it is ordered to charge",
                        "moves T4: it is ordered to move");
        game.play("phase first-fire");
        game.play("fire M20 A15 4 --dice 1,1,1");
        assertThat(must(game)).containsExactly("fire P83: it is ordered to fire first");
        assertThat(game.play("turn")).contains("must fire P83  it is ordered to fire first");
        game.play("due drop morale");
        assertThat(game.play("phase disengage")).contains("Still to be done: fire P83 (it is ordered to fire first).");
        assertThat(must(game)).containsExactly("moves Iron: it is ordered to disengage");
        game.play("moved Iron");
        assertThat(must(game)).isEmpty();
        game.play("phase charges");
        assertThat(must(game)).containsExactly("charge A15: it is ordered to charge");
        game.play("charge A15 M20 --terrain open --distance 8 --dice 3,3,2,6");
        assertThat(must(game))
                .containsExactly("fire M20: the volley that meets the charge", "impact A15: the charge goes home");
        game.verify();
    }

    /** L246: within 6 inches of a rout; the game knows only brigades. */
    @Test
    void whoIsNotNearARoutIsStruckOutAtThePrompt() throws IOException {
        PlayedGame game = acw();
        game.play("unit A15 level=shaken");
        game.play("morale A15 --dice 1,1,1,1,1");
        assertThat(due(game)).contains("morale A47 now");
        PromptRun prompt = PromptRun.answered("n\ny\n");
        prompt.type("game " + game.file());
        assertThat(prompt.typed("next").err()).contains("Is A47 within 6 inches of a unit that routed? [Y/n]");
        assertThat(due(game)).noneMatch(line -> line.startsWith("morale A47"));
        prompt.type("undo");
        assertThat(prompt.typed("next --dice 6,5").out()).contains("HOLDS");
        prompt.type("undo");
        assertThat(game.play("next --dice 6,5"))
                .as("in a script it is taken to be so")
                .contains("Is A47 within 6 inches of a unit that routed? Taken to be so; if not, undo and due drop");
        game.verify();
    }

    @Test
    void aFrontThatOnlyTheTableShowsIsAskedForAtThePrompt() throws IOException {
        PlayedGame game = acw();
        assertThat(game.refused("fire T4 M20 4 --order hold")).contains("--figures is missing");
        PromptRun prompt = PromptRun.answered("10\n");
        prompt.type("game " + game.file());
        Run said = prompt.typed("fire T4 M20 4 --order hold --dice 3,3,3");
        assertThat(said.err()).contains("How many of the 20 figures of T4 are in its front, in attack-column?");
        assertThat(game.play("journal show " + game.file() + " --json")).contains("\"figures\":10");
        game.verify();
    }

    /** A line with one unit would be played against default values and count as the unit's action. */
    @Test
    void aForgottenEnemyIsAskedAboutAtThePrompt() throws IOException {
        PlayedGame game = acw();
        PromptRun prompt = PromptRun.answered("n\n");
        prompt.type("game " + game.file());
        Run said = prompt.typed("fire M20 4 --order hold --dice 3,3,3");
        assertThat(said.err())
                .contains("M20 against whom? fire M20 ENEMY names the target. Play fire all the same? [y/N]");
        assertThat(said.out()).doesNotContain("dice:");
        assertThat(game.play("units M20 --json")).contains("\"opening-volley\":\"unused\"");
        game.play("fire M20 4 --order hold --dice 3,3,3");
        game.verify();
    }

    @Test
    void aQuestionThatWasAnsweredWithNoIsNotRepeatedAfterTheDice() throws IOException {
        PlayedGame game = acw();
        game.play("charge T4 M20 --terrain open --dice 3,3,2,6");
        PromptRun prompt = PromptRun.answered("n\n\n");
        prompt.type("game " + game.file());
        Run said = prompt.typed("fire M20 T4 4 hold --dice 2,2,2");
        assertThat(said.err()).contains("Is T4 in disorder where the volley meets it?");
        assertThat(said.out()).contains("HIT").doesNotContain("undo and add");
        game.verify();
    }

    // ---- honour: dithering and dashing brigadiers throw before their brigades move

    @Test
    void generalsThrowBeforeTheirBrigadesMove() throws IOException {
        PlayedGame game = game(
                "honour",
                "side,unit,type,quality,brigade,rank,rating",
                "prussia,Itzenplitz,formed,regular,Manstein,,",
                "prussia,Garde,formed,superior,Manstein,,",
                "prussia,Jaeger,light,superior,,,",
                "prussia,Manstein,,,Manstein,brigadier,dithering",
                "prussia,Bevern,,,Bevern,brigadier,dependable",
                "austria,Baden,formed,regular,Wied,,",
                "austria,Wied,,,Wied,brigadier,dashing");
        game.play("phase movement");
        assertThat(must(game))
                .containsExactly("general Jaeger: before it moves", "general Manstein: before his units move");
        game.play("general Manstein --dice 1");
        assertThat(due(game)).containsExactly("general Jaeger now", "command Itzenplitz now", "command Garde now");
        assertThat(must(game)).as("who stays where it is need not").containsExactly("general Jaeger: before it moves");
        game.play("command Garde --dice 3");
        game.play("phase");
        assertThat(due(game)).as("over with the phase").containsExactly("general Wied now");
        game.verify();
    }

    @Test
    void unitsOfALostBrigadierAreOutOfCommand() throws IOException {
        PlayedGame game = game(
                "honour",
                "side,unit,type,brigade,rank,with,state",
                "prussia,Itzenplitz,formed,Manstein,,,",
                "prussia,Garde,formed,,,,",
                "prussia,Manstein,,Manstein,brigadier,,lost",
                "austria,Baden,formed,Wied,,,");
        game.play("phase movement");
        assertThat(due(game)).containsExactly("command Itzenplitz now");
        game.play("phase firing");
        assertThat(due(game)).isEmpty();
        game.verify();
    }

    @Test
    void hitsAreRalliedOnlyIfNoEnemyIsInSight() throws IOException {
        PlayedGame game =
                game("honour", "side,unit,type,hits", "prussia,Itzenplitz,formed,3", "austria,Baden,formed,0");
        PromptRun prompt = PromptRun.answered("y\n");
        prompt.type("game " + game.file());
        assertThat(prompt.typed("rally Itzenplitz --dice 5").err())
                .contains("Are all enemies more than 9 inches away from Itzenplitz, or out of its sight? [y/N]");
        assertThat(game.play("units Itzenplitz --json")).contains("\"hits\":2");
        game.verify();
    }

    /** H54: five phases; a breakthrough is movement, where no close combat occurs (196-203, 390-395). */
    @Test
    void theOrderOfPlayHasTheBreakthroughInMovement() throws IOException {
        PlayedGame game = game("honour", "side,unit,type", "prussia,Itzenplitz,formed", "austria,Baden,formed");
        String turn = game.play("turn").replaceAll("\\s+", " ");
        List<String> steps = List.of(turn.split(" (?=[2-5], [a-z])"));
        assertThat(steps).hasSize(5);
        assertThat(steps.get(1)).startsWith("2, movement").contains("'breakthrough'");
        assertThat(steps.get(3)).startsWith("4, close combat").doesNotContain("breakthrough");
    }

    // ---- losses, by the sides' own names

    @Test
    void lossesAreShownAgainstTheLimit() throws IOException {
        PlayedGame paperboys = PlayedGame.of(
                folder,
                "paperboys",
                "side,unit,stands\nbritish,33rd,8\nfrench,45e,6\nfrench,9e,6\nfrench,27e,8\n",
                "--until",
                "withdrawal");
        paperboys.play("unit 45e stands=5");
        assertThat(paperboys.play("units"))
                .contains("french: 19 of 20 stands left, lost or routing 1 of 20; withdraws at 30%");
        assertThat(paperboys.play("unit 27e state=routing"))
                .contains("FRENCH WITHDRAW")
                .doesNotContain("DEFENDER");
        paperboys.verify();
    }

    @Test
    void lossesOfHonourAreUnitsAndHalves() throws IOException {
        PlayedGame game = game(
                "honour",
                "side,unit,type",
                "prussia,Itzenplitz,formed",
                "prussia,Garde,formed",
                "austria,Baden,formed",
                "austria,Harsch,formed");
        game.play("unit Baden hits=4");
        assertThat(game.play("units")).contains("austria: 2 of 2 units left, units lost 0.5 of 2, it loses at half");
        game.play("unit Harsch state=gone why=dead");
        assertThat(game.play("end")).contains("rally Baden");
        assertThat(game.play("due drop all")).contains("AUSTRIA LOSE");
        game.verify();
    }

    @Test
    void lossesOfAcwAreCountedAtNightfall(@TempDir Path other) throws IOException {
        PlayedGame game = PlayedGame.of(
                other, "acw", "side,unit,figures\nunion,M20,20\nreb,A15,20\n", "--turns", "1", "--until", "nightfall");
        game.play("unit A15 figures=18");
        assertThat(game.play("units")).contains("reb: 18 of 20 figures and sections left, 2 lost");
        game.play("due drop all");
        assertThat(game.play("end")).contains("NIGHT FALLS: UNION LOST 0, REB LOST 2");
        game.verify();
    }

    // ---- paperboys

    @Test
    void firingRallyAndPursuitAreOfTheirCards() throws IOException {
        PlayedGame game = game(
                "paperboys",
                "side,unit,arm,stands,pips",
                "british,33rd,infantry,8,",
                "british,LD,cavalry,6,",
                "french,45e,infantry,6,",
                "french,Drag,cavalry,6,6");
        game.play("contact 33rd 45e --att 1 --def 3"); // halts and must fire
        assertThat(must(game)).as("next turn").isEmpty();
        game.play("end");
        assertThat(must(game)).containsExactly("fire 33rd: it must fire");
        game.play("card red");
        assertThat(must(game)).containsExactly("fire 33rd: it must fire");
        game.play("card black");
        assertThat(must(game)).as("its firing card is over").isEmpty();
        game.play("undo");
        game.play("fire 33rd 45e 20 --dice 1,1,1,1,1,1,1,1");
        assertThat(must(game)).isEmpty();
        game.play("contact LD Drag --att 6 --def 1"); // Glory
        assertThat(must(game)).as("not on the firing card").isEmpty();
        game.play("end");
        assertThat(must(game))
                .containsExactly("pursuit LD: it pursues", "rally Drag: it routs: --enemy CM if one is within 15 cm");
        game.verify();
    }

    /** Players who name no phases may fire at any time of the turn. */
    @Test
    void withoutPhasesFireIsDueNowInItsTurn() throws IOException {
        PlayedGame game = game("paperboys", "side,unit,stands", "british,33rd,8", "french,45e,6");
        game.play("contact 33rd 45e --att 1 --def 3"); // halts and must fire
        assertThat(due(game)).containsExactly("fire 33rd --range … later");
        game.play("end");
        assertThat(due(game)).containsExactly("fire 33rd --range … now");
        assertThat(game.play("end")).contains("Still to be done: fire 33rd (it must fire).");
        assertThat(due(game)).isEmpty();
        game.verify();
    }

    @Test
    void aFriendFurtherThanTenCentimetresAwayDoesNotTest() throws IOException {
        PlayedGame game =
                game("paperboys", "side,unit,stands,pips", "british,33rd,8,", "french,45e,6,5", "french,9e,6,2");
        game.play("contact 33rd 45e --att 6 --def 1");
        assertThat(due(game)).contains("friends 9e now");
        PromptRun prompt = PromptRun.answered("n\n");
        prompt.type("game " + game.file());
        assertThat(prompt.typed("next").err()).contains("Did 45e rout within 10 cm of 9e? [Y/n]");
        assertThat(due(game)).isEmpty();
        game.verify();
    }

    // ---- napoleonic

    @Test
    void whoWithdrawsOrPursuesGoesOn() throws IOException {
        PlayedGame game = game(
                "napoleonic",
                "side,unit,troop,bases,rank,with",
                "french,8e,french-line,5,,",
                "french,5e,french-cuirassier,4,,",
                "french,Foy,,,general,8e",
                "british,45th,british-line,5,,");
        game.play("unit 8e withdrawing=yes disrupted=yes");
        game.play("unit 5e state=pursuing");
        game.play("phase movement");
        assertThat(must(game))
                .containsExactly(
                        "moves 8e: it withdraws until it is rallied", "moves 5e: it pursues until it is rallied");
        game.play("moved 5e");
        assertThat(must(game)).containsExactly("moves 8e: it withdraws until it is rallied");
        game.verify();
    }

    /** N26: a general in danger is tested before the throw to which he lends his number. */
    @Test
    void aGeneralInDangerIsTestedBeforeHisTroopsRally() throws IOException {
        PlayedGame game = game(
                "napoleonic",
                "side,unit,troop,bases,rank,with",
                "french,8e,french-line,5,,",
                "french,Foy,,,general,8e",
                "british,45th,british-line,5,,",
                "british,RHA,british-horse-battery,2,,");
        game.play("end");
        game.play("artillery RHA 8e 200 --roll 0.6"); // disrupts it
        game.play("end");
        assertThat(due(game)).containsExactly("general Foy now", "rally 8e now");
        game.play("next --roll 0.5");
        assertThat(game.play("next --roll 0.33")).contains("number 0.430");
        game.verify();
    }
}
