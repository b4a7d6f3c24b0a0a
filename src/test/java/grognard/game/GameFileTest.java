package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens to the file of a game, and around it. */
@Tag("thorough")
class GameFileTest {

    private static final String MUSTER = "src/test/resources/musters/paperboys.csv";

    @TempDir
    Path folder;

    private Path game;

    @BeforeEach
    void muster() {
        game = folder.resolve("game.jsonl");
        assertThat(Run.of("game", "new", game.toString(), MUSTER).exit()).isZero();
    }

    private Run play(String line) {
        List<String> words = new ArrayList<>(List.of("--game", game.toString()));
        words.addAll(List.of(line.split(" ")));
        return Run.of(words);
    }

    private void refused(String line, String... words) throws IOException {
        byte[] before = Files.readAllBytes(game);
        Run run = play(line);
        assertThat(run.exit()).as(run.out()).isEqualTo(2);
        assertThat(run.err()).contains(words).doesNotContain("Exception");
        assertThat(Files.readAllBytes(game)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "side,unit,pipps,stands;a,X,1,6      | line 1, column 3 | pips",
                "side,unit,stands,stands;a,X,6,6     | line 1, column 4 | twice",
                "unit,stands;X,6                     | line 1           | no column side",
                "side,unit,pips,stands;a,X,9,6       | line 2, column 3 | 9",
                "side,unit,stands;a,X,six            | line 2, column 3 | six",
                "side,unit,arm,stands;a,X,pikes,6    | line 2, column 3 | pikes",
                "side,unit,stands;a,X,6;b,x,6        | line 3, column 2 | twice",
                "side,unit,stands;a,X,6;b,elite,6    | line 3, column 2 | elite",
                "side,unit,stands;a,12,6             | line 2, column 2 | no number",
                "side,unit,stands;a,-X,6             | line 2, column 2 | begin with -",
                "side,unit,stands;a,X=Y,6            | line 2, column 2 | without any of",
                "side,unit,stands;a,X,6;b,none,6     | line 3, column 2 | none",
                "side,unit,stands;a,X,6;b,A,6        | line 3, column 2 | side",
                "side,unit,stands;a,b,6;b,Y,6        | line 2, column 2 | no side",
                "side,unit,stands,parent;a,X,6,Z     | line 2, column 4 | a unit of the muster",
                "side,unit,stands;,X,6               | line 2, column 1 | no side",
                "side,unit,stands;none,X,6           | line 2, column 1 | not none",
                "side,unit,stands;--x,X,6            | line 2, column 1 | begin with -",
                "side,unit,stands;5,X,6              | line 2, column 1 | no number",
                "side,unit,rank,with;a,P,brigadier,P | line 2, column 4 | no officer",
                "side,unit,stands;a,X                | line 2           | stands",
                "side,unit,stands;a,X,6,7            | line 2, column 4 | more cells",
                "side,unit,stands,parent;a,X,6,X     | line 2, column 4 | a unit of the a side, it is itself",
                "side,unit,stands,parent;a,X,6,Y;b,Y,6, | line 2, column 4 | a unit of the a side, it is b",
                "side,unit,stands,pursuing;a,X,6,Y;a,Y,6, | line 2, column 4 | a unit of the other side, it is a too",
                "side,unit,stands,rank,with;b,Y,6,,;a,P,,brigadier,Y | line 3, column 5 | a side, it is b",
                "side,unit,stands                    | bad.csv          | no units",
                "# nothing                           | bad.csv          | no header"
            })
    void aMusterWithAFaultIsRefusedWhole(String rows, String place, String words) throws IOException {
        Path muster = folder.resolve("bad.csv");
        Files.writeString(muster, rows.strip().replace(';', '\n') + "\n");
        Path other = folder.resolve("other.jsonl");
        Run run = Run.of("game", "new", other.toString(), MUSTER, muster.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("bad.csv", place.strip(), words.strip());
        assertThat(other).doesNotExist();
    }

    @Test
    void aNameIsNoLongerThanALine() throws IOException {
        Path muster = folder.resolve("bad.csv");
        Files.writeString(muster, "side,unit,stands\na," + "x".repeat(200) + ",6\n");
        Run run = Run.of("game", "new", folder.resolve("other.jsonl").toString(), muster.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("line 2, column 2", "at most 120 characters")
                .hasSizeLessThan(400);
    }

    @Test
    void aMusterOfASpreadsheetIsRead() throws IOException {
        Path muster = folder.resolve("sheet.csv");
        Files.writeString(muster, "\uFEFFside,unit,stands\r\na,X,6\r\n\r\n# a remark\r\nb,Y Z,6\r\n");
        Run run = Run.of("game", "new", folder.resolve("sheet.jsonl").toString(), muster.toString());
        assertThat(run.out()).as(run.err()).contains("2 units mustered");
    }

    @Test
    void helpListsTheFieldsOfAMuster() {
        assertThat(Run.of("game", "--help", "--rules", "napoleonic").out())
                .contains("A muster of napoleonic", "  bases* 0..99\n", "  rank general|napoleon (general)\n");
        assertThat(Run.of("game", "--help").out()).contains("  quality raw|trained|elite (trained)\n");
    }

    @Test
    void aGameIsNotBegunOverAnother() throws IOException {
        byte[] before = Files.readAllBytes(game);
        Run run = Run.of("game", "new", game.toString(), MUSTER);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("does not exist yet");
        assertThat(Files.readAllBytes(game)).isEqualTo(before);
    }

    @Test
    void aNameThatFitsSeveralAUnitThatIsGoneAndAFriendAreRefused() throws IOException {
        refused("fire 9 45e 20", "9", "95th, 9e");
        refused("units 9", "95th, 9e");
        refused("fire 33rd 9e 45e 20", "45e", "no more than 2");
        refused("fire 33rd 95th 20", "95th", "other side", "--force");
        refused("fire 33rd 46e 20", "46e", "45e");
        assertThat(play("unit 45e stands=3").exit()).isZero();
        refused("fire 33rd 45e 20", "45e is gone", "since record 2", "--force");
        assertThat(play("fire 33rd 45e 20 --force").exit()).isZero();
        assertThat(Files.readString(game)).contains("\"force\":true");
    }

    @Test
    void whatAGameCannotDoIsRefused() throws IOException {
        refused("engage 33rd 45e", "steps", "contact");
        refused("fire 33rd 45e 20 -n 3", "-n");
        refused("acw fire 33rd 45e", "acw", "paperboys");
        refused("next", "nothing is due: ");
        refused("undo", "there is none");
        refused("redo", "taken back");
        refused("apart", "together");
    }

    @Test
    void aFileThatIsNoGameIsRefused() throws IOException {
        Path journal = folder.resolve("journal.jsonl");
        Run.of("contact", "--att", "4", "--log", journal.toString());
        for (Path file : List.of(journal, Path.of(MUSTER), folder.resolve("missing.jsonl"))) {
            Run run = Run.of("--game", file.toString(), "units");
            assertThat(run.exit()).as(run.out()).isEqualTo(2);
            assertThat(run.err()).contains(file.getFileName().toString()).doesNotContain("Exception");
        }
        Path empty = folder.resolve("empty.jsonl");
        Files.createFile(empty);
        assertThat(Run.of("--game", empty.toString(), "units").err()).contains("it is empty");
    }

    @Test
    void aGameThatANewerVersionWroteIsRefused() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(game));
        String weather =
                "{\"schema\":1,\"journal\":\"weather\",\"version\":\"9.0.0\",\"record\":2,\"prev\":\"\",\"hash\":\"\"}";
        lines.add(weather);
        Files.write(game, Forgery.chained(lines));
        refused("units", "record 2", "was written by grognard 9.0.0; this program reads " + Version.text() + " only");
        lines.set(1, weather.replace("9.0.0", Version.text()));
        Files.write(game, Forgery.chained(lines));
        refused("units", "record 2", "is a weather, which is no record of a game");
    }

