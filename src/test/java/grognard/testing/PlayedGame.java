package grognard.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A game on disk that is played a line at a time. */
public record PlayedGame(Path file) {

    /** Begins one with these rows, a header first. */
    public static PlayedGame of(Path folder, String ruleset, String muster, String... options) throws IOException {
        Path rows = folder.resolve("muster.csv");
        Files.writeString(rows, muster);
        Path file = folder.resolve("game.jsonl");
        List<String> line = new ArrayList<>(List.of("game", "new", file.toString(), rows.toString()));
        line.addAll(List.of("--rules", ruleset));
        line.addAll(List.of(options));
        Run run = Run.of(line);
        assertThat(run.exit()).as(run.err()).isZero();
        return new PlayedGame(file);
    }

    private Run run(String line) {
        List<String> words = new ArrayList<>(List.of("--game", file.toString()));
        words.addAll(ShellWords.split(line));
        return Run.of(words);
    }

    /** What a line that is played prints. */
    public String play(String line) {
        Run run = run(line);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out();
    }

    /** The complaint about a line that is refused and leaves nothing behind. */
    public String refused(String line) throws IOException {
        byte[] before = Files.readAllBytes(file);
        Run run = run(line);
        assertThat(run.exit()).as(line + ": " + run.out()).isEqualTo(2);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        return run.err();
    }

    /** Every record holds. */
    public void verify() {
        assertThat(Run.of("journal", "verify", file.toString()).out()).startsWith("VERIFIED");
    }
}
