package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.setup.Scenarios;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    /** A door with a game of these units. */
    private static GameDoor mustered(String ruleset, String... rows) {
        GameDoor door = new GameDoor();
        String[] none = {};
        String[] muster = {"muster.csv", String.join("\n", rows)};
        Object record =
                Json.object(door.begin("x", "", muster, ruleset, "", none, 0)).get("records");
        door.open("x", "x.jsonl", String.valueOf(record));
        return door;
    }

    @Test
    void aDueItemAsksForTheUnitThatItLeavesOpen() {
        GameDoor door = mustered(
                "paperboys",
                "side,unit,stands,arrives",
                "French,45e,6,",
                "British,52nd,6,",
                "British,Guns,2,",
                "British,Later,6,9");
        String[] none = {};
        door.play("x", 0, "contact", new String[] {"45e", "52nd"}, none, new String[] {"--dice", "1,3"}, "s", 0);
        door.act("x", "end", none, true, "s", 0);
        List<Map<String, Object>> due = Json.list(Json.object(door.state("x")), "due");
        assertThat(due).extracting("resolver").containsExactly("fire");
        int n = ((Number) due.get(0).get("n")).intValue();
        Map<String, Object> form = Json.object(door.form("x", n, "fire", new String[] {"45e"}, none, none));
        assertThat(form).containsEntry("role", "target").containsEntry("candidates", List.of("52nd", "Guns"));
        String[] both = {"45e", "Guns"};
        Map<String, Object> complete = Json.object(door.form("x", n, "fire", both, new String[] {"range", "10"}, none));
        assertThat(complete).containsEntry("units", List.of("45e", "Guns")).containsEntry("missing", "");
        door.play("x", n, "fire", both, new String[] {"range", "10"}, none, "s", 0);
        assertThat(Json.list(Json.object(door.state("x")), "due"))
                .extracting("resolver")
                .doesNotContain("fire");
    }

    @Test
    void aValueThatAUnitFillsInIsNotAskedForWhenItIsRefused() {
        GameDoor door =
                mustered("paperboys", "side,unit,arm,stands", "French,45e,infantry,6", "British,Rifles,skirmishers,3");
        String[] range = {"range", "12"};
        Map<String, Object> form =
                Json.object(door.form("x", 0, "fire", new String[] {"45e", "Rifles"}, range, new String[0]));
        assertThat(String.valueOf(form.get("missing"))).contains("close order may not fire at skirmishers");
        List<Map<String, Object>> parameters = Json.list(form, "parameters");
        assertThat(parameters)
                .filteredOn(one -> Boolean.TRUE.equals(one.get("required")))
                .isEmpty();
    }

    @Test
    void aQuestionSaysWhatHoldsIfItIsLeftAlone() {
        GameDoor door = mustered("acw", "side,unit,figures", "Union,2WI,20", "Confederate,2VA,20");
        String[] none = {};
        Map<String, Object> form = Json.object(door.form("x", 0, "fire", new String[] {"2WI", "2VA"}, none, none));
        List<Map<String, Object>> questions = Json.list(form, "questions");
        assertThat(questions.get(0))
                .containsEntry("parameter", "range")
                .containsEntry("words", "How many inches is it from 2WI to 2VA?")
                .containsEntry("alone", "normal range");
        assertThat(Json.list(form, "parameters")).extracting("name").containsAll(List.of("range", "order"));
    }

    @Test
    void furtherUnitsAreAskedFor() {
        GameDoor door = mustered("acw", "side,unit,figures", "Union,2WI,20", "Union,6WI,20", "Confederate,2VA,20");
        String[] none = {};
        String[] both = {"2WI", "2VA"};
        door.play("x", 0, "charge", both, new String[] {"terrain", "open"}, new String[] {"--dice", "3,3,2,6"}, "s", 0);
        List<Map<String, Object>> due = Json.list(Json.object(door.state("x")), "due");
        for (Map<String, Object> one : due) {
            if (!"impact".equals(one.get("resolver"))) {
                door.act("x", "drop", new String[] {String.valueOf(one.get("n"))}, true, "s", 0);
            }
        }
        Map<String, Object> form = Json.object(door.form("x", 0, "impact", both, none, none));
        assertThat(form).containsEntry("furtherOptions", List.of("support", "def-support"));
        assertThat(String.valueOf(form.get("further"))).contains("support").doesNotContain("Enter");
        String[] support = {"support", "6WI"};
        assertThat(Json.object(door.form("x", 0, "impact", both, support, none)))
                .containsEntry("missing", "")
                .containsEntry("further", "");
    }

    @Test
    void aQuestionThatWasShownIsNoRemark() {
        GameDoor door = mustered("honour", "side,unit", "Prussia,Garde", "Austria,Baden");
        String[] none = {};
        String[] baden = {"Baden"};
        Map<String, Object> form = Json.object(door.form("x", 0, "fallback", baden, none, none));
        assertThat(Json.list(form, "questions")).extracting("parameter").containsExactly("blocked");
        String left = door.play("x", 0, "fallback", baden, none, none, "s", 0);
        assertThat(left).contains("\"records\"").doesNotContain("undo and add");
        String no = door.play("x", 0, "fallback", baden, new String[] {"blocked", "false"}, none, "s", 0);
        assertThat(no).contains("\"records\"").doesNotContain("undo and add");
    }

    @Test
    void aUnitThatComesLaterIsAwayUntilItsTurn() {
        GameDoor door = mustered("honour", "side,unit,arrives", "Prussia,Garde,", "Prussia,Hacke,2", "Austria,Baden,");
        assertThat(away(door)).containsExactly("Hacke");
        String[] none = {};
        String[] shot = {"Hacke", "Baden"};
        assertThat(door.play("x", 0, "fire", shot, none, none, "s", 0)).contains("arrives in turn 2");
        assertThat(door.act("x", "end", none, true, "s", 0)).contains("Hacke");
        assertThat(away(door)).isEmpty();
    }

    private static List<String> away(GameDoor door) {
        List<String> away = new ArrayList<>();
        List<Map<String, Object>> sides = Json.list(Json.object(door.state("x")), "sides");
        for (Map<String, Object> side : sides) {
            List<Map<String, Object>> units = Json.list(side, "units");
            units.stream()
                    .filter(unit -> Boolean.TRUE.equals(unit.get("away")))
                    .forEach(unit -> away.add(String.valueOf(unit.get("name"))));
        }
        return away;
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
