package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.table.NamedRow;
import grognard.testing.BattleFiles;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole battles: every unit is what the paper has, which was kept by hand from the book and the dice. */
class BattlesTest {

    @TempDir
    Path folder;

    private static final Pattern VERDICT = Pattern.compile("\"verdict\":\"([^\"]*)\"");

    private Path game = Path.of("");

    /** Of a battle of four turns the paper has the units after each turn, and was written before the program played. */
    @ParameterizedTest
    @CsvSource({
        "acw, --turns 4, 'NIGHT FALLS: CONFEDERATE LOST 63, UNION LOST 32'",
        "acw-phases, --turns 4, 'NIGHT FALLS: REB LOST 31, UNION LOST 11'",
        "acw-tollhouse, --turns 4, 'NIGHT FALLS: UNION LOST 40, REB LOST 15'",
        "napoleonic, --turns 4, NIGHT FALLS: MAJOR VICTORY OF THE PRUSSIAN",
        "napoleonic-phases, --turns 4, NIGHT FALLS: DECISIVE VICTORY OF THE FRENCH",
        "napoleonic-eckmuehl, --until rout, AUSTRIAN ROUT",
        "honour-lobositz, --nation prussia --turns 4, NIGHT FALLS: NEITHER ARMY HAS LOST",
        "honour-millbrook, --turns 4 --until nightfall, NIGHT FALLS: PRUSSIA AND AUSTRIA LOSE",
        "honour-phases, --until losses, AUSTRIA LOSE",
        "paperboys-crest, --turns 4 --until withdrawal, NIGHT FALLS: BRITISH WIN",
        "paperboys-cards, --turns 4 --until withdrawal, FRENCH WITHDRAW; NIGHT FALLS: BRITISH WIN",
        "paperboys-bridge, --turns 4 --until withdrawal, BRITISH AND FRENCH WITHDRAW; NIGHT FALLS: BRITISH WIN"
    })
    void everyUnitIsWhatThePaperSaysAfterEachTurn(String name, String options, String verdicts) throws IOException {
        BattleFiles battle = begin(name, options);
        List<NamedRow> paper = NamedRow.read(name, BattleFiles.paper(name));
        int turn = 0;
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(battle.lines())) {
            lines.add(line);
            if (line.startsWith("# after turn ")) {
                turn++;
                play(lines);
                String now = String.valueOf(turn);
                Map<String, Object> state =
                        compare(paper, row -> row.get("turn").equals(now));
                assertThat(state.get("turn")).hasToString(String.valueOf(turn + 1));
                lines.clear();
            }
        }
        assertThat(turn).isEqualTo(4);
        assertThat(VERDICT.matcher(Files.readString(game)).results().map(found -> found.group(1)))
                .contains(verdicts.split("; "));
        verify();
    }

    /** Battles as they were played at the table, with a paper of all units at the end. */
    @ParameterizedTest
    @ValueSource(strings = {"acw-end", "paperboys-typed", "honour-typed"})
    void everyUnitEndsAsThePaperSays(String name) throws IOException {
        BattleFiles battle = begin(name.equals("acw-end") ? "acw" : name, "");
        play(Files.readAllLines(battle.lines()));
        List<NamedRow> paper = NamedRow.read(name, BattleFiles.paper(name));
        assertThat(Json.list(compare(paper, row -> true), "units")).hasSize(paper.size() - 1);
        verify();
    }

    private BattleFiles begin(String name, String options) throws IOException {
        game = folder.resolve("game.jsonl");
        BattleFiles battle = BattleFiles.of(name);
        battle.begin(game, ShellWords.split(options));
        return battle;
    }

    private void play(List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game.toString(), "-q");
        assertThat(run.exit()).as(run.err()).isZero();
    }

    /** Compares the units of these rows with the paper. Returns the state as {@code units --json} has it. */
    private Map<String, Object> compare(List<NamedRow> paper, Predicate<NamedRow> which) {
        List<String> fields = paper.get(0).all();
        List<NamedRow> rows = paper.stream().skip(1).filter(which).toList();
        assertThat(rows).isNotEmpty();
        Map<String, Object> state =
                Run.of("--game", game.toString(), "units", "--json").json();
        List<Map<String, Object>> units = Json.list(state, "units");
        for (NamedRow row : rows) {
            Map<String, Object> unit = units.stream()
                    .filter(one -> row.get("unit").equals(one.get("unit")))
                    .findFirst()
                    .orElseThrow();
            String strength = "artillery".equals(unit.get("arm")) ? "sections" : "figures";
            for (String field : fields) {
                if (!field.equals("turn")) {
                    Object is = unit.get(field.equals("strength") ? strength : field);
                    assertThat(cell(is))
                            .as(row.get("turn") + " " + row.get("unit") + " " + field)
                            .isEqualTo(cell(row.get(field)));
                }
            }
        }
        return state;
    }

    /** People write yes, no, none or nothing at all. */
    private static String cell(@Nullable Object value) {
        String text = value == null ? "" : value.toString();
        return switch (text) {
            case "" -> "none";
            case "yes" -> "true";
            case "no" -> "false";
            default -> text;
        };
    }

    private void verify() {
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
    }

    /** A number may be a unit's beginning wherever only units can stand. */
    @Test
    void furtherUnitsByABeginningThatIsANumber() throws IOException {
        begin("napoleonic", "");
        play(Files.readAllLines(BattleFiles.of("napoleonic").lines()));
        Run odds = Run.of("--game", game.toString(), "odds", "combat", "17", "IR18", "--with", "30,you", "--json");
        assertThat(odds.err()).isEmpty();
        assertThat(odds.out()).contains("\"with\"");
    }

    /** Where no unit may do it for one and the same reason, the reason is said. */
    @Test
    void whatIsWrongWithAllIsWrongWithTheLine() throws IOException {
        begin("acw", "");
        play(Files.readAllLines(BattleFiles.of("acw").lines()));
        assertThat(Run.of("--game", game.toString(), "odds", "fire", "Calef", "?", "11")
                        .err())
                .contains("--order");
    }
}
