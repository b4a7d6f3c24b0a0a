package grognard.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a resolution ended.
 *
 * @param text one sentence for the player
 * @param numbers what programs compute with, in a fixed order
 * @param next resolvers that are due now
 */
public record Outcome(Code code, String text, Map<String, Number> numbers, List<Effect> effects, List<Next> next) {

    public Outcome {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        effects = List.copyOf(effects);
        next = List.copyOf(next);
    }
}
