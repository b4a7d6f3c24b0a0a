package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on games shows what the program prints; {@code -Dpage.write=true} writes it anew. */
class GamePageTest {

    private static final Path PAGE = Path.of("docs/game.md");

    /** What is told briefly at the prompt. */
    private static final List<String> TOLD = List.of("fire", "contact", "next", "cards");

    @TempDir
    Path folder;

    @Test
    void thePageIsWhatIsPrinted() throws IOException {
        List<String> page = Files.readAllLines(PAGE);
        List<String> played = played(page);
        if (Boolean.getBoolean("page.write")) {
            Files.write(PAGE, played);
        } else {
            assertThat(played).isEqualTo(page);
        }
    }

    private List<String> played(List<String> page) throws IOException {
        Path game = folder.resolve("salamanca.jsonl");
        Path muster = folder.resolve("armies.csv");
        int csv = page.indexOf("```csv");
        Files.write(
                muster,
                page.subList(
                        csv + 1, csv + 1 + page.subList(csv + 1, page.size()).indexOf("```")));
        assertThat(Run.of("game", "new", game.toString(), muster.toString()).exit())
                .isZero();
        List<String> played = new ArrayList<>();
        boolean shown = false;
        for (String line : page) {
            shown = line.equals("```game") || (shown && !line.equals("```"));
            if (!shown || line.equals("```game") || line.startsWith("> ")) {
                played.add(line);
            }
            if (shown && line.startsWith("> ")) {
                played.addAll(play(game, line.substring(2)));
            }
        }
        return played;
    }

    private static List<String> play(Path game, String line) {
        List<String> words = new ArrayList<>(List.of("--game", game.toString()));
        words.addAll(ShellWords.split(line));
        if (TOLD.contains(words.get(2))) {
            words.add("--brief");
        }
        Run run = Run.of(words);
        assertThat(run.exit()).as(line + ": " + run.err()).isZero();
        return run.out().lines().toList();
    }
}
