package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.PlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A phase does not begin, and a turn does not end, before what the book resolves first: one rule for all rulesets. */
class HeldUpTest {

    @TempDir
    Path folder;

    private PlayedGame game(String ruleset, String... rows) throws IOException {
        return PlayedGame.of(folder, ruleset, String.join("\n", rows) + "\n");
    }

    private static List<String> due(PlayedGame game) {
        return Json.<Map<String, Object>>list(Json.object(game.play("due --json")), "due").stream()
                .map(one -> one.get("line") + " " + one.get("when"))
                .toList();
    }

    private static void isHeldUp(PlayedGame game, String first, String... lines) throws IOException {
        for (String line : lines) {
            assertThat(game.refused(line))
                    .as(line)
                    .contains("first what is due, " + first)
                    .contains("next plays it, due drop strikes it out");
        }
    }

    private PlayedGame paperboys() throws IOException {
        return game(
                "paperboys",
                "side,unit,arm,stands,ranks,irregular",
                "british,L33,infantry,8,2,",
                "british,G1,infantry,8,2,",
                "british,KGL,cavalry,6,,",
                "french,F9,infantry,6,3,",
                "french,Drag,cavalry,6,,");
    }

    @Test
    void heavyCasualtiesHoldUpTheCardAfterTheNext() throws IOException {
        PlayedGame game = paperboys();
        game.play("card red");
        game.play("fire L33 F9 20 --dice 5,5,5,1,1,1,1,1");
        assertThat(due(game)).containsExactly("heavy F9 later");
        isHeldUp(game, "heavy F9", "end");
        game.play("card black");
        assertThat(due(game)).containsExactly("heavy F9 now");
        isHeldUp(game, "heavy F9", "card", "card red", "end");
        game.play("card red --force");
        game.verify();
    }

    @Test
    void aSecondRoundWaitsForTheAttackersCard() throws IOException {
        PlayedGame game = paperboys();
        game.play("cards --order rrbbrb");
        game.play("phase");
        game.play("contact L33 F9 --att 3 --def 3");
        isHeldUp(game, "fight L33 F9", "phase", "end");
        game.play("fight L33 F9 --dice 1,1,1,1,1,1,1,1,1,1,1,1,1,1");
        game.play("phase");
        game.play("end");
        assertThat(due(game)).containsExactly("fight L33 F9 --round 2 later");
        game.play("cards --order bbrrrb");
        assertThat(due(game)).containsExactly("fight L33 F9 --round 2 later");
        isHeldUp(game, "fight L33 F9 --round 2", "phase horse", "end");
        game.play("phase british foot");
        assertThat(due(game)).containsExactly("fight L33 F9 --round 2 now");
        isHeldUp(game, "fight L33 F9 --round 2", "phase", "end");
        game.verify();
    }

    /** Over with its card, so that nothing waits for it. */
    @Test
    void theDutyToFireHoldsNothingUp() throws IOException {
        PlayedGame game = paperboys();
        game.play("contact L33 F9 --att 1 --def 3");
        game.play("end");
        game.play("card red");
        assertThat(due(game)).containsExactly("fire L33 --range … now");
        game.play("end");
        assertThat(due(game)).isEmpty();
        game.verify();
    }

    private PlayedGame acw() throws IOException {
        return game(
                "acw", "side,unit,figures,formation", "union,M20,20,", "union,P83,20,", "reb,A15,20,", "reb,A47,20,");
    }

    @Test
    void anAcwTurnBeginsWithoutAPhase() throws IOException {
        PlayedGame game = acw();
        game.play("phase orders");
        game.play("end");
        assertThat(game.play("turn --json")).contains("\"turn\":2,\"phase\":null");
        assertThat(game.play("phase")).contains("orders (1 of 9)");
        game.verify();
    }

    @Test
    void checksAndChargesHoldUpAcwPhases() throws IOException {
        PlayedGame game = acw();
        game.play("phase first-fire");
        game.play("fire M20 A15 4 hold --dice 2,2,2");
        isHeldUp(game, "morale A15 --hit-by fire", "phase", "phase charges", "end");
        game.play("phase orders"); // a step back passes over nothing
        game.play("due drop all");
        game.play("phase charges");
        game.play("charge A47 M20 --terrain open --distance 9 --dice 3,3,2,6");
        isHeldUp(game, "fire M20 A47", "phase", "end");
        game.verify();
    }

    @Test
    void routedUnitsHoldUpTheStepsAfterTheirs() throws IOException {
        PlayedGame game = acw();
        game.play("unit A15 level=routed");
        game.play("end");
        assertThat(due(game)).containsExactly("morale A15 now");
        game.play("phase");
        assertThat(due(game)).containsExactly("morale A15 later");
        isHeldUp(game, "morale A15", "phase reveal", "end");
        game.play("phase");
        isHeldUp(game, "morale A15", "phase", "end");
        game.verify();
    }

    @Test
    void honoursCombatsWaitForTheirPhaseAndHoldUpTheNext() throws IOException {
        PlayedGame game = game(
                "honour",
                "side,unit,type,quality",
                "prussia,Itzenplitz,formed,regular",
                "austria,Baden,formed,regular");
        game.play("phase movement");
        game.play("charge Itzenplitz Baden");
        assertThat(due(game)).hasSize(1).first().asString().startsWith("combat").endsWith("later");
        isHeldUp(game, "combat Itzenplitz Baden", "end", "phase generalship");
        game.play("phase close-combat");
        isHeldUp(game, "combat Itzenplitz Baden", "phase", "end");
        game.verify();
    }

    @Test
    void napoleonicRoutsHoldUpTheArtillery() throws IOException {
        PlayedGame game = game(
                "napoleonic",
                "side,unit,troop,bases,state",
                "french,8e,french-line,6,routing",
                "french,9e,french-line,6,",
                "british,33rd,british-line,6,");
        game.play("phase");
        isHeldUp(game, "halt-rout 8e", "phase", "phase combat", "end");
        game.verify();
    }
}
