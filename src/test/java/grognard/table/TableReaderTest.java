package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rulesets.Rulesets;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The loader refuses what is not whole, and says where. */
class TableReaderTest {

    private static final Column<String> ARM = Column.code("arm", "foot", "horse");
    private static final Column<Integer> DICE = Column.whole("dice", 0, 9);
    private static final TableSpec OPEN = TableSpec.named("results", "Results")
            .everyKey(ARM)
            .openBand("from", "to")
            .value(DICE);
    private static final TableSpec CLOSED =
            TableSpec.named("ranges", "Ranges").key(ARM).band("from", "to").value(DICE);
    private static final TableSpec THOUSANDTHS =
            TableSpec.named("numbers", "Numbers").thousandths("from", "to").value(DICE);

    private static Table read(TableSpec spec, byte[] content) {
        return TableReader.read(spec, new Pack() {
            @Override
            public String name() {
                return "test";
            }

            @Override
            public Optional<byte[]> file(String name) {
                return name.equals(spec.file()) && content.length > 0 ? Optional.of(content) : Optional.empty();
            }
        });
    }

    private static Table read(TableSpec spec, String rows) {
        return read(spec, rows.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aWholeTableAnswersEveryLookUp() {
        Table table = read(OPEN, "arm,from,to,dice\nfoot,,-1,1\nfoot,0,3,2\nfoot,4,,3\nhorse,,,4\n");
        assertThat(table.row("foot", -99).get(DICE)).isEqualTo(1);
        assertThat(table.row("foot", -1).get(DICE)).isEqualTo(1);
        assertThat(table.row("foot", 0).get(DICE)).isEqualTo(2);
        assertThat(table.row("foot", 3).get(DICE)).isEqualTo(2);
        assertThat(table.row("foot", 4).get(DICE)).isEqualTo(3);
        assertThat(table.row("horse", 7).get(DICE)).isEqualTo(4);
        assertThat(table.find("mule", 7)).isEmpty();
    }

    @Test
    void closedBandsEndWhereTheTableEnds() {
        Table table = read(CLOSED, "arm,from,to,dice\r\nfoot,0,25,2\r\nfoot,26,70,1\r\n");
        assertThat(table.row("foot", 25).get(DICE)).isEqualTo(2);
        assertThat(table.row("foot", 26).get(DICE)).isEqualTo(1);
        assertThat(table.find("foot", 71)).isEmpty();
    }

    @Test
    void thousandthsAreExact() {
        Table table = read(THOUSANDTHS, "from,to,dice\n,0.149,1\n0.150,0.799,2\n0.800,,3\n");
        assertThat(table.row(new java.math.BigDecimal("0.149")).get(DICE)).isEqualTo(1);
        assertThat(table.row(new java.math.BigDecimal("0.150")).get(DICE)).isEqualTo(2);
        assertThat(table.row(new java.math.BigDecimal("1.100")).get(DICE)).isEqualTo(3);
        assertThat(table.row(new java.math.BigDecimal("-0.3")).get(DICE)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    arm,from,to,dice\\nfoot,,-1,1\\nfoot,1,,2\\nhorse,,,4            | line 3, column 2: from 1 for arm foot leaves a gap: expected from 0
                    arm,from,to,dice\\nfoot,,1,1\\nfoot,1,,2\\nhorse,,,4             | line 3, column 2: from 1 for arm foot overlaps the row above: expected from 2
                    arm,from,to,dice\\nfoot,0,1,1\\nfoot,2,,2\\nhorse,,,4            | line 2, column 2: from 0 for arm foot in the first band: expected an empty from
                    arm,from,to,dice\\nfoot,,1,1\\nfoot,2,3,2\\nhorse,,,4            | line 3, column 3: the last band to 3 for arm foot: expected an empty to (no end)
                    arm,from,to,dice\\nfoot,,,1\\nfoot,,,2\\nhorse,,,4               | line 3, column 1: a second row for arm foot
                    arm,from,to,dice\\nfoot,,,1\\nfoot,2,,2\\nhorse,,,4              | line 3, column 2: a band after one without an end
                    arm,from,to,dice\\nfoot,,,1                                       | column 1: no row for arm horse
                    arm,from,to,dice\\nfoot,,,1\\nhorze,,,4                          | line 3, column 1: arm horze: expected one of foot, horse; did you mean horse?
                    arm,from,to,dice\\nfoot,,,1\\nhorse,,,10                         | line 3, column 4: dice 10: expected a whole number from 0 to 9
                    arm,from,to,dice\\nfoot,,,1\\nhorse,,4                           | line 3, column 3: 3 fields: expected 4
                    arm,from,until,dice\\nfoot,,,1                                    | line 1, column 3: header until: expected the column to
                    arm,from,to,dice,more\\nfoot,,,1                                  | line 1, column 5: header more: expected no more columns
                    arm,from,to,dice\\nfoot,,x,1\\nhorse,,,1                         | line 2, column 3: x: expected a whole number, or nothing
                    arm,from,to,dice                                                   | line 1: no rows under the header: expected at least one
                    """)
    void whatIsNotWholeIsRefusedWithFileLineAndColumn(String content, String problem) {
        assertThatThrownBy(() -> read(OPEN, content))
                .isInstanceOf(BadTable.class)
                .hasMessageContaining("results.csv")
                .hasMessageContaining(problem);
    }

    @Test
    void aMissingOrEmptyFileIsRefused() {
        assertThatThrownBy(() -> read(OPEN, new byte[0]))
                .hasMessage("results.csv: the file is missing: expected it with the header arm,from,to,dice");
        assertThatThrownBy(() -> read(OPEN, "\\n")).hasMessageContaining("the file is empty");
    }

    @Test
    void aStrayByteIsRefusedWhereItIs() {
        byte[] content = "arm,from,to,dice\nfoot,,,1\nhorse,,X,4\n".getBytes(StandardCharsets.UTF_8);
        content[new String(content, StandardCharsets.UTF_8).indexOf('X')] = (byte) 0xff;
        assertThatThrownBy(() -> read(OPEN, content))
                .hasMessageContaining("line 3, column 3: a byte that is not UTF-8 text");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    arm,from,to,dice\\nfoot,1,5,1                     | line 2, column 2: from 1 for arm foot in the first band: expected from 0
                    arm,from,to,dice\\nfoot,0,5,1\\nfoot,6,,2         | line 3, column 3: a last band without an end for arm foot: expected a number in to
                    arm,from,to,dice\\nfoot,0,5,1\\nfoot,6,4,2        | line 3, column 3: a band that ends before it starts for arm foot: expected to 6 or more
                    arm,from,to,dice\\nfoot,0,5,1\\nfoot,,9,2         | line 3, column 2: an empty from for arm foot overlaps the row above: expected from 6
                    arm,from,to,dice\\nfoot,0,1.5,1                   | line 2, column 3: 1.5: expected a whole number, or nothing for an open end
                    arm,from,to,dice\\nfoot,x,1,1                     | line 2, column 2: x: expected a whole number, or nothing for an open end
                    arm,from,to,dice\\n,0,1,1                         | line 2, column 1: arm '': expected one of foot, horse
                    arm,from,to,dice\\nfoot,0,1,1,2                   | line 2, column 4: 5 fields: expected 4, arm,from,to,dice
                    arm,from,to                                        | line 1, column 4: header '': expected the column dice
                    """)
    void closedBandsStartAtZeroAndEnd(String content, String problem) {
        assertThatThrownBy(() -> read(CLOSED, content)).hasMessage("ranges.csv, " + problem);
    }

    @Test
    void aBandThatEndsBeforeItStartsMakesNoGapToo() {
        assertThatThrownBy(() -> read(CLOSED, "arm,from,to,dice\nfoot,0,5,1\nfoot,6,4,2\nfoot,7,9,1\n"))
                .isInstanceOfSatisfying(
                        BadTable.class, e -> assertThat(e.problems()).hasSize(1));
    }

    @Test
    void bandsWithoutAKeyAreNamedWithoutOne() {
        assertThatThrownBy(() -> read(THOUSANDTHS, "from,to,dice\n,0.149,1\n0.151,,2\n"))
                .hasMessage("numbers.csv, line 3, column 1: from 0.151 leaves a gap: expected from 0.150");
        assertThatThrownBy(() -> read(THOUSANDTHS, "from,to,dice\n,0.149,1\n0.15,0.2001,2\n"))
                .hasMessage("numbers.csv, line 3, column 2: 0.2001: expected a number with at most 3 decimals,"
                        + " or nothing for an open end");
        assertThatThrownBy(() -> read(THOUSANDTHS, "from,to,dice\n,0.149,1\n0.15,0.2,2\n"))
                .hasMessage("numbers.csv, line 3, column 2: the last band to 0.200: expected an empty to (no end)");
        assertThat(read(THOUSANDTHS, "from,to,dice\n,-1,1\n-0.999,,2\n").rows()).hasSize(2);
    }

    @Test
    void keysUnderAKeyMustAllBeThere() {
        Column<String> order = Column.code("order", "line", "column");
        TableSpec spec =
                TableSpec.named("orders", "Orders").key(ARM).everyKey(order).value(DICE);
        assertThat(read(spec, "arm,order,dice\nfoot,line,1\nfoot,column,2\n")
                        .row("foot", "column")
                        .get(DICE))
                .isEqualTo(2);
        assertThatThrownBy(() -> read(spec, "arm,order,dice\nfoot,line,1\n"))
                .hasMessage("orders.csv, line 2, column 2: no row for order column (among those for arm foot):"
                        + " expected one");
        assertThatThrownBy(() -> read(spec, "arm,order,dice\nfoot,line,1\nfoot,column,1\nfoot,line,1\n"))
                .hasMessage("orders.csv, line 4, column 1: a second row for arm foot order line: expected one");
    }

    @Test
    void fieldsMayHaveBlanksAroundThemAndFilesAMarkBeforeThem() {
        Table table = read(CLOSED, "\uFEFFarm, from ,to,dice\n foot , 0,25 ,2 \n\n");
        assertThat(table.row("foot", 25).get(DICE)).isEqualTo(2);
        assertThat(table.rows().get(0).texts()).containsExactly("foot", "0", "25", "2");
    }

    @Test
    void aFieldHasAtMostAThousandCharacters() {
        Column<String> note = Column.text("note");
        TableSpec spec = TableSpec.named("notes", "Notes").key(ARM).value(note);
        assertThat(read(spec, "arm,note\nfoot," + "x".repeat(1000)).rows()).hasSize(1);
        assertThatThrownBy(() -> read(spec, "arm,note\nfoot," + "x".repeat(1001)))
                .hasMessage("notes.csv, line 2, column 2: a field of 1001 characters: expected at most 1000");
    }

    @Test
    void whatIsNoCsvIsRefused() {
        assertThatThrownBy(() -> read(CLOSED, "arm,from,to,dice\nfoot,0,1,1\nfoot,\"" + "x".repeat(17_000_000)))
                .hasMessageStartingWith("ranges.csv, line 3: not readable as CSV (")
                .hasMessageEndingWith("): expected fields with commas between")
                .hasMessageNotContainingAny("()", "broken record");
    }

    @Test
    void problemsComeInTheFilesOrderAndAreNotMoreThanAHundred() {
        StringBuilder text = new StringBuilder("arm,from,to,dice\n");
        for (int i = 0; i < 100; i++) {
            text.append("foot,").append(i).append(',').append(i).append(",x\n");
        }
        assertThatThrownBy(() -> read(CLOSED, text.toString()))
                .isInstanceOfSatisfying(
                        BadTable.class, e -> assertThat(e.problems()).hasSize(100));
        text.append("foot,100,100,x\nfoot,102,102,x\n");
        assertThatThrownBy(() -> read(CLOSED, text.toString()))
                .isInstanceOfSatisfying(
                        BadTable.class,
                        e -> assertThat(e.problems())
                                .hasSize(101)
                                .endsWith(new Problem("ranges.csv", 0, 0, "and 3 more problems")));
        assertThatThrownBy(() -> read(OPEN, "arm,from,to,dice\nfoot,,1,1\nfoot,3,,x\nhorse,,,y"))
                .isInstanceOfSatisfying(
                        BadTable.class,
                        e -> assertThat(e.problems())
                                .extracting(problem -> problem.line() + "/" + problem.column())
                                .containsExactly("3/2", "3/4", "4/4"));
    }

    @Test
    void aRowThatCannotBeFoundIsNotCalledAGap() {
        assertThatThrownBy(() -> read(OPEN, "arm,from,to,dice\nfoot,,1,1\nfoot,z,3,1\nfoot,4,,1\nhorse,,,1"))
                .isInstanceOfSatisfying(
                        BadTable.class, e -> assertThat(e.problems()).hasSize(1));
    }

    @Test
    void promisesAreHeldWhenAllElseIsWell() {
        TableSpec spec = TableSpec.named("kept", "Kept")
                .key(ARM)
                .value(DICE)
                .constraint((rows, violations) -> rows.stream()
                        .filter(row -> row.get(DICE) == 3)
                        .forEach(row -> violations.at(row, DICE, "a 3: expected any other")));
        assertThat(read(spec, "arm,dice\nfoot,2\n").rows()).hasSize(1);
        assertThatThrownBy(() -> read(spec, "arm,dice\nfoot,2\nhorse,3\n"))
                .hasMessage("kept.csv, line 3, column 2: a 3: expected any other");
        assertThatThrownBy(() -> read(spec, "arm,dice\nfoot,x\nhorse,3\n")).hasMessageNotContaining("a 3");
    }

    @Test
    void aProblemOfTheWholeFileOrLineNamesNoMore() {
        assertThat(new Problem("a.csv", 0, 0, "what")).hasToString("a.csv: what");
        assertThat(new Problem("a.csv", 1, 0, "what")).hasToString("a.csv, line 1: what");
        assertThat(new Problem("a.csv", 1, 1, "what")).hasToString("a.csv, line 1, column 1: what");
    }

    @Test
    void aFileIsNamedByItsPlace() {
        assertThatThrownBy(() -> TableReader.read(CLOSED, new OneFile("x")))
                .hasMessageStartingWith("ours/ranges.csv, line 1");
    }

    @Test
    void aStrayByteInTheFirstFieldIsThere() {
        assertThatThrownBy(() -> read(CLOSED, new byte[] {(byte) 0xff}))
                .hasMessage(
                        "ranges.csv, line 1, column 1: a byte that is not UTF-8 text: expected the file saved as UTF-8");
    }

    @Test
    void everyProblemIsReportedAtOnce() {
        assertThatThrownBy(() -> read(OPEN, "arm,from,to,dice\nfot,,,1\nhorse,,,x\n"))
                .isInstanceOfSatisfying(
                        BadTable.class, e -> assertThat(e.problems()).hasSize(2));
    }

    @Test
    void everyBuiltInTableIsWhole() {
        int tables = 0;
        for (String name : Rulesets.names()) {
            Ruleset ruleset = Rulesets.named(name);
            for (String resolver : ruleset.resolvers()) {
                Resolver made = ruleset.resolver(resolver);
                for (TableSpec spec : made.description().tables()) {
                    assertThat(TableReader.read(spec, ruleset.builtIn()).rows()).isNotEmpty();
                    tables++;
                }
            }
        }
        assertThat(tables).isPositive();
    }
}
