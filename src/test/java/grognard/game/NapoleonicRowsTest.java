package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The book held against the game, a statement a test: each is named after its row of the audit (N18, N20, …) and has what
 * the book makes of the dice. The French are the first army, so that it is their stage.
 */
class NapoleonicRowsTest {

    private static final String MUSTER = """
            side,unit,troop,bases,formation,rank,with
            french,5e,french-cuirassier,4,,,
            french,8e,french-line,5,column,,
            french,Hus,french-hussar,4,,,
            french,Bty,french-foot-battery,1,,,
            french,Foy,,,,general,8e
            british,33rd,british-line,5,,,
            british,45th,british-line,5,,,
            british,15th,british-light-dragoon,4,,,
            british,RHA,british-horse-battery,1,,,
            british,Pack,,,,general,33rd
            """;

    @TempDir
    Path folder;

    private PlayedGame game;

    @BeforeEach
    void muster() throws IOException {
        game = PlayedGame.of(folder, "napoleonic", MUSTER);
    }

    @AfterEach
    void everyRecordHolds() {
        game.verify();
    }

    private Object value(String unit, String field) {
        for (Map<String, Object> one :
                Json.<Map<String, Object>>list(Json.object(game.play("units --json")), "units")) {
            if (one.get("unit").equals(unit)) {
                return String.valueOf(one.get(field));
            }
        }
        throw new AssertionError(unit);
    }

    private List<String> due() {
        return Json.<Map<String, Object>>list(Json.object(game.play("due --json")), "due").stream()
                .map(one -> one.get("line").toString())
                .toList();
    }

    /** Ends the stage of the army in play. */
    private void endStage() {
        game.play("end");
    }

    // ---- N18: the levels of both armies, before the battle

    @Test
    void n18TheLevelsOfBothArmiesAreLookedUp() throws IOException {
        long records = Files.size(game.file());
        assertThat(game.play("crisis --levels"))
                .contains("french:", "bases of 14 are lost: 3 (above 15%)")
                .contains("british:", "bases of 15 are lost: 3 (above 15%), 4 (above 20%)");
        assertThat(game.play("crisis 45th --levels")).contains("bases of 15").doesNotContain("bases of 14");
        assertThat(Files.size(game.file())).as("a look-up is no record").isEqualTo(records);
    }

    /** The list is no test: what is due stays due, and the losses so far do not matter. */
    @Test
    void n18TheListStrikesNoCrisis() {
        game.play("unit 8e bases=2"); // 3 of 14
        endStage();
        List<String> due = due();
        assertThat(due).contains("crisis 5e", "crisis Bty");
        assertThat(game.play("crisis 5e --levels")).contains("LEVELS");
        assertThat(due()).isEqualTo(due);
        game.play("undo");
    }

    /** 808-811: who fought on at one level is assessed again when the next is reached, also while others still test. */
    @Test
    void lossesThatPassTheNextLevelWhileAnArmyTestsAreTestedByAll() {
        game.play("unit 8e bases=2"); // 3 of 14: 20%
        endStage();
        assertThat(game.play("crisis 5e --roll 0.9")).contains("level 20");
        game.play("unit Bty state=gone why=off"); // 4 of 14: 25%
        assertThat(due()).containsExactly("crisis 8e", "crisis Hus", "crisis 5e");
        for (String unit : List.of("8e", "Hus", "5e")) {
            assertThat(game.play("crisis " + unit + " --roll 0.9")).contains("level 25");
        }
        assertThat(game.play("turn")).contains("Turn 1, british");
    }

    // ---- N20: the active army acts, the other defends

    @ParameterizedTest
    @ValueSource(
            strings = {"combat 45th 8e", "square 15th 8e", "artillery RHA 8e 200", "order 45th", "ride-down 15th 8e"})
    void n20TheOtherArmyDoesNotAct(String line) throws IOException {
        assertThat(game.refused(line)).contains("is not of the active side").contains("--force plays it");
    }

    @Test
    void n20HelpersAndMovesAreOfTheActiveArmyToo() throws IOException {
        assertThat(game.refused("combat 8e 45th --with 33rd"))
                .contains("33rd is not of the active side: in this stage its army defends");
        assertThat(game.refused("moved 45th")).contains("45th is not of the active side: the active player moves");
        game.play("artillery RHA 8e 200 --roll 0.1 --force");
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.1 --force");
        assertThat(game.refused("artillery Bty 45th 200")).contains("Bty is not of the active side");
    }

    @Test
    void n20EachArmyHasItsFivePhases() throws IOException {
        for (String phase : List.of("rally", "artillery", "movement", "combat", "crisis")) {
            assertThat(game.play("phase")).contains("french " + phase);
        }
        assertThat(game.refused("phase")).contains("end, since this is the last phase of this army");
        game.play("end");
        game.play("phase");
        assertThat(game.play("turn --json")).contains("{\"name\":\"rally\",\"side\":\"british\",\"n\":6,\"of\":10}");
        assertThat(game.play("artillery RHA 8e 200 --roll 0.1")).contains("It is british rally.");
    }

    // ---- N21: only the army in its stage rallies

