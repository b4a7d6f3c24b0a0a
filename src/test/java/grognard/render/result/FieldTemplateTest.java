package grognard.render.result;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Run;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values that somebody asked for, and a line of one's own. */
class FieldTemplateTest {

    private static Run contact(String... more) {
        String[] line = new String[more.length + 5];
        System.arraycopy(new String[] {"contact", "--dice", "42", "--label", "a\tb"}, 0, line, 0, 5);
        System.arraycopy(more, 0, line, 5, more.length);
        return Run.of(line);
    }

    @Test
    void valuesStandBetweenTabs() {
        assertThat(contact("--fields", "code,difference,label,dice,pips,passed").out())
                .isEqualTo("defender-falls-back\t2\ta b\t4 2\t0\t\n");
        assertThat(contact("-n", "2", "--fields", "repeat, resolver").out()).isEqualTo("1\tcontact\n2\tcontact\n");
    }

    @Test
    void aLineOfOnesOwn() {
        assertThat(contact("--template", "{label}: {outcome} by {difference}\\n  {effects}{passed}")
                        .out())
                .startsWith("a b: defender falls back by 2\n  defender: ");
    }

    @Test
    void eachLineOfABatchHasItsValues() {
        String typed = "rally 3 --dice 5\nfire musket 20 1 --dice 1\nrally 3 --dice 5 -q\nrally 3 --dice 5 --json\n";
        String out = Run.with(typed, Map.of(), "batch", "--fields", "line,code,casualties")
                .out();
        assertThat(out).startsWith("1\trallied\t\n2\tmiss\t0\n3\trallied\t\n{\"schema\":1,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--fields|code,|--fields code,: expected names with commas between them",
                "--fields|diference|a number of the outcome (attacker, defender, difference) or a parameter (att, arm, pips,",
                "--fields|diference|did you mean difference?",
                "--fields|code,casualties|--fields casualties: expected a field (line, ruleset, resolver, label,",
                "--template|{fnord}|--template fnord: expected a field (line,",
                "--template|{label|--template {label: expected a } for every {",
                "--template|{}|--template: expected a name in the braces",
            })
    void whatCannotBeIsNamed(String option, String value, String message) {
        Run run = contact(option, value);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message);
        assertThat(contact(option, value, "--json").err()).contains(option + " with --json: expected only one of them");
    }
}
