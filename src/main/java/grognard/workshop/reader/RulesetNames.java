package grognard.workshop.reader;

import grognard.rules.EffectKind;
import java.util.List;

/**
 * Names that a results file may refer to.
 *
 * @param forTwo those resolvers whose shape has two sides
 */
public record RulesetNames(
        List<EffectKind> effects, List<String> resolvers, List<String> rulings, List<String> forTwo) {

    public RulesetNames {
        effects = List.copyOf(effects);
        resolvers = List.copyOf(resolvers);
        rulings = List.copyOf(rulings);
        forTwo = List.copyOf(forTwo);
    }
}
