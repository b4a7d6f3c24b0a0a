package grognard.game;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages with blocks of {@code game} show what the prompt prints in the game that they begin: that of the scenario that the
 * page names first, or else of its first CSV block. Questions are answered by Enter. {@code -Dpage.write=true} writes them again.
 */
class GamePageTest {

    private static final String SCENARIO = " --scenario ";

    @TempDir
    Path folder;

    static List<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(Path.of("docs"))) {
            List<Path> shown = new ArrayList<>();
            for (Path page : pages.filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList()) {
                if (Files.readAllLines(page).contains("```game")) {
                    shown.add(page);
                }
            }
            return shown;
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePageIsWhatIsPrinted(Path path) throws IOException {
        List<String> page = Files.readAllLines(path);
        List<String> played = played(page);
        if (Boolean.getBoolean("page.write")) {
            Files.write(path, played);
        } else {
            assertThat(played).isEqualTo(page);
        }
    }

    private List<String> played(List<String> page) throws IOException {
        PromptRun prompt = PromptRun.answered("\n".repeat(100)); // Enter takes the default
        assertThat(prompt.typed("game " + begun(page)).err()).isEmpty();
        List<String> played = new ArrayList<>();
        boolean shown = false;
        for (String line : page) {
            shown = line.equals("```game") || (shown && !line.equals("```"));
            if (!shown || line.equals("```game") || line.startsWith("> ")) {
                played.add(line);
            }
            if (shown && line.startsWith("> ")) {
                Run run = prompt.typed(line.substring(2));
                assertThat(run.err()).as(line).doesNotContain("grognard: ");
                run.err().lines().map(String::stripTrailing).forEach(played::add);
                played.addAll(run.out().lines().toList());
            }
        }
        return played;
    }

    /** Musters the game of the page. */
    private Path begun(List<String> page) throws IOException {
        Path game = folder.resolve("battle.jsonl");
        List<String> args = new ArrayList<>(List.of("game", "new", game.toString()));
        String named = page.stream()
                .filter(line -> line.contains(SCENARIO))
                .findFirst()
                .map(line -> line.substring(line.indexOf(SCENARIO) + SCENARIO.length()))
                .orElse("");
        if (named.isEmpty()) {
            int csv = page.indexOf("```csv") + 1;
            List<String> rows =
                    page.subList(csv, csv + page.subList(csv, page.size()).indexOf("```"));
            args.add(Files.write(folder.resolve("armies.csv"), rows).toString());
        } else {
            args.addAll(List.of("--scenario", named));
        }
        assertThat(Run.of(args).exit()).isZero();
        return game;
    }
}
