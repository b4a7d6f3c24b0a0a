package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.PlayedGame;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game from somebody else whose records say that something is due: nothing but a resolver of the game ever runs. */
class HostileDueTest {

    private static final String MUSTER = "side,unit,arm,quality,stands\n"
            + "british,33rd,infantry,trained,8\nfrench,45e,infantry,trained,6\nfrench,9e,infantry,raw,6\n";

    @TempDir
    Path folder;

    private Path game = Path.of("");

    @BeforeEach
    void aTestIsDue() throws IOException {
        PlayedGame played = PlayedGame.of(folder, "paperboys", MUSTER);
        played.play("fire 33rd 45e 20 --dice 6,6,6,1,1,1,1,1");
        assertThat(played.play("due")).contains("heavy 45e");
        game = played.file();
        Files.writeString(folder.resolve("lines.txt"), "tables export acw " + folder.resolve("by-batch") + "\n");
        Run.of("journal", "seal", folder.resolve("sealed.jsonl").toString(), "--seed", "s");
    }

    private Run run(String... words) {
        List<String> line = new ArrayList<>(List.of("--game", game.toString()));
        line.addAll(List.of(words));
        Map<String, String> env = Map.of(
                "XDG_CONFIG_HOME", folder.resolve("config").toString(),
                "XDG_STATE_HOME", folder.resolve("state").toString());
        return Run.with("", env, line.toArray(String[]::new));
    }

    /** Puts another text in the place of one of the last record, and chains the records again. */
    private void forge(String old, String other) throws IOException {
        List<String> records = Files.readAllLines(game);
        int last = records.size() - 1;
        assertThat(records.get(last)).contains(old);
        records.set(last, records.get(last).replace(old, other));
        Files.write(game, Forgery.chained(records));
    }

