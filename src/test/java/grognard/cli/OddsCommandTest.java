package grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/** {@code odds} as typed, whole program. */
class OddsCommandTest {

    @TempDir
    Path folder;

    private static Run odds(String... more) {
        String[] args = new String[more.length + 1];
        args[0] = "odds";
        System.arraycopy(more, 0, args, 1, more.length);
        return Run.of(args);
    }

    private static List<Map<String, Object>> objects(Run run) {
        return run.out().lines().map(Json::object).toList();
    }

    @Test
    void outcomesComeFirstThenTheNumberThatTellsMost() {
        assertThat(odds("contact", "--pips", "1").out()).isEqualTo("""
                paperboys contact: exact odds, 36 ways in all
                --pips 1
                  fight                15/36  41.67%  ██████████
                  defender-falls-back   5/36  13.89%  ███▍
                  defender-routs        1/36   2.78%  ▋
                  attacker-halts        9/36  25.00%  ██████
                  attacker-falls-back   6/36  16.67%  ████
                difference: mean -1.00, spread 2.42
                      ways  exactly  at least
                  -6     1    2.78%      100%  ▋
                  -5     2    5.56%    97.22%  █▍
                  -4     3    8.33%    91.67%  ██
                  -3     4   11.11%    83.33%  ██▋
                  -2     5   13.89%    72.22%  ███▍
                  -1     6   16.67%    58.33%  ████
                   0     5   13.89%    41.67%  ███▍
                   1     4   11.11%    27.78%  ██▋
                   2     3    8.33%    16.67%  ██
                   3     2    5.56%     8.33%  █▍
                   4     1    2.78%     2.78%  ▋
                --numbers shows attacker, defender too
                """);
    }

    @Test
    void allNumbersOnRequestAndAlwaysInJson() {
        assertThat(odds("contact", "--numbers").out())
                .contains("attacker: mean 3.50")
                .contains("defender: mean 3.50")
                .contains("difference: mean 0.00");
        assertThat(Json.<Map<String, Object>>list(odds("contact", "--json").json(), "numbers"))
                .extracting(number -> number.get("number"))
                .containsExactly("attacker", "defender", "difference");
    }

    @Test
    void diceAlreadyThrownAreHonoured() {
        Run run = odds("contact", "--att", "4", "--def", "6", "--json");
        assertThat(Json.<Map<String, Object>>list(run.json(), "outcomes"))
                .containsExactly(
                        Map.of("code", "attacker-halts", "ways", "1", "of", "1", "p", new BigDecimal("1.0000")));
        assertThat(odds("contact", "--att", "4").out()).contains("exact odds, 6 ways in all");
    }

    @Test
    void whatIsPossibleNeverShowsAsNothingOrAsCertain() {
        assertThat(odds("roll", "40d6", "--numbers").out())
                .contains("<0.01%")
                .contains(">99.99%")
                .doesNotContain("ways");
    }

    @Test
    void manyValuesArePutTogetherToFitAScreen() {
        assertThat(odds("roll", "40d6").out().lines()).hasSizeLessThan(24).anyMatch(line -> line.contains("135..139"));
        assertThat(odds("roll", "3d100").out().lines()).hasSizeLessThan(31).anyMatch(line -> line.contains(".."));
    }

    @Test
    void oneRangeMakesATable() {
        assertThat(odds("contact", "--def", "--pips", "4..6").out()).isEqualTo("""
                paperboys contact: exact odds, in percent
                --def-pips 4..6
                                    defender-
                                       falls-  defender-        mean
                  def-pips   fight       back      routs  difference
                         4  ▁ 16.7     ▂ 25.0     ▅ 58.3        4.00
                         5  ▁  8.3     ▂ 19.4     ▆ 72.2        5.00
                         6  ▁  2.8     ▁ 13.9     ▇ 83.3        6.00
                """);
    }

