package grognard.cli.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grognard.Main;
import grognard.testing.Run;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong outside the program stays outside: the same bytes, or a clear complaint. */
class FaultsTest {

    private static final Locale LOCALE = Locale.getDefault();
    private static final TimeZone ZONE = TimeZone.getDefault();

    /** A bit of everything that is printed; all dice from seeds. */
    private static final List<List<String>> LINES = List.of(
            List.of("contact", "--pips", "1", "--elite", "--def", "2", "--column", "--seed", "s"),
            List.of("contact", "--seed", "s", "--json", "-n", "3"),
            List.of("honour", "fire", "--unit", "formed", "--seed", "s"),
            List.of("napoleonic", "combat", "--strength", "10.5", "--def-strength", "7", "--seed", "s", "--json"),
            List.of("acw", "fire", "--figures", "12", "--order", "hold", "--seed", "s"),
            List.of("paperboys", "fire", "--stands", "x"),
            List.of("roll", "3D6+D1000", "--seed", "s"),
            List.of("cards", "--order", "RBBRRB"),
            List.of("odds", "contact", "--pips", "0..6"),
            List.of("odds", "contact", "--csv"),
            List.of("odds", "honour", "fire", "--unit", "formed", "--numbers"),
            List.of("odds", "contact", "--vs", "--elite", "--json"),
            List.of("rules", "CANISTER"),
            List.of("rules", "infantry"),
            List.of("sheet", "honour", "--html"),
            List.of("sheet", "napoleonic", "--md"),
            List.of("tables", "list"),
            List.of("completion", "zsh"),
            List.of("--help"),
            List.of("contact", "--help"));

    @TempDir
    Path folder;

    @AfterEach
    void restore() {
        Locale.setDefault(LOCALE);
        TimeZone.setDefault(ZONE);
    }

