package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.PlayedGame;
import java.io.IOException;
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
 * The chart held against the game, a statement a test: each is named after its row of the audit (A3, A5, …) and has what
 * the chart makes of the dice. L is a line of the chart.
 */
class AcwRowsTest {

    static final String MUSTER = """
            side,unit,arm,quality,figures,sections,formation,brigade,rank
            union,M20,infantry,veteran,20,,,Vincent,
            union,P83,infantry,veteran,20,,,Vincent,
            union,Iron,infantry,elite,20,,,,
            union,BatA,artillery,veteran,,4,,,
            union,Buford,cavalry,veteran,12,,dismounted,,
            union,Vinc,,,,,,Vincent,brigade
            reb,A15,infantry,veteran,20,,,Law,
            reb,A47,infantry,veteran,20,,,Law,
            reb,T4,infantry,veteran,20,,attack-column,,
            reb,Cav,cavalry,veteran,12,,,,
            reb,Evander,,,,,,Law,brigade
            """;

    @TempDir
    Path folder;

    private PlayedGame game;

    @BeforeEach
    void muster() throws IOException {
        game = PlayedGame.of(folder, "acw", MUSTER);
    }

    @AfterEach
    void everyRecordHolds() {
        game.verify();
    }

    private void house(String key, Path other) throws IOException {
        game = PlayedGame.of(other, "acw", MUSTER, "--house", key);
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

    // ---- A3: only movement is scaled

    @Test
    void a3TheVolleyPointIsNotScaled(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "acw", MUSTER, "--scale", "25");
        game.play("charge A15 M20 --terrain open --dice 3,3,2,6");
        assertThat(due()).contains("fire M20 A15 --charging --range 3 --order …");
        assertThat(game.play("fire M20 A15 hold --dice 2,2,2")).contains("losses 2"); // three dice: normal range
    }

    // ---- A5: orders

    @Test
    void a5AnOrderFillsTheOrderOfFire() throws IOException {
        assertThat(game.refused("fire M20 A15 4")).contains("--order");
        game.play("order first-fire M20");
        game.play("order hold P83");
        game.play("order move Iron");
        assertThat(game.play("units M20")).contains("first-fire");
        assertThat(game.play("fire M20 A15 4 --dice 2,2,2 --json"))
                .contains("\"roll\":9"); // +1 first fire, +2 opening volley
        assertThat(game.play("fire P83 A15 4 --dice 2,2,2 --json")).contains("\"roll\":8");
        assertThat(game.play("fire Iron A15 4 --dice 2,2 --json")).contains("\"roll\":7"); // two dice, +1 elite
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(value("M20", "order")).as("orders last for a turn").isEqualTo("null");
    }

    /** L176: who moved fires with two dice, whatever he was ordered. */
    @Test
    void a5WhoHasMovedFiresAsMoved() {
        game.play("order hold M20");
        game.play("moved M20");
        assertThat(game.play("fire M20 A15 4 --dice 2,2 --json")).contains("\"order\":\"moved\"", "\"roll\":6");
    }

    /** L176: the volley that is due is fired as its unit stands when it comes, which may have fallen back or moved since. */
    @Test
    void a5AVolleyIsFiredAsMovedByWhoHasMovedSince() {
        game.play("order hold M20");
        game.play("charge A15 M20 open 9 --dice 3,3,2,4");
        game.play("charge A47 M20 open 9 --dice 3,3,2,4");
        game.play("fire M20 A15 --dice 1,1,1,1");
        game.play("due drop morale");
        game.play("impact A15 M20 --dice 1,1,6,6,2,1"); // driven off
        assertThat(due()).contains("fire M20 A47 --charging --range 2 --order moved");
        assertThat(game.play("fire M20 A47 --dice 1,1,1 --json")).contains("\"order\":\"moved\"", "\"dice\":3");
        game.play("undo");
        game.play("undo");
        assertThat(due()).contains("fire M20 A47 --charging --range 2 --order hold");
    }

    @Test
    void a5DisengagingHalvesFormingAndChUnsettle() {
        game.play("order disengage A15");
        game.play("fire M20 A15 4 hold --dice 2,2,2"); // roll 8: 2 losses, halved
        assertThat(value("A15", "figures")).isEqualTo("19");
        game.play("due drop all");
        game.play("order form A47");
        assertThat(game.play("morale A47 --hit-by fire --dice 3,3 --json")).contains("\"point\":5"); // 3, +2 forming
        game.play("order ch M20");
        assertThat(game.play("fire M20 A47 4 --dice 3,3 --json"))
                .contains("\"roll\":6"); // a die less, no opening volley
        game.play("charge T4 M20 --terrain open --dice 1,1,1,6"); // 6 and 1 for CH: 3.5"
        assertThat(due()).anyMatch(line -> line.startsWith("fire M20 T4 --charging --range 3.5 --ch"));
    }

    /** At the prompt an order is asked for where none is known. */
    @Test
    void a5TheVolleyTakesTheOrder() {
        game.play("order hold M20");
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        assertThat(due()).contains("fire M20 A15 --charging --range 3 --order hold");
    }

    // ---- A7, step 2: routed units check and move

    @Test
    void a7ARoutedUnitChecksAndMovesAsRouted() throws IOException {
        game.play("unit T4 level=routed");
        game.play("unit BatA level=routed");
        game.play("end");
        game.play("due drop officer");
        assertThat(game.play("due"))
                .contains("it is routed: only a 12 rallies it, and it moves as routed units do: moves T4 --terrain …");
        assertThat(due()).containsExactlyInAnyOrder("morale T4", "morale BatA");
        game.play("morale T4 --dice 5,5"); // point 3 + 4: passes
        assertThat(value("T4", "level")).isEqualTo("routed");
        assertThat(game.play("moves T4 --terrain open")).contains("18");
        assertThat(game.refused("end")).contains("morale BatA");
        game.play("morale BatA --dice 6,6");
        assertThat(value("BatA", "level")).isEqualTo("good");
    }

    @Test
    void a7ByTheHouseKeyAPassBringsItBack(@TempDir Path other) throws IOException {
        house("routed.passes=shaken", other);
        game.play("unit T4 level=routed");
        game.play("end");
        game.play("due drop officer");
        assertThat(game.play("due")).contains("a pass brings it back shaken");
    }

    /** AC-33, whatever its formation was when the players said that it is routed. */
    @ParameterizedTest
    @CsvSource({"routed.passes=stays, '6,6', good", "routed.passes=shaken, '6,4', shaken"})
    void a7WhoRalliesIsInDisorder(String key, String dice, String level, @TempDir Path other) throws IOException {
        house(key, other);
        game.play("unit A15 level=routed");
        game.play("morale A15 --dice " + dice);
        assertThat(value("A15", "level")).isEqualTo(level);
        assertThat(value("A15", "formation")).isEqualTo("disorder");
    }

    // ---- A12, step 9: officer casualties