    @Test
    void aFileThatWasChangedByHandIsNotPlayedOn() throws IOException {
        assertThat(play("fire 33rd 45e 20 --seed a").exit()).isZero();
        Files.writeString(game, Files.readString(game).replaceFirst("\"stands\":8", "\"stands\":9"));
        refused("fire 33rd 45e 20", "record 1", "changed by hand", "--force");
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isEqualTo(3);
        assertThat(play("fire 33rd 45e 20 --force").exit()).isZero();
    }

    /** The last record, too: what follows hangs on the hash that it says, and the change is found for ever. */
    @Test
    void aLastRecordThatWasChangedByHandCanBePlayedOnByForce() throws IOException {
        assertThat(play("unit 45e pips=3").exit()).isZero();
        Files.writeString(game, Files.readString(game).replaceFirst("\"to\":3", "\"to\":4"));
        refused("unit 45e pips+1", "record 2", "changed by hand", "--force");
        assertThat(play("unit 45e pips+1 --force").out()).contains("pips 4 \u2192 5");
        assertThat(play("units 45e --json --force").out()).contains("\"pips\":5");
        refused("units", "record 2", "--force");
        Run proof = Run.of("journal", "verify", game.toString());
        assertThat(proof.exit()).isEqualTo(3);
        assertThat(proof.out()).contains("record 2 was changed");
    }

