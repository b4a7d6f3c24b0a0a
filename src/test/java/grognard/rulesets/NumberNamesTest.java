package grognard.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rules.NumberNames;
import grognard.rules.Ruleset;
import grognard.table.BuiltInPack;
import grognard.testing.Json;
import grognard.testing.Run;
import grognard.testing.SpecRow;
import grognard.workshop.FolderRuleset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns that {@code numbers.csv} promises are those of the outcomes, of every resolver. */
class NumberNamesTest {

    static List<String> everyRuleset() {
        return Rulesets.names();
    }

    /** Every number of every spec row is listed, in its order, and none that no row has. */
    @ParameterizedTest
    @MethodSource("everyRuleset")
    void everyNumberOfTheSpecRowsIsListed(String name) {
        Ruleset ruleset = Rulesets.named(name);
        Map<String, Set<String>> seen = new TreeMap<>();
        for (SpecRow row : SpecRow.of(name)) {
            if (row.isRefusal()) {
                continue;
            }
            List<String> words = new ArrayList<>(row.words());
            words.add("--json");
            Map<String, Object> outcome = Json.at(Run.of(words).json(), "outcome");
            List<String> numbers = new ArrayList<>(Json.at(outcome, "numbers").keySet());
            NumberNames listed = ruleset.numbers(row.resolver());
            if (listed.open()) {
                numbers.retainAll(listed.names());
            }
            List<String> inOrder = new ArrayList<>(listed.names());
            inOrder.retainAll(numbers);
            assertThat(inOrder).as(row + " " + row.args()).isEqualTo(numbers);
            seen.computeIfAbsent(row.resolver(), resolver -> new LinkedHashSet<>())
                    .addAll(numbers);
        }
        for (String resolver : ruleset.resolvers()) {
            assertThat(seen.getOrDefault(resolver, Set.of()))
                    .as("numbers.csv of " + name + ", row " + resolver)
                    .containsExactlyInAnyOrderElementsOf(
                            ruleset.numbers(resolver).names());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"test", "opposed", "pool", "chart", "odds", "look-up", "chain"})
    void aFolderHasThoseOfItsShape(String shape) {
        Ruleset folder = FolderRuleset.read(new BuiltInPack(shape, "workshop/" + shape));
        for (String resolver : folder.resolvers()) {
            assertThat(folder.numbers(resolver).open()).isFalse();
            assertThat(folder.numbers(resolver).names()).isNotEmpty().doesNotContain("cell");
        }
    }
}
