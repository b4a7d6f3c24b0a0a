package grognard.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import grognard.testing.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows of one resolver in, and rows out: a column for each number, and the columns of one's own. */
class SpreadsheetTest {

    private static final String LAST = "text,effects,next,rolls,rulings,seed,ruleset,resolver,tables";

    private static Run sheet(String rows, String... options) {
        List<String> args = new ArrayList<>(List.of("batch", "--seed", "s"));
        args.addAll(List.of(options));
        return Run.with(rows, Map.of(), args.toArray(String[]::new));
    }

    @Test
    void everyNumberHasAColumn() {
        Run run = sheet("label,pips,dice\n3rd Foot,1,42\n7th Line,,\"1,6\"\n", "--csv", "contact", "--format", "csv");
        assertThat(run.out())
                .isEqualTo(
                        "code,passed,label,line,repeat,attacker,defender,difference," + LAST + "\n"
                                + "fight,,3rd Foot,2,,3,2,1,Neither gives way: fight it out at the end of the attacker's move phase.,,fight,4; 2,,s/2,paperboys,contact,built-in\n"
                                + "attacker-falls-back,,7th Line,3,,1,6,-5,The attacker is thrown back.,attacker fall-back 1; attacker gain-pips 2,,1; 6,,s/3,paperboys,contact,built-in\n");
    }

    /** What one outcome lacks is an empty cell, and dice counted are not the dice thrown. */
    @Test
    void aNumberThatAnOutcomeLacksIsEmpty() {
        Run run = sheet("pips\n6\n", "--csv", "paperboys recover", "--format", "csv", "--keep-going");
        assertThat(run.out()).startsWith("code,passed,label,line,repeat,score,needed," + LAST + "\n");
        Run acw = sheet("figures,order,close\n20,hold,yes\n", "--csv", "acw fire", "--format", "csv");
        assertThat(acw.out()).startsWith("code,passed,label,line,repeat,dice,drm,roll,casualties," + LAST + "\n");
        assertThat(acw.err()).isEmpty();
    }

    /** Each unit of a melee has a number of its own name, which no header can know. */
    @Test
    void numbersNamedAfterUnitsShareAColumn() {
        Run run = sheet(
                "unit,dice\n\"A,attacker,formed\nB,defender,formed\",\n", "--csv", "honour melee", "--format", "csv");
        assertThat(run.out()).startsWith("code,passed,label,line,repeat,numbers,text,");
    }

    @Test
    void repetitionsOfOneLineAreSuchASheetToo() {
        Run run = Run.of("contact", "--att", "4", "--def", "2", "-n", "2", "--csv", "--label", "x", "--seed", "s");
        assertThat(run.out().lines()).hasSize(3);
        assertThat(run.out()).startsWith("code,passed,label,line,repeat,attacker,defender,difference," + LAST + "\n");
        assertThat(run.out())
                .contains("\ndefender-falls-back,,x,,1,4,2,2,")
                .contains("\ndefender-falls-back,,x,,2,4,2,2,");
        assertThat(Run.of("contact", "--csv", "--json").err()).contains("expected only one of them");
    }

    @Test
    void repetitionsOnRecordHaveNoOtherLinesBetweenThem(@TempDir Path folder) {
        Run run = Run.of(
                "contact",
                "-n",
                "2",
                "--csv",
                "--log",
                folder.resolve("j.jsonl").toString());
        assertThat(run.out().lines())
                .hasSize(3)
                .allSatisfy(row -> assertThat(row).contains(","));
    }

    @Test
    void columnsOfOnesOwnGoThrough() {
        String rows = "commander,pips,turn\nPicton,3,\n,,\n=1+1,9,2\n\" a \",,4\nLeith,4\n";
        Run run = sheet(rows, "--csv", "rally", "--format", "csv", "--keep-going");
        assertThat(run.out().lines().map(row -> row.replaceAll(".*,(?=[^,]*,[^,]*$)", "")))
                .containsExactly("commander,turn", "Picton,", "Leith,");
        assertThat(run.err())
                .contains("line 4, column 2: --pips 9: expected")
                .contains("line 5, column 2: --pips is missing");
        Run formula = sheet("note,pips\n=1+1,3\n", "--csv", "rally", "--format", "csv");
        assertThat(formula.out()).endsWith(",'=1+1\n");
    }

