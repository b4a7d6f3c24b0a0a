package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The examples of docs/batch.md: each command reads what the block before it shows, and prints what its own block shows. */
class BatchPageTest {

    private static final String PROMPT = "$ grognard ";

    /** Texts of the blocks without a language, in their order. */
    private static List<String> blocks() throws IOException {
        List<String> blocks = new ArrayList<>();
        String language = "";
        StringBuilder block = new StringBuilder();
        for (String line : Files.readAllLines(Path.of("docs/batch.md"))) {
            boolean fence = line.startsWith("```");
            if (fence && language.equals("```")) {
                blocks.add(block.toString());
                block.setLength(0);
            }
            if (fence) {
                language = language.isEmpty() ? line : "";
            } else if (language.equals("```")) {
                block.append(line).append('\n');
            }
        }
        return blocks;
    }

    @Test
    void everyCommandPrintsWhatThePageShows() throws IOException {
        String input = "";
        int commands = 0;
        for (String block : blocks()) {
            if (!block.startsWith(PROMPT)) {
                input = block;
                continue;
            }
            int end = block.indexOf('\n');
            List<String> words = new ArrayList<>(ShellWords.split(block.substring(PROMPT.length(), end)));
            words.replaceAll(word -> word.endsWith(".txt") || word.endsWith(".csv") ? "-" : word);
            Run run = Run.with(input, Map.of(), words.toArray(String[]::new));
            assertThat(run.out() + run.err()).as(words.toString()).isEqualTo(block.substring(end + 1));
            commands++;
        }
        assertThat(commands).isEqualTo(3);
    }
}