    @Test
    void n21OnlyTheActiveArmyRallies() throws IOException {
        game.play("unit 45th disrupted=yes");
        game.play("unit 15th state=routing");
        assertThat(game.refused("rally 45th --roll 0.9"))
                .contains("45th is not of the active side: only the army whose stage it is rallies");
        assertThat(game.refused("halt-rout 15th --roll 0.9")).contains("15th is not of the active side");
        endStage();
        assertThat(due()).containsExactly("rally 45th", "halt-rout 15th");
        assertThat(game.refused("end")).as("a rout is tested").contains("first what is due, halt-rout 15th");
        game.play("halt-rout 15th --roll 0.1");
        game.play("end"); // nobody must rally
        assertThat(due()).isEmpty();
        assertThat(value("45th", "disrupted")).isEqualTo("true");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8e disrupted=no   | rally 8e     | 8e is in order: there is nothing to rally",
                "8e state=routing  | rally 8e     | 8e routs: halt-rout first",
                "8e state=ready    | halt-rout 8e | 8e is not routing",
                "8e state=routing  | control 8e   | 8e routs itself and controls nobody"
            })
    void n21WhoHasNothingToRally(String set, String line, String words) throws IOException {
        game.play("unit " + set);
        assertThat(game.refused(line)).contains(words).contains("--force plays it");
    }

    @Test
    void n21AUnitTriesOnce() throws IOException {
        game.play("unit 8e disrupted=yes");
        game.play("rally 8e --roll 0.1");
        assertThat(game.refused("rally 8e")).contains("8e has tried already this turn");
    }

    /** Section 4: phase a comes before phase d, so that nobody recovers from his own attack in the same part of the turn. */
    @Test
    void n21NobodyRalliesAfterItsOwnAttack() throws IOException {
        game.play("combat 8e 33rd --dice 0.001");
        assertThat(value("8e", "state")).isEqualTo("routing");
        assertThat(game.refused("halt-rout 8e"))
                .contains("8e has attacked this turn: its army rallies before it attacks");
    }

    /** 269-292 and 548: the others of a group have attacked as the first of it has, however many they are. */
    @ParameterizedTest
    @ValueSource(strings = {"8e", "5e", "Hus"})
    void n21AllOfAGroupHaveAttacked(String unit) throws IOException {
        game.play("unit " + unit + " disrupted=yes");
        game.play("combat 8e 45th --with 5e,Hus --roll 0.3");
        assertThat(game.refused("rally " + unit)).contains(unit + " has attacked this turn");
        assertThat(game.play("combat " + unit + " 15th --roll 0.5"))
                .contains(unit + " has attacked already this turn.");
    }

    // ---- N24: who stops running is disrupted for the turn

    @Test
    void n24WhoStopsRunningIsRalliedInALaterTurn() throws IOException {
        game.play("unit 8e state=routing");
        game.play("halt-rout 8e --roll 0.800");
        assertThat(value("8e", "state")).isEqualTo("ready");
        assertThat(value("8e", "disrupted")).isEqualTo("true");
        assertThat(game.refused("rally 8e --roll 0.9"))
                .contains("8e has just stopped running: it stays disrupted this turn");
        endStage();
        endStage();
        assertThat(due()).containsExactly("rally 8e");
        game.play("rally 8e --roll 0.9");
        assertThat(value("8e", "disrupted")).isEqualTo("false");
    }

    // ---- N26: a general in danger lends his number only after he came through

    @Test
    void n26AGeneralInCombatIsTestedFirst() throws IOException {
        assertThat(game.play("combat 8e 45th --roll 0.45"))
                .contains("number 0.450", "Foy is not tested this turn and lends nothing: general Foy.");
        game.play("undo");
        game.play("general Foy --roll 0.150");
        assertThat(game.play("combat 8e 45th --roll 0.45"))
                .contains("number 0.550")
                .doesNotContain("not tested");
        assertThat(game.refused("general Foy")).contains("Foy has been tested this turn");
        endStage();
        endStage();
        assertThat(game.refused("combat 8e 33rd --roll 0.45 --general general"))
                .as("each turn anew")
                .contains("Foy is not tested this turn and lends nothing: general Foy first");
        assertThat(game.play("combat 8e 33rd --roll 0.45 --general none"))
                .contains("Pack is not tested")
                .doesNotContain("Foy is not tested");
    }

    @Test
    void n26AWoundedGeneralLendsNothingMore() throws IOException {
        game.play("general Foy --roll 0.149");
        assertThat(game.refused("general Foy")).contains("Foy is wounded and lends nothing more in this battle");
        assertThat(game.play("combat 8e 45th --roll 0.45")).contains("number 0.450");
    }

    /** A general who is typed must be there, unhurt and tested: the bonus is for who survives (5.3, 8.3.2). */
    @Test
    void n26ATypedGeneralMustBeThere() throws IOException {
        assertThat(game.refused("combat 8e 45th --general general --roll 0.5"))
                .contains("Foy is not tested this turn and lends nothing: general Foy first", "--force plays it");
        assertThat(game.refused("combat 5e 45th --general general --roll 0.5"))
                .contains("no general is with 5e: attach NAME 5e first", "--force plays it");
        assertThat(game.refused("combat 8e 45th --general napoleon --roll 0.5"))
                .contains("no napoleon is with 8e: attach NAME 8e first");
        assertThat(game.refused("combat 8e 33rd --def-general general --roll 0.5"))
                .contains("Pack is not tested this turn and lends nothing: general Pack first");
        game.play("general Foy --roll 0.5");
        assertThat(game.play("combat 8e 45th --general general --roll 0.5")).contains("number 0.600");
        game.play("undo");
        assertThat(game.play("combat 8e 45th --general none --roll 0.5")).contains("number 0.500");
        game.play("undo");
        assertThat(game.refused("combat 8e 45th --general napoleon")).contains("no napoleon is with 8e");
        assertThat(game.play("combat 8e 45th --general napoleon --roll 0.5 --force"))
                .contains("number 0.700");
    }

    @Test
    void n26ATypedGeneralIsNotWounded() throws IOException {
        game.play("general Foy --roll 0.1");
        assertThat(game.refused("combat 8e 45th --general general --roll 0.5"))
                .contains("Foy is wounded and lends nothing more in this battle");
        game.play("unit 8e disrupted=yes");
        assertThat(game.refused("rally 8e --general general --roll 0.5")).contains("Foy is wounded");
    }

    @Test
    void n26AwayFromTheEnemyHeNeedsNoTest() {
        game.play("unit 8e disrupted=yes");
        assertThat(game.play("rally 8e --roll 0.33")).contains("RALLIED", "number 0.430");
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.6"); // disrupts it
        endStage();
        assertThat(game.play("rally 8e --roll 0.33")).as("under fire").contains("number 0.330", "general Foy");
    }

    /** The best of the generals with the units of a group counts, if he was tested. */
    @Test
    void n26AGroupIsLedByItsBestGeneral() {
        game.play("unit add french,Nap,rank=napoleon,with=5e");
        game.play("general Foy --roll 0.5");
        assertThat(game.play("combat 8e 45th --with 5e --roll 0.05")).contains("number 0.150");
        game.play("undo");
        game.play("general Nap --roll 0.5");
        assertThat(game.play("combat 8e 45th --with 5e --roll 0.05")).contains("number 0.250");
    }

    @Test
    void n26AtThePromptThePlayerIsAskedFirst() throws IOException {
        PromptRun prompt = PromptRun.answered("n\n");
        long records = Files.size(game.file());
        prompt.type("game " + game.file());
        prompt.type("combat 8e 45th --roll 0.45");
        assertThat(prompt.soFar().err()).contains("general Foy. Play combat all the same? [y/N]");
        assertThat(Files.size(game.file())).isEqualTo(records);
    }

    /** He lends his number only to the troops that he is with, so that his test lapses when he rides away. */
    @Test
    void n26TheTestOfAGeneralWhoRodeAwayIsNotDue() {
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.6"); // disrupts it
        endStage();
        assertThat(due()).containsExactly("general Foy", "rally 8e");
        game.play("detach Foy");
        assertThat(due()).containsExactly("rally 8e");
        game.play("undo");
        game.play("attach Foy Hus");
        assertThat(due()).as("the hussars are in no danger").containsExactly("rally 8e");
    }

    /** Section 4: rallying comes before attacking, so that nothing is due that would be refused. */
    @Test
    void n21TheRallyOfAUnitThatHasAttackedIsNotDue() throws IOException {
        game.play("unit 8e disrupted=yes");
        endStage();
        endStage();
        assertThat(due()).containsExactly("rally 8e");
        game.play("combat 8e 45th --roll 0.8");
        assertThat(due()).isEmpty();
        game.play("undo");
        assertThat(due()).containsExactly("rally 8e");
    }

    /** 326-328: he is tested for a turn in which he wishes to modify a number, while one is left to throw. */
    @Test
    void n26TheTestOfAGeneralIsNotDueAfterTheThrowThatHeWouldHelp() {
        game.play("combat 8e 45th --roll 0.99");
        assertThat(due()).containsExactly("general Foy", "control 8e");
        game.play("control 8e --roll 0.1");
        assertThat(due()).isEmpty();
        game.play("undo");
        game.play("undo");
        game.play("unit 8e state=routing");
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.1");
        endStage();
        assertThat(due()).containsExactly("general Foy", "halt-rout 8e");
        game.play("halt-rout 8e --roll 0.1");
        assertThat(due()).isEmpty();
    }

    /** 8.3.2: after a rally he may still help the attack, and is needed no more once it is fought. */
    @Test
    void n26TheTestOfAGeneralStaysDueForTheAttack() {
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.6"); // disrupts it
        endStage();
        assertThat(due()).containsExactly("general Foy", "rally 8e");
        game.play("rally 8e --roll 0.1");
        assertThat(due()).containsExactly("general Foy");
        game.play("combat 8e 45th --roll 0.7");
        assertThat(due()).isEmpty();
    }

    /** 373 and 756: the time of a change is told only of one that the unit may make. */
    @Test
    void formationRefusesWhatTheUnitCannotForm() throws IOException {
        assertThat(game.play("formation 8e --to line")).contains("TAKES");
        game.play("unit 8e state=routing");
        assertThat(game.refused("formation 8e --to square")).contains("8e routs and cannot form square");
        assertThat(game.play("formation Bty --to limbered")).contains("TAKES");
        game.play("artillery Bty 45th 200 --roll 0.1");
        assertThat(game.refused("formation Bty --to limbered")).contains("Bty has fired and cannot limber this turn");
    }

    /** NA-8: where the number against a square falls unmodified, the ground of the units does not stand in the way. */
    @Test
    void na8GroundIsNoInputWhereItCountsForNothing(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "napoleonic", MUSTER, "--house", "square.modifiers=none");
        game.play("unit 5e ground=good");
        assertThat(game.play("square 5e 33rd --roll 0.75")).contains("CAVALRY DISRUPTED", "number 0.750");
        game.play("undo");
        game.play("unit 5e ground=even");
        game.play("unit 33rd ground=good");
        assertThat(game.play("square 5e 33rd --roll 0.85")).contains("SQUARE DISRUPTED", "number 0.850");
        assertThat(game.refused("square 5e 45th --ground attacker")).contains("--ground attacker: expected none");
    }

    /** A plan sets by hand what a game would: nothing that the book forbids, unless it is forced (373). */
    @Test
    void aPlanRefusesWhatAGameRefusesByHand() throws IOException {
        String limbered = "plan 'artillery Bty 45th 200; unit Bty limbered%s'";
        assertThat(game.refused(limbered.formatted(""))).contains("Bty has fired and cannot limber this turn");
        assertThat(game.play(limbered.formatted(" --force"))).contains("unit Bty limbered");
    }

    // ---- 7.2.6 and 8: moves refuses what combat refuses

    @Test
    void movesKnowsWhoMayNotCharge() throws IOException {
        game.play("combat 5e 45th --charging --roll 0.5");
        game.play("unit 5e disrupted=no withdrawing=no");
        assertThat(game.refused("moves 5e --pace charge")).contains("5e: it charged less than six turns ago");
        assertThat(game.play("moves 5e")).contains("May move up to");
        assertThat(game.refused("moves Bty --pace charge")).contains("Bty is a battery and does not charge");
        game.play("unit 8e withdrawing=yes");
        assertThat(game.refused("moves 8e --pace charge")).contains("8e withdraws until it is rallied");
        game.play("unit 8e state=routing");
        assertThat(game.refused("moves 8e --pace facing")).contains("8e routs and moves only to the rear");
        assertThat(game.play("moves 8e")).contains("Routs ");
    }

    /** 5.1: who is not rallied in the phase for it stays disrupted for the turn, also if the phase was passed over. */
    @Test
    void rallyIsOverWhenALaterPhaseBegins() {
        game.play("unit 8e disrupted=yes");
        endStage();
        endStage();
        assertThat(due()).containsExactly("rally 8e");
        game.play("phase artillery");
        assertThat(due()).isEmpty();
        game.play("undo");
        assertThat(due()).containsExactly("rally 8e");
        game.play("phase rally");
        assertThat(due()).containsExactly("rally 8e");
    }

    /** 474-476: any units, not friends alone (320-322). */
    @Test
    void routersDisruptAllUnitsThatTheyPass() {
        assertThat(game.play("combat 8e 45th --roll 0.99"))
                .contains("disrupting the units it passes")
                .contains("45th routs (moves 45th): units that it passes through are disrupted");
    }

    /** 263-279: the phases of an army come in their order. */
    @Test
    void aPhaseThatGoesBackIsRemarked() {
        assertThat(game.play("phase combat")).doesNotContain("goes back");
        assertThat(game.play("phase rally")).contains("That goes back, from french combat to french rally.");
        assertThat(game.play("phase")).doesNotContain("goes back");
    }

    /** The tests that end a part of the turn are summed up without the marks that end with it. */
    @Test
    void aSummaryLeavesOutTheMarksOfTheTurnThatIsOver() {
        game.play("combat 8e 45th --roll 0.45");
        game.play("unit 33rd bases=2"); // 3 of 15
        endStage();
        assertThat(game.play("next all --seed x")).contains("Turn 1, british").doesNotContain("engaged");
    }

    /** Where a word fits units of both sides, the one that may move is meant. */
    @Test
    void movedMeansTheUnitThatMayMove() {
        game.play("unit add british,50th,troop=british-line,bases=5");
        assertThat(game.play("moved 5")).contains("5e  moved no → yes").doesNotContain("50th");
    }

    /** 7.2.4: who was not halted runs on, which the movement phase lists. */
    @Test
    void whoWasNotHaltedMustRun() {
        game.play("unit 8e state=routing");
        game.play("phase rally");
        game.play("halt-rout 8e --roll 0.1");
        assertThat(game.play("phase movement")).contains("must move 8e  it routs until it is halted");
        game.play("moved 8e");
        assertThat(game.play("turn")).doesNotContain("must");
    }

    /** 7.2.1: infantry that cavalry attacks forms square if it has the time, so that the player is reminded. */
    @Test
    void infantryInLineIsToFormSquareAgainstCavalry() {
        assertThat(game.play("combat 5e 45th --roll 0.5"))
                .contains("45th must form square against cavalry if it has the time: unit 45th square");
        game.play("undo");
        assertThat(game.play("combat 8e 45th --roll 0.5")).doesNotContain("must form square");
    }

    /** 8.7: the turn offers ride-down only while somebody routs. */
    @Test
    void rideDownIsOfferedWhileInfantryRouts() {
        assertThat(game.play("phase combat")).contains("may combat or square: 5e, Hus");
        game.play("unit 45th state=routing");
        assertThat(game.play("turn")).contains("may combat or square or ride-down: 5e, Hus");
    }

    @Test
    void visibilityKnowsTheArmOfAUnit() {
        assertThat(game.play("visibility 15th --json")).contains("\"unit\":\"cavalry\"");
        assertThat(game.play("visibility RHA --ground woods --json"))
                .contains("\"unit\":\"artillery\"", "\"ground\":\"woods\"");
        assertThat(game.play("visibility Pack --json")).contains("\"unit\":\"general\"");
        assertThat(game.play("visibility infantry")).contains("VISIBLE TO");
    }

    @Test
    void victoryNamesTheSide() {
        game.play("unit 33rd bases=1");
        assertThat(game.play("victory")).contains("french  has the victory").doesNotContain("attacker  has");
    }

    @Test
    void anotherEndingOfAnOptionIsSuggested() throws IOException {
        assertThat(game.refused("combat 8e 45th --charge")).contains("did you mean --charging?");
    }

    @Test
    void dueIsDroppedByTheUnitToo() throws IOException {
        game.play("unit 8e disrupted=yes");
        game.play("unit Hus state=pursuing");
        game.play("unit 5e state=routing");
        endStage();
        endStage();
        assertThat(due()).containsExactlyInAnyOrder("rally 8e", "rally Hus", "halt-rout 5e");
        assertThat(game.refused("due drop halt-rout 8e")).contains("something that is due");
        game.play("due drop rally hus");
        assertThat(due()).containsExactlyInAnyOrder("rally 8e", "halt-rout 5e");
        game.play("due drop 8e 5e");
        assertThat(due()).isEmpty();
        assertThat(game.refused("due drop 8e")).contains("something that is due, by its number, resolver or unit");
    }

    /** 8.8: who pursues does so until it is rallied; it was never disrupted. */
    @Test
    void aPursuerThatIsNotRalliedPursuesOn() {
        game.play("unit Hus state=pursuing");
        endStage();
        endStage();
        assertThat(game.play("rally Hus --roll 0.001")).contains("PURSUES ON").doesNotContain("DISRUPTED");
        assertThat(value("Hus", "state")).isEqualTo("pursuing");
        endStage();
        endStage();
        assertThat(game.play("rally Hus --roll 0.999")).contains("RALLIED  The unit is in hand again");
        assertThat(value("Hus", "state")).isEqualTo("ready");
    }

    // ---- N31: captured batteries

    @Test
    void n31ACapturedBatteryIsALossAndServesItsCaptorsLater() throws IOException {
        assertThat(game.refused("capture 45th 8e")).contains("45th is no battery");
        assertThat(game.refused("capture RHA Bty")).contains("Bty is a battery and captures nothing");
        assertThat(game.play("capture RHA by 8e"))
                .contains("8e  bases 5 → 4", "RHA  side british → french, active-on none → 2");
        assertThat(Files.readString(game.file())).contains("\"journal\":\"capture\"");
        // the base of the battery and the base that mans it, of the bases mustered
        assertThat(game.play("victory --json")).contains("\"lost\":1,\"bases\":14", "\"def-lost\":1,\"def-bases\":15");
        assertThat(game.refused("artillery RHA 45th 200"))
                .contains("RHA was captured this turn: it fires after one full move");
        assertThat(game.refused("moved RHA")).contains("RHA was captured this turn and is not active yet");
        endStage();
        endStage();
        game.play("artillery RHA 45th 200 --roll 0.1");
        endStage();
        game.play("capture RHA 45th"); // taken back, it stays lost
        assertThat(game.play("victory --json")).contains("\"def-lost\":2,\"def-bases\":15");
    }

    /** All troops of the army test for a crisis (9.2), and captured batteries in use are among its units (section 6). */
    @Test
    void n31ACapturedBatteryInUseTestsForACrisis() throws IOException {
        game.play("capture RHA 8e");
        game.play("unit 5e bases=1"); // 4 of 14
        game.play("phase crisis");
        assertThat(due()).contains("crisis 5e").doesNotContain("crisis RHA");
        assertThat(game.refused("crisis RHA")).contains("RHA was captured this turn and is not active yet");
        game.play("due drop all");
        endStage();
        endStage();
        game.play("unit Hus bases=1"); // 7 of 14
        game.play("phase crisis");
        assertThat(due()).contains("crisis 5e", "crisis RHA");
        assertThat(game.play("crisis RHA --roll 0.05 --json")).contains("\"lost\":7,\"bases\":14");
        assertThat(game.refused("crisis RHA")).contains("RHA: its crisis was tested or struck out");
    }

    /** Limbering is a full move of an active battery, and a captured one is not active before the next turn (section 6). */
    @Test
    void n31ACapturedBatteryDoesNotLimberInTheMoveOfItsCapture() throws IOException {
        game.play("capture RHA 8e");
        assertThat(game.refused("unit RHA limbered")).contains("RHA was captured this turn and is not active yet");
        endStage();
        endStage();
        game.play("unit RHA limbered");
    }

    @Test
    void n31ASideSetByHandCountsAsACapture() {
        game.play("unit RHA side=french");
        assertThat(game.play("victory --json")).contains("\"lost\":0,\"bases\":14", "\"def-lost\":1,\"def-bases\":15");
        assertThat(value("RHA", "active-on")).isEqualTo("2");
    }

    /** A rout would fall due after the turn of its halt, and the control of the victor in the enemy's part of it. */
    @Test
    void theTurnGoesOnOnlyWhenAllThatHappensTogetherIsOver() throws IOException {
        game.play("together");
        game.play("combat 8e 45th --roll 0.99");
        assertThat(game.refused("end")).contains("apart first");
        assertThat(game.refused("phase crisis")).contains("apart first");
        assertThat(game.play("apart")).contains("control 8e");
        assertThat(game.play("next all -q --seed A")).contains("IN HAND");
        endStage();
        assertThat(due()).containsExactly("halt-rout 45th");
    }

    /** Losses would be below none, so that neither a crisis nor the end of the battle could be counted. */
    @Test
    void nobodyHasMoreBasesThanItBeganWith() throws IOException {
        assertThat(game.refused("unit 8e bases=7"))
                .contains("8e began with 5 bases and has no more: start=7 bases=7, if it did not");
        game.play("unit 8e start=7 bases=7");
        assertThat(game.play("victory --json")).contains("\"lost\":0,\"bases\":16");
    }

    @ParameterizedTest
    @CsvSource({
        "combat 8e 45th 0.5, combat 0.5: expected no number with decimals; dice thrown on the table follow --dice",
        "artillery Bty 45th 200 .5, artillery .5: expected no number with decimals; dice thrown on the table follow --dice",
        "halt-rout 8e 0.5, halt-rout 0.5: expected no number with decimals; dice thrown on the table follow --dice",
        "rally 8e 0.9, '8e has the morale value of its troop: --dice 0.9, if that was thrown on the table'"
    })
    void aRandomNumberFollowsDice(String line, String words) throws IOException {
        game.play("unit 8e disrupted");
        assertThat(game.refused(line)).contains(words);
    }

    // ---- Tables of the players' own, which call batteries as they like

    /** What a battery is stands in the table of the armies, not in its name. */
    @Test
    void aBatteryOfAnyNameFiresAndLimbers(@TempDir Path other) throws IOException {
        Path pack = other.resolve("pack");
        assertThat(Run.of("tables", "export", "napoleonic", pack.toString()).exit())
                .isZero();
        Path armies = pack.resolve("armies.csv");
        String rows = Files.readString(armies);
        Files.writeString(
                armies,
                rows.replace("french-foot-battery,", "french-12pdr,")
                        .replace("british-horse-battery,", "royal-horse,"));
        String muster =
                MUSTER.replace("french-foot-battery", "french-12pdr").replace("british-horse-battery", "royal-horse");
        PlayedGame own = PlayedGame.of(other, "napoleonic", muster, "--tables", pack.toString());
        assertThat(own.play("units --json"))
                .contains("\"troop\":\"french-12pdr\",\"bases\":1,\"start\":1,\"formation\":\"unlimbered\"");
        assertThat(own.play("artillery Bty 45th 200 --roll 0.1")).contains("foot, band 151..300 mm");
        assertThat(own.refused("unit Bty limbered")).contains("Bty has fired and cannot limber this turn");
        assertThat(own.play("combat 8e 45th --with Bty --roll 0.5")).contains("shift 1");
        assertThat(own.play("capture RHA 5e")).contains("RHA  side british → french");
        assertThat(own.play("unit add french,New,troop=french-12pdr,bases=1")).contains("New  comes to the table");
        own.play("unit New limbered");
        Files.writeString(armies, rows.replace("artillery,foot,", "artillery,12-pounder,"));
        Run check = Run.of("tables", "check", pack.toString());
        assertThat(check.exit()).isEqualTo(2);
        assertThat(check.out() + check.err()).contains("12-pounder: expected foot or horse for a battery");
    }

    // ---- N39: formations

    @Test
    void n39ASquareAndAnUnlimberedBatteryStand() throws IOException {
        game.play("unit 8e formation=square");
        assertThat(game.play("moves 8e")).contains("CANNOT MOVE");
        assertThat(game.refused("moved 8e")).contains("8e is in square and cannot move");
        assertThat(game.play("moves Bty")).contains("CANNOT MOVE");
        assertThat(game.refused("moved Bty")).contains("Bty is unlimbered: limber first, which takes a full move");
        assertThat(game.play("formation 33rd --to square")).contains("moves 0.5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "unit 5e formation=square   | 5e is cavalry: only infantry forms square",
                "unit 8e formation=limbered | 8e is infantry: only batteries are limbered or unlimbered",
                "unit Bty formation=column  | Bty is artillery: it is limbered or unlimbered"
            })
    void n39EveryArmHasItsFormations(String line, String words) throws IOException {
        assertThat(game.refused(line)).contains(words);
    }

    @Test
    void n39RoutersFormNoSquare() throws IOException {
        game.play("unit 8e state=routing");
        assertThat(game.refused("unit 8e formation=square")).contains("8e routs and cannot form square");
        assertThat(game.play("moves 8e")).contains("Routs 100 mm");
    }

    @Test
    void n39ABatteryFiresOrLimbers() throws IOException {
        game.play("artillery Bty 45th 200 --roll 0.1");
        assertThat(game.refused("artillery Bty 33rd 200")).contains("Bty has fired this turn: a battery fires once");
        assertThat(game.refused("unit Bty formation=limbered")).contains("Bty has fired and cannot limber this turn");
        assertThat(game.refused("moved Bty")).contains("Bty has fired and cannot limber this turn");
        endStage();
        endStage();
        game.play("unit Bty formation=limbered");
        assertThat(game.refused("artillery Bty 45th 200")).contains("a limbered battery does not fire");
        endStage();
        endStage();
        assertThat(game.play("moves Bty")).contains("up to 50 mm");
        game.play("unit Bty formation=unlimbered");
        assertThat(game.refused("artillery Bty 45th 200"))
                .contains("Bty has just unlimbered: it fires in the next move");
        endStage();
        endStage();
        game.play("artillery Bty 45th 200 --roll 0.1");
    }

    @Test
    void n39ABatteryIsLimberedOrUnlimbered() throws IOException {
        for (String formation : List.of("line", "column", "square")) {
            assertThat(game.refused("unit Bty formation=" + formation))
                    .contains("Bty is artillery: it is limbered or unlimbered");
        }
    }

    // ---- N42: backs turned

    /** 5 x 4.5 against 5 x 3, the disrupted points: 1:1, where 0.6 is Dd; disrupted defenders lose a base and rout. */
    @Test
    void n42BacksCountAsDisruptedForThatCombatOnly() {
        game.play("unit 45th backs=yes");
        assertThat(game.play("combat 8e 45th --roll 0.6")).contains("defender 15", "DEFENDER ROUTED");
        assertThat(value("45th", "bases")).isEqualTo("4");
        assertThat(value("45th", "state")).isEqualTo("routing");
        assertThat(value("45th", "disrupted")).isEqualTo("false");
        assertThat(value("45th", "backs")).as("a rout ends the retreat").isEqualTo("false");
    }

    @Test
    void n42BacksCountAsDisruptedAgainstCavalryToo() {
        game.play("unit 45th backs=yes");
        assertThat(game.play("square 5e 45th --roll 0.6")).contains("SQUARE BROKEN");
        assertThat(value("45th", "disrupted")).isEqualTo("false");
        game.play("undo");
        game.play("unit 45th backs=no");
        assertThat(game.play("square 5e 45th --roll 0.6")).contains("CAVALRY DISRUPTED");
    }

    @Test
    void n42WhoTurnsItsBackCannotAttack() throws IOException {
        game.play("unit 8e backs=yes");
        assertThat(game.refused("combat 8e 45th")).contains("8e has its back turned and cannot attack");
        assertThat(game.refused("combat Hus 45th --with 8e")).contains("8e has its back turned and cannot attack");
        assertThat(game.play("moves 8e")).contains("with its back to the enemy");
        endStage();
        assertThat(value("8e", "backs")).isEqualTo("true");
        endStage();
        assertThat(value("8e", "backs")).as("its army is active again").isEqualTo("false");
    }

    // ---- who may do what

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "artillery 8e 45th 200 | artillery 8e: expected a battery",
                "combat Bty 45th       | combat Bty: expected infantry or cavalry: a battery does not attack",
                "square 8e 45th        | square 8e: expected cavalry against infantry",
                "square 5e 15th        | square 15th: expected infantry",
                "control 8e            | 8e has routed no enemy: nothing is to be controlled",
                "odds combat 45th 8e   | 45th is not of the active side",
                "odds artillery RHA 8e 200 | RHA is not of the active side"
            })
    void linesThatNobodyCanPlayAreRefused(String line, String words) throws IOException {
        assertThat(game.refused(line)).contains(words);
    }

    @Test
    void thePhasesListWhoMayAct() {
        assertThat(game.play("phase artillery")).contains("may artillery: Bty\n");
        assertThat(game.play("phase combat"))
                .contains("may combat or square: 5e, Hus", "may combat: 8e")
                .doesNotContain("engage");
    }

    /** The book says nothing of a second attack: at the prompt it is asked, here remarked. */
    @Test
    void aSecondAttackIsAskedAbout() {
        assertThat(game.play("combat 8e 45th --roll 0.5")).doesNotContain("has attacked");
        assertThat(game.play("combat 5e 45th --with 8e --roll 0.5")).contains("8e has attacked already this turn.");
    }

    /** A battery may support several attacks (NA-20), and does not hide another of the group who attacks again. */
    @Test
    void aBatteryOfTheGroupHidesNoSecondAttack() {
        game.play("artillery Bty 45th 200 --roll 0.9");
        game.play("combat 8e 45th --with Bty --roll 0.5");
        assertThat(game.play("combat 5e 45th --with Bty,8e --roll 0.5")).contains("8e has attacked already this turn.");
    }

    @Test
    void n31OnlyTheActiveArmyCapturesGuns() throws IOException {
        assertThat(game.refused("capture Bty 45th")).contains("45th is not of the active side");
    }

    /** A level is tested for the first time that it is passed (9.2), also in a game that goes on from its units. */
    @Test
    void n18LevelsPassedBeforeTheMusterAreTested(@TempDir Path other) throws IOException {
        game.play("unit 45th bases=2"); // 3 of 15 pass 15%
        game.play("phase crisis");
        assertThat(due()).contains("crisis 33rd");
        game.play("due drop crisis");
        PlayedGame again = PlayedGame.of(other, "napoleonic", game.play("units --csv"), "--turn", "2");
        again.play("phase crisis");
        assertThat(again.play("due --json")).doesNotContain("crisis");
        assertThat(again.play("unit 45th bases=1")).contains("british: the losses pass a level");
        again.play("phase rally");
        again.play("phase crisis");
        assertThat(again.play("due --json")).contains("crisis 33rd");
        again.verify();
    }

    /** After reinforcements the same level is passed again, without a test: the next one is named. */
    @Test
    void n18TheNextLevelIsOneThatWasNotTested() {
        game.play("unit 45th bases=1"); // 4 of 15 pass 25%
        game.play("phase crisis");
        game.play("due drop crisis");
        game.play("unit add british,71st,troop=british-line,bases=9");
        assertThat(game.play("units")).contains("4 lost, 8 pass 30%");
    }

    /** Section 3.2 and 9.2: reinforcements count, act and are struck from the turn in which they come. */
    @Test
    void n18ReinforcementsCountWhenTheyCome() throws IOException {
        game.play("unit add french,9e,troop=french-line,bases=6,arrives=2");
        assertThat(game.play("crisis --levels")).contains("bases of 14 are lost");
        for (String line : List.of("combat 9e 45th", "odds combat 9e 45th", "moved 9e", "attach Foy 9e")) {
            assertThat(game.refused(line)).contains("9e arrives in turn 2 and is not on the table yet");
        }
        assertThat(game.play("phase combat")).doesNotContain("9e");
        endStage();
        assertThat(game.refused("combat 45th 9e")).contains("9e arrives in turn 2");
        endStage();
        assertThat(game.play("crisis --levels")).contains("bases of 20 are lost");
        game.play("combat 9e 45th --roll 0.5");
    }

    // ---- N46: generals ride 200 mm

    @Test
    void n46GeneralsRide() {
        assertThat(game.play("moves Foy --ground difficult")).contains("distance 200");
    }

    // ---- N59: a square attacks with its disrupted points

    @Test
    void n59ASquareAttacksWithReducedFire() throws IOException {
        game.play("unit 8e formation=square");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("attacker 12.5", "NA-15");
        game.play("undo");
        assertThat(game.refused("combat 8e 45th --charging")).contains("8e is in square and cannot charge");
    }

    /** The same square has the same points, whether it attacks alone or helps; 8e has 22.5 and 9e 12.5. */
    @Test
    void n59ASquareThatHelpsHasReducedFireToo() throws IOException {
        game.play("unit add french,9e,troop=french-line,bases=5,formation=square");
        assertThat(game.play("combat 8e 45th --with 9e --roll 0.5"))
                .contains("attacker 35", "with 9e    12.5  5 bases of 2.5", "NA-15");
        game.play("undo");
        assertThat(game.refused("combat 8e 45th --with 9e --charging")).contains("9e is in square and cannot charge");
        game.play("unit 9e disrupted=yes");
        assertThat(game.play("combat 8e 45th --with 9e --roll 0.5"))
                .contains("attacker 35")
                .doesNotContain("NA-15");
    }

    @Test
    void n59ByHouseRuleASquareThatHelpsHasAllItsPoints(@TempDir Path other) throws IOException {
        PlayedGame house = PlayedGame.of(other, "napoleonic", MUSTER, "--house", "square.attacks=full");
        house.play("unit add french,9e,troop=french-line,bases=5,formation=square");
        assertThat(house.play("combat 8e 45th --with 9e --roll 0.5")).contains("attacker 45", "NA-15");
        house.verify();
    }

    // ---- N61: all three arms

    @Test
    void n61ABatteryThatFiredAtTheEnemyIsAnArm() throws IOException {
        assertThat(game.refused("combat 8e 45th --with 5e,Bty"))
                .contains("Bty has not fired at 45th this turn: it is no arm of this attack");
        game.play("artillery Bty 45th 200 --roll 0.1");
        assertThat(game.refused("combat 8e 33rd --with Bty")).contains("Bty has not fired at 33rd");
        assertThat(game.play("combat 8e 45th --with 5e,Bty --roll 0.1")).contains("attacker 58.5", "shift 2", "NA-20");
        assertThat(value("Bty", "engaged")).isEqualTo("false");
    }

    // ---- N65, N66: a combat group shares the result

    /** Together 58.5 against 27.5, 2:1 with one arm; 0.0 less 0.200 for Napoleon is Ar: one base, and all of it routs. */
    @Test
    void n65AGroupRoutsAsAWholeAndLosesOneBase() {
        game.play("combat 5e 45th --with 8e --arms 1 --def-general napoleon --roll 0.0 --force");
        assertThat(List.of(value("5e", "bases"), value("5e", "state"))).containsExactly("3", "routing");
        assertThat(List.of(value("8e", "bases"), value("8e", "state"))).containsExactly("5", "routing");
        game.play("undo");
        game.play("combat 5e 45th --with 8e --loses 8 --arms 1 --def-general napoleon --roll 0.0 --force");
        assertThat(List.of(value("5e", "bases"), value("8e", "bases"))).containsExactly("4", "4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "unit 8e state=routing   | 8e routs and does not attack",
                "unit 8e withdrawing=yes | 8e withdraws until it is rallied and does not attack"
            })
    void n65WhoRunsOrRetiresHelpsNobody(String set, String words) throws IOException {
        game.play(set);
        assertThat(game.refused("combat Hus 45th --with 8e")).contains(words);
        assertThat(game.refused("combat 8e 45th")).contains(words);
    }

    @Test
    void n65WhoIsNoHelper() throws IOException {
        assertThat(game.refused("combat 5e 45th --with 5e")).contains("5e attacks already");
        assertThat(game.refused("combat 5e 45th --with Foy")).contains("a unit, no officer");
    }

    /** 22.5 against 27.5 is 2:3, where 0.2 is Aw; a rout that follows ends the withdrawal, and so does the halt. */
    @Test
    void n66ARoutEndsAWithdrawal() {
        game.play("combat 8e 45th --roll 0.2");
        assertThat(List.of(value("8e", "disrupted"), value("8e", "withdrawing")))
                .containsExactly("true", "true");
        endStage();
        game.play("combat 45th 8e --roll 0.999");
        assertThat(List.of(value("8e", "state"), value("8e", "withdrawing"))).containsExactly("routing", "false");
        game.play("due drop all");
        endStage();
        game.play("halt-rout 8e --roll 0.85");
        assertThat(List.of(value("8e", "disrupted"), value("8e", "withdrawing")))
                .containsExactly("true", "false");
    }

    /** The number of 0.800 rallies to the disrupted state, whatever brought the rout about. */
    @Test
    void n66HaltingEndsAWithdrawalThatWasSetByHand() {
        game.play("unit 8e formation=square withdrawing=yes");
        game.play("unit 8e routing");
        game.play("halt-rout 8e --roll 0.85");
        assertThat(List.of(
                        value("8e", "disrupted"),
                        value("8e", "withdrawing"),
                        value("8e", "state"),
                        value("8e", "formation")))
                .containsExactly("true", "false", "ready", "line");
    }

    /** A charge is that of all who attack together; guns do not charge. */
    @Test
    void allOfAGroupHaveCharged() throws IOException {
        game.play("artillery Bty 45th 100 --roll 0.1");
        game.play("combat 5e 45th charging --with Hus,Bty --roll 0.5");
        assertThat(List.of(value("5e", "charged-on"), value("Hus", "charged-on"), value("Bty", "charged-on")))
                .containsExactly("1", "1", "null");
        assertThat(game.refused("combat 8e 33rd charging --with Hus"))
                .contains("Hus: it charged less than six turns ago");
    }

    @Test
    void furtherUnitsAreOneList() throws IOException {
        assertThat(game.refused("combat 8e 45th --with 5e --with Hus"))
                .contains("--with: expected all units in one list, with commas: Hus,");
    }

    // ---- N69: disruption exchanged

    /** 22.5 against 15, 1:1: 0.45 is Dx. The disrupted defender routs; its enemy is disrupted and tests no control. */
    @Test
    void n69ARoutByExchangeIsHaltedWithoutControl() {
        game.play("unit 45th disrupted=yes");
        game.play("combat 8e 45th --roll 0.45");
        assertThat(List.of(value("45th", "bases"), value("45th", "state"))).containsExactly("4", "routing");
        assertThat(value("8e", "disrupted")).isEqualTo("true");
        assertThat(due()).isEmpty();
        endStage();
        assertThat(due()).containsExactly("halt-rout 45th");
        game.play("due drop all");
    }

    /** Attackers who were disrupted before lose a base and hold their ground: 12.5 against 27.5 is 1:3, 0.75 Dx. */
    @Test
    void n69DisruptedAttackersHold() {
        game.play("unit 8e disrupted=yes");
        game.play("combat 8e 45th --roll 0.75");
        assertThat(List.of(value("8e", "bases"), value("8e", "state"), value("8e", "holds")))
                .containsExactly("4", "ready", "true");
    }

    // ---- N74, N77: cavalry and squares

    @Test
    void n74OnlyCavalryAttacksSquaresByTheTable() throws IOException {
        assertThat(game.refused("square 8e 33rd")).contains("cavalry");
        assertThat(game.refused("square 5e 15th")).contains("infantry");
        assertThat(game.play("square 5e 45th --roll 0.9"))
                .contains("SQUARE DISRUPTED", "45th is in line: the table is for infantry that formed square in time.");
        assertThat(value("45th", "formation")).isEqualTo("square");
        assertThat(game.refused("combat 5e 45th")).contains("square");
    }

    /** The table of squares is for all cavalry, whoever of a group is named first (8.7). */
    @ParameterizedTest
    @ValueSource(strings = {"combat 5e 45th --with 8e", "combat 8e 45th --with 5e"})
    void n74CavalryHelpsNobodyAgainstASquare(String line) throws IOException {
        game.play("unit 45th formation=square");
        assertThat(game.refused(line + " --roll 0.5"))
                .contains("expected infantry; cavalry attacks a square with the resolver square");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("number 0.600");
    }

    /** So is the square that infantry must form if it has the time. */
    @ParameterizedTest
    @ValueSource(strings = {"combat 5e 45th --with 8e", "combat 8e 45th --with 5e"})
    void n74CavalryOfAGroupThreatensInfantry(String line) {
        assertThat(game.play(line + " --roll 0.5"))
                .contains("45th must form square against cavalry if it has the time", "square 5e 45th");
    }

    @Test
    void n77RoutingInfantryIsRiddenDown() throws IOException {
        assertThat(game.refused("ride-down 5e 45th"))
                .contains("45th is not routing: only routing infantry is ridden down");
        game.play("unit 45th formation=square");
        game.play("unit 45th state=routing");
        assertThat(game.refused("square 5e 45th")).contains("routing infantry cannot form square");
        game.play("ride-down 5e 45th");
        assertThat(value("45th", "bases")).isEqualTo("4");
        assertThat(game.refused("ride-down 5e 45th")).contains("5e has taken its base of 45th this move");
        assertThat(game.refused("ride-down 8e 45th")).contains("cavalry");
        game.play("ride-down Hus 45th"); // another regiment in contact
        endStage();
        game.play("due drop all");
        endStage();
        game.play("ride-down 5e 45th");
        assertThat(value("45th", "bases")).isEqualTo("2");
    }

    @Test
    void n77EachRegimentTakesOneBaseAMove() throws IOException {
        game.play("unit 45th state=routing");
        game.play("ride-down 5e 45th");
        game.play("ride-down Hus 45th");
        assertThat(game.refused("ride-down 5e 45th")).contains("5e has taken its base of 45th this move");
        game.play("unit 33rd state=routing");
        game.play("ride-down 5e 33rd"); // another router
        assertThat(game.refused("ride-down 5e 33rd")).contains("5e has taken its base of 33rd this move");
        assertThat(game.refused("ride-down 5e 45th"))
                .as("though each has met another since")
                .contains("5e has taken its base of 45th this move");
        game.play("unit Hus withdrawing=yes");
        assertThat(game.refused("ride-down Hus 33rd")).contains("Hus withdraws until it is rallied");
    }

    /** Routers fight as disrupted (NA-16), and a broken square is a square no more. */
    @Test
    void n77ARoutEndsTheSquare() {
        game.play("unit 45th formation=square");
        game.play("square 5e 45th --roll 0.96");
        assertThat(List.of(value("45th", "state"), value("45th", "formation"))).containsExactly("routing", "line");
        game.play("control 5e --roll 0.1");
        assertThat(value("5e", "state")).isEqualTo("pursuing");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("NA-16", "column defence-disrupted");
    }

    @Test
    void namesWithBlanksNeedNoQuotesInALine() {
        for (String name : List.of("Left horse", "Right horse", "Left battery")) {
            game.play("unit add \"french," + name + ",troop=french-hussar,bases=2\"");
        }
        assertThat(game.play("combat 8e 45th --with Hus,Left horse,Right horse --roll 0.5 --json"))
                .contains("\"with\":\"Hus\",\"with-2\":\"Left horse\",\"with-3\":\"Right horse\"");
    }

    /** 2.4.2: lances strike harder in the first move of contact, which only the table shows. */
    @Test
    void lancersAreAskedAboutTheFirstContact() throws IOException {
        game.play("unit add french,Lan,troop=french-lancer,bases=4");
        PromptRun prompt = PromptRun.answered("first-contact\n");
        prompt.type("game " + game.file());
        prompt.type("combat Lan 15th --roll 0.5");
        assertThat(prompt.soFar().out() + prompt.soFar().err()).contains("Does any of this hold? first-contact;");
        assertThat(Files.readString(game.file())).contains("\"first-contact\":true");
    }

    /** Section 6, 373-376: a full move, and it moves or fires in the next. */
    @Test
    void limberingIsABatterysMove() throws IOException {
        game.play("unit Bty limbered");
        for (String line : List.of("moved Bty", "moves Bty")) {
            assertThat(game.refused(line)).contains("Bty has moved, limbered or unlimbered this turn");
        }
        assertThat(game.refused("unit Bty unlimbered"))
                .contains("Bty has moved this turn: to limber or unlimber takes a full move");
        endStage();
        endStage();
        game.play("moved Bty");
        assertThat(game.refused("unit Bty unlimbered")).contains("takes a full move");
        endStage();
        endStage();
        game.play("unit Bty unlimbered");
        assertThat(game.refused("artillery Bty 45th 200")).contains("it fires in the next move");
        endStage();
        endStage();
        game.play("artillery Bty 45th 200 --roll 0.1");
    }

    // ---- 7.2: a unit moves up to its allowance, once a turn; results move it all the same (8.6, 635-637)

    @Test
    void aUnitThatHasMovedMovesNoFurther() throws IOException {
        game.play("moved 8e 5e");
        for (String line : List.of("moves 8e", "moves 8e --pace facing", "moves 5e --pace charge", "moved 8e")) {
            assertThat(game.refused(line)).contains("has moved this turn; unit ", " moved=no, if not");
        }
        assertThat(game.play("moves Foy")).contains("up to 200 mm");
        endStage();
        assertThat(game.play("moves 8e")).as("in the part of the others").contains("up to 70 mm");
        endStage();
        assertThat(game.play("moves 8e")).contains("up to 70 mm");
    }

    /** 635-637 and 774: withdrawals, routs and pursuits are made at once by troops who have moved as well. */
    @Test
    void aUnitThatHasMovedIsStillMovedByAResult() throws IOException {
        game.play("moved 8e 5e Hus");
        game.play("unit 5e state=pursuing");
        assertThat(game.play("moves 5e")).contains("up to 90 mm");
        game.play("combat 8e 45th --roll 0.4"); // Ad
        assertThat(game.refused("moves 8e")).contains("8e has moved this turn");
        assertThat(game.play("moves 8e --pace retiring")).contains("Withdraws up to 70 mm");
        game.play("undo");
        game.play("combat 8e 45th --roll 0.2"); // Aw
        assertThat(game.play("moves 8e")).contains("Withdraws up to 70 mm");
        game.play("undo");
        game.play("combat 8e 45th --roll 0.01"); // Ar
        assertThat(game.play("moves 8e")).contains("Routs 100 mm");
    }

    /** 7.2.7: 200 mm a turn. */
    @Test
    void aGeneralMovesOnceATurn() throws IOException {
        assertThat(game.play("moved Foy")).contains("Foy  moved no → yes");
        assertThat(game.refused("moves Foy")).contains("Foy has moved this turn; unit Foy moved=no, if not");
        endStage();
        endStage();
        assertThat(game.play("moves Foy")).contains("up to 200 mm");
    }

    @Test
    void aGeneralWhoIsLostNeitherMovesNorTakesOrders() throws IOException {
        game.play("unit Foy state=lost");
        for (String line : List.of("moves Foy", "order Foy")) {
            assertThat(game.refused(line)).contains("Foy is lost");
        }
    }

    // ---- together: who acts is read as at together, the units of the group too

    @Test
    void unitsOfAGroupActAsTheyWereAtTogether() throws IOException {
        game.play("attach Foy 5e");
        game.play("together");
        game.play("general Foy --roll 0.5");
        game.play("unit 5e bases=2 disrupted");
        assertThat(game.play("combat 8e 45th --with 5e --roll 0.5"))
                .contains("attacker 58.5") // 22.5 and 36, as if nothing had happened to the cuirassiers
                .contains("attacker's general");
        game.play("apart");
        assertThat(value("5e", "bases")).isEqualTo("2");
    }

    @Test
    void aGroupsEnemyIsStruckAsItIsNow() {
        game.play("together");
        game.play("unit 45th bases=4");
        assertThat(game.play("combat 8e 45th --with 5e --roll 0.5")).contains("defender 22");
        game.play("apart");
    }

    /** A charge is spent at once, and guns have fired at once, whatever else happens at the same time. */
    @Test
    void chargesAndShotsAreSpentWithinTogether() throws IOException {
        game.play("together");
        game.play("artillery Bty 33rd 200 --roll 0.1");
        assertThat(game.play("combat 8e 33rd --with Bty --roll 0.5")).contains("shift 1");
        game.play("combat Hus 15th --with 5e --charging --roll 0.5");
        assertThat(game.refused("combat 5e 15th --charging")).contains("5e: it charged less than six turns ago");
        assertThat(game.refused("combat Hus 45th --charging")).contains("Hus: it charged less than six turns ago");
        game.play("apart");
    }

    /** Whoever attacks in a group has attacked. */
    @Test
    void aUnitOfAGroupHasActedInThePhase() {
        game.play("phase combat");
        game.play("combat 8e 45th --with 5e --roll 0.5");
        assertThat(game.play("turn")).contains("may combat or square: Hus\n", "done: 8e, 5e");
    }

    /** 656: who must retire until it is rallied does not go forward through guns; the reason is said. */
    @Test
    void whoRoutsOrMustRetireCapturesNothing() throws IOException {
        game.play("unit 8e withdrawing=yes");
        assertThat(game.refused("capture RHA 8e")).contains("8e withdraws until it is rallied and captures nothing");
        game.play("unit 5e state=routing");
        assertThat(game.refused("capture RHA 5e")).contains("5e routs and captures nothing");
        assertThat(game.refused("capture RHA Bty")).contains("Bty is a battery and captures nothing");
    }

    // ---- 8.6: the movement of a result is made at once (NA-22)

    @Test
    void aBatteryThatMustWithdrawNeedNotLimber() throws IOException {
        endStage();
        game.play("artillery RHA 8e 200 --roll 0.1"); // who fired does not limber
        endStage();
        game.play("combat 8e RHA --roll 0.2");
        assertThat(List.of(value("RHA", "withdrawing"), value("RHA", "formation")))
                .containsExactly("true", "unlimbered");
        endStage();
        game.play("rally RHA --roll 0.1");
        game.play("phase movement");
        assertThat(game.play("turn")).contains("must move RHA  it withdraws until it is rallied");
        assertThat(game.play("moves RHA")).contains("Withdraws up to", "NA-22");
        game.play("moved RHA");
        assertThat(game.play("turn")).doesNotContain("must move");
    }

    @Test
    void whoWithdrawsOrPursuesGivesUpItsSquare() {
        game.play("unit 45th square");
        game.play("combat 8e 45th --roll 0.7"); // Dw
        assertThat(List.of(value("45th", "withdrawing"), value("45th", "formation")))
                .containsExactly("true", "line");
        game.play("undo");
        game.play("square 5e 45th --roll 0.1"); // Ar
        assertThat(value("45th", "formation")).isEqualTo("square");
        game.play("control 45th --roll 0.1");
        assertThat(List.of(value("45th", "state"), value("45th", "formation"))).containsExactly("pursuing", "line");
    }

    @Test
    void theMovementPhaseRemindsOfTroopsThatMustMove() {
        game.play("unit 8e withdrawing=yes");
        game.play("phase movement");
        assertThat(game.play("phase")).contains("Still to be done: move 8e (it withdraws until it is rallied).");
        game.play("undo");
        game.play("moved 8e");
        assertThat(game.play("phase")).doesNotContain("Still to be done");
    }

    @Test
    void aSquarePassesThroughNoGuns() throws IOException {
        game.play("unit 8e square");
        assertThat(game.refused("capture RHA 8e")).contains("8e is in square and cannot move through guns");
    }

    /** A general to be tested first keeps nobody busy. */
    @Test
    void rankingListsUnitsWhoseGeneralIsNotTested() {
        assertThat(game.play("odds combat 8e ?")).contains("8e v 15th");
        assertThat(game.play("odds combat ? 15th")).contains("8e v 15th", "5e v 15th");
    }

    /** Codes alone do not tell that a Dd routs troops that were disrupted before, or that a last base is lost. */
    @Test
    void oddsSayWhatBecomesOfTheUnits() {
        assertThat(game.play("odds combat 8e 45th").lines())
                .anyMatch(line -> line.matches("  Dd .*  defender disrupted"));
        game.play("unit 45th disrupted");
        assertThat(game.play("odds combat 8e 45th").lines())
                .anyMatch(line -> line.matches("  Dd .*  defender routed"))
                .anyMatch(line -> line.matches("  Dx .*  defender routed"));
        game.play("unit 45th bases=1");
        assertThat(game.play("odds combat 8e 45th").lines()).anyMatch(line -> line.matches("  Dr .*  defender gone"));
    }

    // ---- Section 9: crises come last and once a level; section 10: the end

    @Test
    void aCrisisFallsDueAtTheEndOfTheMove() throws IOException {
        assertThat(game.play("unit 8e bases=2")) // 3 of 14: above 15%
                .contains("french: the losses pass a level, and every unit tests for a crisis at the end of the move");
        assertThat(game.refused("crisis 5e --roll 0.1"))
                .contains("5e: a crisis is tested at the end of the move, which end or the phase crisis begins");
        game.play("combat 5e 45th --roll 0.999");
        assertThat(due()).containsExactly("control 5e");
        assertThat(game.refused("end")).contains("first what is due, control 5e");
        game.play("control 5e --roll 0.9");
        endStage();
        assertThat(due()).containsExactly("crisis 5e", "crisis 8e", "crisis Hus", "crisis Bty");
        game.play("crisis 5e --roll 0.1"); // not above 0.100: disrupted
        assertThat(value("5e", "disrupted")).isEqualTo("true");
        for (String unit : List.of("8e", "Hus", "Bty")) {
            game.play("crisis " + unit + " --roll 0.5");
        }
        game.play("halt-rout 45th --roll 0.9"); // the last test has ended the stage
        endStage();
        assertThat(due()).as("rallied in the move after").contains("rally 5e");
    }

    @Test
    void aCrisisIsAPhaseOfItsOwn() throws IOException {
        game.play("phase artillery");
        game.play("unit 45th bases=2");
        game.play("phase combat");
        assertThat(due()).isEmpty();
        game.play("phase crisis");
        assertThat(due()).containsExactly("crisis 33rd", "crisis 45th", "crisis 15th", "crisis RHA");
        game.play("due drop all");
        endStage();
        assertThat(due()).as("a level is tested once").isEmpty();
    }

    /** Bases that run off the table with a unit are losses, and named as such (NA-19). */
    @Test
    void whoRoutsOffTheTableIsLost() {
        game.play("unit 8e state=routing bases=4");
        game.play("unit 8e state=gone why=off");
        assertThat(game.play("victory --json")).contains("\"lost\":1,\"off\":4,\"bases\":14", "NA-19");
    }

    @Test
    void betterGroundIsRememberedUntilTheUnitMoves() {
        game.play("unit 45th ground=good");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("defender's ground", "number 0.400");
        game.play("undo");
        game.play("unit 8e ground=good");
        assertThat(game.play("combat 8e 45th --roll 0.5")).contains("number 0.500");
        game.play("undo");
        game.play("moved 8e");
        assertThat(value("8e", "ground")).isEqualTo("even");
    }

    /** N86: the book's army tables are lost, and wherever a number of ours is shown it says so. */
    @Test
    void n86NumbersOfOurOwnAreNamedWhereverTheyAreShown() {
        String ours = "these numbers are ours";
        assertThat(Run.of("rules", "napoleonic", "cuirassier").out()).contains(ours);
        assertThat(Run.of("rules", "napoleonic", "how", "far", "infantry", "move")
                        .out())
                .contains(ours);
        game.play("combat 8e 45th --roll 0.5");
        assertThat(game.play("units --html")).contains("stand-in numbers, not the book's");
        for (String format : List.of("--md", "--html", "--full")) {
            assertThat(Run.of("journal", "story", game.file().toString(), format)
                            .out())
                    .as(format)
                    .contains(ours);
        }
    }

    // ---- the frame of the turn

    /** What is due now must be done, whosever stage it is. */
    @Test
    void turnListsWhatTheOtherArmyMustDo() {
        game.play("phase combat");
        game.play("combat 8e 45th --roll 0.05"); // 8e routs
        assertThat(due()).contains("control 45th");
        assertThat(game.play("turn --json")).contains("\"must\":[{\"unit\":\"45th\",\"resolver\":\"control\"");
        game.play("due drop all");
        game.play("unit 45th bases=1");
        game.play("phase crisis");
        assertThat(game.play("turn --json"))
                .contains("{\"unit\":\"33rd\",\"resolver\":\"crisis\"", "{\"unit\":\"15th\",\"resolver\":\"crisis\"");
    }

    /** A part of the turn begins with its first phase, so that its rallies are due at once. */
    @Test
    void routsAreDueNowWhenTheirStageBegins() throws IOException {
        game.play("phase combat");
        game.play("unit 45th state=routing");
        endStage();
        assertThat(game.play("due --json"))
                .contains("halt-rout 45th", "\"when\":\"now\"")
                .doesNotContain("later");
        assertThat(game.refused("end")).contains("first what is due, halt-rout 45th");
        assertThat(game.play("halt-rout 45th --roll 0.85")).doesNotContain("has not come to its phase");
    }

    /** The combats are over when the crises of the end are tested (section 4). */
    @Test
    void nobodyFightsWhileTheStageEnds() throws IOException {
        game.play("phase combat");
        game.play("unit 45th bases=1");
        assertThat(game.play("turn --json")).contains("\"resolvers\":[\"combat\"");
        endStage();
        assertThat(game.play("turn --json")).contains("\"may\":[]").contains("\"resolver\":\"crisis\"");
        String over = "french combat is over: the turn ends when what is due is played.";
        assertThat(game.play("combat 8e 33rd --roll 0.5")).contains(over);
        game.play("undo");
        PromptRun prompt = PromptRun.answered("n\n");
        prompt.type("game " + game.file());
        prompt.type("combat 8e 33rd --roll 0.5");
        assertThat(prompt.soFar().err()).contains(over + " Play combat all the same? [y/N]");
        prompt.type("exit");
        assertThat(game.play("crisis 33rd --roll 0.999")).doesNotContain("is over");
    }

    @Test
    void afterNightfallEveryLineSaysSo(@TempDir Path other) throws IOException {
        PlayedGame night = PlayedGame.of(other, "napoleonic", MUSTER, "--turns", "1");
        assertThat(night.play("artillery Bty 45th 100 --roll 0.1")).doesNotContain("Night fell");
        night.play("end");
        night.play("end");
        assertThat(night.play("artillery Bty 45th 100 --roll 0.1"))
                .contains("Night fell at the end of turn 1: the battle is over.");
        assertThat(night.play("phase combat")).contains("Night fell at the end of turn 1: the battle is over.");
        night.verify();
    }

    // ---- names

    /** His name is also a value of --general; the lines that name him have no such option. */
    @ParameterizedTest
    @ValueSource(strings = {"napoleon", "general"})
    void aGeneralMayBeCalledNapoleon(String rank, @TempDir Path other) throws IOException {
        PlayedGame named = PlayedGame.of(
                other,
                "napoleonic",
                "side,unit,troop,bases,rank\nfrench,Cuirs,french-cuirassier,5,\nfrench,Napoleon,,," + rank
                        + "\naustria,IR1,austrian-line,5,\n");
        named.play("attach Napoleon Cuirs");
        assertThat(named.play("general Napoleon --roll 0.5")).contains("UNHURT");
        assertThat(named.play("moves Napoleon")).contains("200");
        String number = rank.equals("napoleon") ? "number 0.700" : "number 0.600";
        assertThat(named.play("combat Cuirs IR1 --general " + rank + " --roll 0.5"))
                .contains(number);
        named.play("undo");
        assertThat(named.play("square Cuirs IR1 " + rank + " --roll 0.5")).contains(number);
        named.verify();
    }

    @Test
    void aNameThatIsAValueOfALineForOfficersIsRefused() throws IOException {
        assertThat(game.refused("unit add french,Road,rank=general")).contains("no value of an option");
        assertThat(game.refused("unit add french,Napoleon,troop=french-line,bases=4"))
                .contains("no value of an option");
        game.play("unit add french,Napoleon,rank=napoleon");
    }

    @Test
    void nightEndsTheBattle(@TempDir Path other) throws IOException {
        PlayedGame night = PlayedGame.of(other, "napoleonic", MUSTER, "--turns", "1");
        night.play("artillery Bty 45th 100 --roll 0.9"); // 1 of 15 is 6.7% more than nothing
        night.play("end");
        assertThat(night.play("end")).contains("NIGHT FALLS: MARGINAL VICTORY OF THE FRENCH");
        night.verify();
    }

    @Test
    void anArmyWithoutAUnitThatStandsHasLost(@TempDir Path other) throws IOException {
        PlayedGame rout = PlayedGame.of(other, "napoleonic", MUSTER, "--until", "rout");
        for (String unit : List.of("33rd", "45th", "15th")) {
            rout.play("unit " + unit + " state=routing");
        }
        assertThat(rout.play("capture RHA 8e")).contains("BRITISH ROUT");
        rout.verify();
    }
}
