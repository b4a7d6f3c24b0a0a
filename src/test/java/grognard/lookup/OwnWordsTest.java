package grognard.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rulesets.Rulesets;
import grognard.table.NamedRow;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Facts carry over from the rulebooks, sentences do not: no run of eight words of theirs is in our texts. {@code
 * runs-of-eight.bin} has, sorted, the first five bytes of the SHA-256 of every such run, words in lower case with single
 * blanks between them.
 */
class OwnWordsTest {

    private static final int RUN = 8;
    private static final int PRINT = 5;

    /** The one text that was let through: players have it in their journals, which must go on verifying. */
    private static final String ON_RECORD = "Neither gives way: fight it out at the end of the attacker's move phase.";

    @ParameterizedTest
    @MethodSource("grognard.rulesets.Rulesets#names")
    void noSentenceIsARulebooks(String name) throws IOException {
        Set<String> theirs = prints();
        assertThat(theirs).hasSizeGreaterThan(20_000);
        List<String> copied = new ArrayList<>();
        for (String text : texts(Rulesets.named(name))) {
            for (String run : runs(text)) {
                if (theirs.contains(print(run))) {
                    copied.add(run);
                }
            }
        }
        assertThat(copied).isEmpty();
    }

    private static List<String> texts(Ruleset ruleset) throws IOException {
        List<String> texts = new ArrayList<>();
        Facts.of(ruleset).forEach(fact -> texts.add(fact.text()));
        ruleset.rulings().stream().map(Ruling::text).forEach(texts::add);
        Topic.of(ruleset).forEach(topic -> texts.addAll(topic.paragraphs()));
        Path spoken = Path.of("src/main/resources/grognard", ruleset.name(), "spoken.csv");
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(spoken)) {
            rows.forEach(row -> texts.add(row.getField("sentence")));
        }
        Path told = Path.of("src/main/resources/grognard", ruleset.name(), "told.csv");
        NamedRow.read("told.csv", Files.readString(told)).forEach(row -> texts.add(row.get("told")));
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            texts.add(description.summary());
            texts.addAll(description.notes());
            description.codes().forEach(code -> texts.add(code.pattern()));
            description.parameters().forEach(parameter -> texts.add(parameter.help()));
        }
        texts.removeIf(ON_RECORD::equals);
        return texts;
    }

    private static List<String> runs(String text) {
        List<String> words = Arrays.asList(text.toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", " ")
                .strip()
                .split(" ", -1));
        List<String> runs = new ArrayList<>();
        for (int i = 0; i + RUN <= words.size(); i++) {
            runs.add(String.join(" ", words.subList(i, i + RUN)));
        }
        return runs;
    }

    private static Set<String> prints() throws IOException {
        byte[] file = Files.readAllBytes(Path.of("src/test/resources/coverage/runs-of-eight.bin"));
        Set<String> prints = new HashSet<>();
        for (int i = 0; i < file.length; i += PRINT) {
            prints.add(HexFormat.of().formatHex(file, i, i + PRINT));
        }
        return prints;
    }

    private static String print(String run) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(run.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, PRINT);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
