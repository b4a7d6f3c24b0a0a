package grognard.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The report of {@code bench/run}: a target that is not met stands there with its reason and the decision. */
class BenchReportTest {

    @Test
    void noTargetIsMissedWithoutReasonAndDecision() throws IOException {
        List<String> missed = Files.readAllLines(Path.of("bench/report.md")).stream()
                .filter(row -> row.contains("not met"))
                .toList();
        assertThat(missed)
                .allSatisfy(row -> assertThat(row)
                        .matches(".*\\*\\*not met\\*\\*: .+; .+ \\|")
                        .doesNotContain("no reason on record"));
    }

    @Test
    void everyLineOfReasonsHasThreeParts() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("bench/not-met.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(lines)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.split("\\|", -1))
                        .hasSize(3)
                        .allSatisfy(part -> assertThat(part).isNotBlank()));
    }
}
