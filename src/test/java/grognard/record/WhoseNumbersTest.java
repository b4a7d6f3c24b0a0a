package grognard.record;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every outcome that made-up numbers decided says so in whatever form it is told, and no other outcome does. */
@Tag("thorough")
class WhoseNumbersTest {

    private static final String OURS = "Tables stand-in: these numbers are ours and not the printed book's";

    @TempDir
    Path temp;

    private Path mine;

    @BeforeEach
    void export() {
        mine = temp.resolve("mine");
        assertThat(Run.of("tables", "export", "napoleonic", mine.toString()).exit())
                .isZero();
    }

    private static Run run(String line, String... more) {
        List<String> words = new ArrayList<>(List.of("napoleonic"));
        words.addAll(List.of(line.split(" ", -1)));
        words.addAll(List.of(more));
        Run run = Run.with("", Map.of("COLUMNS", "400"), words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        return run;
    }

    private static Run odds(String line, String... more) {
        List<String> words = new ArrayList<>(List.of("odds", "napoleonic"));
        words.addAll(List.of(line.split(" ", -1)));
        words.addAll(List.of(more));
        Run run = Run.with("", Map.of("COLUMNS", "400"), words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return run;
    }

    private static String csv(String line, String... more) {
        List<String> words = new ArrayList<>(List.of("batch", "-", "--format", "csv"));
        words.addAll(List.of(more));
        Run run = Run.with("napoleonic " + line + "\n", Map.of(), words.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rally --troop french-line",
                "control --troop french-line",
                "general",
                "artillery --battery foot --range 100",
                "combat --strength 10 --def-strength 10",
                "combat --bases 5 --troop french-line --def-troop austrian-foot-battery",
                "square",
                "crisis --lost 16 --bases 100",
                "visibility --unit infantry",
                "visibility --unit infantry --turns-left 3",
                "formation --arm infantry --from line --to square",
                "moves --troop french-line",
                "engage --strength 10 --def-strength 10"
            })
    void madeUpNumbersAreNamedInEveryForm(String line) throws IOException {
        assertThat(run(line).out()).contains(OURS);
        assertThat(run(line, "-q").out()).endsWith("  [stand-in]\n");
        assertThat(run(line, "--json").json()).containsEntry("tables", "stand-in");
        assertThat(csv(line)).startsWith("line,").contains(",tables\n").endsWith(",stand-in\n");
        assertThat(odds(line).out()).contains(OURS);
        assertThat(odds(line, "--json").json()).containsEntry("tables", "stand-in");
        assertThat(odds(line, "--csv").out().lines())
                .first()
                .asString()
                .matches("code,ways,of,p(,[a-z]+ mean,[a-z]+ spread)*,tables");
        assertThat(odds(line, "--csv").out().lines().skip(1)).allMatch(row -> row.endsWith(",stand-in"));
        Path picture = temp.resolve("odds.svg");
        odds(line, "--svg", picture.toString());
        assertThat(Files.readString(picture)).contains(OURS);
        Path journal = temp.resolve("game.jsonl");
        run(line, "--log", journal.toString());
        assertThat(Run.of("journal", "show", journal.toString()).out()).contains("[stand-in]");
        assertThat(Run.of("journal", "show", journal.toString(), "--format", "csv")
                        .out())
                .contains("stand-in");
        assertThat(Run.of("journal", "verify", journal.toString()).exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rally --morale 0.400",
                "control --morale 0.400",
                "halt-rout",
                "order",
                "order --by in-person",
                "victory --lost 4 --bases 40 --def-lost 9 --def-bases 45",
                "moves --troop general",
                "moves --troop messenger --ground difficult",
                "formation --arm artillery --from limbered --to unlimbered",
                "formation --arm artillery --from unlimbered --to limbered"
            })
    void whatTheTextSaysIsNeverCalledMadeUp(String line) throws IOException {
        Path journal = temp.resolve("game.jsonl");
        for (String[] tables : new String[][] {{}, {"--tables", mine.toString()}}) {
            assertThat(run(line, tables).out()).doesNotContain("stand-in", "Tables");
            assertThat(run(line, with(tables, "-q")).out()).doesNotContain("stand-in");
            assertThat(run(line, with(tables, "--json")).json())
                    .containsEntry("tables", "built-in")
                    .doesNotContainKey("stand-in");
            assertThat(csv(line + " " + String.join(" ", tables))).endsWith(",built-in\n");
            assertThat(odds(line, tables).out()).doesNotContain("stand-in", "Tables");
            assertThat(odds(line, with(tables, "--csv")).out())
                    .matches("(?s)code,ways,of,p(,[a-z]+ mean,[a-z]+ spread)*\n.*");
            Path picture = temp.resolve("odds.svg");
            odds(line, with(tables, "--svg", picture.toString()));
            assertThat(Files.readString(picture)).doesNotContain("stand-in", "Tables");
            run(line, with(tables, "--log", journal.toString()));
        }
        assertThat(Run.of("journal", "show", journal.toString()).out()).doesNotContain("stand-in");
        // No table decided, so none is wanted to prove it.
        Run proof = Run.of("journal", "verify", journal.toString());
        assertThat(proof.exit()).as(proof.out() + proof.err()).isZero();
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void sweepsAndPairsSayItToo() throws IOException {
        String sweep = "combat --strength 10..12 --def-strength 10";
        String grid = "combat --strength 10..12 --def-strength 10..12";
        String pair = "combat --strength 10 --def-strength 10";
        for (String[] odds : new String[][] {{sweep}, {grid}, {pair, "--vs", "--strength 20 --def-strength 10"}}) {
            String[] more = Stream.of(odds).skip(1).toArray(String[]::new);
            assertThat(odds(odds[0], more).out()).contains(OURS);
            assertThat(odds(odds[0], with(more, "--csv")).out().lines())
                    .allMatch(row -> row.contains("tables") || row.endsWith("stand-in"));
            Path picture = temp.resolve("odds.svg");
            odds(odds[0], with(more, "--svg", picture.toString()));
            assertThat(Files.readString(picture)).contains(OURS);
            assertThat(odds(odds[0], with(more, "--json")).out().lines())
                    .allMatch(line -> line.contains("\"tables\":\"stand-in\""));
        }
        assertThat(odds("rally --morale 0.400", "--vs", "= --troop french-line").out())
                .contains("B: " + OURS)
                .doesNotContain("A: " + OURS);
        assertThat(odds("rally --morale 0.400", "--vs", "= --troop french-line", "--csv")
                        .out())
                .contains(",tables,vs-tables\n", ",built-in,stand-in\n");
        assertThat(odds("rally --morale 0.400..0.402").out()).doesNotContain("stand-in");
    }

    @Test
    void aSheetSaysItAtItsHead() {
        for (String kind : List.of("--md", "--html")) {
            String sheet = Run.of("sheet", "napoleonic", kind).out();
            assertThat(sheet.indexOf("ours and not the printed book"))
                    .isPositive()
                    .isLessThan(sheet.indexOf("Rallying"));
            assertThat(Run.of("sheet", "paperboys", kind).out()).doesNotContain("stand-in");
        }
    }

    @Test
    void aTableThatIsStillOursIsNamedAndAChangedOneIsNot() throws IOException {
        Path crt = mine.resolve("crt.csv");
        Files.writeString(crt, Files.readString(crt).replace("1:1,0.410,0.559,Dx", "1:1,0.410,0.559,Dd"));
        String[] tables = {"--tables", mine.toString()};
        String combat = "combat --strength 10 --def-strength 10 --roll 0.500";
        assertThat(run(combat, tables).out()).contains("Tables mine: odds.csv is still the stand-in's: ");
        assertThat(run(combat, with(tables, "-q")).out()).endsWith("  [stand-in]\n");
        Map<String, Object> json = run(combat, with(tables, "--json")).json();
        assertThat(json).containsEntry("tables", "mine");
        assertThat(Json.list(json, "stand-in")).containsExactly("odds.csv");
        assertThat(csv(combat + " --tables " + mine)).endsWith(",mine [stand-in] odds.csv\n");
        assertThat(odds("combat --strength 10 --def-strength 10", with(tables, "--json"))
                        .json())
                .containsEntry("stand-in", List.of("odds.csv"));
        assertThat(Run.of("tables", "check", mine.toString()).out())
                .contains(
                        "still the stand-in's, cell for cell: armies.csv, generals.csv, artillery.csv, odds.csv, squares");
        assertThat(Run.of("tables", "list", "napoleonic", "--tables", mine.toString())
                        .out())
                .containsPattern("odds.csv .*\\(still the stand-in's\\)")
                .doesNotContainPattern("crt.csv .*\\(still the stand-in's\\)");
        assertThat(Run.of("sheet", "napoleonic", "--tables", mine.toString()).out())
                .contains("Tables mine: armies.csv, ");

        Path odds = mine.resolve("odds.csv");
        Files.writeString(odds, Files.readString(odds).replace("6:1,6,1", "6:1,7,1"));
        assertThat(run(combat, tables).out()).contains("Tables mine\n").doesNotContain("stand-in");
        assertThat(run(combat, with(tables, "-q")).out()).doesNotContain("stand-in");
        assertThat(run(combat, with(tables, "--json")).json()).doesNotContainKey("stand-in");
        Path journal = temp.resolve("game.jsonl");
        run("artillery --battery foot --range 100", with(tables, "--log", journal.toString()));
        assertThat(Run.of("journal", "verify", journal.toString(), "--tables", mine.toString())
                        .exit())
                .isZero();
        assertThat(Run.of("journal", "show", journal.toString()).out()).contains("[stand-in]");
    }

    @Test
    void otherOrderOtherSpellingsAndCommentsAreStillOurs() throws IOException {
        Path generals = mine.resolve("generals.csv");
        Files.writeString(
                generals,
                "# mine\nfrom,to,result\n,.049,killed\n\"# wounds, small ones\",,\n0.05,.149,wounded\n.15,,unhurt\n");
        Path formations = mine.resolve("formations.csv");
        List<String> rows = new ArrayList<>(Files.readAllLines(formations));
        rows.add(rows.remove(1));
        Files.write(formations, rows);
        assertThat(Run.of("tables", "check", mine.toString()).out()).contains("generals.csv,", "formations.csv");
        assertThat(run("general --roll 0.049", "--tables", mine.toString()).out())
                .startsWith("KILLED")
                .contains("generals.csv is still the stand-in's");
    }

    @Test
    void whoAsksForTablesThatAreNotThereIsTold() throws IOException {
        Run contact = Run.of("contact", "--att", "4", "--def", "2", "--tables", mine.toString());
        assertThat(contact.out()).contains("Tables built-in: mine has no tables of paperboys");
        assertThat(Run.of("contact", "--att", "4", "--def", "2").out()).doesNotContain("Tables");
        Map<String, String> environment = Map.of("GROGNARD_TABLES", mine.toString());
        assertThat(Run.with("", environment, "contact", "--att", "4", "--def", "2")
                        .out())
                .doesNotContain("Tables");
        Path empty = Files.createDirectory(temp.resolve("empty"));
        assertThat(run("general --roll 0.500", "--tables", empty.toString()).out())
                .contains("Tables stand-in: empty has no tables of napoleonic; these numbers are ours");
        assertThat(Run.of("tables", "check", empty.toString()).out())
                .contains("napoleonic  none of its files: it stays on its tables stand-in");
    }
}
