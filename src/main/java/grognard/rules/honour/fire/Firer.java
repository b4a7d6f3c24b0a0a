package grognard.rules.honour.fire;

import grognard.input.BadInput;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.UnitType;
import java.math.BigDecimal;
import java.util.List;

/** The unit that fires: its parameters, what it is allowed to do, and its own modifiers. */
final class Firer {

    static final Parameter<UnitType> UNIT = Parameter.choice(
                    "unit",
                    UnitType.TROOPS.stream().filter(type -> !type.isCavalry()).toList(),
                    "what fires")
            .alias("type")
            .is("type")
            .required();
    static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", List.of(Formation.values())).onlyWith(UNIT, UnitType.INFANTRY);
    static final Parameter<BigDecimal> RANGE = Parameter.decimal(
                    "range", "0", "99", 1, "distance to the target; guns need it")
            .moment();
    static final Parameter<Boolean> HOWITZER = Parameter.flag("howitzer", "howitzers: over friends on level ground")
            .moment()
            .onlyWith(UNIT, UnitType.GUNS);
    static final Parameter<Boolean> CANISTER = Parameter.flag("canister", "guns: canister, not roundshot")
            .moment()
            .onlyWith(UNIT, UnitType.GUNS)
            .notWith(HOWITZER);
    static final Parameter<Boolean> MOVED = Parameter.flag(
                    "moved",
                    "over half a move, guns at all; or two move deductions, fall-back or pursuit last turn and the like")
            .is("fell-back-on", List.of("true:fell-back-on=(turn-1)", "true:pursued-on=(turn-1)"));
    static final Parameter<Quality> QUALITY = Quality.parameter();
    static final Parameter<Integer> HITS =
            Hits.parameter("hits", "hits on the firing unit when the phase began; from them it is weakened");
    static final Parameter<Boolean> WEAKENED = Parameter.flag(
                    "weakened", "the firing unit is weakened; in place of --hits")
            .moment();
    static final Parameter<Boolean> FLANK =
            Parameter.flag("flank", "into the target's flank or rear").moment();
    static final Parameter<Boolean> RIFLES =
            Parameter.flag("rifles", "light infantry: with rifles").is("rifles").onlyWith(UNIT, UnitType.LIGHT);
    static final Parameter<Boolean> LIMBERED =
            Parameter.flag("limbered", "limbered guns, which may not fire").is("limbered");
    static final Parameter<Integer> FIGHTING_DICE = FightingDice.parameter();
    static final Parameter<Scale> SCALE = Scale.parameter();

    private Firer() {}

    static void check(Premises premises) {
        UnitType unit = premises.get(UNIT);
        if (premises.has(LIMBERED)) {
            throw premises.refuse(LIMBERED, "unlimbered guns or infantry, nothing that is limbered fires");
        }
        if (premises.get(HITS) > 0 && premises.has(WEAKENED)) {
            throw new BadInput("--weakened with --hits: expected only one of them, the hits say whether it is");
        }
        FightingDice.checkFormation(unit, FORMATION, premises);
        FightingDice.FIRE.check(unit, Formation.of(FORMATION, premises), FIGHTING_DICE, premises);
        if (unit.isGuns() && !premises.given(RANGE)) {
            throw new BadInput("--range is missing: expected the distance to the target, which guns need");
        }
        Number most = weapon(premises).range(premises.get(SCALE), premises);
        if (isBeyond(most, premises)) {
            throw premises.refuse(
                    RANGE,
                    "at most " + premises.get(SCALE).text(most, premises) + ", the range of "
                            + weapon(premises).word().replace('-', ' '));
        }
    }

    private static Weapon weapon(Premises premises) {
        UnitType unit = premises.get(UNIT);
        if (premises.has(CANISTER)) {
            return Weapon.canisterOf(unit);
        }
        return premises.has(RIFLES) ? Weapon.RIFLES : Weapon.of(unit);
    }

    private static boolean isBeyond(Number range, Premises premises) {
        return premises.find(RANGE)
                .filter(distance -> distance.compareTo(new BigDecimal(Numbers.text(range))) > 0)
                .isPresent();
    }

    static boolean isGuns(Premises premises) {
        return premises.get(UNIT).isGuns();
    }

    static int dice(Premises premises) {
        return FightingDice.FIRE.of(premises.get(UNIT), Formation.of(FORMATION, premises), FIGHTING_DICE, premises);
    }

    private static boolean isWeakened(Premises premises) {
        return premises.has(WEAKENED)
                || premises.get(HITS) >= premises.get(QUALITY).weakenedAt(premises);
    }

    /** Whether the target is at the limit of the range, so that everything behind it is out of range. */
    static boolean isAtTheEnd(Premises premises) {
        BigDecimal most = new BigDecimal(Numbers.text(weapon(premises).range(premises.get(SCALE), premises)));
        return premises.given(RANGE) && premises.get(RANGE).compareTo(most) >= 0;
    }

    /** The modifiers that come from the firing unit itself. */
    static void aim(ToHit toHit, Working working) {
        boolean moved = working.has(MOVED);
        FireModifier.MOVED.addIf(moved, toHit.modifiers, working);
        if (moved && isGuns(working)) {
            // PH-4: guns fire as moved only after an emergency unlimbering
            working.ruling("PH-4");
        }
        FireModifier.SUPERIOR.addIf(working.get(QUALITY) == Quality.SUPERIOR, toHit.modifiers, working);
        FireModifier.INFERIOR.addIf(working.get(QUALITY) == Quality.INFERIOR, toHit.modifiers, working);
        FireModifier.WEAKENED.addIf(isWeakened(working), toHit.modifiers, working);
        FireModifier.FLANK.addIf(working.has(FLANK), toHit.modifiers, working);
        if (isGuns(working)) {
            Number canister = Weapon.canisterOf(working.get(UNIT)).range(working.get(SCALE), working);
            FireModifier.CANISTER.addIf(working.has(CANISTER), toHit.modifiers, working);
            FireModifier.BEYOND_CANISTER.addIf(isBeyond(canister, working), toHit.modifiers, working);
            FireModifier.HOWITZER.addIf(working.has(HOWITZER), toHit.modifiers, working);
        }
    }
}