    /** Turkish i, German commas, Arabic and Indian digits, a calendar of its own, and zones on both sides of the date line. */
    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tr-TR Europe/Istanbul",
                "de-DE Europe/Berlin",
                "ar-EG-u-nu-arab Africa/Cairo",
                "fa-IR-u-nu-arabext Asia/Tehran",
                "hi-IN-u-nu-deva Asia/Kolkata",
                "th-TH-u-ca-buddhist-nu-thai Asia/Bangkok",
                "ja-JP-u-ca-japanese Pacific/Kiritimati",
                "en-US Pacific/Niue"
            })
    void sameBytesInEveryLocaleAndZone(String place) throws IOException {
        Locale.setDefault(Locale.ROOT);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        List<Run> expected = everything("here");
        String[] words = place.split(" ", -1);
        Locale.setDefault(Locale.forLanguageTag(words[0]));
        TimeZone.setDefault(TimeZone.getTimeZone(words[1]));
        assertThat(TimeZone.getDefault().getID()).isEqualTo(words[1]);
        assertThat(everything("there")).isEqualTo(expected);
        assertThat(folder.resolve("there.svg")).hasSameTextualContentAs(folder.resolve("here.svg"));
        assertThat(folder.resolve("there.jsonl")).hasSameTextualContentAs(folder.resolve("here.jsonl"));
        assertThat(folder.resolve("there/grognard.1")).hasSameTextualContentAs(folder.resolve("here/grognard.1"));
    }

    private List<Run> everything(String name) {
        List<Run> runs = new java.util.ArrayList<>();
        LINES.forEach(line -> runs.add(Run.of(line)));
        Map<String, String> env = Map.of("HOME", folder.toString());
        String journal = folder.resolve(name + ".jsonl").toString();
        Run.at(1_700_000_000_000L, env, "contact", "--label", "Iİıi", "--seed", "s", "-n", "12", "--log", journal);
        for (String format : List.of("text", "csv", "md", "json")) {
            Run shown = Run.with("", env, "journal", "show", journal, "--format", format);
            runs.add(new Run(shown.exit(), shown.out().replace(journal, ""), shown.err()));
        }
        runs.add(Run.with("", env, "journal", "stats", journal));
        Run.with(
                "",
                env,
                "odds",
                "contact",
                "--pips",
                "0..6",
                "--svg",
                folder.resolve(name + ".svg").toString());
        Run.with("", env, "man", folder.resolve(name).toString());
        return runs;
    }

    /** The time on record is what the clock said, but never before the record before: then that one's stands again. */
    @Test
    void clockThatIsSetBack() throws IOException {
        String journal = folder.resolve("game.jsonl").toString();
        Map<String, String> env = Map.of();
        for (long time : new long[] {-1, 0, 1_700_000_000_000L, 1_600_000_000_000L, 253_402_300_800_000L, 1}) {
            assertThat(Run.at(time, env, "contact", "--log", journal).exit()).isZero();
        }
        assertThat(Files.readString(Path.of(journal)))
                .containsSubsequence(
                        "1969-12-31T23:59:59.999Z",
                        "1970-01-01T00:00:00Z",
                        "2023-11-14T22:13:20Z",
                        "2023-11-14T22:13:20Z",
                        "+10000-01-01T00:00:00Z",
                        "+10000-01-01T00:00:00Z");
        Run verify = Run.of("journal", "verify", journal);
        assertThat(verify.exit()).isZero();
        assertThat(verify.out()).contains("6 records hold");
        assertThat(Run.of("journal", "show", journal).exit()).isZero();
        assertThat(Run.of("journal", "show", journal, "--format", "md").exit()).isZero();
    }

    @Test
    void noHomeAtAll() {
        assertThat(Run.with("", Map.of(), "contact").exit()).isZero();
        Run use = Run.with("", Map.of(), "use", "honour");
        assertThat(use.exit()).isEqualTo(2);
        assertThat(use.err()).contains("HOME or XDG_CONFIG_HOME");
        Run seal = Run.with(
                "", Map.of(), "journal", "seal", folder.resolve("g.jsonl").toString());
        assertThat(seal.exit()).isEqualTo(2);
        assertThat(seal.err()).contains("HOME or XDG_STATE_HOME");
    }

    @Test
    void homeThatIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Map<String, String> env = Map.of("HOME", file.toString());
        assertThat(Run.with("", env, "contact").exit()).isZero();
        Run use = Run.with("", env, "use", "honour");
        assertThat(use.exit()).isEqualTo(1);
        assertThat(use.err()).startsWith("grognard: cannot write " + file);
        Run impossible = Run.with("", Map.of("HOME", "a\0b"), "contact");
        assertThat(impossible.exit()).isEqualTo(2);
        assertThat(impossible.err()).contains("HOME a\\u0000b: expected a folder");
    }

    /** Whatever the moment at which nothing more can be written. */
    @Test
    void outputThatFailsAnywhere() {
        for (List<String> line : LINES) {
            int length = Run.of(line).out().length();
            for (int room : new int[] {0, 1, length / 2, length}) {
                ByteArrayOutputStream err = new ByteArrayOutputStream();
                int exit = Main.run(
                        InputStream.nullInputStream(), new Full(room), err, Map.of(), line.toArray(String[]::new));
                boolean prints = length > 0;
                assertThat(exit).as(line + " with room for " + room).isIn(prints ? List.of(1, 0) : List.of(2));
                if (exit == 1) {
                    assertThat(err.toString(StandardCharsets.UTF_8))
                            .startsWith("grognard: cannot write: No space left on device")
                            .doesNotContain("\tat ");
                } else {
                    assertThat(room).as(line.toString()).isGreaterThanOrEqualTo(prints ? length : 0);
                }
            }
        }
    }

    /** A device with room for so many bytes. */
    private static final class Full extends OutputStream {

        private long room;

        Full(int room) {
            this.room = room;
        }

        @Override
        public void write(int b) throws IOException {
            if (--room < 0) {
                throw new IOException("No space left on device");
            }
        }
    }

    /** A pipe that answers for ever is no player. */
    @Test
    void answersThatNeverFit() {
        Run run = Run.with("y\n".repeat(1000), Map.of(), "contact", "--ask");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .contains("--ask: 20 answers in a row were no attacker's contact die (d6); expected a whole");
    }

    /** Ctrl-C at the prompt interrupts the thread that runs the line. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void batchThatIsInterrupted(String threads) throws InterruptedException {
        CountDownLatch underWay = new CountDownLatch(2);
        InputStream endless = new InputStream() {
            private static final String LINE = "contact --pips 1\n";
            private int at;

            @Override
            public int read() {
                return LINE.charAt(at++ % LINE.length());
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                underWay.countDown();
                for (int i = 0; i < length; i++) {
                    bytes[from + i] = (byte) read();
                }
                return length;
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int[] exit = {-1};
        Thread batch = new Thread(() -> exit[0] =
                Main.run(endless, OutputStream.nullOutputStream(), err, Map.of(), "batch", "--threads", threads));
        batch.start();
        assertThat(underWay.await(60, TimeUnit.SECONDS)).isTrue();
        batch.interrupt();
        batch.join(10_000);
        assertThat(batch.isAlive()).isFalse();
        assertThat(exit[0]).isEqualTo(130);
        assertThat(err.size()).isZero();
    }

    @Test
    void sumsThatWouldOverflow() {
        String much = "+99999d6".repeat(42_950);
        for (String what : List.of("1d6" + much, "1d6" + "+999999".repeat(100_000), "1d6" + "+1".repeat(1000))) {
            Run run = Run.of("roll", what);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("at most 10000 dice");
        }
        assertThat(Run.of("roll", "1d6" + "+999999".repeat(999)).exit()).isZero();
    }

    /** Files without end, which say that they are empty. */
    @Test
    void filesWithoutEnd() throws IOException {
        Path zeros = Path.of("/dev/zero");
        assumeTrue(Files.exists(zeros));
        assertThat(Run.of("honour", "rout", zeros.toString()).err())
                .contains("FILE /dev/zero: expected a file of at most");
        assertThat(Run.of("journal", "verify", zeros.toString()).err()).contains("expected a journal, whose lines");
        assertThat(Run.of("journal", "show", zeros.toString()).exit()).isEqualTo(2);
        Path pack = folder.resolve("pack");
        assertThat(Run.of("tables", "export", "honour", pack.toString()).exit()).isZero();
        Files.delete(pack.resolve("nations.csv"));
        Files.createSymbolicLink(pack.resolve("nations.csv"), zeros);
        Run check = Run.of("tables", "check", pack.toString());
        Files.delete(pack.resolve("nations.csv")); // JUnit would wonder about a link out of its folder
        assertThat(check.exit()).isEqualTo(2);
        assertThat(check.err()).contains("bytes: expected a table of at most");
    }

    /** A number that is soon written and would fill the memory, and half a character. */
    @Test
    void recordsOutOfAllProportion() throws IOException {
        Path journal = folder.resolve("game.jsonl");
        for (String value : List.of("1e999999999", "1e-999999999", "\"\\ud83d\"")) {
            Files.deleteIfExists(journal);
            Run.of("rally", "--pips", "3", "--seed", "s", "--log", journal.toString());
            Files.writeString(journal, Files.readString(journal).replace("\"pips\":3", "\"pips\":" + value));
            assertThat(Run.of("journal", "verify", journal.toString()).exit()).isEqualTo(3);
            assertThat(Run.of("journal", "show", journal.toString()).exit()).isEqualTo(2);
            assertThat(Run.of("journal", "stats", journal.toString()).exit()).isEqualTo(2);
            assertThat(Run.of("contact", "--log", journal.toString()).exit()).isEqualTo(2);
        }
    }
}
