package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stretches of games as they were typed; see src/test/resources/transcripts/README.md. */
class TranscriptTest {

    /** What stands before a line that was typed. */
    private static final String PROMPT = ">";

    /** The window that terminal.sh opens, so wide that hardly a line is broken. */
    private static final Map<String, String> WINDOW = Map.of("COLUMNS", "400");

    static List<Path> transcripts() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/transcripts"))) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isTyped(String line) {
        return line.equals(PROMPT) || line.startsWith(PROMPT + " ");
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void theGameGoesAsItWent(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int start = 0;
        while (!isTyped(lines.get(start))) {
            start++;
        }
        List<String> game = lines.subList(start, lines.size());
        PromptRun prompt = new PromptRun(WINDOW);
        StringBuilder played = new StringBuilder();
        String before = "";
        for (String line : game) {
            if (isTyped(line)) {
                prompt.type(line.substring(PROMPT.length()).strip());
                Run run = prompt.soFar();
                assertThat(run.err()).as(line).isEmpty();
                played.append(line).append('\n').append(run.out().substring(before.length()));
                before = run.out();
            }
        }
        assertThat(played.toString()).isEqualTo(game.stream().collect(Collectors.joining("\n", "", "\n")));
    }
}
