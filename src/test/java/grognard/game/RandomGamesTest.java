package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.record.RecordEntry;
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

    /** After so many games that are wrong no more are played. */
    private static final int ENOUGH = 5;

    @TempDir
    Path folder;

    /** One for all games of a test: what it has read of the rules it knows from then on. */
    private final PromptRun prompt = new PromptRun();

    /** All, or the one of {@code -Dlong.ruleset}. */
    static List<String> rulesets() {
        String only = System.getProperty("long.ruleset", "");
        return only.isEmpty() ? Rulesets.names() : List.of(only);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rulesets")
    void fortyGames(String ruleset) throws IOException {
        for (int seed = 1; seed <= 40; seed++) {
            play(ruleset, seed);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("rulesets")
    void tenThousandGames(String ruleset) throws IOException {
        int first = Integer.getInteger("long.from", 1001);
        int last = first + Integer.getInteger("long.games", 10_000) - 1;
        List<String> wrong = new ArrayList<>();
        for (int seed = first; seed <= last && wrong.size() < ENOUGH; seed++) {
            try {
                play(ruleset, seed);
            } catch (AssertionError e) {
                wrong.add(ruleset + ", seed " + seed + ": " + e.getMessage());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aBatchAndSingleLinesAgree(String ruleset) throws IOException {
        for (int seed = 1; seed <= 3; seed++) {
            List<String> lines = new RandomLines(ruleset, new Random(seed)).lines(LINES);
            Path batch = mustered(ruleset, "batch" + seed, seed);
            batch(batch, lines);
            Path single = mustered(ruleset, "single" + seed, seed);
            for (int k = 0; k < lines.size(); k++) {
                Run.with(
                        "",
                        Map.of("GROGNARD_GAME", single.toString()),
                        seeded(lines, k).split(" "));
            }
            prompt.type("game " + batch);
            String played = units() + turn();
            prompt.type("game " + single);
            assertThat(units() + turn()).isEqualTo(played);
        }
    }

    /** As the batch does it: line k takes its dice from SEED/k. */
    private static String seeded(List<String> lines, int k) {
        return lines.get(k) + (RandomLines.throwsDice(lines.get(k)) ? " --seed s/" + (k + 1) : "");
    }

    private void play(String ruleset, int seed) throws IOException {
        List<String> lines = new RandomLines(ruleset, new Random(seed)).lines(LINES);
        Path game = mustered(ruleset, "batch" + seed, seed);
        batch(game, lines);
        prompt.type("game " + game);
        String played = units();
        String turn = turn();
        Files.writeString(folder.resolve("now.csv"), prompt.typed("units --csv").out());
        assertThat(verified(game)).as("seed " + seed).isEmpty();
        undone(ruleset, game, seed);
        if (seed % 4 == 0) {
            forged(game, seed);
        }
        Path typed = mustered(ruleset, "typed" + seed, seed);
        typed(typed, lines, seed);
        assertThat(units() + turn()).as("seed " + seed + ", at the prompt").isEqualTo(played + turn);
        musteredAgain(ruleset, played, seed);
        answered(ruleset, lines, seed);
        for (String in : List.of("batch", "typed", "again", "asked")) {
            Files.delete(folder(in + seed).resolve("game.jsonl"));
            Files.delete(folder(in + seed));
        }
    }

    /** A new game in that folder, called game; for every second seed one that ends after two turns. */
    private Path mustered(String ruleset, String in, int seed) throws IOException {
        boolean ends = seed % 2 == 0;
        Path begun = folder.resolve(ruleset + (ends ? "-ends" : "")).resolve("game.jsonl");
        if (!Files.exists(begun)) {
            Files.createDirectories(begun.getParent());
            muster(ruleset, begun, ends ? " --turns 2" : "");
        }
        return Files.copy(begun, folder(in).resolve("game.jsonl"));
    }

    private Path folder(String name) throws IOException {
        return Files.createDirectories(folder.resolve(name));
    }

    /** The same lines at the prompt, where nobody is asked either. */
    private void typed(Path game, List<String> lines, int seed) {
        prompt.type("set ask off");
        prompt.type("game " + game);
        for (int k = 0; k < lines.size(); k++) {
            assertThat(prompt.typed(seeded(lines, k)).err()).as("seed " + seed).doesNotContain("internal error");
        }
    }

    /** The same lines at a prompt that asks, with answers taken at random: what they make verifies too. */
    private void answered(String ruleset, List<String> lines, int seed) throws IOException {
        Random random = new Random(seed);
        StringBuilder answers = new StringBuilder();
        for (int i = 0; i < 3 * lines.size(); i++) {
            answers.append(List.of("y", "n", "", "3", "12").get(random.nextInt(5)))
                    .append('\n');
        }
        Path game = mustered(ruleset, "asked" + seed, seed);
        try (PromptRun asking = PromptRun.answered(answers.toString())) {
            asking.type("game " + game);
            for (int k = 0; k < lines.size(); k++) {
                assertThat(asking.typed(seeded(lines, k)).err())
                        .as("seed " + seed)
                        .doesNotContain("internal error");
            }
        }
        assertThat(verified(game)).as("seed " + seed + ", asked").isEmpty();
    }

    /** Why it does not verify; nothing if it does. */
    private String verified(Path game) {
        Run proof = prompt.typed("journal verify " + game);
        return proof.out().startsWith("VERIFIED") ? "" : proof.out() + proof.err();
    }

    /** A change, taken at random, that says something else is found, even where the records are chained anew. */
    private void forged(Path game, int seed) throws IOException {
        List<String> records = Files.readAllLines(game);
        List<Forgery> all = Forgery.ofChanges(records);
        if (all.isEmpty()) {
            return;
        }
        Forgery forgery = all.get(new Random(seed).nextInt(all.size()));
        Path file = folder.resolve("forged.jsonl");
        Files.write(file, forgery.in(records));
        assertThat(verified(file)).as("seed " + seed + ": " + forgery).startsWith("NOT VERIFIED");
    }

    /** Every line taken back and done again, in memory: the states are those that there were. */
    private static void undone(String ruleset, Path game, int seed) throws IOException {
        Ruleset rules = Rulesets.named(ruleset);
        List<Game> states = new ArrayList<>();
        Game now = null;
        for (String line : Files.readAllLines(game)) {
            RecordEntry entry = RecordEntry.read(line.getBytes(StandardCharsets.UTF_8));
            now = now == null ? Muster.begun(entry, Referees.of(Tables.builtIn(rules))) : now.after(entry);
        }
        assertThat(now).isNotNull();
        while (now.done() != null) {
            states.add(now);
            now = now.after(now.undo(), now.records() + 1);
        }
        for (int i = states.size() - 1; i >= 0; i--) {
            now = now.after(now.redo(), now.records() + 1);
            assertThat(now.state())
                    .as("seed " + seed + ", line " + i)
                    .isEqualTo(states.get(i).state());
        }
    }

    private void musteredAgain(String ruleset, String played, int seed) throws IOException {
        Path again = folder("again" + seed).resolve("game.jsonl");
        String turn = played.replaceFirst("(?s).*\"turn\":([0-9]+).*", "$1");
        String csv = folder.resolve("now.csv").toString();
        Run run = prompt.typed("game new " + again + " " + csv + " --rules " + ruleset + " --turn " + turn);
        assertThat(run.err()).as("seed " + seed).isEmpty();
        assertThat(units()).as("seed " + seed + ", mustered again").isEqualTo(played);
    }

    private void muster(String ruleset, Path game, String options) {
        String muster = "src/test/resources/musters/" + ruleset + ".csv";
        Run run = prompt.typed("game new " + game + " " + muster + " --rules " + ruleset + options);
        assertThat(run.err()).isEmpty();
    }

    private void batch(Path game, List<String> lines) throws IOException {
        Path file = folder.resolve("lines.txt");
        Files.write(file, lines);
        Run run = Run.of("batch", file.toString(), "--game", game.toString(), "--seed", "s", "-q", "--keep-going");
        assertThat(run.err()).doesNotContain("internal error");
        assertThat(run.exit()).isIn(0, 2);
    }

    /** All units of the game at the prompt as a program reads them, without how many records there are. */
    private String units() {
        return prompt.typed("units --json").out().replaceFirst("\"records\":[0-9]+", "");
    }

    /** The phase, who may, must and has acted, and what is due. */
    private String turn() {
        return prompt.typed("turn --json").out();
    }
}
