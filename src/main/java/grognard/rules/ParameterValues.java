package grognard.rules;

import grognard.input.BadInput;
import java.util.Optional;

/** The values of a resolver's parameters, as far as other parameters depend on them: for defaults and requirements. */
public interface ParameterValues {

    /** The value, if it was given or has a default. */
    <T> Optional<T> find(Parameter<T> parameter);

    /** Creates the error for a value that does not fit the rest of the situation; the caller throws it. */
    BadInput refuse(Parameter<?> parameter, String expected);
}
