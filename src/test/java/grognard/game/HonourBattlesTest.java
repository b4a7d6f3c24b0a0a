package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.table.NamedRow;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battles of four turns: after each turn every unit is what the paper has, which was kept by hand from the book. */
class HonourBattlesTest {

    @TempDir
    Path folder;

    private String game = "";

    @ParameterizedTest
    @CsvSource({
        "honour-lobositz, --nation prussia --turns 4, NIGHT FALLS: NEITHER ARMY HAS LOST",
        "honour-millbrook, --turns 4 --until nightfall, NIGHT FALLS: PRUSSIA AND AUSTRIA LOSE",
        "honour-phases, --until losses, AUSTRIA LOSE"
    })
    void everyUnitIsWhatThePaperSaysAfterEachTurn(String battle, String options, String verdict) throws IOException {
        Path files = Path.of("examples/battles", battle);
        game = folder.resolve("game.jsonl").toString();
        List<String> begin = new ArrayList<>(List.of("game", "new", game, "--rules", "honour"));
        begin.add(files.resolve("prussia.csv").toString());
        begin.add(files.resolve("austria.csv").toString());
        begin.addAll(ShellWords.split(options));
        assertThat(Run.of(begin).exit()).isZero();
        List<NamedRow> paper =
                NamedRow.read("battle", Files.readString(Path.of("src/test/resources/battles", battle + ".csv")));
        int turn = 0;
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(files.resolve("lines.txt"))) {
            lines.add(line);
            if (line.startsWith("# after turn ")) {
                turn++;
                play(lines);
                compare(turn, paper);
                lines.clear();
            }
        }
        assertThat(turn).isEqualTo(4);
        assertThat(Files.readString(Path.of(game))).contains("\"verdict\":\"" + verdict + "\"");
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }

    private void play(List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game, "-q");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    private void compare(int turn, List<NamedRow> paper) {
        Map<String, Object> state =
                Json.object(Run.of("--game", game, "units", "--json").out());
        assertThat(state.get("turn")).hasToString(String.valueOf(turn + 1));
        List<Map<String, Object>> units = Json.list(state, "units");
        for (NamedRow row : paper.subList(1, paper.size())) {
            if (!row.get("turn").equals(String.valueOf(turn))) {
                continue;
            }
            Map<String, Object> unit = units.stream()
                    .filter(one -> row.get("unit").equals(one.get("unit")))
                    .findFirst()
                    .orElseThrow();
            for (String field : paper.get(0).all()) {
                if (!field.equals("turn")) {
                    Object is = unit.get(field);
                    assertThat(is == null ? "" : is.toString())
                            .as("turn " + turn + ", " + row.get("unit") + " " + field)
                            .isEqualTo(row.get(field));
                }
            }
        }
    }
}
