package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.setup.Scenarios;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games on the page write the command line's journals, byte for byte; src/page/test/equal.js holds it in JavaScript too. */
class GameDoorTest {

    @Test
    void journalsAreWhatTheCommandLineWrites(@TempDir Path folder) throws IOException {
        Map<String, Integer> kinds = new TreeMap<>();
        for (String scenario : Scenarios.NAMES) {
            GameSteps game = new GameSteps(folder, Scenarios.NAMES.indexOf(scenario));
            for (GameSteps.Step step : game.of(scenario, 60)) {
                String said = GameSteps.said(step.answered());
                if (!step.printed().isEmpty() && !step.method().equals("form")) {
                    assertThat(GameSteps.plain(said))
                            .as(scenario + " " + step.method() + " " + step.args())
                            .isEqualTo(GameSteps.plain(step.printed()));
                }
                kinds.merge(step.method() + (said.startsWith("grognard:") ? " refused" : ""), 1, Integer::sum);
            }
            assertThat(Run.of("journal", "verify", game.file().toString()).out())
                    .startsWith("VERIFIED");
        }
        assertThat(kinds).containsKeys("act", "act refused", "play", "play refused", "form", "turn", "units", "due");
        assertThat(kinds.get("play")).isGreaterThan(150);
    }

    @Test
    void aFourthCardOfAColourChangesNothing() {
        GameDoor door = new GameDoor();
        String[] none = {};
        String[] drawn = {"drawn", "bbb"};
        String record = String.valueOf(
                Json.object(door.begin("x", "maida", none, "", "", none, 0)).get("records"));
        door.open("x", "x.jsonl", record);
        for (int i = 0; i < 8; i++) { // typed cards let a colour be drawn more often than the pack has it
            assertThat(door.play("x", 0, "card", none, drawn, none, "seed", 0)).contains("records");
        }
        assertThat(door.state("x")).doesNotContain("internal error").contains("3 of 8");
    }

    @Test
    void aTurnOfASealedGameEndsOnThePage(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("x.jsonl");
        Run.of("game", "new", file.toString(), "--scenario", "maida");
        Map<String, String> secrets = Map.of("XDG_STATE_HOME", folder.toString());
        Run.with("", secrets, "journal", "seal", file.toString(), "--seed", "a long enough secret seed");
        Run.with("", secrets, "journal", "seal", file.toString(), "--salt", "word");
        GameDoor door = new GameDoor();
        Map<String, Object> state = Json.object(door.open("x", "x.jsonl", Files.readString(file)));
        List<Map<String, Object>> sides = Json.list(state, "sides");
        List<Map<String, Object>> units = Json.list(sides.get(0), "units");
        String[] pips = {String.valueOf(units.get(0).get("name")), "pips=1"};
        String[] none = {};
        assertThat(door.play("x", 0, "card", none, none, none, "seed", 0)).contains("enter your own dice");
        Object set = Json.object(door.act("x", "set", pips, false, "seed", 0)).get("records");
        Object end = Json.object(door.act("x", "end", none, false, "seed", 0)).get("records");
        Files.writeString(file, Files.readString(file) + set + end);
        Run.with("", secrets, "journal", "reveal", file.toString());
        assertThat(Run.with("", secrets, "journal", "verify", file.toString()).out())
                .startsWith("VERIFIED");
    }

    @Test
    void aJournalThatWasChangedIsRefused(@TempDir Path folder) throws IOException {
        GameDoor door = new GameDoor();
        String record = String.valueOf(Json.object(door.begin("x", "maida", new String[0], "", "", new String[0], 0))
                .get("records"));
        assertThat(door.open("x", "x.jsonl", record)).contains("\"sides\"");
        assertThat(door.open("x", "x.jsonl", record.replace("Maida", "Mauda"))).contains("was changed by hand");
        assertThat(door.open("x", "x.jsonl", "")).contains("it is empty");
        assertThat(door.open("x", "x.jsonl", "<html>")).contains("is not a JSON object");
        assertThat(door.state("y")).contains("not open");
    }
}
