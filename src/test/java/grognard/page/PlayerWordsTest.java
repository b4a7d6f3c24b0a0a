package grognard.page;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.setup.Scenarios;
import grognard.testing.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A player who taps reads no option and no line to type: lines are keys, options are the names of their fields. */
class PlayerWordsTest {

    private static final String[] NONE = {};

    /** What the page shows as text; the rest of an answer is records, names and values for the program. */
    private static final Set<String> SHOWN =
            Set.of("text", "why", "doubt", "doubts", "reason", "forbidden", "remarks", "says", "help", "order");

    @Test
    void noSentenceOfAGameShowsAnOption(@TempDir Path folder) throws IOException {
        List<String> shown = new ArrayList<>();
        for (String scenario : Scenarios.NAMES) {
            GameSteps game = new GameSteps(folder, 100 + Scenarios.NAMES.indexOf(scenario));
            for (GameSteps.Step step : game.of(scenario, 25)) {
                if (!Set.of("turn", "due", "units").contains(step.method())) { // these are the command line's JSON
                    collect("", Json.object(step.answered()), shown);
                }
            }
        }
        assertThat(shown).hasSizeGreaterThan(300);
        assertThat(shown.stream().filter(text -> text.contains("--") || text.contains("due drop")))
                .isEmpty();
    }

    private static void collect(String name, Object value, List<String> shown) {
        if (value instanceof Map<?, ?> members) {
            members.forEach((key, member) -> collect(String.valueOf(key), member, shown));
        } else if (value instanceof List<?> all) {
            all.forEach(one -> collect(name, one, shown));
        } else if (value != null && SHOWN.contains(name)) {
            shown.add(String.valueOf(value));
        }
    }

    private static GameDoor open(String scenario) {
        GameDoor door = new GameDoor();
        Object record =
                Json.object(door.begin("x", scenario, NONE, "", "", NONE, 0)).get("records");
        door.open("x", "x.jsonl", String.valueOf(record));
        return door;
    }

    private static String[] of(String... words) {
        return words;
    }

    @Test
    void aRefusalHasTheWayOutAsAKey() {
        GameDoor door = open("barrosa");
        door.act("x", "set", of("Duncan", "limbered=yes"), true, "s", 0);
        Map<String, Object> form = Json.object(door.form("x", 0, "fire", of("Duncan", "1/24e"), NONE, NONE));
        List<Object> parts = Json.list(form, "forbidden");
        assertThat(parts).hasSize(3);
        assertThat(parts.get(0)).isEqualTo("Duncan: limbered guns may not fire; ");
        assertThat(parts.get(1))
                .isEqualTo(Map.of(
                        "text",
                        "Duncan: unlimbered",
                        "action",
                        "set",
                        "args",
                        List.of("Duncan", "unlimbered"),
                        "values",
                        Map.of()));
        assertThat(door.act("x", "set", of("Duncan", "unlimbered"), false, "s", 0))
                .contains("\"records\"");
    }

    @Test
    void theWinnerOfTheInitiativeTapsWhoMovesFirst() {
        GameDoor door = open("reichenberg");
        door.act("x", "phase", NONE, false, "s", 0);
        assertThat(offered(door)).contains("initiative");
        Map<String, Object> played =
                Json.object(door.play("x", 0, "initiative", NONE, NONE, of("--dice", "5,2"), "s", 0));
        List<List<Object>> remarks = Json.list(played, "remarks");
        assertThat(remarks.get(0).get(3))
                .isEqualTo(Map.of(
                        "text",
                        "Austria movement",
                        "action",
                        "phase",
                        "args",
                        List.of("austria movement"),
                        "values",
                        Map.of()));
        assertThat(offered(door)).doesNotContain("initiative"); // it is settled for the turn
        door.act("x", "phase", of("austria movement"), false, "s", 0);
        assertThat(Json.object(door.state("x"))).containsEntry("phase", "Austria movement");
    }

    /** Resolvers of the table that the phase card shows. */
    private static List<Object> offered(GameDoor door) {
        List<Map<String, Object>> table = Json.list(Json.object(door.state("x")), "table");
        return table.stream()
                .filter(one -> Boolean.TRUE.equals(one.get("now")))
                .map(one -> one.get("resolver"))
                .toList();
    }

    @Test
    void optionsInALineFillTheForm() {
        GameDoor door = open("reichenberg");
        Map<String, Object> played = Json.object(door.play("x", 0, "fallback", of("Kahlden"), NONE, NONE, "s", 0));
        assertThat(String.valueOf(played.get("remarks")))
                .contains("by hand for it")
                .contains("action=play", "args=[fallback, Kahlden]", "values={blocked=true}");
    }
}
