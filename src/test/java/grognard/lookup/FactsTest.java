package grognard.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rulesets.Rulesets;
import grognard.testing.Run;
import grognard.testing.ShellWords;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The facts are whole: each has its place, leads to something that can be typed, and every section of a source has some. */
class FactsTest {

    private static final Pattern RULING = Pattern.compile("\\b(?:PB|PH|AC|NA)-[0-9]+\\b");

    private static final String RULESETS = "grognard.rulesets.Rulesets#names";

    private static List<Fact> facts(String ruleset) {
        return Facts.of(Rulesets.named(ruleset));
    }

    @ParameterizedTest
    @MethodSource(RULESETS)
    void everyFactIsComplete(String ruleset) {
        List<Fact> facts = facts(ruleset);
        assertThat(facts).hasSizeGreaterThan(100);
        assertThat(facts).extracting(Fact::id).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z0-9-]+"));
        assertThat(facts).extracting(Fact::text).doesNotHaveDuplicates().allMatch(text -> text.length() <= 400);
        assertThat(facts)
                .allMatch(fact -> !fact.topic().isBlank()
                        && !fact.text().isBlank()
                        && !fact.words().isBlank()
                        && !fact.source().isBlank());
    }

    @ParameterizedTest
    @MethodSource(RULESETS)
    void rulingsThatFactsNameExistAndEveryRulingIsNamed(String ruleset) {
        Ruleset rules = Rulesets.named(ruleset);
        Set<String> named = new HashSet<>();
        for (Fact fact : facts(ruleset)) {
            Matcher matcher = RULING.matcher(fact.text());
            while (matcher.find()) {
                named.add(matcher.group());
            }
        }
        List<String> known = rules.rulings().stream().map(Ruling::id).toList();
        assertThat(known).containsExactlyInAnyOrderElementsOf(named);
    }

    @ParameterizedTest
    @MethodSource(RULESETS)
    void whatAFactLeadsToCanBeTyped(String ruleset) {
        Set<String> commands = facts(ruleset).stream()
                .map(Fact::see)
                .filter(see -> !see.isEmpty())
                .collect(Collectors.toSet());
        assertThat(commands).hasSizeGreaterThan(20);
        for (String command : commands) {
            List<String> args = new ArrayList<>(List.of(ruleset));
            args.addAll(ShellWords.split(command));
            args.add("-q");
            Run run = Run.of(args.toArray(String[]::new));
            assertThat(run.exit()).as("%s: %s", command, run.err()).isZero();
        }
    }

    /** So that nobody has to look into all resolvers while a player waits: what they are about stands in the facts. */
    @ParameterizedTest
    @MethodSource(RULESETS)
    void theFactsKnowTheResolversOwnWords(String name) {
        Ruleset ruleset = Rulesets.named(name);
        PassageSearch facts = PassageSearch.of(ruleset, ruleset.rulings());
        Set<String> unknown = new TreeSet<>();
        for (String resolver : ruleset.resolvers()) {
            Description description = ruleset.resolver(resolver).description();
            List<String> words = new ArrayList<>(List.of(description.summary()));
            description.parameters().forEach(parameter -> words.add(parameter.name()));
            description.codes().forEach(code -> words.add(code.name()));
            for (SearchTerm term : Question.of(words).terms()) {
                if (term.word().length() > 3 && !facts.contains(term)) {
                    unknown.add(term.word());
                }
            }
        }
        assertThat(unknown).isSubsetOf("into");
    }

    /** {@code lines.csv} has the lines of each source that say something: every one is in a section that is listed. */
    @ParameterizedTest
    @MethodSource(RULESETS)
    void everyLineOfTheSourceIsInASection(String ruleset) throws IOException {
        Set<Integer> listed = new HashSet<>();
        for (NamedCsvRecord row : rows(ruleset + ".csv")) {
            listed.addAll(lines(row.getField("lines")));
        }
        for (NamedCsvRecord row : rows("lines.csv")) {
            if (row.getField("ruleset").equals(ruleset)) {
                Set<Integer> lines = lines(row.getField("lines"));
                assertThat(lines).hasSizeGreaterThan(200);
                assertThat(listed).containsAll(lines);
            }
        }
    }

    private static List<NamedCsvRecord> rows(String file) throws IOException {
        try (CsvReader<NamedCsvRecord> rows =
                CsvReader.builder().ofNamedCsvRecord(Path.of("src/test/resources/coverage", file))) {
            return rows.stream().toList();
        }
    }

    /** One row without its sentence would turn a whole table back into codes. */
    @ParameterizedTest
    @MethodSource(RULESETS)
    void aTableThatIsSpokenHasASentenceForEachRow(String ruleset) throws IOException {
        Path folder = Path.of("src/main/resources/grognard", ruleset);
        Map<String, Set<String>> spoken = new HashMap<>();
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(folder.resolve("spoken.csv"))) {
            rows.forEach(row -> spoken.computeIfAbsent(row.getField("table"), table -> new HashSet<>())
                    .add(row.getField("row")));
        }
        assertThat(spoken).isNotEmpty();
        for (Map.Entry<String, Set<String>> table : spoken.entrySet()) {
            try (CsvReader<NamedCsvRecord> rows =
                    CsvReader.builder().ofNamedCsvRecord(folder.resolve(table.getKey() + ".csv"))) {
                assertThat(rows.stream().map(row -> row.getField(0)))
                        .as(table.getKey())
                        .hasSameElementsAs(table.getValue());
            }
        }
    }

    /** {@code 2-3 5}; those of a second text of the same book, {@code 001:7-9}, are left out. */
    private static Set<Integer> lines(String ranges) {
        Set<Integer> lines = new HashSet<>();
        for (String range : ranges.strip().split("[ ;,]+", -1)) {
            if (!range.isEmpty() && range.indexOf(':') < 0) {
                String[] ends = range.split("-", -1);
                for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
                    lines.add(i);
                }
            }
        }
        return lines;
    }

    /** {@code section,lines,facts,remark}: every section of the source has facts, or a reason why it needs none. */
    @ParameterizedTest
    @MethodSource(RULESETS)
    void everySectionOfTheSourceIsCovered(String ruleset) throws IOException {
        Set<String> ids = facts(ruleset).stream().map(Fact::id).collect(Collectors.toSet());
        Set<String> covered = new HashSet<>();
        int sections = 0;
        try (CsvReader<NamedCsvRecord> rows =
                CsvReader.builder().ofNamedCsvRecord(Path.of("src/test/resources/coverage", ruleset + ".csv"))) {
            for (NamedCsvRecord row : rows) {
                sections++;
                List<String> here = List.of(row.getField("facts").strip().split("\\s+"));
                boolean none = row.getField("facts").isBlank();
                assertThat(none && row.getField("remark").isBlank())
                        .as("%s has neither facts nor a remark", row.getField("section"))
                        .isFalse();
                if (!none) {
                    assertThat(ids).as(row.getField("section")).containsAll(here);
                    covered.addAll(here);
                }
            }
        }
        assertThat(sections).isGreaterThan(30);
        assertThat(ids).isEqualTo(covered);
    }
}
