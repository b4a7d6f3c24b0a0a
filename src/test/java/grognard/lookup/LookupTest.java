package grognard.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.cli.PromptRun;
import grognard.input.Resource;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.PackReader;
import grognard.rules.Ruleset;
import grognard.rules.Ruling;
import grognard.rulesets.Rulesets;
import grognard.table.TableSpec;
import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Looking rules up, and the sheets that are made from the same tables. */
class LookupTest {

    static List<Ruleset> rulesets() {
        return Rulesets.names().stream()
                .map(name -> Rulesets.named(name))
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
            assertThat(firstLine("rules", ruleset.name(), name, "--all"))
                    .startsWith(ruleset.name() + " " + name + ": ");
            Description description = ruleset.resolver(name).description();
            String page = Run.with("", Map.of("COLUMNS", "400"), "rules", ruleset.name(), name, "--all")
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
    void theHelpOfEveryResolverFitsOnAScreen(Ruleset ruleset) {
        for (String name : ruleset.resolvers()) {
            Run help = Run.with("", Map.of("COLUMNS", "80"), ruleset.name(), name, "--help");
            assertThat(help.out().lines().count())
                    .as("%s %s", ruleset.name(), name)
                    .isLessThanOrEqualTo(45);
            assertThat(help.out().lines()).as("%s %s", ruleset.name(), name).allMatch(line -> line.length() <= 80);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulingHasItsPage(Ruleset ruleset) {
        for (Ruling ruling : ruleset.rulings()) {
            assertThat(firstLine("rules", ruling.id())).isEqualTo(ruleset.name() + " " + ruling.id());
        }
    }

    @Test
    void inAGameTheArmyListShowsTheTroopsOfItsUnits(@TempDir Path temp) throws IOException {
        Path muster = Files.writeString(
                temp.resolve("muster.csv"),
                "side,unit,troop,bases\nfrench,3rd Hussars,french-hussar,4\naustrians,Jordis,austrian-line,5\n");
        String game = temp.resolve("wagram.jsonl").toString();
        assertThat(Run.of("game", "new", game, muster.toString(), "--rules", "napoleonic")
                        .exit())
                .isZero();
        assertThat(Run.of("--game", game, "rules", "hussar").out())
                .contains("french-hussar ", "in this game")
                .doesNotContain("polish-hussar");
        assertThat(Run.of("--game", game, "rules", "cuirassier").out()).contains("french-cuirassier ");
        assertThat(Run.of("--game", game, "rules", "moves", "--all").out())
                .contains("\n  french-hussar ", "\n  austrian-line ")
                .doesNotContain("\n  austrian-hussar ");
        assertThat(Run.of("--game", game, "rules", "hussar").out()).contains("grognard napoleonic moves");
    }

    /** Whoever does not know what comes next finds every command in its place in the turn. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void theTurnNamesEveryResolver(Ruleset ruleset) {
        Run page = Run.with("", Map.of("COLUMNS", "400", "GROGNARD_RULES", ruleset.name()), "rules", "turn");
        assertThat(page.out()).startsWith(ruleset.name() + ": The turn\n");
        for (String name : ruleset.resolvers()) {
            assertThat(page.out()).containsPattern("'" + name + "[' ]");
        }
    }

    @Test
    void theRulesetInUseAnswersFirstAndOthersOnlyWhereItHasNothing() {
        assertThat(firstLine("rules", "square")).startsWith("paperboys");
        assertThat(firstLine("--rules", "napoleonic", "rules", "square")).startsWith("napoleonic");
        assertThat(firstLine("rules", "messenger")).startsWith("napoleonic");
        assertThat(Run.of("rules", "PH-3").out()).startsWith("honour PH-3").contains("Bears on");
    }

    @Test
    void anAnswerIsPassagesThenWhatToTypeThenWhereThereIsMore() {
        String woods = Run.of("rules", "woods").out();
        assertThat(woods.lines().findFirst()).contains("paperboys: woods");
        assertThat(woods).containsSubsequence("halve", "Type", "moves --unit", "more: grognard rules moves --all");
        assertThat(Run.of("rules", "contact").out()).contains("more: grognard rules contact --all");
        assertThat(Run.of("rules", "contact", "--all").out()).contains("Outcomes", "In the rulebook");
    }

    @Test
    void aNumberPicksFromWhatWasOffered() {
        Run run = PromptRun.of(List.of("rules shooting", "1", "rules woods", "1"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("paperboys moves: ", "In the rulebook");
        assertThat(PromptRun.of(List.of("3")).err()).contains("3: expected a resolver");
    }

    /** Whoever types a resolver's name with two letters swapped still gets its page, or finds it in the list. */
    @Test
    void everyResolverIsFoundMisspelt() {
        int walked = 0;
        for (Ruleset ruleset : rulesets()) {
            for (String name : ruleset.resolvers()) {
                int middle = name.length() / 2;
                String misspelt = name.substring(0, middle - 1)
                        + name.charAt(middle)
                        + name.charAt(middle - 1)
                        + name.substring(middle + 1);
                assertThat(Run.of("rules", ruleset.name(), misspelt).out())
                        .as("%s %s", ruleset.name(), misspelt)
                        .contains(ruleset.name() + " " + name);
                walked++;
            }
        }
        assertThat(walked).isGreaterThanOrEqualTo(63);
    }

    /** A ruling that players may choose otherwise names the key, since it is printed where the key is in force too. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void aRulingNamesItsHouseKeysWithAnotherValue(Ruleset ruleset) {
        for (HouseKey<?> key : ruleset.house()) {
            ruleset.rulings().stream()
                    .filter(ruling -> ruling.id().equals(key.ruling()))
                    .forEach(ruling -> assertThat(ruling.text())
                            .containsPattern("(?i)house key " + Pattern.quote(key.name()) + "( is |=)"));
        }
    }

    /** Three long words of a ruling find it. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void everyRulingIsFoundByItsWords(Ruleset ruleset) {
        for (Ruling ruling : ruleset.rulings()) {
            List<String> words = Stream.of(ruling.text().split("[^A-Za-z]+", -1))
                    .distinct()
                    .sorted(Comparator.comparingInt(String::length).reversed())
                    .limit(3)
                    .toList();
            List<String> args = new ArrayList<>(List.of("rules", ruleset.name()));
            args.addAll(words);
            assertThat(Run.of(args.toArray(String[]::new)).out())
                    .as("%s by %s", ruling.id(), words)
                    .contains(ruling.id());
        }
    }

    @Test
    void programsGetAPageAsOneObject() {
        Map<String, Object> page = Run.of("rules", "contact", "--all", "--json").json();
        assertThat(page.get("schema")).hasToString("1");
        assertThat(page.get("title")).isEqualTo("paperboys contact: will it come to blows?");
        assertThat(page.get("sections").toString()).contains("cover", "PB-1", "In the rulebook");
        assertThat(Run.of("sheet", "honour", "--json").json()).containsKey("sections");
        assertThat(Run.of("tables", "list", "--json").out().lines()).hasSize(4).allMatch(line -> line.startsWith("{"));
        assertThat(Run.of("sheet", "--html", "--json").err()).contains("expected only one of them");
    }

    /** The size that fits two sides of A4, as Chromium shows it, is one that can be read. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void theHtmlSheetCanBeReadInPrint(Ruleset ruleset) {
        String html = Run.of("sheet", ruleset.name(), "--html").out();
        String points = html.replaceFirst("(?s).*--print: ([0-9.]+)pt.*", "$1");
        assertThat(Double.parseDouble(points)).isGreaterThanOrEqualTo(6);
    }

    @Test
    void aResultTableIsSpreadIntoTheChartThatPlayersKnow(@TempDir Path temp) throws IOException {
        Path pack = temp.resolve("mine");
        Run.of("tables", "export", "napoleonic", pack.toString());
        Path crt = pack.resolve("crt.csv");
        Files.writeString(crt, Files.readString(crt).replace("1:4,,0.449,Ar\n1:4,0.450,", "1:4,,0.443,Ar\n1:4,0.444,"));
        String[] command = {"sheet", "napoleonic", "--html", "--tables", pack.toString()};
        assertThat(Run.of(command).out())
                .contains("<th><span>Ar</span></th>", "<td>1:4</td><td>≤.443</td><td>.444+</td>");
        assertThat(Run.of("rules", "napoleonic", "combat", "--all", "--tables", pack.toString())
                        .out())
                .contains("0.443 or less");
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rulesets")
    void pagesKeepToTheWindow(Ruleset ruleset) {
        for (int width : List.of(60, 80, 200)) {
            Map<String, String> window = Map.of("COLUMNS", String.valueOf(width));
            List<Run> pages = new ArrayList<>();
            pages.add(Run.with("", window, "sheet", ruleset.name()));
            pages.add(Run.with("", window, "rules", ruleset.name()));
            for (String name : ruleset.resolvers()) {
                pages.add(Run.with("", window, "rules", ruleset.name(), name));
                pages.add(Run.with("", window, "rules", ruleset.name(), name, "--all"));
            }
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
        "routing rally, paperboys: routing rally",
        "blows, paperboys: blows",
        "offcer, paperboys officer:",
        "pb-17, paperboys PB-17",
    })
    void aWordFindsItsPage(String words, String page) {
        List<String> args =
                Stream.concat(Stream.of("rules"), Stream.of(words.split(" "))).toList();
        assertThat(firstLine(args.toArray(String[]::new))).startsWith(page);
    }

    /** What a player of a battle asked and never found out. */
    @ParameterizedTest
    @CsvSource({
        "friends bar the pursuers way, pursuing=none",
        "put a unit into a brigade, a field of officers and units",
        "skirmishers back to parent stands, back when they are joined",
        "what sets cannot-move, manoeuvre sets cannot-move",
    })
    void whatAGameDoesByItselfIsTheFirstAnswer(String words, String answer) {
        List<String> args = new ArrayList<>(List.of("rules"));
        args.addAll(List.of(words.split(" ")));
        List<String> lines = Run.with(
                        "", Map.of("GROGNARD_RULES", "paperboys", "COLUMNS", "400"), args.toArray(String[]::new))
                .out()
                .lines()
                .toList();
        assertThat(lines.get(1)).contains(answer);
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
        assertThat(Run.of("rules", "contact", "--all", "--tables", tables).out())
                .containsPattern("cover +[+]47\n");
        assertThat(Run.of("sheet", "paperboys", "--tables", tables).out()).containsPattern("cover +[+]47\n");
        assertThat(Run.of("sheet", "--md", "--tables", tables).out()).contains("| cover | +47 |");
        assertThat(Run.of("sheet", "--html", "--tables", tables).out())
                .contains("<td>cover</td><td class=\"n\">+47</td>");
        assertThat(Run.of("sheet", "paperboys").out()).doesNotContain("47");
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSheetHoldsEveryTableOnceAndEveryRuling(Ruleset ruleset) {
        String sheet = Run.of("sheet", ruleset.name(), "--md").out();
        List<String> headings = sheet.lines()
                .filter(line -> line.startsWith("##"))
                .map(line -> line.replaceFirst("#+ ", ""))
                .toList();
        String spoken = Resource.text(ruleset.name() + "/spoken.csv");
        for (TableSpec spec : PackReader.specs(ruleset)) {
            // A table whose rows belong to several resolvers has no heading: each row is a sentence where it is needed.
            List<String> spread = spoken.lines()
                    .filter(line -> line.startsWith(spec.name() + ",") && !line.endsWith(","))
                    .map(line -> line.split(",", -1)[2].replaceFirst("#.*", ""))
                    .toList();
            assertThat(headings.stream().filter(spec.title()::equals).count())
                    .as(spec.title())
                    .isEqualTo(spread.isEmpty() ? titled(ruleset, spec) : 0);
            for (String beginning : spread) {
                assertThat(sheet).contains("\n" + beginning.replace("*", "\\*"));
            }
        }
        ruleset.rulings().forEach(ruling -> assertThat(sheet).contains("`" + ruling.id() + "`"));
    }

    /** How many tables of the ruleset have that title. */
    private static long titled(Ruleset ruleset, TableSpec spec) {
        return PackReader.specs(ruleset).stream()
                .filter(other -> other.title().equals(spec.title()))
                .count();
    }

    /** A resolver that no section names would have one of its own after the last, under its question. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void noResolverIsLeftOverOnTheSheet(Ruleset ruleset) {
        List<String> headings = Run.of("sheet", ruleset.name(), "--md")
                .out()
                .lines()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3).toLowerCase(Locale.ROOT))
                .toList();
        for (String resolver : ruleset.resolvers()) {
            assertThat(headings)
                    .doesNotContain(
                            ruleset.resolver(resolver).description().summary().toLowerCase(Locale.ROOT));
        }
    }

    /** A player reads down the sheet as the turn goes; a resolver that is not in the order of play would be last. */
    @ParameterizedTest
    @CsvSource({
        "paperboys, The cards of the turn; Firing; Moving; Closing with the enemy; Rallying; Victory",
        "honour, Initiative; Movement; Firing; Close combat; Generals; Rallying; Victory",
        "acw, Routs and morale; Fire; Charges; Movement; Officers",
        "napoleonic, Rallying; Artillery; Orders and movement; Combat; Crisis of morale; Victory"
    })
    void theSheetFollowsTheTurn(String ruleset, String sections) {
        String sheet = Run.of("sheet", ruleset, "--md").out();
        int last = 0;
        for (String section : sections.split("; ", -1)) {
            int at = sheet.indexOf("\n## " + section + "\n");
            assertThat(at).as(section).isGreaterThan(last);
            last = at;
        }
        assertThat(sheet)
                .doesNotContainIgnoringCase("single numbers")
                .doesNotContain("Numbers that the text gives", "`engage`", "Other numbers");
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

    /** The armies of the book are lost: rows of ours must not pass for the book's. */
    @ParameterizedTest
    @ValueSource(strings = {"cuirassier", "how far infantry move", "austrian line"})
    void rowsOfTroopsSayWhoseNumbersTheyAre(String words) {
        List<String> args = new ArrayList<>(List.of("rules", "napoleonic"));
        args.addAll(List.of(words.split(" ", -1)));
        assertThat(Run.of(args.toArray(String[]::new)).out().replaceAll("\\s+", " "))
                .contains("Tables stand-in: these numbers are ours");
        assertThat(Run.of("rules", "napoleonic", "messenger").out()).doesNotContain("stand-in");
    }

    /** What players looked for in their battles and did not find: now it is the first answer. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acw routed                 | When it rallies it is in disorder",
                "acw shaken melee           | shaken or not",
                "acw low ammo               | the chart does not say",
                "acw shaken recover         | only by a thrown 12",
                "acw hits muster            | the check clears them",
                "acw replace commander      | state=ready",
                "acw within 6               | morale NAME",
                "acw melee front rank       | count the front rank double",
                "napoleonic general tested  | throw general NAME",
                "napoleonic capture battery | one base off to man the guns",
                "napoleonic loss percentage | crisis --levels",
                "napoleonic control dx      | takes no control test"
            })
    void whatPlayersDidNotFindIsFound(String words, String fact) {
        List<String> line = new ArrayList<>(List.of("rules"));
        line.addAll(List.of(words.split(" ")));
        assertThat(Run.of(line).out().lines().limit(10).map(String::strip).collect(Collectors.joining(" ")))
                .contains(fact);
    }

    /** A pasted page is cut at twenty words, and so is one word that is as long. */
    @Test
    void aQuestionOfThousandsOfWordsIsCut() {
        List<String> words = new ArrayList<>(List.of("rules"));
        for (int i = 0; i < 20_000; i++) {
            words.add(i % 2 == 0 ? "woods" : "xylophone" + i);
        }
        Run run = Run.of(words);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEqualTo("grognard: rules: only the first 20 words are looked up\n");
        assertThat(run.out()).contains("xylophone19").doesNotContain("xylophone21");
        Run quoted = Run.of("rules", String.join(" ", words.subList(1, words.size())));
        assertThat(quoted).isEqualTo(run);
        Run letters = Run.of("rules", "w".repeat(100_000));
        assertThat(letters.exit()).isEqualTo(2);
        assertThat(letters.err()).hasSizeLessThan(400);
        assertThat(Run.of("rules", "woods", "cover").err()).isEmpty();
    }
}
