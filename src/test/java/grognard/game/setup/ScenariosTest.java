package grognard.game.setup;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.game.unit.Unit;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The battles that come with the program are mustered, played for a turn and verified. */
class ScenariosTest {

    private static final Path RESOURCES = Path.of("src/main/resources/grognard/scenarios");
    private static final int MOST_LINES = 12;

    @TempDir
    Path folder;

    @Test
    void everyFileIsListedAndEveryRulesetHasTwo() throws IOException {
        try (Stream<Path> files = Files.list(RESOURCES)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".toml", "")))
                    .containsExactlyInAnyOrderElementsOf(Scenarios.NAMES);
        }
        Map<String, Integer> rulesets = new HashMap<>();
        Scenarios.NAMES.forEach(name ->
                rulesets.merge(Scenarios.find(name).orElseThrow().ruleset().text(), 1, Integer::sum));
        assertThat(rulesets).containsOnlyKeys("paperboys", "honour", "acw", "napoleonic");
        assertThat(rulesets.values()).allMatch(many -> many >= 2);
        assertThat(Scenarios.find("nowhere")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "maida            | paperboys  | fire;78th;1/42e;20",
                "barrosa          | paperboys  | fire;1/24e;Browne;20",
                "reichenberg      | honour     | fire;Kahlden;Centre;5",
                "sandershausen    | honour     | fire;Canitz;1/Rohan;5",
                "brawners-farm    | acw        | fire;2WI;4VA;3;--order;hold",
                "little-round-top | acw        | fire;20ME;15AL;2;--order;hold",
                "saalfeld         | napoleonic | combat;17e Léger;Rabenau",
                "hagelberg        | napoleonic | combat;Reserve;1/First"
            })
    void isMusteredPlayedForATurnAndVerified(String name, String ruleset, String line) throws IOException {
        Scenario scenario = Scenarios.find(name).orElseThrow();
        Path game = folder.resolve(name + ".jsonl");
        Run mustered = Run.of("game", "new", game.toString(), "--scenario", name);
        assertThat(mustered.err()).isEmpty();
        assertThat(mustered.out()).contains(scenario.title(), scenario.place().orElseThrow(), ", " + ruleset + "\n");
        for (Scenario.Side side : scenario.sides()) {
            assertThat(mustered.out())
                    .contains(side.name() + ", under " + side.commander().orElseThrow());
            assertThat(side.deploys())
                    .isNotEmpty()
                    .allMatch(paragraph -> mustered.out().contains(paragraph));
        }
        assertThat(scenario.notes())
                .isNotEmpty()
                .allMatch(paragraph -> mustered.out().contains(paragraph));
        checkRecord(Json.object(Files.readAllLines(game).get(0)), scenario);
        Map<String, Object> units = play(game, "units", "--json").json();
        for (Scenario.Side side : scenario.sides()) {
            assertThat(units(units, side.name())).as(side.name()).isBetween(8L, 16L);
        }
        List<String> words = new ArrayList<>(List.of(line.split(";")));
        words.addAll(List.of("--seed", "first"));
        assertThat(play(game, words.toArray(String[]::new)).err()).isEmpty();
        endTurn(game);
        Run verified = Run.of("journal", "verify", game.toString());
        assertThat(verified.exit()).as(verified.out() + verified.err()).isZero();
    }

    private static void checkRecord(Map<String, Object> record, Scenario scenario) {
        assertThat(record.get("scenario"))
                .isEqualTo(Map.of(
                        "title",
                        scenario.title(),
                        "date",
                        scenario.date().orElseThrow(),
                        "place",
                        scenario.place().orElseThrow(),
                        "sha256",
                        scenario.sha256()));
        Map<String, String> commanders = new HashMap<>();
        scenario.sides()
                .forEach(side -> commanders.put(side.name(), side.commander().orElseThrow()));
        assertThat(record.get("commanders")).isEqualTo(commanders);
        assertThat(record.get("units"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(Map.class))
                .first()
                .satisfies(unit -> assertThat(unit.get("side"))
                        .isEqualTo(scenario.sides().get(0).name()));
    }

    private static long units(Map<String, Object> json, String side) {
        return ((List<?>) json.get("units"))
                .stream()
                        .map(unit -> (Map<?, ?>) unit)
                        .filter(unit -> unit.get(Unit.SIDE).equals(side) && unit.get(Unit.RANK) == null)
                        .count();
    }

    /** Drops what is due and ends turns until the second one begins. */
    private static void endTurn(Path game) {
        for (int i = 0; i < MOST_LINES; i++) {
            if (play(game, "units", "--json").out().contains("\"turn\":2,")) {
                return;
            }
            boolean due = play(game, "due", "--json").out().contains("\"line\"");
            Run run = due ? play(game, "due", "drop", "all") : play(game, "end", "--seed", "end" + i);
            assertThat(run.exit()).as(run.out() + run.err()).isZero();
        }
        assertThat(play(game, "turn").out()).contains("Turn 2");
    }

    private static Run play(Path game, String... words) {
        List<String> line = new ArrayList<>(List.of("--game", game.toString()));
        line.addAll(List.of(words));
        return Run.of(line);
    }

    @Test
    void theListHasNameTitleRulesetUnitsAndTurns() {
        String list = Run.of("game", "scenarios").out();
        assertThat(list).containsPattern("maida +Maida +paperboys +11 v 11 +10");
        assertThat(list.lines()).hasSize(1 + Scenarios.NAMES.size());
        assertThat(Run.of("game", "scenarios", "--json").out()).contains("\"maida\"");
        assertThat(Run.of("game", "scenarios", "maida").out())
                .startsWith("Maida\n4 July 1806, Calabria")
                .contains("british is the first side; 10 turns.");
    }
}
