package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.util.Optional;

/** Inputs of a resolver: the situation and the tables in force, with short forms for what resolvers read all the time. */
public interface ResolverInput extends ParameterValues, HouseLookup {

    Tables tables();

    Situation situation();

    /** Inputs alone, for checks outside a resolution. */
    static ResolverInput of(Tables tables, Situation situation) {
        return new Inputs(tables, situation);
    }

    /** The implementation of {@link #of}. */
    record Inputs(Tables tables, Situation situation) implements ResolverInput {}

    /** A table as the player's pack has it. */
    default Table table(TableSpec spec) {
        return tables().get(spec);
    }

    /** The value of a house key. */
    @Override
    default <T> T house(HouseKey<T> key) {
        return tables().house(key);
    }

    /** The value of a parameter that is required or has a default. */
    default <T> T get(Parameter<T> parameter) {
        return situation().get(parameter);
    }

    /** The value, if it was given or has a default. */
    @Override
    default <T> Optional<T> find(Parameter<T> parameter) {
        return situation().find(parameter);
    }

    /** Whether the flag is on. */
    default boolean has(Parameter<Boolean> flag) {
        return situation().has(flag);
    }

    /** Whether the player gave it, rather than leaving it to its default. */
    default boolean given(Parameter<?> parameter) {
        return situation().given(parameter);
    }

    /** Creates the error for a value that does not fit the rest of the situation; the caller throws it. */
    @Override
    default BadInput refuse(Parameter<?> parameter, String expected) {
        return situation().refuse(parameter, expected);
    }

    /** Refuses a value that does not fit the rest of the situation. */
    default void refuseIf(boolean misfit, Parameter<?> parameter, String expected) {
        if (misfit) {
            throw refuse(parameter, expected);
        }
    }
}
