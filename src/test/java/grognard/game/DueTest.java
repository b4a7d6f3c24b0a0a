package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is due, and what is not, as it was stumbled over in battles that were played at the table. */
class DueTest {

    @TempDir
    Path folder;

    private Run play(String... words) {
        List<String> line =
                new ArrayList<>(List.of("--game", folder.resolve("game.jsonl").toString()));
        line.addAll(List.of(words));
        Run run = Run.of(line);
        assertThat(run.err()).isEmpty();
        return run;
    }

    private void muster(String ruleset) {
        String file = folder.resolve("game.jsonl").toString();
        assertThat(Run.of("game", "new", file, "src/test/resources/musters/" + ruleset + ".csv", "--rules", ruleset)
                        .exit())
                .isZero();
    }

    private String due() {
        return play("due").out();
    }

    @Test
    void inAcwALossThatIsNeitherTheFirstNorAStandCallsForNoCheck() {
        muster("acw");
        play("fire", "15Al", "20Me", "--range", "4", "--order", "hold", "--dice", "1,2,3");
        assertThat(due()).contains("morale 20Me --hit-by fire");
        play("morale", "20Me", "--hit-by", "fire", "--dice", "6,4");
        assertThat(play("fire", "15Al", "20Me", "--range", "4", "--order", "hold", "--dice", "1,2,3")
                        .out())
                .contains("20Me  figures 22 → 20");
        assertThat(due()).isEqualTo("Nothing is due.\n");
    }

    @Test
    void inAcwAUnitThatIsShotAwayFrightensItsBrigade() {
        muster("acw");
        play("unit", "83Pa", "figures=1");
        play("due", "drop", "all");
        play("fire", "15Al", "83Pa", "--range", "4", "--order", "hold", "--dice", "6,5,4");
        assertThat(due())
                .contains("morale 20Me   ", "morale Hazlett  near a unit that was destroyed")
                .doesNotContain("morale 83Pa");
    }

    @Test
    void inAcwAChargeGoesHomeWhenItsVolleysHaveTold() {
        muster("acw");
        play("charge", "15Al", "20Me", "--terrain", "open", "--distance", "6", "--dice", "6,6,6,1");
        play("fire", "20Me", "15Al", "--charging", "--range", "0.5", "--order", "hold", "--dice", "6,5,4,4");
        String due = due();
        assertThat(due.indexOf("morale 15Al")).isPositive().isLessThan(due.indexOf("impact 15Al 20Me"));
        play("due", "drop", "mor");
        assertThat(due()).contains("impact").doesNotContain("morale");
    }

    @Test
    void inAcwAChargeIsOverWhenWhoChargesRouts() {
        muster("acw");
        play("charge", "15Al", "20Me", "--terrain", "open", "--distance", "6", "--dice", "6,6,6,1");
        assertThat(due()).contains("fire 20Me 15Al", "impact 15Al 20Me");
        play("unit", "15Al", "level=routed");
        assertThat(due()).doesNotContain("fire 20Me 15Al", "impact 15Al 20Me");
        play("undo");
        play("unit", "20Me", "level=routed"); // who is charged then surrenders
        assertThat(due()).contains("impact 15Al 20Me").doesNotContain("fire 20Me 15Al");
    }

    @Test
    void inAcwWhatIsNotDueIsNotSaidToBeNext() {
        muster("acw");
        play("fire", "15Al", "20Me", "--range", "4", "--order", "hold", "--dice", "1,2,3");
        play("morale", "20Me", "--hit-by", "fire", "--dice", "6,4");
        assertThat(play("fire", "15Al", "20Me", "--range", "4", "--order", "hold", "--dice", "1,2,3")
                        .out())
                .contains("Working")
                .doesNotContain("next:");
    }

    @Test
    void inPaperboysWhoIsDrivenBackNoLongerPursues() {
        muster("paperboys");
        play("unit", "9e", "state=routing");
        play("unit", "5DG", "pursuing=9e");
        play("contact", "20D", "5DG", "--att", "6", "--def", "3");
        assertThat(play("units", "5DG").out()).contains("pursuing 9e → none");
        play("end");
        assertThat(due()).contains("rally 9e").doesNotContain("pursuit");
    }

    @Test
    void inPaperboysAPursuitThatFriendsBarIsEndedByHand() {
        muster("paperboys");
        play("unit", "9e", "state=routing");
        play("unit", "5DG", "pursuing=9e");
        play("end");
        assertThat(due()).contains("pursuit 5DG");
        play("unit", "5DG", "pursuing=none");
        assertThat(due()).contains("rally 9e").doesNotContain("pursuit");
        assertThat(play("rally", "9e", "--dice", "6").out()).contains("RALLIED");
    }