    @Test
    void a12EveryOfficerIsAskedForAtTheEnd() {
        game.play("attach Vinc M20");
        game.play("end");
        assertThat(due()).containsExactly("officer Vinc --enemy …", "officer Evander --enemy …");
        assertThat(game.play("turn")).contains("Turn 1");
        game.play("officer Vinc 2 --dice 6"); // L30: 6 kills
        assertThat(value("Vinc", "state")).isEqualTo("lost");
        assertThat(due()).contains("morale M20", "morale P83");
        game.play("due drop morale");
        game.play("due drop officer");
        assertThat(game.play("turn")).contains("Turn 2");
    }

    @Test
    void a12AfterAMeleeTheEnemyIsKnown() {
        game.play("attach Vinc M20");
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        game.play("due drop melee");
        game.play("end");
        assertThat(due()).contains("officer Vinc --enemy melee", "officer Evander --enemy …");
        game.play("next --dice 4"); // L31: 5 or 6 kill
        assertThat(value("Vinc", "state")).isEqualTo("ready");
    }

    /** L244: each hit by guns or sharpshooters is +1, also of those that come before the check. */
    @Test
    void everyHitBeforeTheCheckCounts() {
        game.play("unit A47 sharpshooters=yes");
        for (String battery : List.of("one", "two")) {
            game.play("unit add reb,Bat" + battery + ",arm=artillery,sections=3");
            game.play("fire Bat" + battery + " M20 9 hold --dice 4,4,4");
        }
        game.play("fire A47 M20 4 hold --dice 2,2,2");
        assertThat(due()).containsExactly("morale M20 --hit-by fire");
        assertThat(game.play("next --dice 6,5 --json")).contains("\"hits\":3");
        assertThat(value("M20", "hits")).isEqualTo("0");
    }

    /** L31: who stays behind when his unit has surrendered in melee is in melee no more. */
    @Test
    void a12WhoseUnitIsGoneIsInNoMelee() {
        game.play("attach Vinc M20");
        game.play("melee A15 M20 --dice 1,1,1,3");
        game.play("morale M20 --dice 1,1");
        game.play("due drop morale");
        game.play("end");
        assertThat(due()).as("he was in it this turn").contains("officer Vinc --enemy melee");
        game.play("due drop officer");
        game.play("end");
        assertThat(due()).contains("officer Vinc --enemy …");
    }

    @Test
    void a12InItsPhaseAndOnlyOnce() {
        game.play("phase officers");
        assertThat(due()).hasSize(2);
        game.play("due drop officer");
        game.play("end");
        assertThat(game.play("turn")).contains("Turn 2");
    }

    // ---- A29: 2X in melee

    @Test
    void a29TheFrontRankStrikesTwiceOrAllDo(@TempDir Path other) throws IOException {
        assertThat(game.refused("melee T4 M20")).contains("the front rank of T4, how many of 20");
        house("melee.double=all", other);
        assertThat(game.play("melee T4 M20 --dice 1,1,1,1")).contains("20 attack-column, times 2");
        assertThat(value("M20", "figures")).isEqualTo("18"); // 40 figures: 1 at a roll of 4, doubled
    }

    /** L129: cavalry in double line fires with half of all figures, not by ranks. */
    @Test
    void a29CavalryInDoubleLineFiresWithAll() throws IOException {
        game.play("unit Cav formation=double-line");
        assertThat(game.play("fire Cav M20 3 hold --dice 1,1,1 --json")).contains("\"figures\":12");
        assertThat(game.refused("melee Cav M20")).contains("the front rank of Cav");
        assertThat(game.refused("fire T4 M20 4 hold")).contains("the front rank of T4");
    }

    // ---- A35: chargers and bonus moves

    @Test
    void a35AChargeIsKnownAndByTheHouseKeyHalved(@TempDir Path other) throws IOException {
        game.play("charge A15 M20 --terrain open --distance 8 --dice 3,3,2,6");
        assertThat(game.play("fire P83 A15 4 hold --dice 2,2,2 --json")).contains("\"charging\":true");
        assertThat(value("A15", "figures")).isEqualTo("18");
        game.verify();
        house("charging.halved=yes", other);
        game.play("charge A15 M20 --terrain open --distance 8 --dice 3,3,2,6");
        game.play("fire P83 A15 4 hold --dice 2,2,2");
        assertThat(value("A15", "figures")).isEqualTo("19");
    }

    // ---- A42: dismounted men in disorder

    @Test
    void a42DismountedMenInDisorderAreShotAtAsInfantry() {
        game.play("impact A15 Buford --dice 1,1,6,6,1,2");
        assertThat(value("Buford", "formation")).isEqualTo("disorder");
        assertThat(value("Buford", "dismounted")).isEqualTo("true");
        assertThat(game.play("fire A15 Buford 4 hold --dice 3,3,3 --json")).contains("\"roll\":14"); // +2, +3
        assertThat(value("Buford", "figures")).isEqualTo("8");
        game.play("unit Buford formation=line");
        assertThat(value("Buford", "dismounted")).isEqualTo("false");
    }

    @Test
    void a42DismountedIsSaidOnce() {
        assertThat(game.play("units")).containsOnlyOnce("dismounted");
    }

    // ---- A45: routed guns

