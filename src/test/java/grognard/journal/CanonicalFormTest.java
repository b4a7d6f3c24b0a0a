package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every record is written in one way only; the chain of these holds, and what they say is true. */
class CanonicalFormTest {

    @TempDir
    Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void journal() {
        file = folder.resolve("game.jsonl");
        Run.of("contact", "--pips", "1", "--seed", "s", "--label", "Blue", "--log", file.toString());
        Run.of("rally", "--pips", "3", "--dice", "4", "--log", file.toString());
    }

    private void refused(int record, UnaryOperator<String> change, String why) throws IOException {
        List<String> lines = Files.readAllLines(file);
        String honest = lines.get(record - 1);
        String other = change.apply(honest);
        assertThat(other).isNotEqualTo(honest);
        Path forged = folder.resolve("forged.jsonl");
        Files.writeString(forged, Forger.again(lines, record - 1, other));
        Run run = Run.of("journal", "verify", forged.toString());
        assertThat(run.out()).startsWith("NOT VERIFIED").contains(": record " + record + " ", why);
        assertThat(run.exit()).isEqualTo(3);
    }

    @Test
    void whatIsAddedIsNamed() throws IOException {
        refused(1, line -> line.replace("\"rulings\"", "\"luck\":1,\"rulings\""), "\"luck\":1");
        refused(1, line -> line.replace(",\"record\"", ",\"note\":\"mine\",\"record\""), "\"note\":\"mine\"");
        refused(2, line -> line.replace("\"inputs\":{", "\"inputs\": {"), "is not written as this program writes it");
        refused(2, line -> line.replace("\"schema\":1,", "\"schema\":1,\"a\":null,"), "\"a\":null");
    }

    @Test
    void numbersHaveOneSpelling() throws IOException {
        refused(1, line -> line.replace("\"pips\":1,", "\"pips\":1.0,"), "1.0");
        refused(2, line -> line.replace("\"pips\":3", "\"pips\":3e0"), "3e0");
        refused(2, line -> line.replace("\"record\":2", "\"record\":2.0"), "2.0");
    }

    @Test
    void textsHaveOneSpelling() throws IOException {
        refused(1, line -> line.replace("\"label\":\"Blue\"", "\"label\":\"Bl\\u0075e\""), "Bl\\u0075e");
    }

    @Test
    void schemaAndVersionAreKnown() throws IOException {
        refused(1, line -> line.replace("{\"schema\":1", "{\"schema\":2"), "is of schema 2");
        refused(
                1,
                line -> line.replaceFirst("\"version\":\"[^\"]*\"", "\"version\":\"9.9\""),
                "was written by grognard 9.9; this program reads " + Version.text() + " only");
    }

    @Test
    void aByteOrderMarkIsNamed() throws IOException {
        Files.writeString(file, "\uFEFF" + Files.readString(file));
        Run run = Run.of("journal", "verify", file.toString());
        assertThat(run.out()).contains("record 1 begins with a byte order mark");
        assertThat(run.exit()).isEqualTo(3);
    }

    @Test
    void timesAreTimesAndRunForwards() throws IOException {
        refused(2, line -> line.replaceFirst("\"time\":\"[^\"]*\"", "\"time\":\"noon\""), "an invalid time: noon");
        refused(
                2,
                line -> line.replaceFirst("\"time\":\"[^\"]*\"", "\"time\":\"2026-11-16T05:49:40.000Z\""),
                "an invalid time");
        refused(
                2,
                line -> line.replaceFirst("\"time\":\"[^\"]*\"", "\"time\":\"1815-06-18T11:30:00Z\""),
                "is of 1815-06-18T11:30:00Z, before the record before it");
    }

    @Test
    void aClockThatIsSetBackWritesTheLastTimeAgain() throws IOException {
        Run.at(0, java.util.Map.of(), "rally", "--pips", "3", "--log", file.toString());
        List<String> lines = Files.readAllLines(file);
        assertThat(time(lines.get(2))).isEqualTo(time(lines.get(1)));
        assertThat(Run.of("journal", "verify", file.toString()).exit()).isZero();
    }

    private static String time(String line) {
        return line.replaceFirst(".*\"time\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void whatWasTypedIsOnRecord() throws IOException {
        assertThat(Files.readString(file)).contains("\"typed\":[\"pips\"]");
        refused(
                1,
                line -> line.replace("\"typed\":[\"pips\"]", "\"typed\":[]"),
                "another inputs pips than the rules give");
        refused(1, line -> line.replace("\"typed\":[\"pips\"],", ""), "does not say which of its inputs were typed");
        refused(1, line -> line.replace("\"typed\":[\"pips\"]", "\"typed\":[\"pips\",\"fnord\"]"), "typed");
    }

    @Test
    void anEmptyFileProvesNothing() throws IOException {
        Files.writeString(file, "");
        Run run = Run.of("journal", "verify", file.toString());
        assertThat(run.out()).startsWith("NOT VERIFIED").contains("nothing in it that could be verified");
        assertThat(run.exit()).isEqualTo(3);
    }

    /** A pack of the same name with another number in it is another pack. */
    @Test
    void theTablesGoOnRecord() throws IOException {
        Path ours = folder.resolve("ours");
        Run.of("tables", "export", "napoleonic", ours.toString());
        Path table = ours.resolve("crt.csv");
        Files.writeString(
                table, Files.readString(table).replace("1:4,,0.449,Ar\n1:4,0.450", "1:4,,0.499,Ar\n1:4,0.500"));
        Path log = folder.resolve("pack.jsonl");
        Run played = Run.of(
                "napoleonic",
                "combat",
                "--bases",
                "5",
                "--troop",
                "french-line",
                "--def",
                "--bases",
                "5",
                "--troop",
                "austrian-line",
                "--roll",
                "0.912",
                "--tables",
                ours.toString(),
                "--log",
                log.toString());
        assertThat(played.exit()).as(played.err()).isZero();
        assertThat(Files.readString(log)).containsPattern("\"tables\":\"ours\".*\"tables-sha256\":\"[0-9a-f]{64}\"");
        Run honest = Run.of("journal", "verify", log.toString(), "--tables", ours.toString());
        assertThat(honest.exit()).as(honest.out()).isZero();
        Files.writeString(table, "# a remark changes nothing\n" + Files.readString(table));
        assertThat(Run.of("journal", "verify", log.toString(), "--tables", ours.toString())
                        .exit())
                .isZero();
        Files.writeString(
                table, Files.readString(table).replace("0.499", "0.498").replace("0.500", "0.499"));
        Run edited = Run.of("journal", "verify", log.toString(), "--tables", ours.toString());
        assertThat(edited.out()).contains("record 1 has another tables-sha256 than the rules give");
        assertThat(edited.exit()).isEqualTo(3);
    }

    @Test
    void houseRulesGoOnRecordWithTheirTables() throws IOException {
        Path log = folder.resolve("house.jsonl");
        Run.of("honour", "fallback", "--house", "fallback=d6", "--log", log.toString());
        assertThat(Files.readString(log)).containsPattern("\"house\":\\{.*\"tables-sha256\":\"[0-9a-f]{64}\"");
        assertThat(Run.of("journal", "verify", log.toString()).exit()).isZero();
    }
}
