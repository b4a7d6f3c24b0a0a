package grognard;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.Description;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
import grognard.rules.Ruling;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Looking rules up, and the sheets that are made from the same tables. */
class LookupTest {

    static List<Ruleset> rulesets() {
        return Rulesets.names().stream()
                .map(name -> Rulesets.named("test", name))
                .filter(ruleset -> !ruleset.resolvers().isEmpty())
                .toList();
    }

    private static String firstLine(String... args) {
        return Run.of(args).out().lines().findFirst().orElse("");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyResolverHasItsPage(Ruleset ruleset) {
        for (String name : ruleset.resolvers()) {
            assertThat(firstLine("rules", ruleset.name(), name)).startsWith(ruleset.name() + " " + name + ": ");
            Description description = ruleset.resolver(name).description();
            String page = Run.with("", Map.of("COLUMNS", "400"), "rules", ruleset.name(), name)
                    .out();
            description.tables().forEach(spec -> assertThat(page).contains("\n" + spec.title() + "\n"));
            description.codes().forEach(code -> assertThat(page).contains("\n  " + code.name() + " "));
            description.rulings().forEach(id -> assertThat(page).contains("\n  " + id + " "));
            description.examples().forEach(example -> assertThat(page).contains(name + " " + example));
            assertThat(page).contains(description.source());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulingHasItsPage(Ruleset ruleset) {
        for (Ruling ruling : ruleset.rulings()) {
            assertThat(firstLine("rules", ruling.id())).isEqualTo(ruleset.name() + " " + ruling.id());
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void pagesKeepToTheWindow(Ruleset ruleset) {
        for (int width : List.of(60, 80, 200)) {
            Map<String, String> window = Map.of("COLUMNS", String.valueOf(width));
            List<Run> pages = new ArrayList<>();
            pages.add(Run.with("", window, "sheet", ruleset.name()));
            pages.add(Run.with("", window, "rules", ruleset.name()));
            ruleset.resolvers().forEach(name -> pages.add(Run.with("", window, "rules", ruleset.name(), name)));
            // What is typed is never broken inside a word.
            assertThat(pages)
                    .flatExtracting(page -> page.out().lines().toList())
                    .allMatch(line -> line.length() <= width || !line.strip().contains(" "));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "contact, paperboys contact:",
        "Contact, paperboys contact:",
        "contcat, paperboys contact:",
        "paperbyos rally, paperboys rally:",
        "routing rally, paperboys rally:",
        "blows, paperboys contact:",
        "offcer, paperboys officer:",
        "pb-17, paperboys PB-17",
    })
    void aWordFindsItsPage(String words, String page) {
        List<String> args =
                Stream.concat(Stream.of("rules"), Stream.of(words.split(" "))).toList();
        assertThat(firstLine(args.toArray(String[]::new))).startsWith(page);
    }

    @Test
    void severalAnswersAreListedWithWhatToType() {
        Run run = Run.of("rules", "unit");
        assertThat(run.out()).startsWith("Which one?\n").contains("grognard rules paperboys rally");
    }

    @Test
    void theListNamesTheOtherRulesets() {
        assertThat(Run.of("rules").out()).contains("grognard rules honour", "grognard rules napoleonic");
        assertThat(Run.of("rules", "paperboys").out()).doesNotContain("Other rulesets");
    }

    @Test
    void aTableChangedInAPackShowsChanged(@TempDir Path pack) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/grognard/paperboys"))) {
            for (Path file : files.toList()) {
                Files.copy(file, pack.resolve(file.getFileName()));
            }
        }
        Path modifiers = pack.resolve("contact-modifiers.csv");
        Files.writeString(modifiers, Files.readString(modifiers).replace("cover,2", "cover,47"));
        String tables = pack.toString();
        assertThat(Run.of("rules", "contact", "--tables", tables).out()).containsPattern("cover +47\n");
        assertThat(Run.of("sheet", "paperboys", "--tables", tables).out()).containsPattern("cover +47\n");
        assertThat(Run.of("sheet", "--md", "--tables", tables).out()).contains("| cover | 47 |");
        assertThat(Run.of("sheet", "--html", "--tables", tables).out())
                .contains("<td>cover</td><td class=\"n\">47</td>");
        assertThat(Run.of("sheet", "paperboys").out()).doesNotContain("47");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSheetHoldsEveryTableOnceAndEveryRuling(Ruleset ruleset) {
        String sheet = Run.of("sheet", ruleset.name(), "--md").out();
        List<String> titles = ruleset.resolvers().stream()
                .flatMap(name -> ruleset.resolver(name).description().tables().stream())
                .map(spec -> spec.title())
                .distinct()
                .toList();
        List<String> headings = sheet.lines()
                .filter(line -> line.startsWith("##"))
                .map(line -> line.replaceFirst("#+ ", ""))
                .toList();
        assertThat(headings).containsAll(titles);
        long tables = ruleset.resolvers().stream()
                .flatMap(name -> ruleset.resolver(name).description().tables().stream())
                .map(spec -> spec.name())
                .distinct()
                .count();
        assertThat(headings).hasSize((int) tables + ruleset.resolvers().size() + 1);
        ruleset.rulings().forEach(ruling -> assertThat(sheet).contains("`" + ruling.id() + "`"));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theHtmlSheetIsOnePageThatFetchesNothing(Ruleset ruleset) {
        String html = Run.of("sheet", ruleset.name(), "--html").out();
        assertThat(html).startsWith("<!DOCTYPE html>").endsWith("</html>\n").contains("<style>", "@page");
        assertThat(html).doesNotContain("http", "src=", "<link", "@import", "url(");
        assertThat(html.split("<section>", -1)).hasSameSizeAs(html.split("</section>", -1));
    }

    @Test
    void sheetsRefuseWhatTheyDoNotKnow() {
        assertThat(Run.of("sheet", "honor").err()).contains("sheet honor: expected one of", "did you mean honour?");
        assertThat(Run.of("sheet", "--md", "--html").exit()).isEqualTo(2);
    }
}