    @Test
    void a45RoutedGunsAreShotAtAsTheyStandAtHalf() {
        game.play("unit BatA level=routed");
        game.play("fire A15 BatA 4 hold --dice 3,3,3"); // 9 + 2 - 3 = 8: 2 gunners, halved
        assertThat(value("BatA", "sections")).isEqualTo("3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"melee A15 BatA", "impact A15 BatA", "impact A15 BatA --def-formation unlimbered"})
    void a45RoutedGunsThatAreReachedSurrender(String line) {
        game.play("unit BatA level=routed");
        assertThat(game.play(line)).contains("SURRENDERS");
        assertThat(value("BatA", "why")).isEqualTo("captured");
    }

    // ---- A62: the opening volley

    @Test
    void a62GunsHaveNoOpeningVolleyAndOthersOne() throws IOException {
        assertThat(game.refused("fire BatA A15 10 hold --opening-volley")).contains("--opening-volley");
        assertThat(game.play("fire BatA A15 10 hold --dice 1,1,1 --json")).doesNotContain("\"opening-volley\":true");
        game.play("fire M20 A47 4 hold --dice 1,1,1,1");
        assertThat(game.refused("fire M20 A47 4 hold --opening-volley"))
                .contains("M20 has fired its opening volley already; --force plays it all the same");
        assertThat(game.play("fire M20 A47 4 hold --opening-volley --force --dice 1,1,1,1 --json"))
                .contains("\"roll\":5");
    }

    // ---- A79: a charge without a distance

    @Test
    void a79TheFormationGoesOnAndDisorderIsAsked() {
        game.play("charge T4 M20 --terrain open --dice 3,3,2,6");
        assertThat(game.play("fire M20 T4 hold --dice 2,2,2"))
                .contains("roll 10") // +2 opening volley, +2 attack column
                .contains("Is T4 in disorder where the volley meets it? Taken as not; if so, undo and add"
                        + " --target-formation disorder.");
        game.play("undo");
        assertThat(game.play("fire M20 T4 hold --target-formation disorder --dice 2,2,2"))
                .contains("roll 11") // +3
                .doesNotContain("Is T4 in disorder");
        assertThat(value("T4", "formation")).isEqualTo("disorder");
        game.play("due drop morale");
        assertThat(game.play("impact T4 M20 --dice 1,1,6,6,1,1 --json")).contains("\"attacker\":8"); // 3, +4, -1
    }

    @Test
    void a79AtThePromptItIsAskedBeforeTheDice() {
        game.play("charge T4 M20 --terrain open --dice 3,3,2,6");
        PromptRun prompt = PromptRun.answered("y\n");
        prompt.type("game " + game.file());
        prompt.type("fire M20 T4 hold --dice 2,2,2");
        assertThat(prompt.soFar().err()).contains("Is T4 in disorder where the volley meets it? [y/N]");
        assertThat(value("T4", "formation")).isEqualTo("disorder");
    }

    // ---- A81: order is lost after the volley

    @Test
    void a81TheVolleyMeetsTheChargeAsItIsThere() {
        game.play("charge A15 M20 --terrain open --distance 11 --dice 3,3,2,6"); // in disorder from 10" on
        assertThat(value("A15", "formation")).isEqualTo("line");
        assertThat(due())
                .containsExactly("fire M20 A15 --charging --range 3 --order …", "impact A15 M20 --formation disorder");
        assertThat(game.play("fire M20 A15 hold --dice 2,2,2")).contains("roll 8");
        assertThat(value("A15", "figures")).isEqualTo("18");
        assertThat(value("A15", "formation")).isEqualTo("line");
        assertThat(game.play("morale A15 --dice 1,2 --json")).contains("\"point\":2", "\"code\":\"holds\"");
        assertThat(value("A15", "formation")).isEqualTo("disorder");
        assertThat(game.play("impact A15 M20 --dice 1,1,6,6,1,1 --json")).contains("\"attacker\":8"); // 2 + 3 + 4 - 1
    }

    @Test
    void a81WithoutACheckOrAVolleyItIsLostAllTheSame() {
        game.play("charge A15 M20 --terrain open --distance 11 --dice 3,3,2,6");
        game.play("fire M20 A15 hold --dice 1,1,1,1"); // roll 5, 1*: nobody falls, no check
        assertThat(value("A15", "formation")).isEqualTo("disorder");
        game.play("undo");
        game.play("due drop fire");
        game.play("impact A15 M20 --dice 1,1,6,6,1,1");
        assertThat(value("A15", "formation")).isEqualTo("disorder");
    }

    /** One that falls short has passed the point of disorder, and its charge is over. */
    @Test
    void a81AChargeThatFallsShort() {
        game.play("charge A15 M20 --terrain open --distance 12 --dice 1,1,1,6"); // 9": volley at 3", in disorder from
        // 7.5"
        assertThat(value("A15", "formation")).isEqualTo("disorder");
        game.play("fire M20 A15 hold --dice 1,1,1");
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(value("A15", "charging")).isEqualTo("null");
    }

    // ---- A82: who goes shaken falls back

    @Test
    void a82AShakenChargeDoesNotComeToImpact() throws IOException {
        shaken("2,3,4");
        assertThat(due()).isEmpty();
        assertThat(game.refused("impact A15 M20"))
                .contains("A15 fell back: it does not come to impact; --force plays it all the same");
        game.play("impact A15 M20 --force --dice 1,1,6,6,1,1");
    }

    @Test
    void a82WithAnOfficerItDoes() {
        game.play("attach Evander A15");
        shaken("1,3"); // -1 for him
        assertThat(due()).containsExactly("impact A15 M20 --formation disorder");
        assertThat(game.play("next --dice 1,1,6,6,1,1 --json")).contains("\"shaken\":true", "\"attacker\":12");
    }

    /** Seven losses, a stand among them: the point is 3 - 1 + 3. */
    private void shaken(String dice) {
        game.play("charge A15 M20 --terrain open --distance 11 --dice 3,3,2,6");
        game.play("fire M20 A15 hold --dice 5,5,5"); // roll 17
        assertThat(value("A15", "figures")).isEqualTo("13");
        game.play("morale A15 --dice " + dice);
        assertThat(value("A15", "level")).isEqualTo("shaken");
    }

    /** L251-252: a charger that another's fire sends back is no longer where the volley would have met it. */
    @Test
    void a82AChargeThatIsOverMeetsNoVolley() {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        game.play("fire P83 A15 4 hold --dice 5,5,5");
        game.play("morale A15 --dice 2,3,4");
        assertThat(value("A15", "level")).isEqualTo("shaken");
        assertThat(due()).isEmpty();
    }

    @Test
    void a82AChargeThatWentHomeMeetsNoVolley() {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        game.play("impact A15 M20 --force --dice 1,1,6,6,1,1");
        assertThat(due()).isEmpty();
    }

    // ---- A88, A90: melee goes on, with its supports

    @Test
    void a88A90AMeleeGoesOnWithItsSupports() throws IOException {
        tie();
        assertThat(due()).containsExactly("melee A15 M20 --support A47", "melee M20 A15 --support P83");
        assertThat(game.refused("end")).contains("melee A15 M20");
        assertThat(game.play("melee A15 M20 --dice 1,1,1,1,1 --json")).contains("\"support\":20", "\"round\":1");
        game.play("melee M20 A15 --dice 1,1,1,1,1");
        game.play("end");
        game.play("due drop officer");
        assertThat(due())
                .containsExactly("melee M20 A15 --round 2 --support P83", "melee A15 M20 --round 2 --support A47");
        assertThat(game.refused("melee A15 M20 --round 1"))
                .contains("the melee of A15 goes on: this is no first round; --force plays it all the same");
        game.play("melee A15 M20 --dice 1,1,1,1"); // 40 figures now: 1 at a roll of 4, doubled
        assertThat(value("M20", "figures")).isEqualTo("18");
    }

    @Test
    void a88ItEndsWhenOneFallsBack() {
        tie();
        game.play("due drop all");
        game.play("unit M20 figures=15");
        assertThat(game.play("morale M20 --dice 1,2,3 --json")).contains("\"in-melee\":true"); // point 6
        assertThat(value("M20", "contact")).isEqualTo("null");
        assertThat(value("A15", "contact")).isEqualTo("null");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).isEmpty();
    }

    /** L251-252: the blows that it still has in the round do not undo its falling back. */
    @Test
    void a88ItEndsWhenOneFallsBackBeforeItsBlows() {
        game.play("melee A15 M20 --dice 1,1,1,3");
        game.play("morale M20 --dice 1,2,4");
        assertThat(game.play("next --dice 1,1,3,3")).contains("losses 2");
        assertThat(value("M20", "contact")).isEqualTo("null");
        assertThat(value("A15", "contact")).isEqualTo("null");
        assertThat(value("M20", "fell-back")).isEqualTo("true");
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).isEmpty();
    }

    /** L275: units that end the turn in contact go to melee, so that after charges it is never out of its phase. */
    @ParameterizedTest
    @CsvSource({"first-fire, true", "charges, false", "movement, false", "moving-fire, false", "officers, false"})
    void a88MeleeIsOfTheEndOfTheTurnToo(String phase, boolean early) {
        game.play("phase " + phase);
        assertThat(game.play("melee A15 M20 --dice 1,1,3,3").contains("there is another phase"))
                .isEqualTo(early);
    }

