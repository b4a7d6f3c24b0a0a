package grognard.testing;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** One case of the rules as data: what is typed, and what must come of it. See CONTRIBUTING for the columns. */
public record SpecRow(
        String ruleset,
        String resolver,
        String id,
        String source,
        String args,
        String code,
        String passed,
        String numbers,
        String effects,
        String next,
        String rulings,
        String error) {

    private static final Path FOLDER = Path.of("src/test/resources/spec");

    /** The rows of every file under {@code spec/RULESET}. */
    public static List<SpecRow> of(String ruleset) {
        try (Stream<Path> files = Files.list(FOLDER.resolve(ruleset))) {
            return files.filter(file -> file.toString().endsWith(".csv"))
                    .sorted()
                    .flatMap(file -> read(ruleset, file))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rulesets that have spec rows. */
    public static List<String> rulesets() {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<SpecRow> read(String ruleset, Path file) {
        String resolver = file.getFileName().toString().replace(".csv", "");
        List<SpecRow> rows = new ArrayList<>();
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(file)) {
            for (NamedCsvRecord row : csv) {
                rows.add(new SpecRow(
                        ruleset,
                        resolver,
                        row.getField("id"),
                        row.getField("source"),
                        row.getField("args"),
                        row.getField("code"),
                        row.getField("passed"),
                        row.getField("numbers"),
                        row.getField("effects"),
                        row.getField("next"),
                        row.getField("rulings"),
                        row.getField("error")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows.stream();
    }

    /** The command line, word by word. */
    public List<String> words() {
        List<String> words = new ArrayList<>(List.of(ruleset, resolver));
        words.addAll(ShellWords.split(args));
        return words;
    }

    public boolean isRefusal() {
        return code.equals("error");
    }

    Map<String, BigDecimal> expectedNumbers() {
        Map<String, BigDecimal> expected = new TreeMap<>();
        for (String pair : parts(numbers, " +")) {
            int equals = pair.indexOf('=');
            expected.put(pair.substring(0, equals), new BigDecimal(pair.substring(equals + 1)));
        }
        return expected;
    }

    List<String> expectedEffects() {
        return parts(effects, ";").stream().sorted().toList();
    }

    List<String> expectedNext() {
        return parts(next, " +");
    }

    List<String> expectedRulings() {
        return parts(rulings, " +").stream().sorted().toList();
    }

    List<String> expectedWords() {
        return parts(error, "&");
    }

    private static List<String> parts(String text, String separator) {
        return text.isBlank()
                ? List.of()
                : Arrays.stream(text.split(separator)).map(String::strip).toList();
    }

    @Override
    public String toString() {
        return ruleset + " " + resolver + " " + id + " [" + source + "]";
    }
}
