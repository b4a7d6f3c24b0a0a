package grognard.journal;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.record.Version;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Journals of every version that was released, and of the one that is worked on: they must verify for ever, by chain, seal
 * and dice. {@code src/test/sh/corpus.sh} writes those of this version, until it is released.
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
        assertThat(journals()).hasSizeGreaterThanOrEqualTo(25);
        List<String> kinds = List.of("plain", "batch", "sealed", "salted", "revealed", "repaired", "pack", "house");
        for (String version : List.of("0.1.0", "0.2.0")) {
            assertThat(kinds)
                    .allSatisfy(kind -> assertThat(JOURNALS.resolve(kind + "-" + version + ".jsonl"))
                            .exists());
        }
        assertThat(List.of("folder", "game-paperboys", "game-honour", "game-acw", "game-napoleonic"))
                .allSatisfy(kind ->
                        assertThat(JOURNALS.resolve(kind + "-0.2.0.jsonl")).exists());
        assertThat(Files.readString(JOURNALS.resolve("revealed-0.2.0.jsonl"))).contains("\"numbering\":\"thrown\"");
    }

    @ParameterizedTest
    @MethodSource("journals")
    void verifies(Path file) {
        Run run = verify(file);
        assertThat(run.out()).containsPattern("^(VERIFIED|NOT REVEALED) ");
        boolean ours = file.toString().endsWith("-" + Version.text() + ".jsonl");
        assertThat(run.out().contains("records of an earlier version, held by chain, seal and dice: "))
                .isNotEqualTo(ours);
        assertThat(run.exit()).isZero();
    }

    /** Older rules of writing are no cover for other dice. */
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
                assertThat(run.out()).startsWith("NOT VERIFIED").contains(": record " + (i + 1) + " roll ");
                assertThat(run.exit()).isEqualTo(3);
                return;
            }
        }
    }
}