    @Test
    void aTableOfOneOutcomeOrOfAnyOfSeveral() {
        assertThat(odds("contact", "--pips", "0,5", "--of", "defender-falls-back,defender-routs")
                        .out())
                .isEqualTo("""
                paperboys contact: exact chance of defender-falls-back or defender-routs
                --pips 0,5
                  pips
                     0  10/36  27.78%  ██████▋
                     5   0/36      0%
                """);
    }

    @Test
    void aGridOfSevenBySevenFitsAScreen() {
        Run run = odds("contact", "--pips", "0..6", "--def", "--pips", "0..6");
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).hasSizeLessThanOrEqualTo(24).allMatch(line -> line.length() <= 80);
        assertThat(run.out())
                .startsWith("paperboys contact: exact chance of fight, in percent\n")
                .contains("  pips        0        1        2        3        4        5        6\n")
                .contains("     0  ▒▒ 44.4  ▒▒ 41.7  ░░ 33.3  ░░ 25.0     16.7      8.3      2.8\n")
                .contains("--of shows another: defender-falls-back");
        assertThat(odds("contact", "--pips", "0..6", "--def-pips", "0..6", "--of", "defender-routs")
                        .out())
                .startsWith("paperboys contact: exact chance of defender-routs")
                .doesNotContain("--of shows");
    }

    @Test
    void aGridOfATestShowsThatItIsPassed() {
        assertThat(odds("rally", "--pips", "0..6", "--officer", "brigadier,commander")
                        .out())
                .startsWith("paperboys rally: exact chance of rallied");
    }

    @Test
    void wideGridsAreNarrowedAndThenBroken() {
        Run run = odds("contact", "--pips", "0..2", "--def-stands", "1..40");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(run.out().lines().filter(line -> line.startsWith("  pips  ")))
                .hasSize(4);
    }

    @Test
    void whatTheRulesDoNotKnowIsAnEmptyCell() {
        String[] line = {"contact", "--def-cover", "--def-arm", "infantry,cavalry"};
        Run text = odds(line);
        assertThat(text.exit()).isZero();
        assertThat(text.out())
                .contains("   cavalry       -")
                .contains("- not possible: --def-cover: expected it only with --def-arm infantry");

        List<Map<String, Object>> cells =
                objects(odds("contact", "--def-cover", "--def-arm", "infantry,cavalry", "--json"));
        assertThat(cells).hasSize(2);
        assertThat(cells.get(1)).containsEntry("outcomes", List.of());
        assertThat(Json.at(cells.get(1), "inputs")).containsEntry("def-arm", "cavalry");
        assertThat(cells.get(1).get("refused")).asString().startsWith("--def-cover");

        Run csv = odds("contact", "--def-cover", "--def-arm", "infantry,cavalry", "--csv");
        assertThat(csv.out().lines().skip(2)).containsExactly("cavalry,,,,,,,,," + ",,,,,,");
    }

    @Test
    void ifNothingIsPossibleThatIsAnError() {
        Run run = odds("contact", "--def-cover", "--def-arm", "cavalry,artillery");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--def-cover: expected it only with");
        assertThat(odds("rally", "--enemy", "0..9").err()).contains("--pips is missing");
    }

    @Test
    void jsonHasAnObjectACell() {
        List<Map<String, Object>> cells =
                objects(odds("contact", "--pips", "0..2", "--def-quality", "raw,elite", "--json"));
        assertThat(cells).hasSize(6);
        assertThat(cells)
                .extracting(cell -> Json.at(cell, "inputs").get("pips") + " "
                        + Json.at(cell, "inputs").get("def-quality"))
                .containsExactly("0 raw", "0 elite", "1 raw", "1 elite", "2 raw", "2 elite");
        assertThat(cells).allSatisfy(cell -> {
            assertThat(cell.keySet())
                    .containsExactly(
                            "schema",
                            "ruleset",
                            "resolver",
                            "inputs",
                            "outcomes",
                            "exact",
                            "numbers",
                            "tables",
                            "version");
            assertThat(Json.<Map<String, Object>>list(cell, "outcomes").stream()
                            .mapToInt(outcome -> Integer.parseInt((String) outcome.get("ways")))
                            .sum())
                    .isEqualTo(36);
        });
        Map<String, Object> alone = odds("contact", "--pips", "1", "--def-quality", "elite", "--json")
                .json();
        assertThat(cells.get(3)).isEqualTo(alone);
    }

    @Test
    void csvForOneSituationASweepAndAComparison() {
        assertThat(odds("rally", "--pips", "3", "--csv").out()).isEqualTo("""
                code,ways,of,p,score mean,score spread
                rallied,4,6,0.666667,3.5000,1.7078
                routs-on,2,6,0.333333,3.5000,1.7078
                """);
        assertThat(odds("rally", "--pips", "3,4", "--csv").out()).isEqualTo("""
                pips,of,rallied ways,rallied p,routs-on ways,routs-on p,score mean,score spread
                3,6,4,0.666667,2,0.333333,3.5000,1.7078
                4,6,3,0.500000,3,0.500000,3.5000,1.7078
                """);
        assertThat(odds("rally", "--pips", "3", "--vs", "--pips 4", "--csv").out())
                .isEqualTo("""
                code,ways,of,p,vs-ways,vs-of,vs-p,points,score mean,score spread,vs-score mean,vs-score spread
                rallied,4,6,0.666667,3,6,0.500000,16.6667,3.5000,1.7078,3.5000,1.7078
                routs-on,2,6,0.333333,3,6,0.500000,-16.6667,3.5000,1.7078,3.5000,1.7078
                """);
    }

    /** Nothing is saved without cover: the mean of a number that does not vary in a cell is its value. */
    @Test
    void csvHasTheValueOfANumberThatDoesNotVary() {
        Run csv = odds("fire", "musket", "20", "1", "--cover", "none,wall", "--csv");
        List<String> header =
                List.of(csv.out().lines().findFirst().orElseThrow().split(","));
        List<String> none =
                List.of(csv.out().lines().skip(1).findFirst().orElseThrow().split(",", -1));
        assertThat(none.get(header.indexOf("saved mean"))).isEqualTo("0.0000");
        assertThat(none.get(header.indexOf("saved spread"))).isEqualTo("0.0000");
        assertThat(none.get(header.indexOf("hits mean"))).isEqualTo("0.3333");
    }

    @Test
    void twoSituationsSideBySide() {
        Run run = odds("contact", "--pips", "1", "--vs", "=--elite --def --pips 3");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(run.out())
                .contains("  A --pips 1\n  B --quality elite --def-pips 3\n")
                .contains("  fight                15/36  41.67%  ███▍       6/36  16.67%  █▍        +25.00\n")
                .contains("  mean difference              -1.00                     4.00             -5.00\n");
        // Without the equals sign the other line says only what is different.
        assertThat(odds("contact", "--pips", "1", "--charging", "--arm", "cavalry", "--vs", "--officer commander")
                        .out())
                .contains("B --arm cavalry --pips 1 --charging --officer commander\n");
        assertThat(odds("contact", "--column", "--pips", "1", "--vs", "--column=false --pips 2")
                        .out())
                .contains("B --pips 2\n");
        assertThat(odds("contact", "--officer", "brigadier", "--vs", "--officer none")
                        .out())
                .contains("B --officer none\n");
        // A line that is one option and nothing else is still a value.
        assertThat(odds("contact", "--vs", "--elite").out()).contains("B --quality elite");
        assertThat(odds("roll", "2d6", "--vs", "2d10").out()).contains("mean total");
    }

    @Test
    void waysThatNobodyCountsAreLeftOut() {
        assertThat(odds("fire", "musket", "10", "20").out())
                .startsWith("paperboys fire: exact odds\n")
                .doesNotContain("ways", "e15");
        assertThat(odds("fire", "musket", "10", "20", "--ways").out())
                .startsWith("paperboys fire: exact odds, 3656158440062976 ways in all\n")
                .contains("  hit   3655058928435200 ");
        assertThat(odds("fire", "musket", "10", "8").out()).contains("1679616 ways in all", "65536/1679616");
    }

    @Test
    void whatEachOptionIsWorth() {
        String[] line = {"contact", "--pips", "1", "--elite", "--column", "--why"};
        String out = odds(line).out();
        assertThat(out).startsWith("paperboys contact: what each option is worth, in points\n");
        assertThat(out.lines()).contains("  in percent  41.67      25.00      16.67      13.89       2.78");
        Run one = odds("contact", "--pips", "1", "--elite", "--column", "--why", "--of", "fight");
        assertThat(one.out()).endsWith("""
                              fight
                  in percent  41.67
                      --pips  +8.33
                   --quality  -2.78
                    --column  -2.78
                """);
        assertThat(odds("contact", "--pips", "1", "--why", "--csv", "--of", "fight")
                        .out())
                .isEqualTo("option,code,points\npips,fight,-2.78\n");
        assertThat(odds("contact", "--pips", "1", "--why", "--of", "fight", "--json")
                        .out())
                .contains("\"why\":[{\"input\":\"pips\",\"points\":{\"fight\":-2.78}}]");
        assertThat(odds("contact", "--pips", "0..2", "--why").err())
                .contains("--why with --pips 0..2: expected a single value");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rally --pips ? --of rallied --least 50%|  the largest: --pips 4, 50.00%",
                "rally --pips ? --of rallied --least 100|  the largest: --pips 1, 100%",
                "fire musket 20 --stands ? --of hit --least 90%|  the smallest: --stands 6, 91.22%",
                "contact --officer ? --pips 3 --of fight --least 40|  the smallest: --officer commander, 41.67%",
                "contact --pips ? --of defender-routs --least 99|  none; the best is --pips 0, 8.33%",
            })
    void aValueIsLookedFor(String line, String answer) {
        assertThat(odds(line.split(" ")).out()).contains(answer + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rally --pips ?|expected all three",
                "rally --pips 3 --of rallied --least 50|expected all three",
                "contact --pips ? --def-pips 0..3 --of fight --least 50|expected all three",
                "rally --pips ? --of rallied --least half|--least half: expected a chance from 0% to 100%",
                "rally --pips ? --of rallied --least 101|--least 101: expected a chance from 0% to 100%",
            })
    void aValueIsLookedForByThreeThings(String line, String message) {
        Run run = odds(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message);
    }

    @Test
    void nobodyIsAChoiceToo() {
        assertThat(odds("contact", "--officer", "none,brigadier,commander", "--of", "fight")
                        .out())
                .contains("       none  16/36  44.44%", "  commander  12/36  33.33%");
    }

    @Test
    void tablesHoldForBothSidesOfAComparison() throws IOException {
        Path broken = Files.createDirectory(folder.resolve("broken"));
        Files.writeString(broken.resolve("contact-results.csv"), "nonsense\n");
        String[] line = {"contact", "--vs", "--elite", "--tables", broken.toString()};
        assertThat(odds(line).exit()).isEqualTo(2);
        assertThat(odds("contact", "--vs", "--tables " + broken).err()).startsWith("grognard: --vs: ");
    }

    @Test
    void aMisspeltOptionBesideAComparisonIsNamed() {
        assertThat(odds("contact", "--pip", "1", "--vs", "--elite").err()).contains("--pip 1: expected an option");
    }

    @Test
    void aComparisonInJsonIsOneObject() {
        Map<String, Object> json =
                odds("rally", "--pips", "3", "--vs", "--pips 4", "--json").json();
        assertThat(json.keySet())
                .containsExactly(
                        "schema",
                        "ruleset",
                        "resolver",
                        "inputs",
                        "outcomes",
                        "exact",
                        "numbers",
                        "vs",
                        "difference",
                        "tables",
                        "version");
        assertThat(Json.at(Json.at(json, "vs"), "inputs")).containsEntry("pips", BigDecimal.valueOf(4));
        assertThat(Json.<Map<String, Object>>list(json, "difference"))
                .containsExactly(
                        Map.of("code", "rallied", "points", new BigDecimal("16.6667")),
                        Map.of("code", "routs-on", "points", new BigDecimal("-16.6667")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--vs|--pip 3|--vs: --pip 3: expected an option of odds contact; did you mean --pips?",
                "--vs|--pips 9|--vs: --pips 9: expected a whole number from 0 to 6",
                "--vs|--json|--vs: --json: expected only options that describe the situation",
                "--vs|--pips 0..3|--vs with --pips 0..3: expected single values on both sides",
                "--vs|--help|--vs: --help: expected only options that describe the situation",
                "--vs|'x|--vs: column 1: the quote ' is never closed",
                "--of|figth|did you mean fight?",
                "--of|fight,|--of '': expected one of fight",
                "--pips|0..7|--pips 7: expected a whole number from 0 to 6",
                "--svg|/no/such/folder/a.svg|--svg /no/such/folder/a.svg: expected a file to write",
                "--svg|/|--svg /: expected a file to write",
                "--seed|x|--seed x: expected an option of odds contact",
            })
    void whatIsWrongIsNamed(String row) {
        String[] parts = row.split("\\|", -1);
        Run run = odds("contact", parts[0], parts[1]);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(parts[2]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "contact --pips 1",
                "contact --pips 0..6",
                "contact --pips 0..6 --def-pips 0..6",
                "contact --pips 0..6 --def-stands 1..40",
                "contact --def-cover --def-arm infantry,cavalry",
                "roll 3d6",
            })
    void picturesAreWholeAndSelfContained(String line) throws Exception {
        Path file = folder.resolve("odds & more.svg");
        Files.writeString(file, "an older picture");
        String[] words = (line + " --svg").split(" ", -1);
        String[] args = java.util.Arrays.copyOf(words, words.length + 1);
        args[words.length] = file.toString();
        Run run = odds(args);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).isNotEmpty();
        String svg = Files.readString(file);
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        assertThat(xml.newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)))
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("svg");
        assertThat(svg).contains("exact").doesNotContain("href").doesNotContain("NaN");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void thePictureInTheDocsIsTheOneDrawn() throws IOException {
        Path file = folder.resolve("grid.svg");
        odds("contact", "--pips", "0..6", "--def-pips", "0..6", "--of", "defender-routs", "--svg", file.toString());
        assertThat(Files.readString(file)).isEqualTo(Files.readString(Path.of("docs/odds-grid.svg")));
    }

    @Test
    void whatFailsLeavesAnOlderPictureAlone() throws IOException {
        Path file = folder.resolve("a.svg");
        Files.writeString(file, "an older picture");
        assertThat(odds("contact", "--pips", "9", "--svg", file.toString()).exit())
                .isEqualTo(2);
        assertThat(file).hasContent("an older picture");
    }

    @Test
    void anInterruptEndsItQuietly() {
        Thread.currentThread().interrupt();
        Run run = odds("contact", "--pips", "0..6");
        assertThat(Thread.interrupted()).isFalse();
        assertThat(run).isEqualTo(new Run(130, "", ""));
    }

    @Test
    void helpTellsOfRangesAndPictures() {
        assertThat(odds("--help").exit()).isZero();
        assertThat(odds("--help").out()).contains("0..6").contains("--svg=FILE").contains("--vs=OPTIONS");
        assertThat(odds("--help").out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(odds("contact", "--help").out()).contains("0..6 or a,b,c").contains("--of=CODE");
        assertThat(odds().exit()).isEqualTo(2);
    }
}
