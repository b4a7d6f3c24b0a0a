package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {

    @Test
    void emptyLinesAreSkippedAndLinesCounted() {
        assertThat(Csv.records("\n\na\n\nb")).containsExactly(new CsvRow(3, List.of("a")), new CsvRow(5, List.of("b")));
        assertThat(Csv.records("\n")).isEmpty();
        assertThat(Csv.records("")).isEmpty();
    }

    @Test
    void linesMayEndAsOnWindowsAndOldMacs() {
        assertThat(Csv.table("a,b\r\nc\r\n"))
                .containsExactly(new CsvRow(1, List.of("a", "b")), new CsvRow(2, List.of("c")));
        assertThat(Csv.table("a\rb\r\rc"))
                .containsExactly(new CsvRow(1, List.of("a")), new CsvRow(2, List.of("b")), new CsvRow(4, List.of("c")));
    }

    @Test
    void blanksAndEmptyFieldsAreKept() {
        assertThat(Csv.table(" a , b \n,,"))
                .containsExactly(new CsvRow(1, List.of(" a ", " b ")), new CsvRow(2, List.of("", "", "")));
    }

    @Test
    void onlyTablesHaveComments() {
        assertThat(Csv.table("#c\na,#b\n #d\n#"))
                .containsExactly(new CsvRow(2, List.of("a", "#b")), new CsvRow(3, List.of(" #d")));
        assertThat(Csv.records("#c\na")).containsExactly(new CsvRow(1, List.of("#c")), new CsvRow(2, List.of("a")));
    }

    @Test
    void quotedFieldsMayHoldCommasQuotesAndLineEnds() {
        assertThat(Csv.table("a,\"b, \"\"c\"\"\nd\"\n#e\nf"))
                .containsExactly(new CsvRow(1, List.of("a", "b, \"c\"\nd")), new CsvRow(4, List.of("f")));
    }

    @Test
    void textAfterAQuotedFieldIsRefused() {
        assertThatThrownBy(() -> Csv.records("a\n\"b\"c").forEach(row -> {})).isInstanceOf(BadCsv.class);
    }
}
