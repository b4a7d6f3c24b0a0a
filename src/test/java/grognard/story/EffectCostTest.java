package grognard.story;

import static org.assertj.core.api.Assertions.assertThat;

import grognard.rulesets.Rulesets;
import grognard.testing.SpecRow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every effect that a rule can have stands in the table that says what it costs. */
class EffectCostTest {

    @ParameterizedTest
    @ValueSource(strings = {"paperboys", "honour", "acw", "napoleonic"})
    void everyEffectHasItsCost(String ruleset) {
        EffectCost harm = EffectCost.of(Rulesets.find(ruleset).orElseThrow());
        for (SpecRow row : SpecRow.of(ruleset)) {
            for (String effect :
                    row.effects().isBlank() ? new String[0] : row.effects().split(";")) {
                String[] words = effect.strip().split(" ");
                assertThat(words.length < 2 || harm.knows(words[1]))
                        .as(row + ": " + effect)
                        .isTrue();
            }
        }
    }
}
