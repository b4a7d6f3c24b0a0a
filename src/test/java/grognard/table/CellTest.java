package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CellTest {

    @Test
    void wholeNumbersLieBetweenTheirEndsBothIncluded() {
        Cell<Integer> cell = Cell.whole(-2, 9);
        assertThat(cell.read("-2")).contains(-2);
        assertThat(cell.read("9")).contains(9);
        assertThat(cell.read("-3")).isEmpty();
        assertThat(cell.read("10")).isEmpty();
        assertThat(cell.read("")).isEmpty();
        assertThat(cell.read("1.0")).isEmpty();
        assertThat(cell.expected()).isEqualTo("a whole number from -2 to 9");
        assertThat(cell.codes()).isEmpty();
    }

    @Test
    void aTextIsNotBlank() {
        assertThat(Cell.text().read("a b")).contains("a b");
        assertThat(Cell.text().read(" ")).isEmpty();
        assertThat(Cell.text().expected()).isEqualTo("a text");
    }

    @Test
    void decimalsHaveAtMostSoManyPlaces() {
        Cell<BigDecimal> cell = Cell.decimal(2);
        assertThat(cell.read("7")).contains(new BigDecimal("7"));
        assertThat(cell.read("7.25")).contains(new BigDecimal("7.25"));
        assertThat(cell.read("7.255")).isEmpty();
        assertThat(cell.read("-1")).isEmpty();
        assertThat(cell.read("7.")).isEmpty();
        assertThat(cell.expected()).isEqualTo("a number with at most 2 decimals");
    }

    @Test
    void anOptionalCellMayBeEmpty() {
        Cell<Optional<Integer>> cell = Cell.optional(Cell.whole(1, 6));
        assertThat(cell.read("")).contains(Optional.empty());
        assertThat(cell.read("4")).contains(Optional.of(4));
        assertThat(cell.read("7")).isEmpty();
        assertThat(cell.expected()).isEqualTo("a whole number from 1 to 6, or nothing");
    }

    @Test
    void codesAreThoseOfTheList() {
        Cell<String> cell = Cell.code("foot", "horse");
        assertThat(cell.read("foot")).contains("foot");
        assertThat(cell.read("horse")).contains("horse");
        assertThat(cell.read("mule")).isEmpty();
        assertThat(cell.expected()).isEqualTo("one of foot, horse");
        assertThat(cell.codes()).containsExactly("foot", "horse");
    }

    @Test
    void aListIsWholeOrNot() {
        Cell<List<Integer>> cell = Cell.list(";", Cell.whole(1, 6));
        assertThat(cell.read(" ")).contains(List.of());
        assertThat(cell.read("1; 6")).contains(List.of(1, 6));
        assertThat(cell.read("1;7")).isEmpty();
        assertThat(cell.read("1;")).isEmpty();
        assertThat(cell.expected()).isEqualTo("a list (with ';' between) of a whole number from 1 to 6");
    }
}
