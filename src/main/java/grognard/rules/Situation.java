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

/** The parameters' values, read and checked: a resolver can rely on every one of them. */
public final class Situation {

    private final Description description;
    private final List<Parameter<?>> parameters;
    private final @Nullable Object[] values;
    private final boolean[] given;
    /** The text typed for a die, where it has more decimals than the die shows. */
    private final @Nullable String[] cut;

    private Situation(Description description) {
        this.description = description;
        this.parameters = description.parameters();
        this.values = new @Nullable Object[parameters.size()];
        this.given = new boolean[parameters.size()];
        this.cut = new @Nullable String[parameters.size()];
    }

    /**
     * Reads a situation for a resolver.
     *
     * @param typed the values as typed, by parameter name; a flag has the value {@code true}
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

    /** The value of a parameter that is required or has a default; any other is an error in the resolver. */
    public <T> T get(Parameter<T> parameter) {
        T value = value(parameter);
        if (value == null) {
            throw new IllegalStateException(parameter + " is optional and has no default; use find");
        }
        return value;
    }

    /** The value, if it was given or has a default. */
    public <T> Optional<T> find(Parameter<T> parameter) {
        return Optional.ofNullable(value(parameter));
    }

    @SuppressWarnings("unchecked") // put stored a value that this parameter's type read
    <T> @Nullable T value(Parameter<T> parameter) {
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

    /** The names of what the player gave, in the description's order. */
    public List<String> given() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < given.length; i++) {
            if (given[i]) {
                names.add(parameters.get(i).name());
            }
        }
        return names;
    }

    /** The text of a number that was cut to the decimals of its die. */
    public Optional<String> cut(Parameter<Integer> face) {
        return Optional.ofNullable(cut[indexOf(face)]);
    }

    private int indexOf(Parameter<?> parameter) {
        return description.indexOf(parameter);
    }

    /** An error about a value that does not fit the rest of the situation, for the caller to throw. */
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

    /** Receives the values one by one. */
    @FunctionalInterface
    public interface Inputs {
        /**
         * Receives a value.
         *
         * @param at index of the parameter in the description
         */
        void take(int at, String name, Object value);
    }

    /**
     * Passes on the values as JSON has them, in the description's order, without flags that are off and values that are
     * absent.
     */
    public void inputs(Inputs taker) {
        for (int i = 0; i < values.length; i++) {
            Object value = values[i];
            if (value != null && !Boolean.FALSE.equals(value)) {
                // A number that was cut goes on record as typed, so that a replay cuts it again and gives the same
                // note.
                String typed = cut[i];
                taker.take(
                        i,
                        parameters.get(i).name(),
                        typed == null ? json(parameters.get(i), value) : new BigDecimal(typed));
            }
        }
    }

    /** The values as JSON has them, by name. */
    public Map<String, Object> inputs() {
        Map<String, Object> inputs = new LinkedHashMap<>();
        inputs((at, name, value) -> inputs.put(name, value));
        return inputs;
    }

    /** The typed values as JSON has them, without checking them against each other: for lines that were refused. */
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
