package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The player's values, parsed and checked, with defaults filled in. A resolver can rely on every value. */
public final class Situation implements ParameterValues {

    private final Description description;
    private final List<Parameter<?>> parameters;
    private final @Nullable Object[] values;
    private final boolean[] given;
    /** Typed text of dice that had more decimals than the die shows and were truncated. */
    private final @Nullable String[] cut;

    private Situation(Description description) {
        this.description = description;
        this.parameters = description.parameters();
        this.values = new @Nullable Object[parameters.size()];
        this.given = new boolean[parameters.size()];
        this.cut = new @Nullable String[parameters.size()];
    }

    /**
     * Parses and checks the values for a resolver.
     *
     * @param typed values as typed, by parameter name; a flag has the value {@code true}
     * @throws BadInput if a value is wrong, missing, or does not fit the others
     */
    public static Situation read(Resolver resolver, Map<String, String> typed, Tables tables) {
        Description description = resolver.description();
        Situation situation = new Situation(description);
        for (Map.Entry<String, String> value : typed.entrySet()) {
            situation.put(description.indexOf(value.getKey()), value.getValue(), tables);
        }
        situation.complete();
        resolver.check(tables, situation);
        return situation;
    }

    private void put(int at, String text, Tables tables) {
        Parameter<?> parameter = parameters.get(at);
        if (parameter.isNothing(text)) {
            return;
        }
        values[at] = parameter.type().read(parameter.option(), text, tables);
        given[at] = !Boolean.FALSE.equals(values[at]);
        if (parameter.type() instanceof Type.Face face && face.die().truncates(text)) {
            cut[at] = text;
        }
    }

    /** Fills in defaults, then checks requirements, which may look at defaults too. */
    private void complete() {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                Parameter<?> parameter = parameters.get(i);
                Object fallback = parameter.fallback(this);
                if (fallback == null && parameter.isRequired()) {
                    throw BadInput.about(
                            parameter.option(),
                            parameter.option() + " is missing: expected "
                                    + (parameter.type().label().isEmpty()
                                            ? parameter.help()
                                            : parameter.type().label() + " (" + parameter.help() + ")"));
                }
                values[i] = fallback;
            }
        }
        for (int i = 0; i < values.length; i++) {
            if (given[i]) {
                parameters.get(i).check(this);
            }
        }
    }

    /** The value of a parameter that is required or has a default. */
    public <T> T get(Parameter<T> parameter) {
        T value = value(parameter);
        if (value == null) {
            throw new IllegalStateException(parameter + " is optional and has no default; use find");
        }
        return value;
    }

    /** The value, if it was given or has a default. */
    @Override
    public <T> Optional<T> find(Parameter<T> parameter) {
        return Optional.ofNullable(value(parameter));
    }

    @SuppressWarnings("unchecked") // put stored a value of this parameter's own type
    private <T> @Nullable T value(Parameter<T> parameter) {
        return (T) values[indexOf(parameter)];
    }

    /** Whether the flag is on. */
    public boolean has(Parameter<Boolean> flag) {
        return get(flag);
    }

    /** Whether the player gave it, rather than leaving it to its default. */
    public boolean given(Parameter<?> parameter) {
        return given[indexOf(parameter)];
    }

    /** Names of the parameters that the player gave, in the description's order. */
    public List<String> given() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < given.length; i++) {
            if (given[i]) {
                names.add(parameters.get(i).name());
            }
        }
        return names;
    }

    /** The typed text of a die that had too many decimals and was truncated; empty otherwise. */
    public Optional<String> cut(Parameter<Integer> face) {
        return Optional.ofNullable(cut[indexOf(face)]);
    }

    private int indexOf(Parameter<?> parameter) {
        return description.indexOf(parameter);
    }

    /** Creates the error for a value that does not fit the rest of the situation; the caller throws it. */
    @Override
    public BadInput refuse(Parameter<?> parameter, String expected) {
        if (parameter.isFlag()) {
            return BadInput.of(parameter.option(), expected);
        }
        String value = find(parameter).map(Keyword::text).orElse("");
        return BadInput.value(parameter.option(), value, expected);
    }

    public Description description() {
        return description;
    }

    /** Receives the values one by one, without a map for each line of a batch. */
    @FunctionalInterface
    public interface Inputs {
        /**
         * Receives a value.
         *
         * @param at index of the parameter in the description
         */
        void take(int at, String name, Object value);
    }

    /** Passes on the values for JSON in the description's order; flags that are off and absent values are left out. */
    public void inputs(Inputs taker) {
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value != null && !Boolean.FALSE.equals(value)) {
                // A truncated number is recorded as typed, so that a replay truncates it again and says so.
                String typed = cut[i];
                taker.take(
                        i,
                        parameters.get(i).name(),
                        typed == null ? json(parameters.get(i), value) : new BigDecimal(typed));
            }
        }
    }

    /** The values for JSON as a map. */
    public Map<String, Object> inputs() {
        Map<String, Object> inputs = new LinkedHashMap<>();
        inputs((at, name, value) -> inputs.put(name, value));
        return inputs;
    }

    /** Typed values for JSON without checking them together, for cells of a sweep that the rules exclude. */
    public static Map<String, Object> inputs(Description description, Map<String, String> typed, Tables tables) {
        Situation situation = new Situation(description);
        typed.forEach((name, text) -> situation.put(description.indexOf(name), text, tables));
        return situation.inputs();
    }

    @SuppressWarnings("unchecked") // as in value
    private static <T> Object json(Parameter<T> parameter, Object value) {
        return parameter.type().json((T) value);
    }
}
