package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The two examples of play in the Paperboys rulebook, played as games: the states are the book's. */
class BookGamesTest {

    @TempDir
    Path folder;

    private final Map<String, Map<String, Object>> units = new java.util.HashMap<>();

    @BeforeEach
    void play() {
        for (String game : List.of("cavalry", "infantry")) {
            Path file = file(game);
            Run.of("game", "new", file.toString(), "examples/games/" + game + ".csv", "--rules", "paperboys");
            Run batch = Run.of("batch", "examples/games/" + game + ".txt", "--game", file.toString());
            assertThat(batch.exit()).as(batch.err()).isZero();
            List<Map<String, Object>> all = Json.list(
                    Run.of("--game", file.toString(), "units", "--json").json(), "units");
            all.forEach(unit -> units.put((String) unit.get("unit"), unit));
        }
    }

    private Path file(String game) {
        return folder.resolve(game + ".jsonl");
    }

    @ParameterizedTest
    @CsvSource({
        "Dragoons, stands, 4",
        "Dragoons, pips, 0",
        "Dragoons, charge-used, true",
        "Dragoons, fought, true",
        "Chasseurs, stands, 3",
        "Chasseurs, pips, 2",
        "Chasseurs, state, ready",
        "48th, pips, 0",
        "48th, markers, 1",
        "48th, glory-used, true",
        "48th, fired, true",
        "24e, stands, 4",
        "24e, markers, 1",
        "24e, pips, 4",
        "24e, suffered, 3",
        "24e, state, routing",
        "24e, must-fire, false",
        "96e, state, ready"
    })
    void theStateIsTheBooks(String unit, String field, String value) {
        assertThat(units.get(unit).get(field)).hasToString(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cavalry", "infantry"})
    void theyVerify(String game) {
        assertThat(Run.of("journal", "verify", file(game).toString()).exit()).isZero();
    }

    @Test
    void friendsOfTheColumnMustTestNow() {
        assertThat(Run.of("--game", file("infantry").toString(), "due", "--json")
                        .out())
                .contains("\"resolver\":\"friends\",\"units\":[\"96e\"],\"options\":{},\"line\":\"friends 96e\"");
    }
}
