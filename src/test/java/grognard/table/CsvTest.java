package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text without quotes is read without the library, and must give the same. */
class CsvTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "a",
                "a,b\n",
                "a,b\r\nc\r\n",
                "a\rb\r\rc",
                ",",
                ",\n,,",
                "\n\na\n\nb",
                "#c\na,#b\n #d\n#",
                " a , b ",
                "a\n\r\nb\n\r"
            })
    void plainTextIsReadAsTheLibraryReadsIt(String text) {
        assertSame(text);
    }

    @Test
    void soIsAnyTextOfSuchCharacters() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append("ab,,#\n\r \u00e9\t".charAt(random.nextInt(10)));
            }
            assertSame(text.toString());
        }
    }

    private static void assertSame(String text) {
        assertThat(all(Csv.records(text).iterator())).as("<%s>", text).isEqualTo(all(new QuotedCsv(text, false)));
        assertThat(all(Csv.table(text).iterator()))
                .as("<%s> as a table", text)
                .isEqualTo(all(new QuotedCsv(text, true)));
    }

    private static List<CsvRow> all(Iterator<CsvRow> rows) {
        List<CsvRow> all = new ArrayList<>();
        rows.forEachRemaining(all::add);
        return all;
    }

    @Test
    void whatIsQuotedIsRead() {
        assertThat(Csv.table("a,\"b, \"\"c\"\"\nd\"\n#e\nf"))
                .containsExactly(new CsvRow(1, List.of("a", "b, \"c\"\nd")), new CsvRow(4, List.of("f")));
    }

    @Test
    void textAfterAQuotedFieldIsRefused() {
        assertThatThrownBy(() -> Csv.records("a\n\"b\"c").forEach(row -> {})).isInstanceOf(BadCsv.class);
    }
}