    @Test
    void inPaperboysAnOfficerTestsForTheLossThatEndsHisUnitToo() {
        muster("paperboys");
        play("attach", "Foy", "45e");
        play("unit", "45e", "stands=4");
        play("due", "drop", "all");
        assertThat(play("fire", "33rd", "45e", "20", "--dice", "5,5,1,1,1,1,1,1")
                        .out())
                .contains("45e  stands 4 → 3", "state ready → gone");
        assertThat(due()).isEqualTo("due:  2  officer Foy  his unit lost a stand\n");
        play("next", "--dice", "3");
        assertThat(play("units", "Foy").out()).contains("lost");
    }

    /** The stand goes while they fire, heavy casualties are tested when the firing is over. */
    @Test
    void inPaperboysTheOfficersFateComesBeforeHisUnitsTest() {
        muster("paperboys");
        play("attach", "Foy", "45e");
        play("fire", "33rd", "45e", "20", "--dice", "5,5,5,1,1,1,1,1");
        String due = due();
        assertThat(due.indexOf("officer Foy")).isPositive().isLessThan(due.indexOf("heavy 45e"));
        assertThat(play("next", "--dice", "1").out()).contains("killed");
        assertThat(play("next", "--dice", "3").out()).contains("RETREATS").doesNotContain("commander");
    }

    @Test
    void inPaperboysWhoStillRoutsDoesNotRecover() {
        muster("paperboys");
        play("contact", "33rd", "45e", "--att", "6", "--def", "1");
        play("due", "drop", "all");
        for (int turn = 1; turn <= 2; turn++) {
            assertThat(play("end").out()).contains("NO CHANGE  45e\n");
            play("rally", "45e", "--pursued");
        }
        assertThat(play("units", "45e", "--json").out()).contains("\"pips\":1", "\"routed\":false");
        assertThat(play("recover", "33rd", "1", "--routing").out()).contains("33rd  pips 0 → 1\n");
    }

    @Test
    void inPaperboysAFightGoesOnWithTheStandsThatWereTyped() {
        muster("paperboys");
        play("contact", "5DG", "20D", "--att", "3", "--def", "3");
        play("fight", "5DG", "20D", "2", "6", "--overlap", "2", "--dice", "6,6,1,1,6,6,1,1,1,1");
        play("end");
        assertThat(due()).contains("fight 5DG 20D --round 2 --stands 2 --def-stands 5 --overlap 2");
        play("undo");
        play("undo");
        play("fight", "5DG", "20D", "--dice", "6,6,1,1,1,1,6,6,1,1,1,1");
        play("end");
        assertThat(due()).contains("fight 5DG 20D --round 2  it was undecided");
    }

    @Test
    void inPaperboysAFirefightIsOverWhenOneIsBackWithItsParent() {
        muster("paperboys");
        play("unit", "add", "french,Volts,arm=skirmishers,stands=6");
        play("firefight", "95th", "Volts", "--dice", "1,1,1,1,1,1,1,1,1,1,1,1");
        play("end");
        assertThat(due()).contains("firefight 95th Volts");
        play("contact", "33rd", "Volts");
        assertThat(due()).isEqualTo("Nothing is due.\n");
    }

    /** Each gun is a unit of its own, but many muster a battery. */
    @Test
    void inPaperboysABatteryCanBeShotAt() {
        muster("paperboys");
        play("unit", "add", "french,Senar,arm=artillery,stands=2");
        assertThat(play("fire", "RA", "Senar", "20", "--dice", "5,5,1,1").out()).contains("Senar  markers 0 → 2");
        assertThat(play("fire", "RA", "Senar", "20", "--force", "--dice", "5,1,1")
                        .out())
                .contains("Senar  stands 2 → 1, markers 2 → 0, suffered 2 → 3\n");
    }

    @Test
    void inHonourAGeneralIsInDangerByFireAndNotByRoutingHits() {
        muster("honour");
        play("attach", "Keith", "Itzenplitz");
        play("unit", "Zieten", "hits=9");
        assertThat(play("rout", "Zieten", "--near", "Itzenplitz").out())
                .contains("Itzenplitz  hits 0 → 1")
                .doesNotContain("general-loss");
        play("unit", "Itzenplitz", "hits=6");
        assertThat(play("fire", "Kollowrat", "Itzenplitz", "5", "--dice", "6,6,6,6")
                        .out())
                .contains("Keith: his unit is gone", "state ready → gone");
        assertThat(due()).contains("rout Itzenplitz", "general-loss Keith");
    }

    /** Each unit's upkeep has dice of its own, also where a batch gives the line its seed. */
    @Test
    void theUpkeepOfALineHasDiceOfItsOwn() throws IOException {
        muster("paperboys");
        play("unit", "9e", "pips=3");
        play("unit", "45e", "quality=raw", "pips=3");
        Path lines = folder.resolve("lines.txt");
        Files.writeString(lines, "end\n");
        String game = folder.resolve("game.jsonl").toString();
        assertThat(Run.of("batch", lines.toString(), "--game", game, "--seed", "s")
                        .exit())
                .isZero();
        assertThat(Files.readString(Path.of(game))).contains("\"seed\":\"s/1/1\"", "\"seed\":\"s/1/2\"");
    }

