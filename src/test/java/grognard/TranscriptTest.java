package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stretches of games as they were typed; see src/test/resources/transcripts/README.md. */
class TranscriptTest {

    private static final Path FOLDER = Path.of("src/test/resources/transcripts");

    /** What stands before a line that was typed. */
    private static final String PROMPT = ">";

    /** The window that terminal.sh opens, so wide that hardly a line is broken. */
    private static final Map<String, String> WINDOW = Map.of("COLUMNS", "400");

    @TempDir
    Path folder;

    static List<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".game"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isTyped(String line) {
        return line.equals(PROMPT) || line.startsWith(PROMPT + " ");
    }

    /** From the first line that was typed; those before it are remarks. */
    private static List<String> game(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int start = 0;
        while (!isTyped(lines.get(start))) {
            start++;
        }
        return lines.subList(start, lines.size());
    }

    /** Codes, effects and dice; how they are put into words is for the tests of sentences. */
    @ParameterizedTest
    @MethodSource("games")
    void theGameEndsAsItEnded(Path file) throws IOException {
        List<String> game = game(file);
        Path journal = folder.resolve("game.jsonl");
        PromptRun prompt = new PromptRun(Map.of("GROGNARD_LOG", journal.toString()));
        List<String> played = new ArrayList<>();
        int records = 0;
        for (String line : game) {
            if (isTyped(line)) {
                prompt.type(line.substring(PROMPT.length()).strip());
                assertThat(prompt.soFar().err()).as(line).isEmpty();
                played.add(line);
                List<String> all = Files.exists(journal) ? Files.readAllLines(journal) : List.of();
                all.subList(records, all.size()).forEach(record -> played.add(ending(Json.object(record))));
                records = all.size();
            }
        }
        assertThat(played).isEqualTo(game);
    }

    /** {@code routs | unit rout, unit lose-figures 2 | 3 4}. */
    private static String ending(Map<String, Object> record) {
        Map<String, Object> outcome = Json.at(record, "outcome");
        String effects = Json.<Map<String, Object>>list(outcome, "effects").stream()
                .map(effect -> effect.values().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
        String dice = Json.<Map<String, Object>>list(record, "rolls").stream()
                .flatMap(roll -> Json.list(roll, "values").stream())
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
        return String.join(" | ", String.valueOf(outcome.get("code")), effects, dice)
                .stripTrailing();
    }

    /** One game to the letter, as a window shows it. */
    @Test
    void theGoldenGameGoesAsItWent() throws IOException {
        List<String> game = game(FOLDER.resolve("paperboys-turn.txt"));
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
