package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a seal shows, and what it does not. */
class SealedGameTest {

    private static final String SEED = "a long enough secret seed";

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

    private Run verify(String... more) {
        String[] args = new String[more.length + 3];
        args[0] = "journal";
        args[1] = "verify";
        args[2] = file;
        System.arraycopy(more, 0, args, 3, more.length);
        return Run.of(args);
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(Path.of(file));
    }

    /** The sealer knows the seed; what he cannot do any more is to slip records in until the dice suit him. */
    @Test
    void recordsWithoutDiceUseNoneUp() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file);
        run("moves", "--unit", "line", "--log", file);
        run("rally", "--pips", "3", "--dice", "4", "--log", file);
        Files.writeString(Path.of(file), Files.readString(Path.of(file)) + "{\"schema\":1,\"rul");
        run("contact", "--log", file);
        List<String> lines = lines();
        assertThat(lines.get(0)).contains("\"numbering\":\"thrown\"", "\"thrown\":0,");
        assertThat(Json.object(lines.get(1))).containsEntry("seed", Seal.seedOf(SEED, "", 1));
        assertThat(lines.get(2)).contains("\"seed\":null", "\"thrown\":1,");
        assertThat(lines.get(3)).contains("\"seed\":null", "\"thrown\":1,");
        assertThat(lines.get(4)).contains("\"journal\":\"repair\"", "\"thrown\":1,");
        assertThat(Json.object(lines.get(5))).containsEntry("seed", Seal.seedOf(SEED, "", 2));
        run("journal", "reveal", file);
        assertThat(verify().out()).startsWith("VERIFIED").contains("torn lines that were repaired: 1, in record 5");
    }

    @Test
    void aSeedThatIsNamedWithoutDiceDoesNotVerify() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("rally", "--pips", "3", "--dice", "4", "--log", file);
        List<String> lines = lines();
        String named = lines.get(1).replace("\"seed\":null", "\"seed\":\"" + Seal.seedOf(SEED, "", 1) + "\"");
        Files.writeString(Path.of(file), Forger.again(lines, 1, named));
        assertThat(verify().out()).contains("record 2 names a seed although it throws no dice");
    }

    @Test
    void theCountOfThrowsMustBeRight() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file);
        List<String> lines = lines();
        Files.writeString(Path.of(file), Forger.again(lines, 1, lines.get(1).replace("\"thrown\":1", "\"thrown\":2")));
        assertThat(verify().out()).contains("NOT VERIFIED", "record 2 is not written as", "\"thrown\":2");
    }

    @Test
    void verifySaysWhatIsSealedAndWhatIsNot() {
        run("rally", "--pips", "3", "--log", file);
        run("journal", "seal", file, "--seed", SEED);
        run("journal", "seal", file, "--salt", "Blücher");
        run("contact", "--att", "4", "--log", file);
        String commitment = Seal.commitment(SEED);
        Run before = verify();
        assertThat(before.out())
                .startsWith("NOT REVEALED")
                .contains(
                        "seal of record 2, not revealed, commitment\n    " + commitment,
                        "salt Blücher",
                        "dice from the sealed seed: 1",
                        "dice thrown again from their seeds: 1",
                        "dice outside of the seal: 1; the player who rolled",
                        "dice thrown on the table, which nothing can check: 1");
        assertThat(before.exit()).isZero();
        assertThat(verify("--json").json())
                .containsEntry("verified", true)
                .containsEntry("revealed", false)
                .containsKeys("sealed-dice", "free-dice", "given-dice", "seals");
        Run reveal = run("journal", "reveal", file);
        assertThat(reveal.out()).containsPattern("Records 4, head [0-9a-f]{64}\n");
        assertThat(verify().out()).startsWith("VERIFIED").contains("seal of record 2, revealed");
        assertThat(verify("--commitment", commitment.substring(0, 16)).exit()).isZero();
        Run other = verify("--commitment", "0123456789abcdef");
        assertThat(other.out()).contains("no seal has the commitment 0123456789abcdef that was noted");
        assertThat(other.exit()).isEqualTo(3);
        assertThat(verify("--commitment", "0123456789abcde").exit()).isEqualTo(2);
        assertThat(verify("--head", "0123456789abcde").exit()).isEqualTo(2);
    }

    /** Told the second commitment, an opponent would take its ground dice for those fixed before the game. */
    @Test
    void aSecondSealFailsACheckByCommitment() {
        run("journal", "seal", file, "--seed", SEED);
        run("journal", "seal", file, "--salt", "Blücher");
        run("contact", "--log", file);
        run("journal", "reveal", file);
        String ground = "a seed that was ground until it suited";
        run("journal", "seal", file, "--seed", ground, "--salt", "Blücher");
        run("contact", "--log", file);
        run("journal", "reveal", file);
        Run plain = verify();
        assertThat(plain.out()).startsWith("VERIFIED").contains("sealed again in record 5");
        assertThat(plain.exit()).isZero();
        for (String seed : List.of(SEED, ground)) {
            Run checked = verify("--commitment", Seal.commitment(seed));
            assertThat(checked.out()).startsWith("NOT VERIFIED").contains("record 5 seals again after record 1");
            assertThat(checked.exit()).isEqualTo(3);
        }
    }

    @Test
    void aSealedJournalIsVerifiedFromStandardInput() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file, "-n", "3");
        run("journal", "reveal", file);
        String honest = Files.readString(Path.of(file));
        Run piped = Run.with(honest, Map.of(), "journal", "verify", "-");
        assertThat(piped.out()).startsWith("VERIFIED  -: 5 records hold");
        assertThat(piped.exit()).isZero();
        assertThat(Run.with(honest, Map.of(), "journal", "show", "-").out()).contains("contact");
        assertThat(Run.with("journal verify -\n", Map.of(), "batch").exit()).isEqualTo(2);
    }

    /** The one that was forged is named, although only the reveal after it shows that it was. */
    @Test
    void theRecordWithOtherDiceIsNamed() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("rally", "--pips", "3", "--log", file, "-n", "3");
        run("journal", "reveal", file);
        List<String> lines = lines();
        String other = folder.resolve("other").toString();
        String seed = Seal.commitment("ground until it suited");
        run("rally", "--pips", "3", "--log", other, "--seed", seed);
        String ground = Files.readAllLines(Path.of(other)).get(0);
        String chained = lines.get(2).substring(lines.get(2).indexOf(",\"seal\":"));
        String forged = ground.substring(0, ground.indexOf(",\"record\":")) + chained;
        forged = forged.replace("\"repeat\":null", "\"repeat\":2");
        Files.writeString(Path.of(file), Forger.again(lines, 2, forged));
        Run run = verify("--json");
        assertThat(run.json())
                .containsEntry("failed", new java.math.BigDecimal(3))
                .containsEntry("why", "does not take its dice from the sealed seed")
                .containsEntry("records", new java.math.BigDecimal(2))
                .containsEntry("hash", Json.object(lines.get(1)).get("hash"));
        assertThat(run.exit()).isEqualTo(3);
    }

    @Test
    void theRevealSumsTheJournalUp() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file);
        run("journal", "reveal", file);
        List<String> lines = lines();
        String hash = String.valueOf(Json.object(lines.get(1)).get("hash"));
        assertThat(lines.get(2)).contains("\"records\":2,\"head\":\"" + hash + "\"");
        Files.writeString(
                Path.of(file), Forger.again(lines, 2, lines.get(2).replace("\"records\":2", "\"records\":1")));
        assertThat(verify().out()).contains("NOT VERIFIED", "record 3 ", "\"records\":1");
    }

    @Test
    void whatMakesASealWeakIsNoted() {
        run("journal", "seal", file, "--seed", SEED);
        run("contact", "--log", file);
        run("journal", "reveal", file);
        assertThat(verify().out()).contains("the seal of record 1 has no salt");
        run("journal", "seal", file, "--seed", SEED);
        assertThat(verify().out()).contains("the seed that record 4 seals was sealed before");
    }

    @Test
    void aDamagedSecretIsNotUsed() throws IOException {
        run("journal", "seal", file, "--seed", SEED);
        Path secret = folder.resolve("state/grognard/seals").resolve(Seal.commitment(SEED));
        for (String damaged : List.of("", "a long enough secret see", SEED + "\n")) {
            Files.writeString(secret, damaged);
            Run run = run("contact", "--log", file);
            assertThat(run.err()).contains("is damaged: expected a seed whose SHA-256 is the file's name");
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run("journal", "reveal", file).exit()).isEqualTo(2);
        }
        assertThat(lines()).hasSize(1);
        assertThat(run("journal", "reveal", file, "--seed", SEED).exit()).isZero();
    }

    @Test
    void aSecretIsItsOwnersWhateverWasThere() throws IOException {
        Path secrets = Files.createDirectories(folder.resolve("state/grognard/seals"));
        Path secret = secrets.resolve(Seal.commitment(SEED));
        Path elsewhere = Files.writeString(folder.resolve("elsewhere"), "precious");
        Files.createSymbolicLink(secret, elsewhere);
        Files.setPosixFilePermissions(secrets, PosixFilePermissions.fromString("rwxrwxrwx"));
        run("journal", "seal", file, "--seed", SEED);
        assertThat(Files.readString(elsewhere)).isEqualTo("precious");
        assertThat(Files.readString(secret)).isEqualTo(SEED);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secrets)))
                .isEqualTo("rwx------");
    }
}