    @Test
    void inNapoleonicAUnitThatPursuesIsToBeRallied() {
        muster("napoleonic");
        String unit = play("units", "--csv")
                .out()
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow()
                .split(",", -1)[1];
        play("unit", unit, "state=pursuing");
        play("end");
        play("end");
        assertThat(due()).contains("rally " + unit + "  it pursues");
    }

    @Test
    void whatALineWasDueWithHoldsThoughItWasNotTyped() {
        muster("acw");
        play("charge", "15Al", "20Me", "--distance", "6", "--terrain", "open", "--dice", "6,6,6,2");
        assertThat(due()).contains("fire 20Me 15Al --charging");
        assertThat(play("fire", "20Me", "15Al", "--order", "hold", "--dice", "1,1,1,1", "--json")
                        .out())
                .contains("\"charging\":true", "\"typed\":[\"order\"]");
    }

    @Test
    void valuesOfWhatIsDueMayFollowNext() {
        muster("acw");
        play("charge", "15Al", "20Me", "--distance", "6", "--terrain", "open", "--dice", "6,6,6,2");
        play("unit", "20Me", "formation=double-line");
        assertThat(play("next", "hold", "12", "--dice", "1,1,1,1").out()).contains("1 1 1 1");
        play("undo");
        assertThat(play("next", "--order", "hold", "--figures", "12", "--dice", "1,1,1,1")
                        .out())
                .contains("1 1 1 1");
        play("undo");
        Run open = Run.of("--game", folder.resolve("game.jsonl").toString(), "next");
        assertThat(open.exit()).isEqualTo(2);
        assertThat(open.err())
                .contains("--order (hold, first-fire, moved, repulse) is missing, and no player can be asked");
        Run far = Run.of("--game", folder.resolve("game.jsonl").toString(), "next", "99");
        assertThat(far.exit()).isEqualTo(2);
        assertThat(far.err()).contains("the number of something that is due; values follow it, as in next ");
    }

    @Test
    void severalCanBePlayedAtOnceAndThoseOfAUnitByItsName() {
        muster("paperboys");
        play("unit", "45e", "pips=2", "state=routing");
        play("unit", "9e", "pips=2", "state=routing");
        play("end");
        assertThat(due()).contains("rally 45e", "rally 9e");
        assertThat(play("next", "9e", "--dice", "6").out()).contains("9e");
        assertThat(due()).contains("rally 45e").doesNotContain("rally 9e");
        play("undo");
        assertThat(play("next", "all", "--seed", "k").out()).contains("45e", "9e", "Turn 2");
    }

    /** Whatever line leaves nothing due at the end of a turn begins the next: here the mark of a move ends a pursuit of nobody. */
    @Test
    void aMoveThatEndsTheLastItemBeginsTheNextTurn() throws IOException {
        String units = "side,unit,stands,pursuing\nbritish,33rd,8,\nfrench,9e,6,\nfrench,New,6,33rd\n";
        Path muster = Files.writeString(folder.resolve("muster.csv"), units);
        Run.of("game", "new", folder.resolve("game.jsonl").toString(), muster.toString(), "--rules", "paperboys");
        play("end");
        assertThat(due()).contains("pursuit New");
        play("moved", "9e", "--force");
        assertThat(due()).doesNotContain("pursuit");
        assertThat(play("turn").out()).contains("Turn 2");
        Run proof = Run.of("journal", "verify", folder.resolve("game.jsonl").toString());
        assertThat(proof.out()).startsWith("VERIFIED");
    }

    @Test
    void manyOfAKindAreOneRowAfterALine() {
        muster("paperboys");
        for (String unit : List.of("45e", "9e")) {
            play("unit", unit, "pips=2", "state=routing");
        }
        play("unit", "add", "french,27e,stands=6,state=routing,pips=2");
        assertThat(play("end").out())
                .containsPattern(
                        "due:  \\d+-\\d+  rally, 3 units: next \\d+-\\d+ +it routs: --enemy CM if one is within 15 cm\n");
        assertThat(due()).contains("rally 45e", "rally 9e", "rally 27e");
        assertThat(play("due", "drop", numbers()).out()).contains("struck out:  rally 45e", "struck out:  rally 9e");
    }

    /** The numbers of the first two that are due, with a comma. */
    private String numbers() {
        List<String> words = List.of(due().replace("due:", "").strip().split("\\s+"));
        int first = Integer.parseInt(words.get(0));
        return first + "," + (first + 1);
    }
}
