package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stretches of games as they were typed; see src/test/resources/transcripts/README.md. */
class TranscriptTest {

    private static final String TYPED = "> ";

    static List<Path> transcripts() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/transcripts"))) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void theGameGoesAsItWent(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int start = 0;
        while (!lines.get(start).startsWith(TYPED)) {
            start++;
        }
        List<String> game = lines.subList(start, lines.size());
        PromptRun prompt = new PromptRun();
        StringBuilder played = new StringBuilder();
        String before = "";
        for (String line : game) {
            if (line.startsWith(TYPED)) {
                prompt.type(line.substring(TYPED.length()));
                Run run = prompt.soFar();
                assertThat(run.err()).as(line).isEmpty();
                played.append(line).append('\n').append(run.out().substring(before.length()));
                before = run.out();
            }
        }
        assertThat(played.toString()).isEqualTo(game.stream().collect(Collectors.joining("\n", "", "\n")));
    }
}
