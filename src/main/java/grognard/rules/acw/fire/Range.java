package grognard.rules.acw.fire;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The weapon and the range, in inches or as a band that the player names. */
final class Range {

    private static final String ONE = ": expected only one of them";

    final Parameter<Weapon> weapon = Parameter.choice("weapon", Weapon.class, "what the unit fires with");
    private final Parameter<Boolean> close = Parameter.flag("close", "small arms: at close range");
    private final Parameter<Boolean> far =
            Parameter.flag("long", "at long range").notWith(close);
    final Parameter<BigDecimal> range = Parameter.decimal(
                    "range", "0", "100", 3, "inches, in place of --close or --long; needs --weapon")
            .notWith(close)
            .notWith(far);
    private final Parameter<Boolean> canister =
            Parameter.flag("canister", "guns: with canister").notWith(far);
    private final Parameter<Boolean> doubleCanister = Parameter.flag("double-canister", "guns: with double canister")
            .notWith(canister)
            .notWith(far);

    List<Parameter<?>> parameters() {
        return List.of(weapon, range, close, far, canister, doubleCanister);
    }

    /** @param bandless whether this fire has no range bands, so that any distance is allowed */
    void check(boolean guns, boolean bandless, ResolverInput inputs) {
        Optional<Weapon> used = inputs.find(weapon);
        if (used.isPresent() && used.get().isGun() != guns) {
            throw inputs.refuse(weapon, guns ? "a gun with --sections" : "small arms with --figures");
        }
        inputs.refuseIf(inputs.given(range) && used.isEmpty(), range, "--weapon with it");
        for (Parameter<Boolean> load : List.of(canister, doubleCanister)) {
            inputs.refuseIf(inputs.has(load) && !guns, load, "it only with --sections");
        }
        if (guns && inputs.has(close)) {
            throw new BadInput("--close with --sections" + ONE);
        }
        if (inputs.given(range) && !bandless) {
            checkDistance(used.orElseThrow(), inputs.find(range).orElseThrow(), inputs);
        }
    }

    private void checkDistance(Weapon used, BigDecimal distance, ResolverInput inputs) {
        if (beyond(used.farthest(inputs), distance)) {
            throw inputs.refuse(range, "at most " + used.farthest(inputs) + " inches for " + used.word());
        }
        for (Parameter<Boolean> load : List.of(canister, doubleCanister)) {
            if (inputs.has(load) && beyond(used.near(inputs), distance)) {
                throw new BadInput(load + " with " + range + " " + distance.toPlainString() + ": expected at most "
                        + used.near(inputs) + " inches for " + used.word());
            }
        }
    }

    /** The band that changes the dice; none at normal range. An edge belongs to the nearer band. */
    Optional<FireDice> band(boolean guns, ResolverInput inputs) {
        if (inputs.has(doubleCanister)) {
            return Optional.of(FireDice.DOUBLE_CANISTER);
        }
        if (inputs.has(canister)) {
            return Optional.of(FireDice.CANISTER);
        }
        if (inputs.given(range)) {
            Weapon used = inputs.find(weapon).orElseThrow();
            BigDecimal distance = inputs.find(range).orElseThrow();
            if (!beyond(used.near(inputs), distance)) {
                return Optional.of(guns ? FireDice.CANISTER : FireDice.CLOSE);
            }
            return beyond(used.normal(inputs), distance) ? Optional.of(FireDice.LONG) : Optional.empty();
        }
        if (inputs.has(close)) {
            return Optional.of(FireDice.CLOSE);
        }
        return inputs.has(far) ? Optional.of(FireDice.LONG) : Optional.empty();
    }

    private static boolean beyond(int inches, BigDecimal distance) {
        return distance.compareTo(BigDecimal.valueOf(inches)) > 0;
    }
}