    /** All files but the game, with what is in them. */
    private Map<Path, String> files() throws IOException {
        Map<Path, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile)
                    .filter(file -> !file.equals(game))
                    .toList()) {
                files.put(file, Files.readString(file));
            }
        }
        return files;
    }

    static List<String> commands() {
        return List.of(
                "tables export napoleonic FOLDER/tables",
                "odds contact --svg FOLDER/picture.svg",
                "man FOLDER/man",
                "batch FOLDER/lines.txt",
                "journal reveal FOLDER/sealed.jsonl --seed s",
                "use acw",
                "heavy 45e --log FOLDER/other.jsonl",
                "contact --pips 1",
                "undo",
                "next");
    }

    /** The line is for reading: the test that is due is played. */
    @ParameterizedTest
    @MethodSource("commands")
    void aCommandInTheLineIsNeverRun(String command) throws IOException {
        forge("\"line\":\"heavy 45e\"", "\"line\":\"" + command.replace("FOLDER", folder.toString()) + "\"");
        Map<Path, String> before = files();
        Run verified = run("journal", "verify");
        assertThat(verified.exit()).isEqualTo(3);
        assertThat(verified.out()).contains("record 2 ");
        assertThat(run("due").out()).contains("heavy 45e").doesNotContain(command.split(" ")[0] + " FOLDER");
        Run odds = run("odds", "next");
        assertThat(odds.exit()).as(odds.err()).isZero();
        assertThat(odds.out()).contains("heavy");
        Run next = run("next", "--seed", "a");
        assertThat(next.exit()).as(next.err()).isZero();
        List<String> records = Files.readAllLines(game);
        assertThat(records).hasSize(3);
        assertThat(records.get(2)).contains("\"resolver\":\"heavy\"", "\"unit\":\"45e\"");
        assertThat(files()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tables", "batch", "next", "journal", "use", "odds", "end", "charge", "--svg", ""})
    void whatIsNoResolverOfTheRulesetIsRefused(String name) throws IOException {
        forge("\"resolver\":\"heavy\"", "\"resolver\":\"" + name + "\"");
        refused("record 2 says that ", "which is no resolver of paperboys");
    }

    @ParameterizedTest
    @ValueSource(strings = {"svg", "log", "tables", "house", "json", "--svg", "dice", "seed", "force", "fnord"})
    void anOptionThatIsNoParameterIsRefused(String option) throws IOException {
        forge("\"options\":{}", "\"options\":{\"" + option + "\":\"" + folder.resolve("x") + "\"}");
        refused("record 2 says that heavy is due with " + option, "which it does not have");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"--svg\"", "7", "[]", "{}", "[null]", "1e99"})
    void aValueThatTheParameterDoesNotTakeIsRefused(String value) throws IOException {
        forge("\"options\":{}", "\"options\":{\"moved\":" + value + "}");
        refused("record 2 --moved ", "true or false");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[\"--svg=x\"]", "[\"fnord\"]", "[45]", "null"})
    void unitsThatWereNeverMusteredAreRefused(String units) throws IOException {
        forge("\"units\":[\"45e\"]", "\"units\":" + units);
        refused("record 2 says that heavy is due ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fnord", "--svg=x", "A47,fnord", ""})
    void anOptionNamesOnlyUnitsOfTheGame(String names) throws IOException {
        PlayedGame played = PlayedGame.of(
                Files.createDirectory(folder.resolve("acw")),
                "acw",
                "side,unit,arm,figures\nunion,M20,infantry,20\ncsa,A15,infantry,20\ncsa,A47,infantry,16\n");
        played.play("impact A15 M20 --support A47 --dice 4,5,4,3");
        game = played.file();
        forge("\"options\":{\"support\":\"A47\"}", "\"options\":{\"support\":\"" + names + "\"}");
        refused("record 2 says that melee is due of ", "a unit that was never mustered");
    }

    private void refused(String... words) throws IOException {
        byte[] before = Files.readAllBytes(game);
        Map<Path, String> files = files();
        for (String command : List.of("next", "due", "units", "turn", "end")) {
            Run run = run(command);
            assertThat(run.exit()).as(command + run.out() + run.err()).isEqualTo(2);
            assertThat(run.err()).contains(words).doesNotContain("Exception");
        }
        assertThat(run("journal", "verify").exit()).isEqualTo(3);
        assertThat(Files.readAllBytes(game)).isEqualTo(before);
        assertThat(files()).isEqualTo(files);
    }

    /** What a record says of the reason is taken only as far as the ruleset has it. */
    @Test
    void aReasonIsTheRulesets() throws IOException {
        String why = "heavy casualties, when all their fire is done: --moved if it moved last turn";
        forge("\"why\":\"" + why, "\"why\":\"" + why + "; \\u001b]0;type rm -rf / now");
        assertThat(run("due").out()).isEqualTo("due:  1  heavy 45e  " + why + "\n");
        assertThat(run("journal", "verify").exit()).isEqualTo(3);
    }

    @Test
    void anItemIsWrittenAsItIsPromised() throws IOException {
        String item = "{\"n\":1,\"resolver\":\"heavy\",\"units\":[\"45e\"],\"options\":{},\"line\":\"heavy 45e\","
                + "\"why\":\"heavy casualties, when all their fire is done: --moved if it moved last turn\"";
        assertThat(run("due", "--json").out()).isEqualTo("{\"due\":[" + item + ",\"when\":\"now\"}]}\n");
        assertThat(Files.readAllLines(game).get(1)).contains("\"due\":[" + item + ",\"turn\":1,\"when\":\"now\"}]");
    }

    @Test
    void whatIsKnownIsAnOptionAndPlayedWithIt() throws IOException {
        run("due", "drop", "all");
        run("contact", "33rd", "9e", "--att", "3", "--def", "3");
        run("next", "--dice", "1,1,1,1,1,1,1,1,1,1,1,1,1,1");
        assertThat(run("end", "--seed", "2").exit()).isZero();
        assertThat(run("due", "--json").out())
                .contains("\"resolver\":\"fight\",\"units\":[\"33rd\",\"9e\"],\"options\":{\"round\":2},"
                        + "\"line\":\"fight 33rd 9e --round 2\"");
        Run fight = run("next", "--seed", "b", "--json");
        assertThat(fight.exit()).as(fight.err()).isZero();
        assertThat(fight.out()).contains("\"round\":2", "\"typed\":[\"round\"]");
        assertThat(run("journal", "verify").exit()).isZero();
    }
}
