package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Files;
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
        assertThat(game.play("due")).contains("it lost a stand; its first loss; near a unit that routed");
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
                .contains("20th Maine falls back as over open ground")
                .contains("3 units: next 1-3", "near a unit that routed");
        assertThat(game.play("due"))
                .contains(
                        "morale \"83d Penn\"   near a unit that routed", "morale Hazlett      near a unit that routed");
    }

    /** L246 knows no brigades: whoever is near a unit without one checks, and other brigades are named. */
    @Test
    void friendsWithoutABrigadeCheckAndThoseOfOthersAreNamed() {
        game.play("unit add union,Wisconsin,figures=16,brigade=Iron");
        assertThat(game.play("morale 20th --dice 1,1,1,2,3 --brief"))
                .contains("Within 6 inches of 20th Maine these check too, by morale NAME: Wisconsin");
        game.play("undo");
        assertThat(game.play("morale Hazlett --dice 1,1 --brief")).doesNotContain("these check too");
        assertThat(game.play("due"))
                .contains("morale \"20th Maine\"", "morale \"83d Penn\"", "morale \"44th York\"", "morale Wisconsin");
        game.play("due drop all");
        game.play("unit Hazlett level=good");
        game.play("fire Hazlett 15th 8 hold --dice 6,6,6");
        game.play("unit 15th level=shaken");
        assertThat(prompt("\n", "next --dice 1,1,1,1,1"))
                .contains("If 15th Ala fails, over what ground does it fall back: road, open, broken, woods, rough?");
        assertThat(game.play("due")).contains("morale \"47th Ala\"  near a unit that routed");
        assertThat(prompt("n\n", "next")).contains("Is 47th Ala within 6 inches of a unit that routed? [Y/n]");
    }

    @Test
    void aLossOrAnOfficerNearIsCalledWhatItIs() {
        game.play("unit 83d figures=1");
        game.play("attach Strong 83d");
        game.play("due drop all");
        assertThat(game.play("fire 15th 83d 4 hold --dice 6,6,6"))
                .contains("Strong: his unit is gone: attach him to another, or detach him");
        assertThat(game.play("due")).contains("morale \"20th Maine\"  near a unit that was destroyed");
        game.play("due drop all");
        game.play("officer Strong 2 --dice 6");
        assertThat(game.play("due")).contains("morale \"20th Maine\"  near an officer who was killed");
        game.play("due drop all");
        game.play("unit 44th level=routed");
        game.play("impact 47th 44th");
        assertThat(game.play("due")).contains("morale \"20th Maine\"  near a unit that was captured");
    }

    /** L104, L254: a rout falls back by the dice of the bonus move, which depend on the ground. */
    @Test
    void aRoutFallsBackOverTheGroundThatItIsOn() {
        game.play("unit 20th cover=woods level=shaken");
        assertThat(game.play("morale 20th --dice 1,2,4")).contains("falls back 4 inches");
        game.play("due drop all");
        game.play("unit 83d level=shaken");
        assertThat(prompt("bro\n", "morale 83d --dice 1,2,4,5"))
                .contains("over what ground does it fall back", "falls back 9 inches")
                .doesNotContain("Left at its default");
    }

    /** L104: so does a unit that the line itself says is in woods. */
    @Test
    void aRoutFallsBackThroughWoodsThatTheLineNames() throws IOException {
        assertThat(game.play("morale 20th --cover woods --dice 1,1,4"))
                .contains("falls back 4 inches")
                .doesNotContain("open ground");
        game.play("due drop all");
        assertThat(prompt("woods\n", "morale 83d --dice 1,1,4"))
                .contains("falls back 4 inches")
                .doesNotContain("open ground");
        game.play("due drop all");
        game.play("unit 44th cover=woods level=shaken");
        assertThat(game.play("morale 44th --cover none --dice 1,1,4,4,4"))
                .contains("falls back 12 inches", "over what ground");
    }

    /** The remark follows only where the ground mattered. */
    @Test
    void whereNobodyIsAskedTheGroundIsRemarkedAfterARout() {
        game.play("unit 20th level=shaken");
        assertThat(game.play("morale 20th --dice 6,5")).doesNotContain("over what ground");
        assertThat(game.play("morale 20th --dice 1,2,1,1,1"))
                .contains("over what ground does it fall back")
                .contains("undo and add --terrain");
    }

    /** L226, L266: a charge through woods is in them where the volley meets it. */
    @Test
    void aChargeThroughWoodsIsShotAtInThem() {
        game.play("charge 15th 20th --terrain woods --distance 3 --dice 3,2");
        assertThat(game.play("fire 20th 15th hold --dice 3,3,3,3 --json"))
                .contains("\"cover\":\"woods\"", "\"roll\":12"); // 12, +2 opening volley, -2 woods
        game.play("due drop morale");
        game.play("impact 15th 20th --dice 1,1,6,6,1,1");
        assertThat(game.play("units 15th")).contains("impact  cover woods → none");
        game.play("undo");
        game.play("impact 15th 20th --dice 6,6,1,1,3");
        assertThat(game.play("fire 20th 15th repulse --dice 3,3 --json"))
                .contains("\"cover\":\"woods\"", "\"roll\":7"); // +3 disorder, -2 woods
        game.play("due drop all");
        game.play("charge 47th 83d --terrain open --distance 3 --dice 3,3,3,2");
        assertThat(game.play("fire 83d 47th hold --dice 3,3,3,3 --json")).doesNotContain("woods");
    }

    /** L270: cover, flank and supports change an impact, and only the table shows them. */
    @Test
    void anImpactAsksForFlankCoverAndSupports() throws IOException {
        game.play("charge 15th 20th --terrain open --distance 3 --dice 3,3,3,2");
        game.play("fire 20th 15th hold --dice 1,1,1,1,1");
        String said = prompt("stone-wall partial\nHazlett 15th\n47th, 83d\n", "next --dice 4,4,4,4,1,1");
        assertThat(said)
                .contains(
                        "Does any of this hold for 20th Maine? cover: wood-fence, stone-wall, woods, hasty, medium, heavy; flank:")
                .contains("Which units support 15th Ala or 20th Maine? (names; Enter: none)")
                .contains("a unit beside those that meet");
        assertThat(Files.readString(game.file()))
                .contains("\"support-infantry\":1", "\"def-support-infantry\":1")
                .contains("\"def-cover\":\"stone-wall\"", "\"def-flank\":\"partial\"")
                .contains("\"support\":\"47th Ala\"", "\"def-support\":\"83d Penn\"");
        game.verify();
    }

    /** What the unit or the line says already is not asked for. */
    @Test
    void anImpactAsksForNothingThatIsKnown() {
        game.play("unit 20th cover=woods");
        assertThat(prompt("\n\n", "impact 15th 20th --dice 1,1,6,6,1,1")).doesNotContain("cover:");
        assertThat(prompt("", "impact 47th 83d --support 15th --def-flank none --dice 1,1,6,6,1,1"))
                .doesNotContain("Which units support", "Does any of this hold");
    }

    /** Odds look ahead; playing waits for the volley. */
    @Test
    void oddsOfAnImpactDoNotWaitForTheVolley() throws IOException {
        game.play("charge 15th 20th --terrain open --distance 3 --dice 3,3,3,2");
        assertThat(game.play("odds impact 15th 20th")).contains("driven-off");
        assertThat(game.play("odds impact ? 20th")).contains("15th Ala");
        assertThat(game.refused("impact 15th 20th")).contains("first what is due, fire");
        game.play("unit 15th level=routed");
        assertThat(game.refused("odds impact 15th 20th")).contains("a routed unit does not charge");
    }

    @Test
    void aRoutedUnitIsNotOrderedToCharge() throws IOException {
        game.play("unit 15th level=routed");
        assertThat(game.refused("order charge 15th")).contains("15th Ala: a routed unit does not charge");
        game.play("order hold 15th");
    }

    /** Steps 4 and 8 are one fire: who has fired all may fire no more, whatever the phase. */
    @Test
    void turnDoesNotListWhoHasFired() {
        game.play("phase first-fire");
        game.play("fire 20th 15th 4 hold --dice 1,1,1,1");
        game.play("fire Hazlett 15th 8 hold --sections 1 --dice 1,1,1");
        game.play("phase moving-fire");
        assertThat(game.play("turn --json"))
                .contains("{\"unit\":\"Hazlett\",\"resolvers\":[\"fire\"")
                .contains("{\"unit\":\"83d Penn\",\"resolvers\":[\"fire\"")
                .doesNotContain("{\"unit\":\"20th Maine\",\"resolvers\":[\"fire\"");
    }

    /** L269, L275: blows follow from a contact, and an impact from a charge. */
    @Test
    void turnListsOnlyWhoIsInContactForMelee() {
        game.play("phase charges");
        assertThat(game.play("turn")).contains("may fire or charge: ").doesNotContain("melee", "impact");
        game.play("unit 15th contact=20th");
        assertThat(game.play("turn")).contains("melee").doesNotContain("melee or charge: 83d");
    }

    /** The charge is halted on its way, never before it starts. */
    @Test
    void aVolleyIsNotFiredFromFurtherAwayThanTheChargeStarts() {
        game.play("phase charges");
        assertThat(game.play("charge 15th Hazlett 2 --terrain rough --dice 6,6"))
                .contains("a volley would meet it 2\" short");
        assertThat(game.play("due")).contains("--charging --range 2 ");
    }

    @Test
    void unitsInMeleeAreNotListedForFireOrCharge() {
        game.play("phase charges");
        game.play("unit 15th contact=20th");
        assertThat(game.play("turn --json"))
                .contains("{\"unit\":\"47th Ala\",\"resolvers\":[\"fire\",\"charge\"]")
                .contains("{\"unit\":\"15th Ala\",\"resolvers\":[\"melee\"]")
                .contains("{\"unit\":\"20th Maine\",\"resolvers\":[\"melee\"]");
    }

    @Test
    void fireIntoAMeleeOfFriendsIsQuestioned() {
        game.play("unit 15th contact=20th");
        assertThat(prompt("n\n", "fire 83d 15th 4 hold --dice 1,1,1"))
                .contains("15th Ala is in melee with 20th Maine, a friend of 83d Penn. Play fire all the same?");
        assertThat(game.play("fire 83d 47th 4 hold --seed k")).doesNotContain("a friend of");
    }

    /** L258: only who can charge is asked whether it does. */
    @Test
    void whoCannotChargeIsNotAskedWhetherItDoes() throws IOException {
        game.play("order hold 83d");
        assertThat(prompt("\n\n", "morale Hazlett --dice 6,5"))
                .contains("cover:")
                .doesNotContain("charging");
        assertThat(prompt("\n\n", "morale 83d --dice 6,5")).contains("cover:").doesNotContain("charging");
        assertThat(prompt("\n\n", "morale 47th --dice 6,5")).contains("charging");
        assertThat(game.refused("morale Hazlett --charging --dice 6,5")).contains("Hazlett: guns do not charge");
        assertThat(game.refused("impact 15th Hazlett --def-charging")).contains("Hazlett: guns do not charge");
    }

    @Test
    void aCheckAsksForFriendsInFront() throws IOException {
        assertThat(prompt("behind-friends\n", "morale 47th --dice 2,2")).contains("; charging; behind-friends");
        assertThat(Files.readString(game.file())).contains("\"behind-friends\":true");
    }

    @Test
    void fireOutOfPhaseSaysWhy() {
        game.play("order hold Hazlett");
        game.play("order move 20th");
        game.play("phase first-fire");
        game.play("morale Hazlett --dice 1,2,3");
        assertThat(prompt("n\n", "fire Hazlett 15th 8"))
                .contains("It is first-fire. Hazlett fell back this turn, so it fires in moving-fire. Play fire");
        assertThat(prompt("n\n", "fire 20th 15th 4"))
                .contains("It is first-fire. 20th Maine is ordered to move, so it fires in moving-fire.");
    }

    @Test
    void aUnitThatFellBackNeedNotCharge() {
        game.play("order charge 15th 47th");
        game.play("phase first-fire");
        game.play("morale 15th --dice 1,2,3");
        game.play("phase charges");
        assertThat(game.play("turn")).contains("must charge 47th Ala").doesNotContain("must charge 15th");
    }

    /** Found by random games: the unit that it named was put in contact, and both did not verify. */
    @Test
    void aUnitThatIsGoneMeetsNobody() {
        game.play("unit add reb,New,figures=20,state=gone,fell-back=yes,contact=Hazlett,round=1");
        assertThat(game.play("units Hazlett")).doesNotContain("contact New");
        game.verify();
    }

    private String prompt(String answers, String line) {
        PromptRun prompt = PromptRun.answered(answers);
        prompt.type("game " + game.file());
        prompt.type(line);
        return prompt.soFar().out() + prompt.soFar().err();
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
