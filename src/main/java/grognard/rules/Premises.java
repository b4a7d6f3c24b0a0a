package grognard.rules;

import grognard.input.BadInput;
import grognard.table.Table;
import grognard.table.TableSpec;
import java.util.Optional;

/** Inputs of a resolver: the situation and the tables in force. */
public class Premises {

    private final Tables tables;
    private final Situation situation;

    public Premises(Tables tables, Situation situation) {
        this.tables = tables;
        this.situation = situation;
    }

    public final Tables tables() {
        return tables;
    }

    /** A table as the player's pack has it. */
    public final Table table(TableSpec spec) {
        return tables.get(spec);
    }

    /** The value of a house key. */
    public final <T> T house(HouseKey<T> key) {
        return tables.house(key);
    }

    public final Situation situation() {
        return situation;
    }

    /** The value, which is there because the parameter is required or has a default. */
    public final <T> T get(Parameter<T> parameter) {
        return situation.get(parameter);
    }

    /** The value, if it was given or has a default. */
    public final <T> Optional<T> find(Parameter<T> parameter) {
        return situation.find(parameter);
    }

    /** Whether the flag is on. */
    public final boolean has(Parameter<Boolean> flag) {
        return situation.has(flag);
    }

    /** Whether the player gave it, rather than leaving it to its default. */
    public final boolean given(Parameter<?> parameter) {
        return situation.given(parameter);
    }

    /** Creates the error for a value that does not fit the rest of the situation; the caller throws it. */
    public final BadInput refuse(Parameter<?> parameter, String expected) {
        return situation.refuse(parameter, expected);
    }
}
