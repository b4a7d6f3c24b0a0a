package grognard.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A battle in a folder: its musters, the first side first by file name, and its lines as they were typed. */
public record BattleFiles(String ruleset, Path folder) {

    /** Papers of battles, and the battles that are no examples for players. */
    private static final Path TESTS = Path.of("src/test/resources/battles");

    private static final String PAPER = "paper.csv";

    /** A battle by the name of its folder, which begins with its ruleset: one of the tests, or else an example. */
    public static BattleFiles of(String name) {
        Path tests = TESTS.resolve(name);
        boolean isExample = !Files.exists(tests.resolve("lines.txt"));
        return new BattleFiles(name.split("-")[0], isExample ? Path.of("examples/battles", name) : tests);
    }

    /** What people wrote down beside the battle of that name. */
    public static String paper(String name) throws IOException {
        return Files.readString(TESTS.resolve(name).resolve(PAPER));
    }

    public Path lines() {
        return folder.resolve("lines.txt");
    }

    /** Begins a game with the musters of the battle. */
    public Run begin(Path game, List<String> options) throws IOException {
        List<String> words = new ArrayList<>(List.of("game", "new", game.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".csv") && !file.endsWith(PAPER))
                    .map(Path::toString)
                    .sorted()
                    .forEach(words::add);
        }
        words.addAll(List.of("--rules", ruleset));
        words.addAll(options);
        return played(words);
    }

    /** Plays the whole battle in a new game. */
    public void play(Path game, String... options) throws IOException {
        begin(game, List.of());
        List<String> words = new ArrayList<>(List.of("batch", lines().toString(), "--game", game.toString()));
        words.addAll(List.of(options));
        played(words);
    }

    private static Run played(List<String> words) {
        Run run = Run.of(words);
        assertThat(run.exit()).as(run.err()).isZero();
        return run;
    }
}
