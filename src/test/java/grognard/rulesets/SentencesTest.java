package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the players read where it depends on the situation: spec rows hold codes, numbers and effects, these rows the
 * sentence and the lines of the working. {@code says} must be shown and {@code silent} must not; {@code &} stands between
 * several, and any run of spaces counts as one.
 */
class SentencesTest {

    private static final Path FOLDER = Path.of("src/test/resources/sentences");

    /** Wide enough for a sentence on one line. */
    private static final Map<String, String> WIDE = Map.of("COLUMNS", "400");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everySentenceIsSaid(Path file) throws IOException {
        String ruleset = file.getFileName().toString().replace(".csv", "");
        List<String> failures = new ArrayList<>();
        int rows = 0;
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
            for (NamedCsvRecord row : csv) {
                rows++;
                List<String> words = new ArrayList<>(List.of(ruleset));
                words.addAll(ShellWords.split(row.getField("args")));
                Run run = Run.with("", WIDE, words.toArray(String[]::new));
                String shown = run.out().replaceAll(" +", " ");
                String typed = row.getField("id") + ": " + String.join(" ", words) + "\n" + shown + run.err();
                for (String part : parts(row.getField("says"))) {
                    if (!shown.contains(part)) {
                        failures.add("does not say \"" + part + "\": " + typed);
                    }
                }
                for (String part : parts(row.getField("silent"))) {
                    if (shown.contains(part)) {
                        failures.add("says \"" + part + "\": " + typed);
                    }
                }
                if (run.exit() != 0) {
                    failures.add("exit " + run.exit() + ": " + typed);
                }
            }
        }
        assertThat(failures).isEmpty();
        assertThat(rows).isPositive();
    }

    private static List<String> parts(String text) {
        return text.isBlank()
                ? List.of()
                : Stream.of(text.split("&")).map(String::strip).toList();
    }
}
