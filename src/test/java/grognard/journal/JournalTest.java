package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games on record. */
class JournalTest {

    @TempDir
    Path folder;

    private String file = "";
    private Map<String, String> env = Map.of();

    @BeforeEach
    void places() {
        file = folder.resolve("game.jsonl").toString();
        env = Map.of("XDG_STATE_HOME", folder.resolve("state").toString());
    }

    private Run run(String... args) {
        return Run.with("", env, args);
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(Path.of(file));
    }

    private void play() {
        run("contact", "--att", "4", "--pips", "1", "--label", "Blue", "--log", file);
        run("contact", "--pips", "2", "--label", "Red", "--log", file, "-n", "3");
        run("rally", "--pips", "3", "--log", file, "-q");
        run("roll", "3d6+1", "--log", file, "-q");
        run("roll", "2d1000", "--log", file, "-q");
    }

    @Test
    void aRecordIsTheContractsObjectWithAChain() throws IOException {
        Run run = run("contact", "--att", "4", "--seed", "s", "--json", "--log", file);
        Run plain = run("contact", "--att", "4", "--seed", "s", "--json");
        assertThat(run.out()).isEqualTo(Files.readString(Path.of(file)));
        assertThat(run.out().replace(",\"typed\":[\"att\"]", ""))
                .startsWith(plain.out().replace("}\n", ""));
        assertThat(run.json().keySet()).containsSubsequence("inputs", "typed", "rolls");
        assertThat(plain.json()).doesNotContainKey("typed");
        assertThat(run.json().keySet()).endsWith("version", "record", "time", "prev", "hash");
        assertThat(run.json()).containsEntry("prev", "0".repeat(64));
        run("rally", "--pips", "3", "--log", file);
        assertThat(Json.object(lines().get(1))).containsEntry("prev", run.json().get("hash"));
    }

    @Test
    void theTimeComesFromTheClock() {
        Run run = Run.at(1_000_000_000_000L, env, "rally", "--pips", "3", "--json", "--log", file);
        assertThat(run.json()).containsEntry("time", "2001-09-09T01:46:40Z");
    }

