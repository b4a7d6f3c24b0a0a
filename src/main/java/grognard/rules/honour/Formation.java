package grognard.rules.honour;

import grognard.rules.Parameter;
import grognard.rules.Words;
import java.util.List;

/** How a unit is drawn up. */
enum Formation {
    LINE,
    DOUBLE_LINE,
    MARCH_COLUMN,
    ASSAULT_COLUMN;

    static Parameter<Formation> parameter() {
        return parameter("formation", List.of(values()), "how the unit is drawn up");
    }

    static Parameter<Formation> parameter(String name, List<Formation> formations, String help) {
        return Parameter.choice(name, formations, help).orElse(LINE);
    }

    @Override
    public String toString() {
        return Words.of(this);
    }
}
