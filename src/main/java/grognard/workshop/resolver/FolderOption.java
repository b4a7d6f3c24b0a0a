package grognard.workshop.resolver;

import grognard.rules.Parameter;
import grognard.rules.Type;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An option of a folder's resolver, on one side. An option of both sides is two of these.
 *
 * @param base the name without the prefix of the side
 * @param side 0 for the first side, 1 for the second
 * @param second whether it is the second side's half of an option of both sides
 * @param does the numbers that it contributes
 * @param again faces that are thrown again with it; in a test any entry means that a failed test is thrown again
 */
public record FolderOption(
        Parameter<?> parameter,
        String base,
        int side,
        boolean second,
        Map<ModifierKey, Amount> does,
        List<Integer> again,
        List<Condition> conditions) {

    /**
     * A condition on another option; it binds only if this option differs from its default.
     *
     * @param other the full name of the other option
     * @param values the values of which the other must have one; empty if it must keep its default
     */
    public record Condition(String other, List<Object> values) {
        public Condition {
            values = List.copyOf(values);
        }

        public boolean excludes() {
            return values.isEmpty();
        }
    }

    public FolderOption {
        again = List.copyOf(again);
        conditions = List.copyOf(conditions);
    }

    public String name() {
        return parameter.name();
    }

    /** The option of that full name, if it is among these. */
    public static Optional<FolderOption> named(String name, List<FolderOption> options) {
        return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    public Type<?> type() {
        return parameter.type();
    }

    /** The default as {@link PlayState} holds it, if there is one. */
    public Optional<Object> fallback() {
        return parameter.fallback().map(PlayState::plain);
    }

    /** Whether its value is a number. */
    public boolean isNumeric() {
        return type() instanceof Type.Whole || type() instanceof Type.Decimal;
    }

    /** Whether it may be absent: not required and without a default. */
    public boolean isOptional() {
        return !parameter.isRequired() && parameter.fallback().isEmpty();
    }

    /** A copy with that parameter, numbers and conditions. */
    public FolderOption with(
            Parameter<?> other, Map<ModifierKey, Amount> numbers, List<Integer> faces, List<Condition> all) {
        return new FolderOption(other, base, side, second, numbers, faces, all);
    }

    /** The number that it contributes under that key; null if none. */
    @Nullable
    public Rational does(ModifierKey key, PlayState state) {
        Amount amount = does.get(key);
        return amount == null ? null : amount.in(state);
    }

    /** Whether its value differs from the default. */
    public boolean isGiven(PlayState state) {
        Object value = state.option(name());
        return value != null && !value.equals(fallback().orElse(null)) && !Boolean.FALSE.equals(value);
    }

    /** The option's name in the working, with the choice that was made: {@code range long}. */
    public String label(PlayState state) {
        Object value = state.option(name());
        return type() instanceof Type.Word && value != null ? base + " " + value : base;
    }
}
