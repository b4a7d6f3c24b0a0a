package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Entry;
import grognard.rules.Ruleset;
import grognard.rules.Tables;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of random lines, from fixed seeds: whatever was played, it verifies, folds, undoes and can be mustered again. */
class RandomGamesTest {

    private static final int LINES = 25;

    @TempDir
    Path folder;

    static List<String> rulesets() {
        return Rulesets.names();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rulesets")
    void aHundredGames(String ruleset) throws IOException {
        for (int seed = 1; seed <= 100; seed++) {
            play(ruleset, seed);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("rulesets")
    void tenThousandGames(String ruleset) throws IOException {
        int last = 1000 + Integer.getInteger("long.games", 10_000);
        for (int seed = 1001; seed <= last; seed++) {
            play(ruleset, seed);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aBatchAndSingleLinesAgree(String ruleset) throws IOException {
        for (int seed = 1; seed <= 3; seed++) {
            List<String> lines = new RandomLines(ruleset, new Random(seed)).lines(LINES);
            Path batch = muster(ruleset, "batch" + seed);
            batch(batch, lines);
            Path single = muster(ruleset, "single" + seed);
            for (int k = 0; k < lines.size(); k++) {
                // As the batch does it: line k takes its dice from SEED/k.
                String line = lines.get(k) + (RandomLines.throwsDice(lines.get(k)) ? " --seed s/" + (k + 1) : "");
                Run.with("", Map.of("GROGNARD_GAME", single.toString()), line.split(" "));
            }
            assertThat(units(single).replace("single", "batch")).isEqualTo(units(batch));
        }
    }

    private void play(String ruleset, int seed) throws IOException {
        Path game = muster(ruleset, "game" + seed);
        batch(game, new RandomLines(ruleset, new Random(seed)).lines(LINES));
        Run proof = Run.of("journal", "verify", game.toString());
        assertThat(proof.exit()).as("seed " + seed + ": " + proof.out()).isZero();
        String played = units(game);
        musteredAgain(ruleset, game, played, seed);
        undone(ruleset, game, seed);
        Files.delete(game);
    }

    /** Every line taken back and done again, in memory: the states are those that there were. */
    private static void undone(String ruleset, Path game, int seed) throws IOException {
        Ruleset rules = Rulesets.named("test", ruleset);
        List<Game> states = new ArrayList<>();
        Game now = null;
        for (String line : Files.readAllLines(game)) {
            Entry entry = Entry.read(line.getBytes(StandardCharsets.UTF_8));
            now = now == null ? Muster.begun(entry, new GameRules(rules, Tables.builtIn(rules))) : now.after(entry);
        }
        assertThat(now).isNotNull();
        while (now.done() != null) {
            states.add(now);
            now = now.after(now.undo(), now.records() + 1);
        }
        for (int i = states.size() - 1; i >= 0; i--) {
            now = now.after(now.redo(), now.records() + 1);
            assertThat(text(now)).as("seed " + seed + ", line " + i).isEqualTo(text(states.get(i)));
        }
    }

    private static String text(Game game) {
        GameState state = game.state();
        return new String(RollCall.json(game, state.units().list()), StandardCharsets.UTF_8)
                        .replaceFirst("records\":[0-9]+", "")
                + state.due()
                + state.turn()
                + state.stage()
                + state.ending()
                + state.cards()
                + state.levels();
    }

    private void musteredAgain(String ruleset, Path game, String played, int seed) throws IOException {
        Path csv = folder.resolve("now.csv");
        Files.writeString(
                csv, Run.of("--game", game.toString(), "units", "--csv").out());
        Path again = folder.resolve("again").resolve(game.getFileName());
        Files.createDirectories(again.getParent());
        Files.deleteIfExists(again);
        String turn = played.replaceFirst("(?s).*\"turn\":([0-9]+).*", "$1");
        Run run = Run.of("game", "new", again.toString(), csv.toString(), "--rules", ruleset, "--turn", turn);
        assertThat(run.exit()).as("seed " + seed + ": " + run.err()).isZero();
        assertThat(units(again)).as("seed " + seed + ", mustered again").isEqualTo(played);
    }

    private Path muster(String ruleset, String name) {
        Path game = folder.resolve(name + ".jsonl");
        String muster = "src/test/resources/musters/" + ruleset + ".csv";
        assertThat(Run.of("game", "new", game.toString(), muster, "--rules", ruleset)
                        .exit())
                .isZero();
        return game;
    }

    private void batch(Path game, List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game.toString(), "--seed", "s", "-q", "--keep-going");
        assertThat(run.err()).doesNotContain("internal error");
        assertThat(run.exit()).isIn(0, 2);
    }

    /** All units as a program reads them, without how many records there are. */
    private static String units(Path game) {
        return Run.of("--game", game.toString(), "units", "--json").out().replaceFirst("\"records\":[0-9]+", "");
    }
}
