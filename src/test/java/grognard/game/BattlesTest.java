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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole battles as they were played at the table: every unit ends as the paper says that was kept by hand beside them. */
class BattlesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = "acw")
    void everyUnitEndsAsItWasKeptByHand(String ruleset) throws IOException {
        List<NamedRow> paper =
                NamedRow.read("battle", Files.readString(Path.of("src/test/resources/battles", ruleset + ".csv")));
        List<?> units = (List<?>)
                Json.object(Run.of("--game", fought(ruleset), "units", "--json").out())
                        .get("units");
        assertThat(units).hasSize(paper.size() - 1);
        for (NamedRow row : paper.subList(1, paper.size())) {
            Map<?, ?> unit = units.stream()
                    .map(one -> (Map<?, ?>) one)
                    .filter(one -> row.get("unit").equals(one.get("unit")))
                    .findFirst()
                    .orElseThrow();
            for (String field : paper.get(0).all()) {
                Object is = unit.get(field);
                assertThat(is == null ? "" : is.toString())
                        .as(row.get("unit") + " " + field)
                        .isEqualTo(row.get(field));
            }
        }
    }

    /** A number may be a unit's beginning wherever only units can stand. */
    @Test
    void furtherUnitsByABeginningThatIsANumber() throws IOException {
        String game = fought("napoleonic");
        Run odds = Run.of("--game", game, "odds", "combat", "17", "IR18", "--with", "30,you", "--json");
        assertThat(odds.err()).isEmpty();
        assertThat(odds.out()).contains("\"with\"");
    }

    /** Where no unit may do it for one and the same reason, the reason is said. */
    @Test
    void whatIsWrongWithAllIsWrongWithTheLine() throws IOException {
        String game = fought("acw");
        assertThat(Run.of("--game", game, "odds", "fire", "Calef", "?", "11").err())
                .contains("--order");
    }

    private String fought(String ruleset) throws IOException {
        Path battle = Path.of("examples/battles", ruleset);
        String game = folder.resolve("game.jsonl").toString();
        List<String> begin = new ArrayList<>(List.of("game", "new", game, "--rules", ruleset));
        try (Stream<Path> files = Files.list(battle)) {
            files.map(Path::toString)
                    .filter(name -> name.endsWith(".csv"))
                    .sorted()
                    .forEach(begin::add);
        }
        assertThat(Run.of(begin).exit()).isZero();
        Run lines = Run.of("batch", battle.resolve("lines.txt").toString(), "--game", game);
        assertThat(lines.exit()).as(lines.err()).isZero();
        return game;
    }
}
