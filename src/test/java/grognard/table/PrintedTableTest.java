package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables as people read them. */
class PrintedTableTest {

    private static final Column<String> ARM = Column.code("arm", "foot", "horse");
    private static final Column<Integer> DICE = Column.whole("dice", 0, 9);

    private static PrintedTable shown(TableSpec spec, String content) {
        return PrintedTable.of(TableReader.read(spec, new OneFile(content)));
    }

    @Test
    void aBandIsOneCellUnderTheNameThatItsColumnsShare() {
        TableSpec spec = TableSpec.named("t", "T")
                .key(ARM)
                .openBand("range-from", "range-to")
                .value(DICE)
                .value(Column.text("note"));
        PrintedTable shown = shown(
                spec,
                "arm,range-from,range-to,dice,note\n"
                        + "foot,,-1,1,a\n"
                        + "foot,0,0,2,b\n"
                        + "foot,1,3,3,c\n"
                        + "foot,4,,4,d\n"
                        + "horse,,,5,e\n");
        assertThat(shown.header()).containsExactly("arm", "range", "dice", "note");
        assertThat(shown.rows())
                .containsExactly(
                        List.of("foot", "-1 or less", "1", "a"),
                        List.of("foot", "0", "2", "b"),
                        List.of("foot", "1 to 3", "3", "c"),
                        List.of("foot", "4 or more", "4", "d"),
                        List.of("horse", "any", "5", "e"));
    }

    @Test
    void aBandWhoseColumnsShareNoNameShowsBoth() {
        assertThat(shown(TableSpec.named("t", "T").openBand("from", "to").value(DICE), "from,to,dice\n,,1\n")
                        .header())
                .containsExactly("from - to", "dice");
        assertThat(shown(TableSpec.named("t", "T").openBand("low", "high").value(DICE), "low,high,dice\n,,1\n")
                        .header())
                .containsExactly("low - high", "dice");
    }
}
