package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Journals of this version, of every kind, which {@code src/test/sh/corpus.sh} plays from its typed lines. They verify for
 * as long as the version stays what it is: a change of rules or of the form of records needs another.
 */
@Tag("thorough")
class CorpusTest {

    private static final Path JOURNALS = Path.of("src/test/resources/journals");

    @TempDir
    Path folder;

    static List<Path> journals() throws IOException {
        try (Stream<Path> files = Files.list(JOURNALS)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    private static Run verify(Path file) {
        return Run.of(
                "--rules",
                JOURNALS.resolve("hedgerow").toString(),
                "journal",
                "verify",
                file.toString(),
                "--tables",
                JOURNALS.resolve("ours").toString());
    }

    @Test
    void thereIsOneOfEveryKind() throws IOException {
        List<String> kinds = new ArrayList<>(List.of(
                "plain", "batch", "sealed", "salted", "revealed", "repaired", "pack", "house", "folder", "cut"));
        for (String ruleset : Rulesets.names()) {
            kinds.addAll(List.of("game-" + ruleset, "all-" + ruleset));
        }
        List<Path> files = new ArrayList<>();
        for (String kind : kinds) {
            files.add(JOURNALS.resolve(kind + "-" + Version.text() + ".jsonl"));
        }
        assertThat(journals()).containsExactlyInAnyOrderElementsOf(files);
    }

    @ParameterizedTest
    @MethodSource("journals")
    void verifies(Path file) {
        Run run = verify(file);
        assertThat(run.out()).containsPattern("^(VERIFIED|NOT REVEALED) ");
        assertThat(run.exit()).isZero();
    }

    @ParameterizedTest
    @MethodSource("journals")
    void aForgedDieShows(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String forged = lines.get(i)
                    .replaceFirst("\"die\":\"d6\",\"values\":\\[1", "\"die\":\"d6\",\"values\":[2")
                    .replaceFirst("\"die\":\"d6\",\"values\":\\[[3-6]", "\"die\":\"d6\",\"values\":[1");
            if (!forged.equals(lines.get(i)) && forged.contains("\"source\":\"seed\"") && !forged.contains("given")) {
                Path other = folder.resolve("forged.jsonl");
                Files.writeString(other, Forger.again(lines, i, forged));
                Run run = verify(other);
                assertThat(run.out())
                        .startsWith("NOT VERIFIED")
                        .containsPattern(": record " + (i + 1) + " (roll |the record has more dice than are thrown)");
                assertThat(run.exit()).isEqualTo(3);
                return;
            }
        }
    }
}