    @Test
    void aTornLineIsRepairedAndSaid() throws IOException {
        assertThat(play("fire 33rd 45e 20 --seed a").exit()).isZero();
        String units = play("units --json").out();
        byte[] whole = Files.readAllBytes(game);
        assertThat(play("fire 33rd 45e 20 --force --seed b").exit()).isZero();
        byte[] more = Files.readAllBytes(game);
        for (int cut : new int[] {whole.length + 1, (whole.length + more.length) / 2, more.length - 1}) {
            Files.write(game, java.util.Arrays.copyOf(more, cut));
            assertThat(play("units --json").out()).as("cut at " + cut).isEqualTo(units);
            Run run = play("note on");
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(run.out() + run.err()).contains("repair");
            assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
            assertThat(play("undo").exit()).isZero();
            assertThat(play("undo").exit()).isZero();
        }
    }

    private PromptRun prompt() {
        PromptRun prompt = new PromptRun();
        prompt.type("game " + game);
        return prompt;
    }

    @Test
    void twoPromptsSeeEachOther() throws IOException {
        PromptRun one = prompt();
        PromptRun other = prompt();
        one.type("unit 45e pips=3");
        other.type("unit 45e pips+1");
        one.type("unit 45e pips+1");
        assertThat(one.soFar().out()).contains("pips 4 \u2192 5");
        other.type("undo");
        assertThat(other.soFar().out())
                .contains("Somebody else has written since")
                .doesNotContain("Taken back");
        other.type("undo");
        assertThat(other.soFar().out()).contains("Taken back");
        one.type("units 45e");
        assertThat(one.soFar().out()).contains("4  set  pips 4 \u2192 5  (taken back)");
        assertThat(Files.readAllLines(game)).hasSize(5);
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
    }

