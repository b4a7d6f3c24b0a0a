package grognard.rules.paperboys;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The script of the rulebook's examples ends every step as the book does. */
class BookExamplesTest {

    private static final Path SCRIPT = Path.of("examples/paperboys-book-examples.sh");

    @Test
    void everyStepEndsAsInTheBook() throws IOException {
        List<Object> codes = new ArrayList<>();
        for (String line : Files.readAllLines(SCRIPT)) {
            if (line.startsWith("play ")) {
                List<String> words = new ArrayList<>(ShellWords.split(line));
                words.set(0, "paperboys");
                words.add("--json");
                codes.add(Json.at(Run.of(words).json(), "outcome").get("code"));
            }
        }
        assertThat(codes).containsExactly("fight", "falls-back", "hit", "hit", "halts", "hit", "defender-routs");
    }
}
