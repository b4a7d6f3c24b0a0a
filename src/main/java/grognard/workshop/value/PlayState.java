package grognard.workshop.value;

import grognard.rules.Parameter;
import grognard.rules.Situation;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values known during one resolution: the options of the line, and the shape's numbers (roll, margin, …), which are added
 * as they are worked out. Option values are a word, a {@code Boolean} or a {@link Rational}.
 */
public final class PlayState {

    private final Map<String, Object> options;
    private final Map<String, Object> numbers = new HashMap<>();

    private PlayState(Map<String, Object> options) {
        this.options = options;
    }

    public static PlayState of(Map<String, Object> options) {
        return new PlayState(options);
    }

    /** The state of a situation before anything is worked out. */
    public static PlayState of(Situation situation) {
        return of(options(situation));
    }

    /** The options of a situation by name; those neither given nor defaulted are absent. */
    public static Map<String, Object> options(Situation situation) {
        Map<String, Object> options = new HashMap<>();
        for (Parameter<?> parameter : situation.description().parameters()) {
            Object value = situation.find(parameter).orElse(null);
            if (value != null) {
                options.put(parameter.name(), plain(value));
            }
        }
        return options;
    }

    /** A parameter's value as this class holds it: numbers become a {@link Rational}, words and flags stay. */
    public static Object plain(Object value) {
        if (value instanceof Integer whole) {
            return Rational.of(whole);
        }
        return value instanceof BigDecimal decimal ? Rational.of(decimal).orElseThrow() : value;
    }

    /** The option's value; null if it was not given and has no default. */
    @Nullable
    public Object option(String name) {
        return options.get(name);
    }

    public Map<String, Object> options() {
        return options;
    }

    /**
     * Sets a number of the shape.
     *
     * @param value a {@link Rational}, a {@link Ratio} or, for the cell of a table, its text
     */
    public void put(String number, Object value) {
        numbers.put(number, value);
    }

    @Nullable
    public Object number(String name) {
        return numbers.get(name);
    }

    public Rational fraction(String number) {
        return numbers.get(number) instanceof Rational fraction ? fraction : Rational.ZERO;
    }
}