    @Test
    void theOtherFormatsDoWithoutThem() {
        Run json = sheet("commander,pips\nPicton,3\n", "--csv", "rally", "--json");
        assertThat(json.err()).isEmpty();
        assertThat(json.out()).contains("\"inputs\":{\"pips\":3}").doesNotContain("Picton");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "officr|did you mean officer?",
                "PIPS|did you mean pips?",
                "--officer|did you mean officer?",
                "att-officer|did you mean officer?",
                "log|a parameter of rally (pips,",
                "code|another name, since results have a column code",
                "score|another name, since results have a column score",
                "',label'|a parameter of rally (pips,",
                "target_officer|did you mean officer?",
                "attofficer|did you mean officer?",
                "Officer_|did you mean officer?",
                "Attacker officer|did you mean officer?",
                "pips|pips is there twice",
            })
    void aColumnThatCouldBeMeantAsAnOptionIsRefused(String column, String message) {
        Run run = sheet("pips," + column + "\n3,\n", "--csv", "rally", "--format", "csv");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grognard: line 1, column 2: ").contains(message);
    }

    /** The header would name columns that no row has. */
    @Test
    void rowsAreNotMixedWithFieldsOrTemplates() {
        for (String[] format : new String[][] {{"--fields", "code"}, {"--template", "{code}"}}) {
            Run run = sheet("pips\n3\n", "--csv", "rally", "--format", "csv", format[0], format[1]);
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .isEqualTo(
                            "grognard: --format csv: expected it without --fields and --template, whose lines are their own\n");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7|--dice: die 1, the rally die (d6), 7: expected a whole number from 1 to 6",
                "5 5|--dice: die 2, 5: expected no more than 1 die here",
            })
    void anErrorOfGivenDiceHasItsPlace(String dice, String message) {
        assertThat(sheet("pips,dice\n3," + dice + "\n", "--csv", "rally").err())
                .isEqualTo("grognard: line 2, column 2: " + message + "\n");
        assertThat(sheet("rally --pips 3 --dice '" + dice + "'\n").err())
                .isEqualTo("grognard: line 1, column 16: " + message + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "honour bombard|share|--share row 1 x: expected 3 fields (unit,type,most)",
                "honour melee|unit|UNIT row 1 x: expected 8 fields (unit,side,type,quality,hits,against,dice,flags)",
            })
    void anErrorOfRowsInACellHasItsPlace(String resolver, String column, String message) {
        assertThat(sheet("label," + column + "\n,x\n", "--csv", resolver).err())
                .isEqualTo("grognard: line 2, column 2: " + message + "\n");
    }

    /** Its rows name no units, so they would be resolved beside the game and be on no record. */
    @Test
    void aSheetIsNotPlayedInAGame(@TempDir Path folder) throws IOException {
        Path muster =
                Files.writeString(folder.resolve("armies.csv"), "side,unit,stands\nbritish,33rd,8\nfrench,45e,6\n");
        String game = folder.resolve("g.jsonl").toString();
        assertThat(Run.of("game", "new", game, muster.toString()).exit()).isZero();
        Run run = Run.with("pips\n3\n", Map.of(), "--game", game, "batch", "--csv", "rally");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("grognard: --csv: expected it without a game, since its rows name no units\n");
    }

    /** {@code --elite} is an option of contact, and a column of that name would silently not count. */
    @Test
    void aShortOptionIsNoColumn() {
        assertThat(sheet("elite\nyes\n", "--csv", "contact").err())
                .contains("column elite:")
                .contains("did you mean quality?");
        assertThat(sheet("def-elite\nyes\n", "--csv", "contact").err()).contains("did you mean def-quality?");
    }

    @Test
    void strictRefusesEveryColumnThatIsNoParameter() {
        Run run = sheet("pips,commander\n3,Picton\n", "--csv", "rally", "--strict");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("line 1, column 2: column commander: expected a parameter of rally (pips,");
        assertThat(sheet("contact\n", "--strict").err()).contains("--strict: expected --csv RESOLVER with it");
    }

    /** Spreadsheets of many countries separate cells by semicolons; their columns would silently not count. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"label;pips", "'label\tpips'", "pips;turn", "turn;Pips"})
    void cellsSeparatedByOtherThanCommasAreRefused(String header) {
        Run run = sheet(header.replace("\\t", "\t") + "\n3;3\n", "--csv", "rally", "--format", "csv");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("grognard: line 1, column 1: ").contains("expected commas between the cells");
    }

    @Test
    void aSemicolonInAColumnOfOnesOwnIsNone() {
        Run run = sheet("pips,\"turn; phase\"\n3,4\n", "--csv", "rally", "--format", "csv");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).endsWith(",4\n");
    }

    /** Two rows of one line would have one number, and with it the same dice. */
    @Test
    void aCarriageReturnAloneEndsNoRow() {
        Run rows = sheet("pips,label\r3,a\r3,b\r", "--csv", "rally", "--fields", "line,label", "--keep-going");
        assertThat(rows.exit()).isEqualTo(2);
        assertThat(rows.out()).isEmpty();
        assertThat(rows.err())
                .startsWith("grognard: line 1: expected lines that end with a line feed, not with a carriage return\n");
        Run quoted = sheet("pips,label\n3,\"a\rb\"\n4,c\r\n", "--csv", "rally", "--fields", "line,label");
        assertThat(quoted.out()).isEqualTo("2\ta b\n3\tc\n");
    }

    /** Every column is looked at once a row: a search in a list of columns took a minute here. */
    @Test
    void tenThousandColumnsAreReadInLinearTime() {
        String names = IntStream.range(0, 10_000).mapToObj(i -> ",own" + i).collect(Collectors.joining());
        String rows = "pips" + names + "\n" + ("3" + ",x".repeat(10_000) + "\n").repeat(300);
        Run run = assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> sheet(rows, "--csv", "rally", "--format", "csv"));
        assertThat(run.exit()).isZero();
        assertThat(run.out().lines()).hasSize(301).allMatch(row -> row.endsWith(",x") || row.endsWith(",own9999"));
    }

    /** What Excel and LibreOffice save: a mark, quotes, CR LF, TRUE, a cell for each column ever used, empty rows. */
    @Test
    void sheetsAsSpreadsheetsSaveThem() {
        String typed = sheet("column,pips\nyes,3\nno,1\n", "--csv", "contact", "--fields", "code", "-q")
                .out();
        assertThat(typed.lines()).hasSize(2);
        for (String rows : List.of(
                "\uFEFF\"column\",\"pips\"\r\n\"TRUE\",\"3\"\r\n\"FALSE\",\"1\"\r\n",
                "column,pips,,\r\nTRUE,3,,\r\nFALSE,1,,\r\n,,,\r\n",
                "column,pips\nYes, 3 \n No ,1\n,\n")) {
            Run run = sheet(rows, "--csv", "contact", "--fields", "code", "-q");
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).isEqualTo(typed);
        }
        assertThat(sheet("pips,,\n3,,\n3,x,\n", "--csv", "rally", "-q").err())
                .startsWith("grognard: line 3: cell x: expected no more than 1 cells, as in the header");
        for (String separator : List.of(",", ";")) {
            assertThat(sheet("sep=" + separator + "\npips,label\n3,a\n", "--csv", "rally")
                            .err())
                    .startsWith("grognard: line 1, column 1: header sep=: expected the names of the columns"
                            .replace("sep=", separator.equals(";") ? "sep=;" : "sep="));
        }
    }
}
