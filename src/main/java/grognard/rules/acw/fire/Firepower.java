package grognard.rules.acw.fire;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The number of dice of a firing unit: by its order and range, with dice more or fewer for its state. */
final class Firepower {

    final Parameter<Order> order = Parameter.choice(
                    "order", Order.class, "moved if it formed or pivoted, too; repulse is the volley after one")
            .required();
    final Range range = new Range();
    private final Parameter<Boolean> repeaters = Parameter.flag("repeaters", "figures: armed with repeaters");
    private final Map<FireDice, Parameter<Boolean>> flags = new EnumMap<>(Map.of(
            FireDice.REPEATERS, repeaters,
            FireDice.SHAKEN, Parameter.flag("shaken", "the firer is shaken"),
            FireDice.AREA, Parameter.flag("area", "fires at an area"),
            FireDice.CH, Parameter.flag("ch", "marked CH")));

    List<Parameter<?>> parameters() {
        List<Parameter<?>> all = new ArrayList<>(List.of(order));
        all.addAll(range.parameters());
        all.addAll(flags.values());
        return all;
    }

    void check(boolean guns, ResolverInput inputs) {
        range.check(guns, isRepulse(inputs), inputs);
        inputs.refuseIf(guns && inputs.has(repeaters), repeaters, "it only with --figures");
    }

    /** The range band that changes the dice; the volley after a repulse has none. */
    Optional<FireDice> band(boolean guns, ResolverInput inputs) {
        return isRepulse(inputs) ? Optional.empty() : range.band(guns, inputs);
    }

    /** The number of dice, which may be zero or negative: then the unit cannot fire. */
    int dice(String side, Optional<FireDice> band, Working working) {
        int count = working.get(order).dice(working);
        working.line(side, "dice", count, working.get(order).word());
        if (isRepulse(working)) {
            // AC-36: the volley after a repulse is two dice whatever else would change them
            working.rulingIf(flags.values().stream().anyMatch(working::has), "AC-36");
            return count;
        }
        if (band.isPresent()) {
            count += moreOrFewer(side, band.get(), working);
        }
        for (Map.Entry<FireDice, Parameter<Boolean>> flag : flags.entrySet()) {
            if (working.has(flag.getValue())) {
                count += moreOrFewer(side, flag.getKey(), working);
            }
        }
        return count;
    }

    private static int moreOrFewer(String side, FireDice why, Working working) {
        int dice = why.in(working);
        working.modifier(side, "dice for " + why.word(), dice);
        return dice;
    }

    private boolean isRepulse(ResolverInput inputs) {
        return inputs.get(order) == Order.REPULSE;
    }
}
