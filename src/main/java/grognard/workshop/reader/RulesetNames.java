package grognard.workshop.reader;

import grognard.rules.EffectKind;
import java.util.List;

/**
 * Names that a results file may refer to.
 *
 * @param twoSided names of the resolvers whose shape has two sides
 */
public record RulesetNames(
        List<EffectKind> effects, List<String> resolvers, List<String> rulings, List<String> twoSided) {

    public RulesetNames {
        effects = List.copyOf(effects);
        resolvers = List.copyOf(resolvers);
        rulings = List.copyOf(rulings);
        twoSided = List.copyOf(twoSided);
    }
}
