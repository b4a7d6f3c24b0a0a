package grognard.rules.acw.fire;

import grognard.input.BadInput;
import grognard.rules.Parameter;
import grognard.rules.Premises;
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
    void check(boolean guns, boolean bandless, Premises premises) {
        Optional<Weapon> used = premises.find(weapon);
        if (used.isPresent() && used.get().isGun() != guns) {
            throw premises.refuse(weapon, guns ? "a gun with --sections" : "small arms with --figures");
        }
        premises.refuseIf(premises.given(range) && used.isEmpty(), range, "--weapon with it");
        for (Parameter<Boolean> load : List.of(canister, doubleCanister)) {
            premises.refuseIf(premises.has(load) && !guns, load, "it only with --sections");
        }
        if (guns && premises.has(close)) {
            throw new BadInput("--close with --sections" + ONE);
        }
        if (premises.given(range) && !bandless) {
            checkDistance(used.orElseThrow(), premises.find(range).orElseThrow(), premises);
        }
    }

    private void checkDistance(Weapon used, BigDecimal distance, Premises premises) {
        if (beyond(used.farthest(premises), distance)) {
            throw premises.refuse(range, "at most " + used.farthest(premises) + " inches for " + used.word());
        }
        for (Parameter<Boolean> load : List.of(canister, doubleCanister)) {
            if (premises.has(load) && beyond(used.near(premises), distance)) {
                throw new BadInput(load + " with " + range + " " + distance.toPlainString() + ": expected at most "
                        + used.near(premises) + " inches for " + used.word());
            }
        }
    }

    /** The band that changes the dice; none at normal range. An edge belongs to the nearer band. */
    Optional<FireDice> band(boolean guns, Premises premises) {
        if (premises.has(doubleCanister)) {
            return Optional.of(FireDice.DOUBLE_CANISTER);
        }
        if (premises.has(canister)) {
            return Optional.of(FireDice.CANISTER);
        }
        if (premises.given(range)) {
            Weapon used = premises.find(weapon).orElseThrow();
            BigDecimal distance = premises.find(range).orElseThrow();
            if (!beyond(used.near(premises), distance)) {
                return Optional.of(guns ? FireDice.CANISTER : FireDice.CLOSE);
            }
            return beyond(used.normal(premises), distance) ? Optional.of(FireDice.LONG) : Optional.empty();
        }
        if (premises.has(close)) {
            return Optional.of(FireDice.CLOSE);
        }
        return premises.has(far) ? Optional.of(FireDice.LONG) : Optional.empty();
    }

    private static boolean beyond(int inches, BigDecimal distance) {
        return distance.compareTo(BigDecimal.valueOf(inches)) > 0;
    }
}
