package grognard.rules.base;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Party to a test, a unit or an army, with its parameters. A subclass declares each parameter once, with {@link #add}, and
 * is created for the attacker and for the defender. The order of the fields is the order in help and JSON.
 */
public abstract class Party {

    /** {@code attacker} or {@code defender}, as effects and the working name it. */
    public final String name;

    private final Side side;
    private final List<Parameter<?>> parameters = new ArrayList<>();

    protected Party(Side side) {
        this(side == Side.DEFENDER ? "defender" : "attacker", side);
    }

    /** Creates a party with another name in the working. */
    protected Party(String name, Side side) {
        this.name = name;
        this.side = side;
    }

    /** Adds a parameter in this side's form, {@code pips} or {@code def-pips}, and returns it. */
    protected final <T> Parameter<T> add(Parameter<T> parameter) {
        return addAsIs(own(parameter));
    }

    /** Adds a parameter unchanged: its name says already which side it belongs to. */
    protected final <T> Parameter<T> addAsIs(Parameter<T> parameter) {
        parameters.add(parameter);
        return parameter;
    }

    /** Returns a parameter in this side's form without adding it. */
    protected final <T> Parameter<T> own(Parameter<T> parameter) {
        return parameter.of(side);
    }

    /** The parameters, in the order of declaration. */
    public final List<Parameter<?>> parameters() {
        return List.copyOf(parameters);
    }
}
