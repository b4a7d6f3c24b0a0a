package grognard.rules.base;

import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * A party to a test: a unit or an army, and what may be said about it. A subclass declares each parameter once, with {@link
 * #add}, and is made for the attacker and for the defender; the order of the fields is the order in help and JSON.
 */
public abstract class Party {

    /** {@code attacker} or {@code defender}, as effects and the working name it. */
    public final String name;

    private final Side side;
    private final List<Parameter<?>> parameters = new ArrayList<>();

    protected Party(Side side) {
        this(side == Side.DEFENDER ? "defender" : "attacker", side);
    }

    /** A party that the working calls by a name of its own. */
    protected Party(String name, Side side) {
        this.name = name;
        this.side = side;
    }

    /** The parameter in this side's form, {@code pips} or {@code def-pips}, added to the list. */
    protected final <T> Parameter<T> add(Parameter<T> parameter) {
        return addAsIs(own(parameter));
    }

    /** Adds a parameter whose name says already whose it is. */
    protected final <T> Parameter<T> addAsIs(Parameter<T> parameter) {
        parameters.add(parameter);
        return parameter;
    }

    /** The parameter in this side's form, but not in the list. */
    protected final <T> Parameter<T> own(Parameter<T> parameter) {
        return parameter.of(side);
    }

    /** What may be said about it, in the order of declaration. */
    public final List<Parameter<?>> parameters() {
        return List.copyOf(parameters);
    }
}
