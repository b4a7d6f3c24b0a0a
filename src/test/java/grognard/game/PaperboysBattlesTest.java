package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.table.NamedRow;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battles of four turns: after each turn every unit is what the paper has, which was kept by hand from the rulebook. */
class PaperboysBattlesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "paperboys-crest,  NIGHT FALLS: BRITISH WIN",
        "paperboys-cards,  FRENCH WITHDRAW",
        "paperboys-bridge, BRITISH AND FRENCH WITHDRAW"
    })
    void everyUnitIsWhatThePaperSaysAfterEachTurn(String battle, String verdict) throws IOException {
        Path files = Path.of("src/test/resources/battles", battle);
        String game = folder.resolve("game.jsonl").toString();
        String muster = files.resolve("muster.csv").toString();
        Run begun =
                Run.of("game", "new", game, muster, "--rules", "paperboys", "--turns", "4", "--until", "withdrawal");
        assertThat(begun.exit()).as(begun.err()).isZero();
        List<NamedRow> paper = NamedRow.read("battle", Files.readString(files.resolve("paper.csv")));
        int turn = 0;
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(files.resolve("lines.txt"))) {
            lines.add(line);
            if (line.startsWith("# after turn ")) {
                turn++;
                play(game, lines);
                compare(game, turn, paper);
                lines.clear();
            }
        }
        assertThat(turn).isEqualTo(4);
        assertThat(Files.readString(Path.of(game)))
                .contains("\"verdict\":\"" + verdict + "\"", "\"verdict\":\"NIGHT FALLS: BRITISH WIN\"");
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }

    private void play(String game, List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game, "-q");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    /** An empty cell is a field that the unit does not use. */
    private static void compare(String game, int turn, List<NamedRow> paper) {
        Map<String, Object> state =
                Json.object(Run.of("--game", game, "units", "--json").out());
        assertThat(state.get("turn")).hasToString(String.valueOf(turn + 1));
        List<Map<String, Object>> units = Json.list(state, "units");
        for (NamedRow row : paper.subList(1, paper.size())) {
            for (Map<String, Object> unit : units) {
                boolean meant = row.get("turn").equals(String.valueOf(turn))
                        && row.get("unit").equals(unit.get("unit"));
                for (String field : meant ? paper.get(0).all() : List.<String>of()) {
                    Object is = unit.get(field);
                    if (!field.equals("turn") && !row.get(field).isEmpty()) {
                        assertThat(is == null ? "none" : is.toString())
                                .as("turn " + turn + ", " + row.get("unit") + " " + field)
                                .isEqualTo(row.get(field));
                    }
                }
            }
        }
    }
}
