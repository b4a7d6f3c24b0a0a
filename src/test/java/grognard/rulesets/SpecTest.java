package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.SpecRow;
import grognard.testing.SpecRowCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules as data: every row of {@code src/test/resources/spec}, typed at the command line. {@code -Dspec.only=acw}
 * leaves out the rows of other rulesets, which mutation testing would go through again for every class.
 */
class SpecTest {

    /** A test a resolver; a failure lists every row that does not hold, with its place in the source. */
    @TestFactory
    List<DynamicTest> everyRowHolds() {
        Map<String, List<SpecRow>> byResolver = new TreeMap<>();
        String only = System.getProperty("spec.only", "");
        for (String ruleset : SpecRow.rulesets().stream()
                .filter(name -> name.startsWith(only))
                .toList()) {
            SpecRow.of(ruleset)
                    .forEach(row -> byResolver
                            .computeIfAbsent(row.ruleset() + " " + row.resolver(), name -> new ArrayList<>())
                            .add(row));
        }
        assertThat(byResolver).as("rows of " + only).isNotEmpty();
        return byResolver.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey() + ", " + entry.getValue().size() + " rows", () -> check(entry.getValue())))
                .toList();
    }

    private static void check(List<SpecRow> rows) {
        List<String> failures = new ArrayList<>();
        for (SpecRow row : rows) {
            List<String> words = new ArrayList<>(row.words());
            words.add("--json");
            failures.addAll(SpecRowCheck.check(row, Run.of(words)));
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void everyResolverHasRows() {
        List<String> without = new ArrayList<>();
        for (String ruleset : Rulesets.names()) {
            Set<String> covered = new HashSet<>();
            SpecRow.of(ruleset).forEach(row -> covered.add(row.resolver()));
            Rulesets.named(ruleset).resolvers().stream()
                    .filter(resolver -> !covered.contains(resolver))
                    .forEach(resolver -> without.add(ruleset + " " + resolver));
        }
        assertThat(without).isEmpty();
    }

    @Test
    void aRowThatDoesNotHoldIsFound() {
        SpecRow wrong = new SpecRow(
                "paperboys",
                "contact",
                "x",
                "y",
                "--att 4 --def 4",
                "defender-routs",
                "true",
                "attacker=9",
                "defender rout 2",
                "friends",
                "PB-1",
                "");
        Run run = Run.of("paperboys", "contact", "--att", "4", "--def", "4", "--json");
        assertThat(Json.at(run.json(), "outcome")).containsEntry("code", "fight");
        assertThat(SpecRowCheck.check(wrong, run)).hasSize(6);
    }
}