    @Test
    void noneLosesALineOfAnother() throws Exception {
        ExecutorService players = Executors.newFixedThreadPool(4);
        List<Future<Run>> runs = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            runs.add(players.submit(() -> play("unit 9e markers+1")));
        }
        for (Future<Run> run : runs) {
            assertThat(run.get().exit()).as(run.get().err()).isZero();
        }
        players.shutdown();
        assertThat(play("units --json").out()).contains("\"unit\":\"9e\"").contains("\"markers\":24");
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
    }

    @Test
    void whoShortensTheFileIsFoundOut() throws IOException {
        PromptRun prompt = prompt();
        prompt.type("unit 45e pips=3");
        try (RandomAccessFile file = new RandomAccessFile(game.toFile(), "rw")) {
            file.setLength(100);
        }
        prompt.type("units");
        assertThat(prompt.soFar().err()).contains("became shorter");
    }

    /** A forger who leaves out what the end of a turn plays. */
    @Test
    void anUpkeepThatWasLeftOutIsFound() throws IOException {
        assertThat(play("end --seed a").exit()).isZero();
        List<String> records = Files.readAllLines(game);
        assertThat(records).hasSize(3); // the muster, recover 45e, the turn
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
        String turn =
                records.get(2).replace("\"record\":3", "\"record\":2").replace("\"group\":{\"n\":2,\"of\":2},", "");
        Files.write(game, Forgery.chained(List.of(records.get(0), turn)));
        Run run = Run.of("journal", "verify", game.toString());
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out() + run.err()).contains("record 2", "recover 45e");
    }

    @Test
    void whoActsTogetherIsAsHeWasAndWhoIsStruckAsHeIs() {
        Path honour = folder.resolve("honour.jsonl");
        Run.of("game", "new", honour.toString(), "src/test/resources/musters/honour.csv", "--rules", "honour");
        String[] lines = {
            "unit Baden hits=2",
            "together",
            "fire Itzenplitz Baden --dice 6,6,6,6",
            "fire Baden Itzenplitz --dice 5,5,1,1",
            "units Baden --json",
            "apart"
        };
        List<String> said = new ArrayList<>();
        for (String line : lines) {
            List<String> words = new ArrayList<>(List.of("--game", honour.toString()));
            words.addAll(List.of(line.split(" ")));
            Run run = Run.of(words);
            assertThat(run.exit()).as(line + run.err()).isZero();
            said.add(run.out());
        }
        assertThat(said.get(2)).contains("hits 2 \u2192 6").doesNotContain("state ready");
        assertThat(said.get(3)).contains("hits 0 \u2192 2"); // neither gone nor weakened yet
        assertThat(said.get(4)).contains("\"state\":\"ready\"");
        assertThat(said.get(5)).contains("state ready \u2192 gone", "rout Baden");
        assertThat(Run.of("journal", "verify", honour.toString()).exit()).isZero();
    }

    @Test
    void twoProcessesInOneGame() throws Exception {
        Path lines = folder.resolve("lines.txt");
        Files.writeString(lines, "unit 9e markers+1\n".repeat(30));
        String[] words = {"batch", lines.toString(), "--game", game.toString(), "-q"};
        Process one = started(words).start();
        Process other = started(words).start();
        one.getInputStream().readAllBytes();
        other.getInputStream().readAllBytes();
        assertThat(one.waitFor()).isZero();
        assertThat(other.waitFor()).isZero();
        assertThat(play("units --json").out()).contains("\"markers\":60");
        assertThat(Run.of("journal", "verify", game.toString()).exit()).isZero();
    }

    /** Whatever was printed is still there, and the game goes on. */
    @Test
    void aKillLosesNothingThatWasPrinted() throws Exception {
        Path lines = folder.resolve("lines.txt");
        Files.writeString(lines, "unit 9e markers+1\nunit 9e markers-1\n".repeat(20_000));
        Process process = started("batch", lines.toString(), "--game", game.toString(), "--json")
                .start();
        int printed = 0;
        try (java.io.BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            while (printed < 50 && out.readLine() != null) {
                printed++;
            }
            process.destroyForcibly().waitFor();
        }
        assertThat(printed).isEqualTo(50);
        assertThat(play("note on").exit()).isZero();
        assertThat(Files.readAllLines(game)).hasSizeGreaterThan(51);
        Run proof = Run.of("journal", "verify", game.toString());
        assertThat(proof.exit()).as(proof.out() + proof.err()).isZero();
    }

    /** Without a game no class of it is loaded, and with one some are, which shows that the question is a good one. */
    @Test
    void aLineWithoutAGameLoadsNoClassOfIt() throws Exception {
        assertThat(loaded("contact", "--att", "4")).isEmpty();
        assertThat(loaded("odds", "contact")).isEmpty();
        assertThat(loaded(
                        "contact",
                        "--att",
                        "4",
                        "--log",
                        folder.resolve("log.jsonl").toString()))
                .isEmpty();
        assertThat(loaded("--game", game.toString(), "units")).isNotEmpty();
    }

    private static ProcessBuilder started(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "grognard.Main"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true);
    }

    private static List<String> loaded(String... words) throws Exception {
        ProcessBuilder builder = started(words);
        builder.command().add(1, "-Xlog:class+load:stdout");
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out.lines()
                .filter(line -> line.contains(" grognard.game.") || line.contains(" grognard.cli.game."))
                .toList();
    }
}
