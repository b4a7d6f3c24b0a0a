package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.RecordEntry;
import grognard.testing.Run;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Long journals and large questions in a Java that may use little memory: they are answered, or refused in words. With ten
 * times as many records and as much memory the same holds.
 */
@Tag("thorough")
class HeapTest {

    private static final int RECORDS = 60_000;
    private static final Pattern NUMBER = Pattern.compile("\"record\":\\d+");
    private static final Pattern BEFORE = Pattern.compile("\"prev\":\"[0-9a-f]*\"");

    @TempDir
    static Path folder;

    private record Ended(int exit, String said) {}

    private static Path game() {
        return folder.resolve("game.jsonl");
    }

    /** A game of two changes that are made over and over, chained as the program would. */
    @BeforeAll
    static void longGame() throws IOException {
        Path few = folder.resolve("few.jsonl");
        Path muster = Files.writeString(folder.resolve("m.csv"), "side,unit,stands\na,one,8\nb,two,6\n");
        String file = few.toString();
        assertThat(Run.at(0, Map.of(), "game", "new", file, muster.toString()).exit())
                .isZero();
        assertThat(Run.at(0, Map.of(), "--game", file, "unit", "two", "pips=1").exit())
                .isZero();
        assertThat(Run.at(0, Map.of(), "--game", file, "unit", "two", "pips=0").exit())
                .isZero();
        List<String> records = Files.readAllLines(few);
        String head = records.get(0).replaceFirst(".*\"hash\":\"([0-9a-f]*)\"}$", "$1");
        try (BufferedWriter out = Files.newBufferedWriter(game())) {
            out.write(records.get(0) + "\n");
            for (int n = 2; n <= RECORDS; n++) {
                String record = records.get(1 + n % 2);
                String numbered = NUMBER.matcher(record.substring(0, record.lastIndexOf(",\"hash\":\"")))
                        .replaceFirst("\"record\":" + n);
                String covered = BEFORE.matcher(numbered).replaceFirst("\"prev\":\"" + head + "\"");
                head = RecordEntry.hash(covered.getBytes(StandardCharsets.UTF_8));
                out.write(covered + ",\"hash\":\"" + head + "\"}\n");
            }
        }
    }

    private static Ended child(String heap, String... args) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", "");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "grognard.Main"));
        command.addAll(List.of(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS"); // Java would say that it picked them up
        Process process = builder.start();
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(ended).as("it ends").isTrue();
        String said = Files.readString(output);
        assertThat(said).doesNotContain("internal error").doesNotContain("\tat ");
        return new Ended(process.exitValue(), said);
    }

    @Test
    void unitsOfALongGame() throws Exception {
        Ended ended = child("-Xmx20m", "--game", game().toString(), "units", "--csv");
        assertThat(ended.exit()).as(ended.said()).isZero();
        assertThat(ended.said()).contains("b,two");
    }

    @Test
    void aLongGameIsPlayedOnInABatch() throws Exception {
        Path copy = Files.copy(game(), folder.resolve("copy.jsonl"));
        Path lines = Files.writeString(folder.resolve("lines"), "unit two pips=2\nundo\nundo\nnote here\n");
        Ended ended = child("-Xmx24m", "--game", copy.toString(), "batch", lines.toString());
        assertThat(ended.exit()).as(ended.said()).isZero();
    }

    @Test
    void aLongGameIsVerified() throws Exception {
        Ended ended = child("-Xmx48m", "journal", "verify", game().toString());
        assertThat(ended.exit()).as(ended.said()).isZero();
        assertThat(ended.said()).contains(RECORDS + " records hold");
    }

    @Test
    void aLongJournalIsAddedUp() throws Exception {
        assertThat(child("-Xmx20m", "journal", "stats", game().toString()).exit())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"story", "stats --outcomes"})
    void whatKeepsEveryRecordIsRefusedWithTheirNumber(String what) throws Exception {
        List<String> words = new ArrayList<>(List.of("journal"));
        words.addAll(List.of(what.split(" ")));
        words.add(game().toString());
        Ended ended = child("-Xmx20m", words.toArray(String[]::new));
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.said()).contains("it has " + RECORDS + " records, expected at most 50000");
    }

    @Test
    void moreLabelsThanATableHasAreRefused() throws Exception {
        Path lines = folder.resolve("labels");
        try (BufferedWriter out = Files.newBufferedWriter(lines)) {
            for (int i = 0; i < 50_001; i++) {
                out.write("roll d6 --label " + i + "\n");
            }
        }
        String journal = folder.resolve("labels.jsonl").toString();
        assertThat(child("-Xmx256m", "batch", lines.toString(), "-q", "--log", journal)
                        .exit())
                .isZero();
        Ended ended = child("-Xmx64m", "journal", "stats", journal);
        assertThat(ended.exit()).as(ended.said()).isEqualTo(2);
        assertThat(ended.said()).contains("more than 50000 labels");
        assertThat(child("-Xmx20m", "journal", "stats", journal, "--by", "resolver")
                        .exit())
                .isZero();
    }

    @Test
    void aPlanThatIsTooLargeIsRefusedWithTheNumberOfStates() throws Exception {
        tooLargeAPlan("-Xmx40m");
    }

    /** Six volleys at six units: thirteen times as many states after each. Asked twice, since a refusal frees memory. */
    private static void tooLargeAPlan(String heap) throws Exception {
        StringJoiner units = new StringJoiner(";");
        StringJoiner plan = new StringJoiner("; ");
        for (int i = 0; i < 6; i++) {
            units.add("british,b" + i + ",stands=12").add("french,f" + i + ",stands=12");
            plan.add("fire b" + i + " f" + i + " 20");
        }
        String line = "plan --units \"" + units + "\" \"" + plan + "\"\n";
        Path lines = Files.writeString(folder.resolve("plans" + heap), line.repeat(2));
        Ended ended = child(heap, "batch", "--keep-going", lines.toString());
        assertThat(ended.exit()).as(ended.said()).isEqualTo(2);
        Matcher states = Pattern.compile("makes about [0-9,]{5,} different states of [0-9,]+, and")
                .matcher(ended.said());
        assertThat(states.results().count()).as(ended.said()).isEqualTo(2);
    }
}
