package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.rules.Resolver;
import grognard.rules.Ruleset;
import grognard.rules.Rulesets;
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
                    arm,from,to,dice\\nfoot,,-1,1\\nfoot,1,,2\\nhorse,,,4            | line 3, column 2: a gap: expected from 0 arm foot
                    arm,from,to,dice\\nfoot,,1,1\\nfoot,1,,2\\nhorse,,,4             | line 3, column 2: an overlap: expected from 2 arm foot
                    arm,from,to,dice\\nfoot,0,1,1\\nfoot,2,,2\\nhorse,,,4            | line 2, column 2: the first band: expected an empty from
                    arm,from,to,dice\\nfoot,,1,1\\nfoot,2,3,2\\nhorse,,,4            | line 3, column 3: the last band must have no end
                    arm,from,to,dice\\nfoot,,,1\\nfoot,,,2\\nhorse,,,4               | line 3, column 1: a second row for arm foot
                    arm,from,to,dice\\nfoot,,,1\\nfoot,2,,2\\nhorse,,,4              | line 3, column 2: a band after one without an end
                    arm,from,to,dice\\nfoot,,,1                                       | column 1: no row for arm horse
                    arm,from,to,dice\\nfoot,,,1\\nhorze,,,4                          | line 3, column 1: arm horze: expected one of foot, horse; did you mean horse?
                    arm,from,to,dice\\nfoot,,,1\\nhorse,,,10                         | line 3, column 4: dice 10: expected a whole number from 0 to 9
                    arm,from,to,dice\\nfoot,,,1\\nhorse,,4                           | line 3: 3 fields: expected 4
                    arm,from,until,dice\\nfoot,,,1                                    | line 1, column 3: header until: expected the column to
                    arm,from,to,dice,more\\nfoot,,,1                                  | line 1, column 5: header more: expected no more columns
                    arm,from,to,dice\\nfoot,,x,1\\nhorse,,,1                         | line 2, column 3: x: expected a whole number, or nothing
                    arm,from,to,dice                                                   | the table has no rows
                    """)
    void whatIsNotWholeIsRefusedWithFileLineAndColumn(String content, String problem) {
        assertThatThrownBy(() -> read(OPEN, content))
                .isInstanceOf(BadTable.class)
                .hasMessageContaining("results.csv")
                .hasMessageContaining(problem);
    }

    @Test
    void aMissingOrEmptyFileIsRefused() {
        assertThatThrownBy(() -> read(OPEN, new byte[0])).hasMessage("results.csv: the file is missing");
        assertThatThrownBy(() -> read(OPEN, "\\n")).hasMessageContaining("the file is empty");
    }

    @Test
    void aStrayByteIsRefusedWhereItIs() {
        byte[] content = "arm,from,to,dice\nfoot,,,1\nhorse,,X,4\n".getBytes(StandardCharsets.UTF_8);
        content[new String(content, StandardCharsets.UTF_8).indexOf('X')] = (byte) 0xff;
        assertThatThrownBy(() -> read(OPEN, content))
                .hasMessageContaining("line 3, column 3: a byte that is not UTF-8 text");
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
            Ruleset ruleset = Rulesets.named("test", name);
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
