package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.nio.CharBuffer;
import org.junit.jupiter.api.Test;

/** Looking things up in a table that is whole. */
class TableTest {

    private static final Column<String> ARM = Column.code("arm", "foot", "horse");
    private static final Column<String> NOTE = Column.text("note");
    private static final Column<Integer> DICE = Column.whole("dice", 0, 9);
    private static final TableSpec TWO = TableSpec.named("two", "Two bands")
            .key(ARM)
            .band("from", "to")
            .bandUpwards("width-from", "width-to")
            .value(DICE)
            .value(NOTE);

    private static Table two() {
        return TableReader.read(TWO, new OneFile("""
                arm,from,to,width-from,width-to,dice,note
                foot,0,5,0,,1,near
                foot,6,6,0,2,2,far and narrow
                foot,6,6,3,,3,far and wide
                """));
    }

    @Test
    void everyPartOfTheIndexCounts() {
        assertThat(two().row("foot", 5, 0).get(NOTE)).isEqualTo("near");
        assertThat(two().row("foot", 6, 2).get(NOTE)).isEqualTo("far and narrow");
        assertThat(two().row("foot", 6, 3).get(NOTE)).isEqualTo("far and wide");
        assertThat(two().row("foot", 6, 999).get(DICE)).isEqualTo(3);
        assertThat(two().find("foot", 7, 3)).isEmpty();
        assertThat(two().find("foot", -1, 3)).isEmpty();
        assertThat(two().find("horse", 1, 1)).isEmpty();
        Table table = two();
        assertThat(table.find()).containsSame(table.rows().get(0));
        assertThatThrownBy(() -> two().row("horse", 1, 1)).hasMessage("two.csv has no row for [horse, 1, 1]");
    }

    @Test
    void aRowKnowsItsKeysBandsTextsAndLine() {
        Row row = two().row("foot", 6, 1);
        assertThat(row.key(ARM)).isEqualTo("foot");
        assertThat(row.band()).contains("6");
        assertThat(row.bands()).containsExactly("6", "0..2");
        assertThat(two().row("foot", 0, 0).bands()).containsExactly("0..5", "0..");
        assertThat(row.texts()).containsExactly("foot", "6", "6", "0", "2", "2", "far and narrow");
        assertThat(row.line()).isEqualTo(3);
        assertThatThrownBy(() -> row.get(Column.text("note"))).hasMessage("two.csv has no value column note");
        assertThatThrownBy(() -> row.key(NOTE)).hasMessage("two.csv has no key column note");
    }

    @Test
    void aKeyAloneFindsItsRow() {
        TableSpec spec = TableSpec.named("one", "One").key(ARM).value(DICE);
        Table table = TableReader.read(spec, new OneFile("arm,dice\nhorse,4\nfoot,2\n"));
        assertThat(table.row("foot").get(DICE)).isEqualTo(2);
        assertThat(table.row("horse").get(DICE)).isEqualTo(4);
        assertThat(table.row(CharBuffer.wrap("horse")).get(DICE)).isEqualTo(4);
        assertThatThrownBy(() -> table.row("mule")).hasMessage("one.csv has no row for [mule]");
    }

    @Test
    void aTableMayBeARowAlone() {
        TableSpec spec = TableSpec.named("none", "None").value(DICE);
        Table table = TableReader.read(spec, new OneFile("dice\n4\n5\n"));
        assertThat(table.rows()).hasSize(2);
        assertThat(table.row().get(DICE)).isEqualTo(4);
        assertThat(table.rows().get(0).band()).isEmpty();
    }

    @Test
    void spansShowAndCountSteps() {
        assertThat(new NumberBand(1, 1, 0)).hasToString("1");
        assertThat(new NumberBand(1, 3, 0)).hasToString("1..3");
        assertThat(new NumberBand(Long.MIN_VALUE, 3, 0)).hasToString("..3");
        assertThat(new NumberBand(150, Long.MAX_VALUE, 3)).hasToString("0.150..");
        assertThat(NumberBand.inSteps(7, 0)).isEqualTo(7);
        assertThat(NumberBand.inSteps(7, 3)).isEqualTo(7000);
        assertThat(NumberBand.inSteps("7.5", 0)).isEqualTo(7);
        assertThat(NumberBand.inSteps(new BigDecimal("-0.0001"), 3)).isEqualTo(-1);
        assertThat(new NumberBand(1, 2, 0))
                .isEqualTo(new NumberBand(1, 2, 0))
                .hasSameHashCodeAs(new NumberBand(1, 2, 0))
                .isNotEqualTo(new NumberBand(0, 2, 0))
                .isNotEqualTo(new NumberBand(1, 3, 0))
                .isNotEqualTo(new NumberBand(1, 2, 3));
    }

    @Test
    void aSpecSaysWhatItIs() {
        assertThat(TWO.name()).isEqualTo("two");
        assertThat(TWO.title()).isEqualTo("Two bands");
        assertThat(TWO).hasToString("two.csv");
        assertThat(TWO.isFixed()).isFalse();
        assertThat(TWO.twin()).isEmpty();
        TableSpec fixed =
                TableSpec.named("fixed", "Fixed").key(ARM).sameKeysAs(TWO).fixed();
        assertThat(fixed.isFixed()).isTrue();
        assertThat(fixed.twin()).containsSame(TWO);
        assertThat(two().spec()).isSameAs(TWO);
        assertThat(ARM.name()).isEqualTo("arm");
    }

    @Test
    void theBuiltInPackHasItsFilesAndNoOthers() {
        Pack pack = new BuiltInPack("built-in", "paperboys");
        assertThat(pack.file("rulings.csv")).isPresent();
        assertThat(pack.file("no such file")).isEmpty();
        assertThat(pack.remark()).isEmpty();
        assertThat(pack.place("a.csv")).isEqualTo("a.csv");
        assertThat(new OneFile("").remark()).isEmpty();
    }

    @Test
    void aSpecIsMadeColumnByColumn() {
        TableSpec spec = TableSpec.named("made", "Made")
                .everyKey(Column.code("arm", "foot"))
                .key(Column.of("order", Cell.text()))
                .openBand("a", "b")
                .band("c", "d")
                .bandUpwards("e", "f")
                .thousandths("g", "h")
                .value(Column.whole("dice", 0, 9))
                .value(Column.text("note"))
                .constraint((rows, violations) -> {})
                .sameKeysAs(TWO)
                .fixed();
        assertThat(spec.header())
                .containsExactly("arm", "order", "a", "b", "c", "d", "e", "f", "g", "h", "dice", "note");
    }
}
