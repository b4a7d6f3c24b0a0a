package grognard.rules.acw.fire;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Values that a player sets by hand in place of the chart's: multiplier, number of dice, sum of the DRMs. For scenario
 * rules that the chart does not know.
 */
final class ByHand {

    private static final String NOTE = "by hand";

    private final Parameter<BigDecimal> times =
            Parameter.decimal("times", "0.25", "4", 2, "the multiplier of figures or sections, by hand");
    private final Parameter<Integer> shots = Parameter.whole("shots", 1, 12, "the number of dice, by hand");
    private final Parameter<Integer> drm = Parameter.whole("drm", -30, 30, "the sum of all DRMs, by hand");

    List<Parameter<?>> parameters() {
        return List.of(times, shots, drm);
    }

    Optional<BigDecimal> times(ResolverInput inputs) {
        return inputs.find(times);
    }

    OptionalInt shots(String side, Working working) {
        return given(shots, side, "dice", working);
    }

    OptionalInt drm(String side, Working working) {
        return given(drm, side, "all DRMs", working);
    }

    private static OptionalInt given(Parameter<Integer> parameter, String side, String what, Working working) {
        Optional<Integer> value = working.find(parameter);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        working.line(side, what, value.get(), NOTE);
        return OptionalInt.of(value.get());
    }
}
