package grognard.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells of {@code units --csv} and every other sheet that a spreadsheet would run. */
class FormulaGuardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1",
                "@SUM(A1)",
                "-2+3",
                "-",
                "\t=1",
                "\r=1",
                "\uFF1D1+1",
                "\uFF0B1",
                "\uFF0D1",
                "\uFF20a"
            })
    void aFormulaIsMarkedAsTextAndReadBack(String cell) {
        assertThat(FormulaGuard.add(cell)).isEqualTo("'" + cell);
        assertThat(FormulaGuard.remove("'" + cell)).isEqualTo(cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-2", "-2.5", "7-2", "3rd Foot", "'tis", "1/2"})
    void anythingElseStaysAsItIs(String cell) {
        assertThat(FormulaGuard.add(cell)).isEqualTo(cell);
        assertThat(FormulaGuard.remove(cell)).isEqualTo(cell);
    }
}
