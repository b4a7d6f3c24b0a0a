package grognard.cli.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code workshop diff} says of a change: of a folder, and of tables of a ruleset in Java. */
@Tag("thorough")
class OddsComparisonTest {

    private static final String HEDGEROW = "examples/rulesets/hedgerow";

    @TempDir
    Path temp;

    private String changed;

    /** A party needs 7 and not 6 on two dice to keep its nerve. */
    @BeforeEach
    void harder() throws IOException {
        Path copy = Files.createDirectory(temp.resolve("hedgerow"));
        try (Stream<Path> files = Files.list(Path.of(HEDGEROW))) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
        Path nerve = copy.resolve("nerve.toml");
        Files.writeString(nerve, Files.readString(nerve).replace("needs = 6", "needs = 7"));
        changed = copy.toString();
    }

    @Test
    void theLargestChangeComesFirst() {
        Run run = Run.of("workshop", "diff", HEDGEROW, changed, "nerve", "--top", "3");
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("nerve: 342 changed in 468 situations");
        assertThat(lines).hasSize(4);
        assertThat(lines.get(1)).startsWith("  +18.75  bolts  34.7 % \u2192 53.5 %  --fallen 1");
    }

    /** 26 of 36 against 21 of 36. */
    @Test
    void namedParametersAreVariedAndNoOthers() {
        Run run = Run.of("workshop", "diff", HEDGEROW, changed, "nerve", "quality");
        assertThat(run.out())
                .startsWith("nerve: 3 changed in 3 situations\n")
                .contains("-13.89  holds   72.2 % \u2192 58.3 %  --fallen 0 --quality steady");
        assertThat(Run.of("workshop", "diff", HEDGEROW, changed, "nerve", "qualty")
                        .err())
                .contains("nerve qualty: expected one of", "did you mean quality");
        assertThat(Run.of("workshop", "diff", HEDGEROW, HEDGEROW, "nerve").out())
                .isEqualTo("nerve: its files are the same\n");
    }

    /** Something has to be said of two units before they fight: as little as the rules allow. */
    @Test
    void tablesOfARulesetInJavaAreComparedToo() throws IOException {
        Path pack = temp.resolve("tables");
        assertThat(Run.of("tables", "export", "napoleonic", pack.toString()).exit())
                .isZero();
        Path results = pack.resolve("crt.csv");
        Files.writeString(
                results,
                Files.readString(results)
                        .replace("1:1,,0.099,Ar", "1:1,,0.049,Ar")
                        .replace("1:1,0.100,", "1:1,0.050,"));
        assertThat(Run.of("tables", "check", pack.toString()).err()).isEmpty();
        Run run = Run.of("workshop", "diff", "napoleonic", pack.toString(), "combat", "ground", "from");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsPattern("combat: [1-9] changed in 9 situations\n");
    }
}
