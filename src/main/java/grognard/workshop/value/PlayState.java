package grognard.workshop.value;

import grognard.rules.Parameter;
import grognard.rules.Situation;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known while a resolution goes on: the options as given, and the numbers of the shape so far. */
public final class PlayState {

    private final Map<String, Object> options;
    private final Map<String, Object> numbers = new HashMap<>();

    private PlayState(Map<String, Object> options) {
        this.options = options;
    }

    public static PlayState of(Map<String, Object> options) {
        return new PlayState(options);
    }

    /** The options of a situation, each as a word, a truth or a {@link Rational}. */
    public static Map<String, Object> options(Iterable<Parameter<?>> parameters, Situation situation) {
        Map<String, Object> options = new HashMap<>();
        for (Parameter<?> parameter : parameters) {
            Object value = situation.find(parameter).orElse(null);
            if (value != null) {
                options.put(parameter.name(), plain(value));
            }
        }
        return options;
    }

    /** A value as keys and numbers see it. */
    public static Object plain(Object value) {
        if (value instanceof Integer whole) {
            return Rational.of(whole);
        }
        return value instanceof BigDecimal decimal ? Rational.of(decimal).orElseThrow() : value;
    }

    /** The option's value; null where it was not given and has no default. */
    @Nullable
    public Object option(String name) {
        return options.get(name);
    }

    public Map<String, Object> options() {
        return options;
    }

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