    @Test
    void a88WhoRoutsInMeleeSurrenders() {
        tie();
        game.play("due drop all");
        game.play("morale M20 --dice 1,1");
        assertThat(value("M20", "why")).isEqualTo("captured");
        assertThat(value("A15", "contact")).isEqualTo("null");
    }

    /** Supports belong to a contact: a reinforcement that has none comes without. */
    @Test
    void a90SupportsNeedAContact() {
        game.play("unit add union,New1,figures=8,supports=M20");
        assertThat(value("New1", "supports")).isEqualTo("null");
        game.play("unit New1 state=ready");
    }

    @Test
    void a88PlayersMaySayIt() {
        game.play("unit A15 contact=M20");
        assertThat(value("M20", "contact")).isEqualTo("A15");
        game.play("unit M20 contact=none");
        assertThat(value("A15", "contact")).isEqualTo("null");
    }

    /** A melee with any of these would be due, be refused and hold up the end of the turn. */
    @ParameterizedTest
    @CsvSource({
        "P83, 'a unit of the other side, it is union too'",
        "M20, 'a unit of the other side, it is union too'",
        "Evander, 'a unit, no officer'",
        "A47, 'a unit of the other side that is on the table, it is gone'"
    })
    void a88ContactIsWithAnEnemy(String enemy, String why) throws IOException {
        game.play("unit A47 state=gone");
        assertThat(game.refused("unit M20 contact=" + enemy)).contains("expected " + why);
    }