    @Test
    void anHonestJournalVerifies() {
        play();
        Run run = run("journal", "verify", file);
        assertThat(run.out()).startsWith("VERIFIED").contains("7 records hold", "nothing can check: 1");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run("journal", "verify", file, "--json").json()).containsEntry("verified", true);
    }

    /** A resolver joins by being registered. */
    @Tag("thorough")
    @Test
    void everyResolversExamplesVerify() {
        int played = 0;
        for (String name : List.of("paperboys", "honour", "acw", "napoleonic", "dice")) {
            Ruleset ruleset = Rulesets.named(name);
            for (String resolver : ruleset.resolvers()) {
                for (String example : ruleset.resolver(resolver).description().examples()) {
                    List<String> words = new ArrayList<>(List.of(name, resolver));
                    words.addAll(ShellWords.split(example));
                    words.addAll(example.contains("-n ") ? List.of("-q") : List.of("-q", "-n", "3"));
                    words.addAll(List.of("--log", file));
                    Run run = run(words.toArray(String[]::new));
                    assertThat(run.exit()).as("%s: %s", words, run.err()).isZero();
                    played += (int) run.out().lines().count();
                }
            }
        }
        Run run = run("journal", "verify", file);
        assertThat(run.out()).startsWith("VERIFIED").contains(": " + played + " records hold");
    }

    private void tampered(int record, UnaryOperator<List<String>> change) throws IOException {
        List<String> honest = lines();
        Files.write(Path.of(file), change.apply(new ArrayList<>(honest)));
        Run run = run("journal", "verify", file);
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).startsWith("NOT VERIFIED").contains(": record " + record + " ");
        Files.write(Path.of(file), honest);
    }

    @Test
    void anyChangeShowsAndTheRecordIsNamed() throws IOException {
        play();
        tampered(3, lines -> edit(lines, 3, line -> line.replaceFirst("\"value\":([0-9])", "\"value\":0$1")));
        tampered(2, lines -> edit(lines, 2, line -> line.replaceFirst("\"code\":\"[a-z-]*\"", "\"code\":\"won\"")));
        tampered(2, lines -> edit(lines, 2, line -> line.replace("\"label\":\"Red\"", "\"label\":\"Rod\"")));
        tampered(4, lines -> edit(lines, 4, line -> line + " "));
        tampered(3, lines -> {
            lines.remove(2);
            return lines;
        });
        tampered(1, lines -> {
            lines.remove(0);
            return lines;
        });
        tampered(4, lines -> {
            Collections.swap(lines, 3, 4);
            return lines;
        });
        tampered(8, lines -> {
            lines.add(lines.get(6));
            return lines;
        });
        tampered(6, lines -> edit(lines, 6, line -> ""));
    }

    /** Every byte of a record counts. */
    @Test
    void noByteCanBeChanged() throws IOException {
        run("rally", "--pips", "3", "--seed", "s", "--log", file);
        byte[] bytes = Files.readAllBytes(Path.of(file));
        for (int i = 0; i < bytes.length; i += 7) {
            byte[] changed = bytes.clone();
            changed[i] ^= 1;
            Files.write(Path.of(file), changed);
            assertThat(run("journal", "verify", file).exit()).as("byte %d", i).isEqualTo(3);
        }
    }

    private static List<String> edit(List<String> lines, int record, UnaryOperator<String> change) {
        lines.set(record - 1, change.apply(lines.get(record - 1)));
        return lines;
    }

    /** A forger who knows the format chains all records anew; dice and outcomes still give the lie to it. */
    private static List<String> rechained(List<String> lines) {
        String prev = "0".repeat(64);
        List<String> chained = new ArrayList<>();
        for (String line : lines) {
            String body = line.substring(0, line.lastIndexOf(",\"prev\"")) + ",\"prev\":\"" + prev + "\"";
            prev = sha256(body);
            chained.add(body + ",\"hash\":\"" + prev + "\"}");
        }
        return chained;
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aForgedDieOrOutcomeShowsEvenWithANewChain() throws IOException {
        run("rally", "--pips", "3", "--seed", "s", "--log", file);
        run("rally", "--pips", "6", "--seed", "t", "--log", file);
        List<String> honest = lines();
        assertThat(rechained(honest)).isEqualTo(honest);
        Map<String, String> forgeries = Map.of(
                "\"values\":\\[[0-9]\\]", "\"values\":[6]",
                "\"code\":\"routs-on\"", "\"code\":\"rallied\"",
                "\"passed\":false", "\"passed\":true",
                "\"value\":[0-9]", "\"value\":6",
                "\"pips\":6", "\"pips\":1",
                "\"effect\":\"rout\"", "\"effect\":\"halt\"",
                "\"seed\":\"t\"", "\"seed\":\"u3\"",
                "\"resolver\":\"rally\"", "\"resolver\":\"officer\"",
                "\"ruleset\":\"paperboys\"", "\"ruleset\":\"fnord\"");
        forgeries.forEach((from, to) -> {
            String forged = honest.get(1).replaceFirst(from, to);
            assertThat(forged).as(from).isNotEqualTo(honest.get(1));
            write(rechained(List.of(honest.get(0), forged)));
            Run run = run("journal", "verify", file);
            assertThat(run.out()).as(from).startsWith("NOT VERIFIED").contains(": record 2 ");
            assertThat(run.exit()).isEqualTo(3);
        });
    }

    private void write(List<String> lines) {
        try {
            Files.write(Path.of(file), lines);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aRecordThatWasCutOffShowsToWhoNotedItsHash() throws IOException {
        play();
        String noted = String.valueOf(Json.object(lines().get(6)).get("hash")).substring(0, 16);
        assertThat(run("journal", "verify", file, "--head", noted).exit()).isZero();
        write(lines().subList(0, 6));
        assertThat(run("journal", "verify", file).exit()).isZero();
        Run run = run("journal", "verify", file, "--head", noted);
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).contains("record 7 is missing");
    }

    @Test
    void aTornLineIsReportedKeptAndRepaired() throws IOException {
        play();
        List<String> honest = lines();
        for (int length : new int[] {1, 9, 40, honest.get(6).length() - 1}) {
            write(honest.subList(0, 6));
            String torn = honest.get(6).substring(0, length);
            Files.writeString(Path.of(file), torn, StandardOpenOption.APPEND);
            assertThat(run("journal", "verify", file).exit()).isEqualTo(3);
            Run run = run("rally", "--pips", "3", "-q", "--log", file);
            assertThat(run.exit()).isZero();
            assertThat(run.err()).contains("torn").contains("kept in record 7");
            assertThat(lines()).hasSize(8);
            assertThat(new String(
                            java.util.Base64.getDecoder()
                                    .decode(String.valueOf(
                                            Json.object(lines().get(6)).get("torn"))),
                            StandardCharsets.UTF_8))
                    .isEqualTo(torn);
            Run verify = run("journal", "verify", file);
            assertThat(verify.exit()).as(verify.out()).isZero();
            assertThat(verify.out()).contains("repaired: 1");
        }
        write(honest.subList(0, 6));
        Files.writeString(Path.of(file), honest.get(6), StandardOpenOption.APPEND);
        assertThat(run("rally", "--pips", "3", "-q", "--log", file).err()).contains("lacked its end of line");
        assertThat(lines()).hasSize(8);
        assertThat(run("journal", "verify", file).exit()).isZero();
    }

    @Test
    void aFileThatIsNoJournalIsLeftAlone() throws IOException {
        for (String text : List.of("hello", "hello\n", "{\"a\":1}\n", "{\"schema\":1}\n", "\n")) {
            Files.writeString(Path.of(file), text);
            Run run = run("rally", "--pips", "3", "--log", file);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err()).contains("expected a journal");
            assertThat(run.out()).isEmpty();
            assertThat(Files.readString(Path.of(file))).isEqualTo(text);
        }
        play();
    }

    @Test
    void whatCannotBeRecordedIsNotShown() throws IOException {
        for (String place :
                List.of(folder.toString(), folder.resolve("no/such/folder").toString(), "/dev/full")) {
            if (!Files.exists(Path.of("/dev/full")) && place.equals("/dev/full")) {
                continue;
            }
            Run run = run("rally", "--pips", "3", "--log", place);
            assertThat(run.exit()).as(place).isEqualTo(1);
            assertThat(run.out()).as(place).isEmpty();
            assertThat(run.err()).contains("cannot write the journal " + place);
            Run batch = Run.with("rally --pips 3\n", env, "batch", "--log", place);
            assertThat(batch.exit()).as(place).isEqualTo(1);
            assertThat(batch.out()).as(place).isEmpty();
        }
    }

    @Test
    void aBatchGoesOnRecordInOrder() throws IOException {
        String batch = "contact --pips 1 --label a\nrally --pips 9\nrally --pips 3 -n 2\nroll d6\n";
        for (String threads : List.of("1", "3")) {
            Files.deleteIfExists(Path.of(file));
            Run run = Run.with(batch, env, "batch", "--json", "--keep-going", "--log", file, "--threads", threads);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.out()).isEqualTo(Files.readString(Path.of(file)));
            assertThat(lines()).hasSize(4);
            assertThat(run("journal", "verify", file).exit()).isZero();
        }
        Run csv = Run.with("pips\n3\n4\n", env, "batch", "--csv", "rally", "--log", file, "-q");
        assertThat(csv.exit()).isZero();
        assertThat(lines()).hasSize(6);
    }

    @Test
    void severalThreadsDoNotMixTheirLines() throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(
                    () -> {
                        for (int k = 0; k < 10; k++) {
                            run("contact", "-n", "5", "-q", "--log", file);
                        }
                    },
                    "writer");
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(lines()).hasSize(200);
        assertThat(run("journal", "verify", file).exit()).isZero();
    }

    @Test
    void aSealedGameIsProvenByJournalAndSeedAlone() throws IOException {
        Run seal = run("journal", "seal", file);
        assertThat(seal.exit()).isZero();
        assertThat(run("journal", "seal", file, "--salt", "opponent's word").exit())
                .isZero();
        run("contact", "--att", "4", "--log", file, "-n", "3");
        Run batch = Run.with("rally --pips 3\ncontact\n", env, "batch", "--log", file);
        assertThat(batch.exit()).isZero();
        Run before = Run.of("journal", "verify", file);
        assertThat(before.exit()).isZero();
        assertThat(before.out()).contains("not revealed yet");
        Run reveal = run("journal", "reveal", file);
        String seed = reveal.out()
                .lines()
                .filter(line -> line.startsWith("Seed "))
                .findFirst()
                .orElse("")
                .substring(5);
        assertThat(seal.out()).contains("Commitment " + sha256(seed));
        assertThat(Json.object(lines().get(4))).containsEntry("seed", sha256(seed + "\0opponent's word\0" + 3));
        // Another machine: no state, no settings, only the file.
        Run after = Run.of("journal", "verify", file);
        assertThat(after.exit()).isZero();
        assertThat(after.out()).contains("8 records hold").doesNotContain("not revealed");
        assertThat(run("contact", "--log", file, "--seed", "mine").exit()).isZero();
        assertThat(Run.of("journal", "verify", file).exit()).isZero();
    }

    @Test
    void neitherSideCanPickDiceInASealedGame() throws IOException {
        run("journal", "seal", file, "--seed", "a long enough secret seed");
        assertThat(run("rally", "--pips", "3", "--seed", "mine", "--log", file).exit())
                .isEqualTo(2);
        assertThat(Run.of("rally", "--pips", "3", "--log", file).err()).contains("its seed is not on this machine");
        assertThat(run("journal", "seal", file).exit()).isEqualTo(2);
        run("rally", "--pips", "3", "--log", file);
        assertThat(run("journal", "seal", file, "--salt", "late").exit()).isEqualTo(2);
        assertThat(Run.of("journal", "reveal", file).exit()).isEqualTo(2);
        assertThat(Run.of("journal", "reveal", file, "--seed", "wrong").exit()).isEqualTo(2);
        // A forger puts a record of his own seed among the sealed ones.
        run("rally", "--pips", "4", "--log", file);
        run("journal", "reveal", file);
        List<String> honest = lines();
        run(
                "rally",
                "--pips",
                "3",
                "--seed",
                "mine",
                "--log",
                folder.resolve("other").toString());
        String forged = Files.readString(folder.resolve("other")).strip();
        String seal = honest.get(1).replaceFirst(".*(,\"seal\":\"[0-9a-f]*\").*", "$1");
        forged = forged.replace(",\"record\":1", seal + ",\"record\":2");
        write(rechained(List.of(honest.get(0), forged, honest.get(2), honest.get(3))));
        Run run = Run.of("journal", "verify", file);
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).contains("record 2 does not take its dice from the sealed seed");
        write(rechained(edit(new ArrayList<>(honest), 4, line -> line.replace("a long", "another"))));
        assertThat(Run.of("journal", "verify", file).exit()).isEqualTo(3);
    }

    @Test
    void theSecretIsForItsOwnersEyes() throws IOException {
        Run seal = run("journal", "seal", file, "--seed", "short");
        assertThat(seal.err()).contains("could be guessed");
        assertThat(Files.readString(Path.of(file))).doesNotContain("short");
        Path secrets = folder.resolve("state/grognard/seals");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secrets)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secrets.resolve(sha256("short")))))
                .isEqualTo("rw-------");
    }

    @Test
    void recordsOfOtherTablesNeedThem() throws IOException {
        Path tables = folder.resolve("ours");
        assertThat(run("tables", "export", "paperboys", tables.toString()).exit())
                .isZero();
        run("rally", "--pips", "3", "--tables", tables.toString(), "--log", file);
        Run without = run("journal", "verify", file);
        assertThat(without.exit()).isEqualTo(3);
        assertThat(without.out()).contains("record 1 was played with the tables 'ours', which are not available");
        assertThat(run("journal", "verify", file, "--tables", tables.toString()).exit())
                .isZero();
    }

    @Test
    void showsWhatIsAskedFor() {
        play();
        assertThat(run("journal", "show", file).out().lines()).hasSize(7);
        assertThat(run("journal", "show", file, "--label", "Red").out().lines()).hasSize(3);
        assertThat(run("journal", "show", file, "--rules", "dice").out().lines())
                .hasSize(2);
        assertThat(run("journal", "show", file, "--resolver", "rally", "--json").json())
                .containsEntry("resolver", "rally");
        assertThat(run("journal", "show", file, "--format", "csv").out().lines())
                .hasSize(8);
        assertThat(run("journal", "show", file, "--format", "md").out())
                .startsWith("# Battle report\n")
                .contains("1. **Blue**, contact: **");
        assertThat(run("journal", "show", file, "--format", "xml").exit()).isEqualTo(2);
        assertThat(run("journal", "show").exit()).isEqualTo(2);
        assertThat(run("journal", "fnord").err()).contains("expected one of show");
        assertThat(Run.with("", Map.of("GROGNARD_LOG", file), "journal", "show")
                        .out()
                        .lines())
                .hasSize(7);
    }

    @Test
    void logCanBeASetting() throws IOException {
        Map<String, String> setting = Map.of("GROGNARD_LOG", file);
        assertThat(Run.with("", setting, "rally", "--pips", "3").out()).contains("Record 1 of ");
        assertThat(lines()).hasSize(1);
    }

    @Test
    void statsOfAnOddRecordAreNoneOfIt() throws IOException {
        Files.writeString(
                Path.of(file),
                "{\"schema\":1,\"rolls\":[{\"for\":\"luck\",\"die\":\"d6\",\"values\":[],\"source\":\"seed\"}],\"version\":\""
                        + Version.text() + "\"}\n");
        assertThat(run("journal", "stats", file).exit()).isZero();
        assertThat(run("journal", "stats", file, "--json").err()).isEmpty();
    }

    @Test
    void statsHoldRollsAgainstExpectation() {
        run("contact", "--dice", "6,1", "--label", "Blue", "--log", file);
        run("contact", "--dice", "6,2", "--label", "Blue", "--log", file);
        Run run = run("journal", "stats", file);
        assertThat(run.out())
                .contains("Blue   attacker's contact die  d6*     2  6.000     3.500   0.0278  1.0000")
                .contains("Blue   defender's contact die  d6*     2  1.500     3.500   0.9722  0.0833")
                .contains("d6*  4  1: 1/0.7  2: 1/0.7  3: 0/0.7  4: 0/0.7  5: 0/0.7  6: 2/0.7");
        assertThat(run("journal", "stats", file, "--label", "Red").out()).doesNotContain("Blue");
        assertThat(run("journal", "stats", file, "--json").out().lines()).hasSize(2);
    }
}
