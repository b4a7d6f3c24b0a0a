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
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Battles of four turns: after each turn every unit is what the paper has, which was kept by hand from the book. */
class BattleTurnsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "acw,        acw,                 acw-ridge,             --turns 4, NIGHT FALLS: ",
        "acw,        acw-phases,          acw-phases,            --turns 4, NIGHT FALLS: ",
        "acw,        acw-tollhouse,       acw-tollhouse,         --turns 4, 'NIGHT FALLS: UNION LOST 40, REB LOST 15'",
        "napoleonic, napoleonic,          napoleonic-plancenoit, --turns 4, NIGHT FALLS: ",
        "napoleonic, napoleonic-phases,   napoleonic-phases,     --turns 4, NIGHT FALLS: ",
        "napoleonic, napoleonic-eckmuehl, napoleonic-eckmuehl,   --until rout, AUSTRIAN ROUT"
    })
    void everyUnitIsWhatThePaperSaysAfterEachTurn(
            String ruleset, String battle, String record, String options, String verdict) throws IOException {
        Path files = Path.of("examples/battles", battle);
        String game = folder.resolve("game.jsonl").toString();
        List<String> begin = new ArrayList<>(List.of("game", "new", game, "--rules", ruleset));
        begin.addAll(ShellWords.split(options));
        try (Stream<Path> musters = Files.list(files)) {
            musters.map(Path::toString)
                    .filter(name -> name.endsWith(".csv"))
                    .sorted()
                    .forEach(begin::add);
        }
        assertThat(Run.of(begin).exit()).isZero();
        List<NamedRow> paper =
                NamedRow.read("battle", Files.readString(Path.of("src/test/resources/battles", record + ".csv")));
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
        assertThat(Files.readString(Path.of(game))).contains("\"verdict\":\"" + verdict);
        assertThat(Run.of("journal", "verify", game).exit()).isZero();
    }

    private void play(String game, List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game, "-q");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    private static void compare(String game, int turn, List<NamedRow> paper) {
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
            String strength = "artillery".equals(unit.get("arm")) ? "sections" : "figures";
            for (String field : paper.get(0).all()) {
                if (!field.equals("turn")) {
                    Object is = unit.get(field.equals("strength") ? strength : field);
                    assertThat(is == null ? "" : is.toString())
                            .as("turn " + turn + ", " + row.get("unit") + " " + field)
                            .isEqualTo(row.get(field));
                }
            }
        }
    }
}
