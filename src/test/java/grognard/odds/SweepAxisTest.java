package grognard.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grognard.dice.Die;
import grognard.input.BadInput;
import grognard.rules.Description;
import grognard.rules.Parameter;
import grognard.rules.Tables;
import grognard.rules.Type;
import grognard.rulesets.Rulesets;
import grognard.table.Keyword;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SweepAxisTest {

    private enum Verdict implements Keyword {
        PASSED,
        FAILED,
        NONE;

        @Override
        public String word() {
            return name();
        }
    }

    private static final Description DESCRIPTION = Description.of("test", "a test")
            .parameters(
                    Parameter.whole("pips", -3, 20_000, "pips"),
                    Parameter.decimal("ratio", "0", "10", 3, "ratio"),
                    Parameter.choice("verdict", Verdict.class, "verdict"),
                    Parameter.face("die", Die.D6, "die"),
                    Parameter.face("number", Die.THOUSANDTHS, "number"),
                    Parameter.flag("flag", "flag"),
                    Parameter.of("name", new Type.Text("NAME"), "name"))
            .source("");

    private static final Tables TABLES = Tables.builtIn(Rulesets.named("paperboys"));

    private static List<String> values(String name, String text) {
        List<SweepAxis> axes = SweepAxis.in(DESCRIPTION, Map.of(name, text), TABLES);
        return axes.isEmpty() ? List.of() : axes.get(0).values();
    }

    @Test
    void wholeNumbers() {
        assertThat(values("pips", "0..6")).containsExactly("0", "1", "2", "3", "4", "5", "6");
        assertThat(values("pips", "-2..1")).containsExactly("-2", "-1", "0", "1");
        assertThat(values("pips", "3..1")).containsExactly("3", "2", "1");
        assertThat(values("pips", "1,4,2")).containsExactly("1", "4", "2");
        assertThat(values("pips", "0..2,2,6")).containsExactly("0", "1", "2", "6");
        assertThat(values("pips", "4..4")).containsExactly("4");
        assertThat(values("die", "1..6")).hasSize(6);
    }

    @Test
    void decimalsGoInStepsOfTheLastOneTyped() {
        assertThat(values("ratio", "1..3")).containsExactly("1", "2", "3");
        assertThat(values("ratio", "0.4..0.6")).containsExactly("0.4", "0.5", "0.6");
        assertThat(values("ratio", "0.40..0.5"))
                .hasSize(11)
                .startsWith("0.40", "0.41")
                .endsWith("0.50");
        assertThat(values("ratio", "1.5,2")).containsExactly("1.5", "2");
        assertThat(values("ratio", "0...5")).containsExactly("0.0", "0.1", "0.2", "0.3", "0.4", "0.5");
        assertThat(values("number", "0.000..0.999")).hasSize(1000);
    }

    @Test
    void choices() {
        assertThat(values("verdict", "NONE,PASSED")).containsExactly("NONE", "PASSED");
        assertThat(values("verdict", "PASSED..NONE")).containsExactly("PASSED", "FAILED", "NONE");
        assertThat(values("verdict", "FAILED..FAILED")).containsExactly("FAILED");
    }

    @Test
    void singleValuesAreNoRange() {
        assertThat(values("pips", "3")).isEmpty();
        assertThat(values("verdict", "NONE")).isEmpty();
        assertThat(values("name", "a,b")).isEmpty();
        assertThat(values("flag", "true")).isEmpty();
    }

    @Test
    void whatIsWrongIsNamed() {
        refused("pips", "0..x", "--pips 0..x: expected a range");
        refused("pips", "0..", "--pips 0..: expected a range");
        refused("pips", "..6", "--pips ..6: expected a range");
        refused("pips", "-5..1", "--pips -5: expected a whole number from -3 to 20000");
        refused("pips", "1,,2", "--pips '': expected");
        refused("pips", "0..1.5", "--pips 0.0: expected a whole number");
        refused("die", "1..7", "--die 7: expected a whole number from 1 to 6");
        refused("verdict", "NONE..PASSED", "--verdict NONE..PASSED: expected a range");
        refused("verdict", "NONE,PASED", "did you mean PASSED?");
        refused("pips", "0..10000", "--pips 0..10000: expected at most 10000 cells, not 10001");
        refused("pips", "0..999999999", "expected at most 10000 cells");
    }

    private static void refused(String name, String text, String message) {
        assertThatThrownBy(() -> values(name, text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void twoRangesMakeAGridAndThreeAreTooMany() {
        Map<String, String> typed = new LinkedHashMap<>();
        typed.put("die", "1..6");
        typed.put("pips", "0..2");
        assertThat(SweepAxis.in(DESCRIPTION, typed, TABLES))
                .extracting(axis -> axis.parameter().name())
                .containsExactly("pips", "die");
        typed.put("ratio", "1,2");
        assertThatThrownBy(() -> SweepAxis.in(DESCRIPTION, typed, TABLES))
                .hasMessage("--die 1..6: expected one value, since --pips and --ratio are ranges already");
    }

    @Test
    void aGridHasItsLimitToo() {
        assertThat(SweepAxis.in(DESCRIPTION, Map.of("pips", "1..10", "number", "0.000..0.999"), TABLES))
                .hasSize(2);
        assertThatThrownBy(() -> SweepAxis.in(DESCRIPTION, Map.of("pips", "1..11", "number", "0.000..0.999"), TABLES))
                .hasMessage("--number 0.000..0.999: expected at most 10000 cells, not 11000");
    }
}