    /** L275-276: units that end the turn in contact go to melee, in which supports count half in the first round. */
    @Test
    void a88WhoHasNotStruckHasTheFirstRound() {
        game.play("unit A15 contact=M20");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).containsExactly("melee M20 A15", "melee A15 M20");
        assertThat(game.play("melee A15 M20 --round 1 --support A47 --dice 2,2,2,2"))
                .contains("half in the first round");
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).containsExactly("melee M20 A15 --round 2", "melee A15 M20 --round 2 --support A47");
    }

    /** L23, L36: step 5, units that disengage move away. */
    @ParameterizedTest
    @ValueSource(strings = {"moved M20", "unit M20 moved=yes"})
    void a88WhoDisengagesIsInMeleeNoMore(String moved) {
        game.play("unit A15 contact=M20");
        game.play("phase orders");
        game.play("order disengage M20");
        game.play("phase disengage");
        game.play(moved);
        assertThat(value("M20", "contact")).isEqualTo("null");
        assertThat(value("A15", "contact")).isEqualTo("null");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).isEmpty();
    }

    /** L269, L275: a tie goes to melee and is not diced down again. */
    @Test
    void a88AfterATieThereIsNoSecondImpact() throws IOException {
        tie();
        assertThat(game.refused("impact A15 M20 --dice 1,1,6,6,6,6"))
                .contains("A15 is in melee with M20: melee, not impact; --force plays it all the same");
        assertThat(game.refused("impact A15 P83")).contains("A15 is in melee with M20");
        assertThat(due()).contains("melee A15 M20 --support A47");
    }

    /** L38, L263: the closest enemy only, which is the one that it fights. */
    @Test
    void whoIsInMeleeChargesNobody() throws IOException {
        game.play("unit A15 contact=M20");
        assertThat(game.refused("charge A15 P83 open 5 --dice 1,1,1,2"))
                .contains("A15 is in melee with M20; --force plays it all the same");
    }

    /** L276: a round has the blows of both sides, each once. */
    @Test
    void a88ABlowMakesTheOthersDue() throws IOException {
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        assertThat(due()).containsExactly("melee M20 A15");
        assertThat(game.refused("melee A15 M20"))
                .contains("A15 has struck already this turn, once in a round; --force plays it all the same");
        assertThat(game.refused("end")).contains("melee M20 A15");
        game.play("next --dice 1,1,1,1,1");
        assertThat(due()).isEmpty();
        assertThat(game.refused("melee M20 A15")).contains("M20 has struck already this turn");
    }

    @Test
    void a88BlowsOfBothTogetherLeaveNoneDue() {
        game.play("together");
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        game.play("melee M20 A15 --dice 1,1,1,1,1");
        game.play("apart");
        assertThat(due()).isEmpty();
    }

    /** L266-275: a charge takes the volley, dices down, and only a tie of that goes to melee. */
    @ParameterizedTest
    @ValueSource(strings = {"melee A15 M20", "melee M20 A15", "melee A15 P83", "melee P83 A15"})
    void a88AChargeDicesDownBeforeItStrikes(String line) throws IOException {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        assertThat(game.refused(line))
                .contains("A15 charges M20: impact comes before melee; --force plays it all the same");
        game.play("odds melee A15 M20");
        game.play("due drop fire");
        game.play("impact A15 M20 --dice 4,5,4,4");
        game.play("next --dice 1,1,1,1,1,1,1,1,1,1");
        assertThat(due()).isEmpty();
    }

    /** A charge of a unit that is held up by another enemy's does not keep that melee from being fought. */
    @Test
    void a88WhoIsMetOnItsChargeFightsThere() {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        game.play("charge Iron A15 --terrain open --distance 9 --dice 3,3,2,6");
        game.play("due drop fire");
        game.play("impact Iron A15 --dice 4,4,4,3"); // 8 + 2 - 1, 7 + 3 - 1
        game.play("melee A15 Iron --dice 1,1,1,1");
        game.play("melee Iron A15 --dice 1,1,1,1,1");
    }

    /** A charge whose melee has begun has neither a volley nor an impact before it. */
    @ParameterizedTest
    @ValueSource(strings = {"unit A15 contact=M20", "unit M20 contact=A15", "melee A15 M20 --force --dice 1,1,1,1,1"})
    void a88AMeleeEndsTheChargeThatLedToIt(String line) {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        game.play(line);
        assertThat(value("A15", "charging")).isEqualTo("null");
        assertThat(due()).noneMatch(one -> one.startsWith("fire") || one.startsWith("impact"));
    }

    /** Nobody strikes an enemy who is no longer there; blows at once with others that were struck are struck all the same. */
    @Test
    void a88WhoIsApartBeforeAnyBlowDoesNotStrike() {
        tie();
        game.play("unit M20 contact=none");
        assertThat(due()).isEmpty();
        game.play("undo");
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        game.play("unit M20 contact=none");
        assertThat(due()).containsExactly("melee M20 A15 --support P83");
    }

    /** L275-276: a game may begin in the midst of a melee, of which the muster says one side. */
    @Test
    void a88AGameMayBeginInAMelee(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "acw", """
                side,unit,figures,contact,level,round
                union,M20,20,A15,,
                union,P83,20,A47,,2
                union,Iron,20,T4,,
                reb,A15,20,,,
                reb,A47,20,P83,,2
                reb,T4,20,,routed,
                """);
        assertThat(due())
                .containsExactly(
                        "morale T4",
                        "melee M20 A15",
                        "melee A15 M20",
                        "melee P83 A47 --round 2",
                        "melee A47 P83 --round 2",
                        "melee Iron T4");
        assertThat(game.play("units")).contains("contact M20", "contact A15");
        assertThat(game.play("fire A15 P83 4 hold --dice 1,1,1,1")).contains("A15 is in melee with M20");
        assertThat(game.refused("charge A15 P83 open 5")).contains("A15 is in melee with M20");
        game.play("melee M20 A15 --dice 1,1,1,1,1");
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        game.play("due drop all");
        game.play("end");
        assertThat(due()).contains("melee M20 A15 --round 2");
    }

    /** Set by hand: a melee has a round, and who comes back has left its enemy, as a muster of these units has it. */
    @Test
    void a88AContactIsWholeByHandToo() {
        game.play("unit M20 contact=A15");
        game.play("unit M20 round=0");
        assertThat(value("M20", "round")).isEqualTo("1");
        game.play("unit A15 state=gone");
        game.play("unit A15 state=ready");
        assertThat(value("A15", "contact")).isEqualTo("null");
    }

    /** A unit that changes sides by hand fights its friends no longer. */
    @Test
    void a88NobodyFightsAFriend() {
        game.play("charge P83 A15 open 5 --dice 1,1,1,3");
        game.play("due drop all");
        tie();
        game.play("attach Evander A15");
        game.play("unit A15 side=union");
        assertThat(due()).isEmpty();
        assertThat(value("M20", "contact")).isEqualTo("null");
        assertThat(value("P83", "charging")).isEqualTo("null");
        assertThat(value("Evander", "with")).isEqualTo("null");
    }

    /** L270: additional units support, and those that strike themselves are none. */
    @Test
    void a90WhoFightsDoesNotSupport() throws IOException {
        tie();
        game.play("unit A47 contact=M20");
        assertThat(game.refused("melee A15 M20 --support A47"))
                .contains("A47 cannot support A15: it fights itself, with M20; --force plays it all the same");
        assertThat(game.play("melee A15 M20 --dice 1,1,1,1,1 --json")).doesNotContain("\"support\":20");
        game.play("due drop melee");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).contains("melee A15 M20 --round 2", "melee M20 A15 --round 2 --support P83");
    }

    /** L23, L36: who is in melee leaves it by disengaging. */
    @Test
    void a88WhoIsInMeleeDoesNotMoveAway() throws IOException {
        game.play("unit M20 contact=A15");
        game.play("order move M20");
        game.play("phase movement");
        assertThat(game.play("turn --json")).doesNotContain("\"resolver\":\"moves\"");
        assertThat(game.refused("moved M20"))
                .contains("M20 is in melee with A15: order disengage M20 lets it move away, unit M20 contact=none says"
                        + " that they are apart; --force marks it all the same");
    }

    /** L23-26: a unit charges in step 6 or moves in another. */
    @Test
    void whoHasMovedIsAskedAboutACharge() {
        game.play("moved A15");
        assertThat(game.play("odds charge ? M20 open 9")).contains("Left out: A15 (has moved this turn already");
        assertThat(game.play("charge A15 M20 open 9 --dice 3,3,2,6"))
                .contains("A15 has moved this turn already, and a charge is a move");
        game.play("morale A47 --dice 1,1,1,1,1");
        game.play("due drop all");
        game.play("unit A47 level=good");
        assertThat(game.play("charge A47 M20 open 9 --dice 3,3,2,6")).contains("A47 fell back this turn already");
    }

    /** A charge on a unit that others have shot away is over. */
    @Test
    void aChargeEndsWithItsEnemy() {
        game.play("unit M20 figures=1");
        game.play("charge A15 M20 open 9 --dice 3,3,2,6");
        game.play("fire A47 M20 4 hold --dice 6,6,5");
        assertThat(value("A15", "charging")).isEqualTo("null");
        assertThat(due()).noneMatch(line -> line.startsWith("fire") || line.startsWith("impact"));
    }

    /** L271-275: only a tie goes to melee. */
    @ParameterizedTest
    @CsvSource({"'6,6,1,1,1', A15", "'1,1,6,6,1,1', M20"})
    void a88WhoFellBackIsInNoMelee(String dice, String unit) throws IOException {
        game.play("impact A15 M20 --dice " + dice);
        for (String line : List.of("melee A15 M20", "melee M20 A15", "odds melee A15 M20")) {
            assertThat(game.refused(line))
                    .contains(
                            unit + " fell back this turn and is in contact with nobody; --force plays it all the same");
        }
    }

    /** L271-272: both fire once after a repulse. */
    @Test
    void aVolleyAfterARepulseIsFiredOnce() throws IOException {
        String why = "no volley after a repulse is due of M20; --force plays it all the same";
        assertThat(game.refused("fire M20 A15 repulse")).contains(why);
        game.play("charge A15 M20 open 9 --dice 3,3,2,6");
        assertThat(game.refused("fire M20 A15 repulse")).contains(why); // the one due meets the charge
        game.play("due drop fire");
        game.play("impact A15 M20 --dice 6,6,1,1,1");
        assertThat(game.refused("fire M20 A15 hold"))
                .contains("the volley of M20 after the repulse is due, not one as hold: leave the order out");
        game.play("fire M20 A15 repulse --dice 1,1");
        assertThat(game.refused("fire M20 A15 repulse")).contains(why);
        game.play("fire A15 M20 --dice 1,1");
        assertThat(due()).noneMatch(line -> line.startsWith("fire"));
    }

    /** L20, L292: a brigade has a commander again when another takes the lost one's place. */
    @Test
    void aBrigadeWithANewCommanderHasLostNone() {
        game.play("unit Vinc state=lost");
        assertThat(value("M20", "commander-lost")).isEqualTo("true");
        game.play("unit add union,Sykes,rank=division,brigade=Vincent");
        assertThat(value("M20", "commander-lost")).isEqualTo("true");
        game.play("unit add union,Rice,rank=brigade,brigade=Vincent");
        assertThat(value("M20", "commander-lost")).isEqualTo("false");
        game.play("unit Rice state=lost");
        assertThat(value("M20", "commander-lost")).isEqualTo("true");
    }

    /** L110: the row of cavalry in disorder is that of officers too. */
    @Test
    void officersMoveAsCavalryInDisorder() throws IOException {
        assertThat(game.play("moves Vinc --terrain open")).contains("The unit may move 12\"");
        assertThat(game.refused("moved Vinc")).contains("moved Vinc: expected a unit, no officer");
    }

    /** L17-31: the steps of a turn come in their order. */
    @Test
    void aStepThatIsOverIsAskedAbout() {
        game.play("phase charges");
        assertThat(game.play("phase orders")).contains("That goes back, from charges to orders.");
    }

    /** L176: who moved rolls 2 dice; L201: only who is marked Fr has the +1. */
    @Test
    void a5ATypedOrderIsThatOfTheUnit() throws IOException {
        game.play("order move A15");
        game.play("moved A15");
        assertThat(game.refused("fire A15 M20 3 hold"))
                .contains(
                        "A15 has moved and fires as moved, not as hold: leave the order out; unit A15 moved=no takes the"
                                + " move back; --force plays it all the same");
        game.play("fire A15 M20 3 moved --dice 3,3");
    }

    @Test
    void a5ATypedOrderIsTheOneRevealed() throws IOException {
        game.play("phase orders");
        game.play("order charge A15");
        game.play("order hold A47");
        game.play("order first-fire M20");
        game.play("phase first-fire");
        assertThat(game.refused("fire A15 M20 3 first-fire"))
                .contains("A15 is ordered to charge and fires as moved, not as first-fire: leave the order out");
        assertThat(game.refused("fire A47 M20 3 first-fire")).contains("A47 is ordered to hold and fires as hold");
        game.play("fire A47 M20 3 moved --dice 3,3"); // it pivoted
        game.play("fire M20 A15 3 first-fire --dice 3,3,3");
    }

    /** L92, L176: unlimbering is forming, and who formed rolls 2 dice. */
    @Test
    void whoFormedFiresAsMoved() {
        game.play("unit BatA limbered cover=woods");
        game.play("unit P83 formation=double-line");
        game.play("phase orders");
        game.play("order form P83");
        game.play("order hold all");
        game.play("phase movement");
        assertThat(game.play("turn --json")).contains("it is ordered to form");
        game.play("unit BatA unlimbered");
        game.play("unit P83 formation=line");
        assertThat(game.play("turn --json")).doesNotContain("it is ordered to form");
        assertThat(value("BatA", "cover")).isEqualTo("woods");
        game.play("phase moving-fire");
        game.play("fire BatA A15 10 --dice 3,3");
    }

    /** AC-27 */
    @ParameterizedTest
    @ValueSource(strings = {"moves BatA open", "moved BatA"})
    void a45RoutedGunsStay(String line) throws IOException {
        game.play("unit BatA level=routed");
        assertThat(game.refused(line)).contains("BatA: routed guns stay where they are");
    }

    @Test
    void aMoveOutOfItsPhaseIsRemarked() {
        game.play("phase orders");
        game.play("order disengage P83");
        game.play("phase first-fire");
        assertThat(game.play("moved M20")).contains("It is first-fire. M20 moves in movement.");
        assertThat(game.play("moved P83")).contains("It is first-fire. P83 moves in disengage.");
        game.play("phase movement");
        assertThat(game.play("moved Iron")).doesNotContain("It is ");
    }

    @Test
    void whoHasMovedIsDone() {
        game.play("phase orders");
        game.play("order disengage M20");
        game.play("order move A15");
        game.play("phase disengage");
        game.play("moved M20");
        assertThat(game.play("turn --json")).contains("\"done\":[\"M20\"]");
        game.play("phase movement");
        game.play("moved A15");
        assertThat(game.play("turn --json")).contains("\"done\":[\"A15\"]");
    }

    @Test
    void limberedGunsNeedNotFireFirst() {
        game.play("unit BatA limbered");
        game.play("order first-fire BatA");
        game.play("phase first-fire");
        assertThat(game.play("turn --json")).contains("\"must\":[]");
    }

    /** Only the column has a front rank to be said, so that it is played first of the two. */
    @Test
    void a29AColumnOfAPairIsSaid() throws IOException {
        game.play("unit M20 contact=T4");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).containsExactly("melee M20 T4", "melee T4 M20");
        assertThat(game.refused("next --dice 1,1,1,1,1,1,1,1")).contains("the front rank of T4");
        game.play("next all");
        assertThat(due()).containsExactly("melee M20 T4", "melee T4 M20");
        assertThat(game.play("next --figures 10 --dice 1,1,1,2,1,1,1,1,1")).contains("melee M20 T4");
        assertThat(due()).noneMatch(line -> line.startsWith("melee"));
    }

    @Test
    void a88ByPhasesItWaitsForTheCharges() throws IOException {
        game.play("phase charges");
        tie();
        assertThat(game.refused("phase")).contains("melee A15 M20");
        game.play("due drop all");
        game.play("phase");
        game.play("end");
        game.play("due drop officer");
        game.play("phase");
        assertThat(game.play("due --json")).contains("\"when\":\"later\"").doesNotContain("\"when\":\"now\"");
        game.play("phase charges");
        assertThat(game.play("due --json")).contains("\"when\":\"now\"").doesNotContain("\"when\":\"later\"");
    }

    /** L276: supporting units count, as they are when the blow falls. */
    @ParameterizedTest
    @CsvSource({"state=gone, 0", "level=routed, 0", "figures=10, 10", "formation=skirmish, 20"})
    void a90SupportsCountAsTheyAreNow(String change, int figures) {
        tie();
        game.play("unit A47 " + change);
        assertThat(due()).contains("melee A15 M20 --support A47");
        String played = game.play("next A15 --dice 2,2,2,2,2,2,2,2 --json");
        assertThat(played.lines().filter(line -> line.contains("\"striker\":\"A15\"")))
                .singleElement()
                .asString()
                .contains("\"support\":" + figures + ",");
    }

    @Test
    void a90WhatIsTypedAfterNextWins() {
        tie();
        game.play("due drop 1");
        assertThat(due()).containsExactly("melee M20 A15 --support P83");
        assertThat(game.play("due --json")).contains("\"options\":{\"support\":\"P83\"}");
        assertThat(game.play("next --support 0 --dice 2,2,2,2 --json")).contains("\"support\":0,");
    }

    /** L270: additional units in support; L125: routed ones surrender. */
    @ParameterizedTest
    @CsvSource({
        "impact A15 M20 --support P83, P83 cannot support A15: it is union",
        "impact A15 M20 --support A15, A15 cannot support A15: supports are other units",
        "impact A15 M20 --support T4, T4 cannot support A15: it is routed",
        "impact A15 M20 --def-support A47, A47 cannot support M20: it is reb",
        "impact A15 M20 --def-support BatA, BatA cannot support M20: guns do not support",
        "melee A15 M20 --support P83, P83 cannot support A15: it is union",
        "melee A15 M20 --support M20, M20 cannot support A15: it is union",
        "melee A15 M20 --support T4, T4 cannot support A15: it is routed",
    })
    void a90OnlyOtherReadyFriendsSupport(String line, String reason) throws IOException {
        game.play("unit T4 level=routed");
        assertThat(game.refused(line)).contains(reason + "; --force plays it all the same");
        game.play(line + " --seed a --force");
    }

    @Test
    void a90ASupportCountsOnce() throws IOException {
        assertThat(game.refused("melee A15 M20 --support A47,A47 --dice 2,2,2,2"))
                .contains("A47 cannot support A15: it is named twice");
    }

    /** 9 + 3 - 1 for charging - 1 for support, against 8 + 3 - 1 for support. */
    private void tie() {
        game.play("impact A15 M20 --support A47 --def-support P83 --dice 4,5,4,4");
        assertThat(value("A15", "contact")).isEqualTo("M20");
    }

    /** L44: four stands of equal size, the remainder spread over them; stands of a size that the muster says are filled. */
    @ParameterizedTest
    @CsvSource({
        "figures=13, 12, 0",
        "figures=13, 10, 1",
        "figures=17, 14, 0",
        "figures=17, 13, 1",
        "figures=17, 5, 3",
        "figures=9, 7, 1",
        "figures=20, 16, 0",
        "figures=20, 15, 1",
        "figures=3, 2, 1",
        "'figures=17,stand=6', 13, 0",
        "'figures=17,stand=6', 12, 1"
    })
    void aRegimentHasFourEqualStands(String muster, int left, int lost) {
        game.play("unit add union,New," + muster);
        game.play("unit New figures=" + left);
        assertThat(value("New", "stands-lost")).isEqualTo(String.valueOf(lost));
    }

    // ---- The turn

    @Test
    void coverIsRememberedUntilTheUnitLeavesIt() {
        game.play("fire A15 M20 4 hold --cover stone-wall --dice 2,2,2");
        assertThat(value("M20", "cover")).isEqualTo("stone-wall");
        assertThat(game.play("fire A47 M20 4 hold --dice 3,3,3 --json")).contains("\"roll\":9"); // 9 + 2 - 2
        game.play("due drop all");
        game.play("unit M20 cover=heavy");
        assertThat(game.play("fire M20 A15 4 hold --dice 1,1,1 --json")).contains("\"works\":\"heavy\"");
        game.play("moved M20");
        assertThat(value("M20", "cover")).isEqualTo("none");
    }

    @ParameterizedTest
    @CsvSource({
        "first-fire, first-fire, first-fire, false",
        "hold, first-fire, movement, false",
        "first-fire, first-fire, moving-fire, true",
        "move, first-fire, first-fire, true",
        "move, first-fire, moving-fire, false"
    })
    void fireHasItsPhase(String order, String first, String phase, boolean out) {
        game.play("order " + order + " M20");
        game.play("phase " + phase);
        String said = game.play("fire M20 A15 4");
        if (out) {
            assertThat(said).contains("It is " + phase + ".");
        } else {
            assertThat(said).doesNotContain("It is " + phase + ".");
        }
    }

    /** Steps 4 and 8 are one fire; a volley that a charge brings comes on top. */
    @Test
    void aUnitFiresOnceATurn() {
        game.play("fire BatA A15 10 hold --sections 2 --dice 1,1,1");
        assertThat(game.play("fire BatA A47 10 hold --sections 2 --dice 1,1,1")).doesNotContain("has fired already");
        assertThat(game.play("fire BatA A47 10 hold --dice 1,1,1")).contains("BatA has fired already this turn");
        game.play("fire M20 A47 4 hold --dice 1,1,1,1");
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        assertThat(game.play("fire M20 A15 hold --dice 1,1,1")).doesNotContain("has fired already");
        PromptRun prompt = PromptRun.answered("n\n");
        prompt.type("game " + game.file());
        prompt.type("fire M20 A47 4 hold");
        assertThat(prompt.soFar().err()).contains("M20 has fired already this turn. Play fire all the same? [y/N]");
        game.play("due drop all");
        game.play("end");
        game.play("due drop officer");
        assertThat(game.play("fire M20 A47 4 hold --dice 1,1,1")).doesNotContain("has fired already");
    }

    /** L17-20: orders are marked in step 1 and revealed in step 3. */
    @Test
    void a5OrdersAreMarkedBeforeTheyAreRevealed() throws IOException {
        game.play("phase orders");
        game.play("order hold M20");
        game.play("phase");
        game.play("order first-fire M20");
        game.play("phase reveal");
        assertThat(game.refused("order hold M20"))
                .contains("M20: orders are marked in step 1, before they are revealed; unit M20 order=hold --force");
        game.play("unit M20 order=hold --force");
        game.play("order ch M20");
        assertThat(game.refused("order charge BatA")).contains("BatA: guns do not charge");
        assertThat(game.refused("order hold Vinc")).contains("Vinc: an officer gives orders and has none");
        game.play("unit M20 state=gone why=dead");
        assertThat(game.refused("order hold M20")).contains("a unit on the table, and it is gone (dead)");
        assertThat(game.refused("moved M20")).contains("a unit on the table, and it is gone (dead)");
    }

    /** L266-269: a charge is halted for the volley and the check, and then goes home. */
    @Test
    void a81ImpactWaitsForTheVolleyAndTheCheck() throws IOException {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        assertThat(game.refused("impact A15 M20")).contains("first what is due, fire M20 A15");
        game.play("fire M20 A15 hold --dice 2,2,2");
        assertThat(game.refused("impact A15 M20")).contains("first what is due, morale A15");
        game.play("morale A15 --dice 6,5");
        game.play("impact A15 M20");
    }

    /** L275: units that strike are in contact, and go on next turn. */
    @Test
    void a88BlowsWithoutAnImpactBeginAMelee() {
        game.play("melee A15 M20 --dice 1,1,1,1,1");
        assertThat(value("M20", "contact")).isEqualTo("A15");
        game.play("due drop melee");
        game.play("end");
        game.play("due drop officer");
        assertThat(due()).containsExactly("melee M20 A15 --round 2", "melee A15 M20 --round 2");
    }

    @Test
    void whoIsInMeleeNeedNotFireFirst() {
        game.play("order first-fire M20 P83");
        tie();
        assertThat(game.play("turn --json"))
                .contains("\"unit\":\"P83\",\"resolver\":\"fire\"")
                .doesNotContain("\"unit\":\"M20\",\"resolver\":\"fire\"");
        assertThat(game.play("fire M20 A47 4 --dice 1,1,1")).contains("M20 is in melee with A15");
    }

    @Test
    void whoHasLeftHisCoverHasNoCover(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "acw", "side,unit,figures,cover\nunion,M20,20,stone-wall\nreb,A15,20,\n");
        game.play("moved M20");
        assertThat(game.play("units")).contains("20 no cover moved");
    }

    /** Who has surrendered in melee is nobody into whose melee his friends would fire. */
    @Test
    void fireAtWhoHasWonAMeleeIsFireIntoNone() {
        tie();
        assertThat(game.play("fire P83 A15 4 hold --dice 2,2,2")).contains("A15 is in melee with M20, a friend of P83");
        game.play("morale M20 --dice 1,1");
        assertThat(game.play("fire Iron A15 4 hold --dice 2,2,2")).doesNotContain("in melee");
    }

    @Test
    void aChargeWantsItsOrder() throws IOException {
        game.play("order hold A15");
        game.play("phase charges");
        assertThat(game.refused("charge A15 M20 --terrain open --distance 8"))
                .contains("A15 is ordered to hold and does not charge; --force plays it all the same");
        game.play("charge A15 M20 --terrain open --distance 8 --force --seed a");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "charge BatA A15 --terrain open | guns do not charge",
                "melee T4 M20 10 | a routed unit does not fight: it surrenders",
                "charge T4 M20 --terrain open | a routed unit does not charge",
                "impact T4 M20 | a routed unit does not charge",
                "fire T4 M20 4 hold | a routed unit does not fire"
            })
    void whatTheChartForbids(String line, String reason) throws IOException {
        game.play("unit T4 level=routed");
        assertThat(game.refused(line)).contains(reason + "; --force plays it all the same");
    }

    /** A rout in play leaves the formation disorder; at impact the unit is routed all the same. */
    @Test
    void aRoutedUnitThatIsChargedSurrenders() {
        game.play("unit M20 level=routed formation=disorder");
        game.play("charge T4 M20 --terrain open --distance 4 --seed 1");
        assertThat(due()).noneMatch(line -> line.contains("def-formation"));
        assertThat(game.play("odds impact T4 M20 --json"))
                .contains("{\"code\":\"surrenders\",\"ways\":\"1\",\"of\":\"1\"");
    }

    /** Two fires that were not checked for are one check, with the worse flank. */
    @Test
    void oneCheckForTheWorseFlank() {
        game.play("fire A15 M20 4 hold --flank full --dice 2,2,2");
        game.play("fire A47 M20 4 hold --flank partial --dice 4,4,4");
        assertThat(due()).containsExactly("morale M20 --hit-by fire --flank full");
    }

    @Test
    void nightFallsAfterTheLastTurn(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "acw", MUSTER, "--turns", "1", "--until", "nightfall");
        game.play("unit M20 figures=18");
        game.play("due drop all");
        game.play("end");
        assertThat(game.play("due drop officer")).contains("NIGHT FALLS: UNION LOST 2, REB LOST 0");
    }

    // ---- At the prompt

    private PromptRun prompt(String answers, String... lines) {
        PromptRun prompt = PromptRun.answered(answers);
        prompt.type("game " + game.file());
        for (String line : lines) {
            prompt.type(line);
        }
        return prompt;
    }

    /** L28-31: an officer with no enemy near does not throw. */
    @ParameterizedTest
    @ValueSource(strings = {"n", "no", "none", "nobody", "Nobody"})
    void nobodyNearAnOfficerIsNo(String answer) {
        game.play("attach Vinc M20");
        game.play("phase officers");
        PromptRun prompt = prompt(answer + "\n", "next");
        assertThat(prompt.soFar().err()).contains("Is an enemy within 12 inches of Vinc? [Y/n]");
        assertThat(due()).noneMatch(line -> line.contains("Vinc")).anyMatch(line -> line.contains("Evander"));
    }

    @Test
    void anOfficerWithAnEnemyNearThrows() {
        game.play("phase officers");
        assertThat(prompt("2\n", "next --dice 6").soFar().out()).contains("KILLED");
        assertThat(value("Vinc", "state")).isEqualTo("lost");
        game.play("due drop morale");
        assertThat(prompt("\n12\n", "next").soFar().err()) // Enter is yes
                .contains("Is an enemy within 12 inches of Evander? [Y/n]", "--enemy (12, 2, melee)");
        assertThat(due()).noneMatch(line -> line.startsWith("officer"));
    }

    /** L31: who was in melee throws for that, even if his unit has beaten its enemy since. */
    @Test
    void anOfficerWhoseUnitFoughtIsNotAskedAbout() {
        tie();
        game.play("attach Vinc M20");
        game.play("unit A15 figures=1");
        game.play("due drop morale");
        game.play("melee M20 A15 --dice 6,6,6,6");
        assertThat(value("A15", "state")).isEqualTo("gone");
        game.play("due drop all");
        game.play("phase officers");
        PromptRun prompt = prompt("", "next");
        assertThat(prompt.soFar().out()).contains("officer Vinc --enemy melee");
        assertThat(prompt.soFar().err()).isEmpty();
    }

    @Test
    void enterForAnOrderSaysWhatIsExpected() {
        game.play("charge A15 M20 --terrain open --distance 9 --dice 3,3,2,6");
        assertThat(prompt("\n", "next").soFar().err())
                .contains("--order: expected hold|first-fire|moved|repulse; nothing was played");
    }

    /** L263-265: the angle and the distance are on the table before the dice, and decide where the charge loses order. */
    @Test
    void aChargeAsksForDistanceAndAngle() {
        PromptRun prompt = prompt("11\nn\n", "charge A15 M20 --terrain open --dice 3,3,2,6");
        assertThat(prompt.soFar().err())
                .contains("How many inches is it from A15 to M20? (Enter: not measured)")
                .contains("Does A15 turn by 45 degrees or more to charge M20? [y/N]");
        assertThat(due()).contains("impact A15 M20 --formation disorder");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "check M20          | check: did you mean morale?",
                "orders             | orders: did you mean order? as in order first-fire NAME",
                "first fire M20     | first: did you mean order? as in order first-fire NAME",
                "hold M20           | hold: did you mean order?",
            })
    void aPlayersOwnWordsLeadToTheCommand(String line, String message) throws IOException {
        assertThat(game.refused(line).replaceAll("\\s+", " ")).contains(message);
    }

    /** Step 1: the turn leads to the orders, and says who has none. */
    @Test
    void theOrdersPhaseSaysWhoHasNone() {
        game.play("phase orders");
        game.play("order hold M20 P83 BatA Buford");
        game.play("order charge A15 A47 T4");
        assertThat(game.play("turn"))
                .contains("order ORDER UNIT… marks orders: first-fire, hold, disengage, charge, move, form, ch")
                .contains("without one: Iron, Cav\n");
        game.play("order hold Iron Cav");
        assertThat(game.play("turn")).doesNotContain("marks orders");
    }

    @Test
    void allUnitsWithoutAnOrderAreOrderedAtOnce() throws IOException {
        game.play("order first-fire M20");
        game.play("order hold all");
        assertThat(value("M20", "order")).isEqualTo("first-fire");
        assertThat(value("A15", "order")).isEqualTo("hold");
        assertThat(game.refused("order hold all")).contains("no unit is without an order");
    }

    /** L276-277: a unit that routs in melee surrenders, but only to an enemy who is still there. */
    @Test
    void theVictorOfAMeleeDoesNotSurrender() {
        tie();
        game.play("due drop all");
        game.play("unit A15 figures=2");
        game.play("due drop all");
        game.play("melee A15 M20 --figures 2 --support 10 --dice 6,6,6,6");
        assertThat(due()).anyMatch(line -> line.startsWith("morale M20") && line.contains("--in-melee"));
        game.play("melee M20 A15 --dice 6,6,6,6");
        assertThat(value("A15", "state")).isEqualTo("gone");
        assertThat(due())
                .anyMatch(line -> line.startsWith("morale M20"))
                .noneMatch(line -> line.contains("--in-melee"));
        assertThat(game.play("morale M20 --dice 1,1,1,1,1")).doesNotContain("SURRENDER");
        assertThat(value("M20", "level")).isEqualTo("routed");
        game.verify();
    }

    /** L246: without brigades every friend may be near a rout; one check each, however many units rout. */
    @Test
    void checksNearARoutAreOneAUnit(@TempDir Path other) throws IOException {
        game = PlayedGame.of(other, "acw", MUSTER.replace(",Vincent,", ",,").replace(",Law,", ",,"));
        game.play("morale A15 --dice 1,1,1,1,1");
        game.play("morale A47 --dice 1,1,1,1,1");
        assertThat(due()).containsExactlyInAnyOrder("morale T4", "morale Cav", "morale A15");
        game.play("due drop morale");
        assertThat(due()).isEmpty();
    }

    /** A tie goes to melee (L275), also against an enemy who is not named: his blows are the table's. */
    @Test
    void anImpactOnAnUnnamedEnemyTies() {
        assertThat(game.play("impact A15 --force --dice 4,4,4,3")).contains("MELEE");
        assertThat(due()).containsExactly("melee A15");
    }
}
