package grognard.lookup;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import grognard.rules.Ruleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The facts of a ruleset, from its {@code facts.csv}. */
final class Facts {

    private static final int CELLS = 7;

    private Facts() {}

    /** All of them, in the file's order; none if the ruleset has no such file. */
    static List<Fact> of(Ruleset ruleset) {
        Optional<byte[]> file = ruleset.companion("facts.csv");
        if (file.isEmpty()) {
            return List.of();
        }
        List<Fact> facts = new ArrayList<>();
        try (CsvReader<CsvRecord> csv =
                CsvReader.builder().ofCsvRecord(new String(file.get(), StandardCharsets.UTF_8))) {
            for (CsvRecord row : csv) {
                if (row.getFieldCount() != CELLS) {
                    throw new IllegalStateException(
                            "facts.csv of " + ruleset.name() + ", line " + row.getStartingLineNumber());
                }
                facts.add(new Fact(
                        row.getField(0),
                        row.getField(1),
                        row.getField(2),
                        row.getField(3),
                        row.getField(4),
                        row.getField(5),
                        !row.getField(6).isEmpty()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a text in memory has no I/O to fail
        }
        return facts.isEmpty() ? facts : facts.subList(1, facts.size());
    }
}
