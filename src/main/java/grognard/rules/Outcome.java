package grognard.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The end of a resolution.
 *
 * @param text one sentence for the player
 * @param numbers results by name, such as hits, in a fixed order
 * @param next resolvers to go on to
 */
public record Outcome(Code code, String text, Map<String, Number> numbers, List<Effect> effects, List<Next> next) {

    public Outcome {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        effects = List.copyOf(effects);
        next = List.copyOf(next);
    }
}
