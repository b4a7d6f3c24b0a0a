package grognard.rules.honour.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.table.Keyword;
import java.util.List;

/** How a unit is drawn up. */
public enum Formation implements Keyword {
    LINE,
    DOUBLE_LINE,
    MARCH_COLUMN,
    ASSAULT_COLUMN;

    public static Parameter<Formation> parameter() {
        return parameter("formation", List.of(values()));
    }

    /** No default, since guns have no formation; {@link #of} takes line where none is given. */
    public static Parameter<Formation> parameter(String name, List<Formation> formations) {
        return Parameter.choice(name, formations, "how the unit is drawn up, line if not said");
    }

    public static Formation of(Parameter<Formation> parameter, ResolverInput inputs) {
        return inputs.find(parameter).orElse(LINE);
    }
}
