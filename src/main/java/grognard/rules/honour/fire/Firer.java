package grognard.rules.honour.fire;

import grognard.input.BadInput;
import grognard.rules.HouseKey;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Hits;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.List;

/** The unit that fires: its parameters, what it is allowed to do, and its own modifiers. */
final class Firer {

    static final Parameter<UnitType> UNIT = Parameter.choice(
                    "unit",
                    UnitType.TROOPS.stream().filter(type -> !type.isCavalry()).toList(),
                    "what fires")
            .alias("type")
            .required();
    static final Parameter<Formation> FORMATION =
            Formation.parameter("formation", List.of(Formation.values())).onlyWith(UNIT, UnitType.INFANTRY);
    static final Parameter<BigDecimal> RANGE =
            Parameter.decimal("range", "0", "99", 1, "distance to the target; guns need it");
    static final Parameter<Boolean> HOWITZER = Parameter.flag("howitzer", "howitzers: over friends on level ground")
            .onlyWith(UNIT, UnitType.GUNS);
    static final Parameter<Boolean> CANISTER = Parameter.flag("canister", "guns: canister, not roundshot")
            .onlyWith(UNIT, UnitType.GUNS)
            .notWith(HOWITZER);
    static final Parameter<Boolean> MOVED = Parameter.flag(
            "moved",
            "over half a move, guns at all; two deductions; fall-back or pursuit this turn or last and the like");
    static final Parameter<Boolean> UNLIMBERED = Parameter.flag(
                    "unlimbered", "guns: unlimbered in their own move this turn")
            .onlyWith(UNIT, UnitType.GUNS);
    static final Parameter<Quality> QUALITY = Quality.parameter();
    static final Parameter<Integer> HITS = Hits.parameter("hits", "hits on the firing unit when the phase began");
    static final Parameter<Boolean> WEAKENED =
            Parameter.flag("weakened", "the firing unit is weakened; in place of --hits");
    static final Parameter<Boolean> FLANK = Parameter.flag("flank", "into the target's flank or rear");
    static final Parameter<Boolean> RIFLES =
            Parameter.flag("rifles", "light infantry: with rifles").onlyWith(UNIT, UnitType.LIGHT);
    static final Parameter<Boolean> LIMBERED = Parameter.flag("limbered", "limbered guns, which may not fire");
    static final Parameter<Integer> FIGHTING_DICE = FightingDice.parameter();
    static final Parameter<Scale> SCALE = Scale.parameter();

    /** House rule: whether guns fire in the turn in which they unlimber (PH-4). */
    enum Unlimbered implements Keyword {
        NO,
        MOVED
    }

    static final HouseKey<Unlimbered> UNLIMBER_FIRE = HouseKey.choice(
            "unlimber.fire",
            Unlimbered.NO,
            "whether guns fire in the turn in which they unlimber: not at all, or as moved",
            "PH-4");

    private Firer() {}

    static void check(ResolverInput inputs) {
        UnitType unit = inputs.get(UNIT);
        inputs.refuseIf(inputs.has(LIMBERED), LIMBERED, "unlimbered guns or infantry, nothing that is limbered fires");
        inputs.refuseIf(
                inputs.has(UNLIMBERED) && inputs.house(UNLIMBER_FIRE) == Unlimbered.NO,
                UNLIMBERED,
                "guns that did not unlimber in their own move this turn, since those do not fire (PH-4; with --house"
                        + " unlimber.fire=moved they fire as moved)");
        if (inputs.get(HITS) > 0 && inputs.has(WEAKENED)) {
            throw new BadInput("--weakened with --hits: expected only one of them, the hits say whether it is");
        }
        FightingDice.checkFormation(unit, FORMATION, inputs);
        FightingDice.FIRE.check(unit, Formation.of(FORMATION, inputs), FIGHTING_DICE, inputs);
        if (unit.isGuns() && !inputs.given(RANGE)) {
            throw new BadInput("--range is missing: expected the distance to the target, which guns need");
        }
        Number most = weapon(inputs).range(inputs.get(SCALE), inputs);
        if (inputs.find(RANGE).filter(distance -> isOver(distance, most)).isPresent()) {
            throw inputs.refuse(
                    RANGE,
                    "at most " + inputs.get(SCALE).text(most, inputs) + ", the range of "
                            + weapon(inputs).word().replace('-', ' '));
        }
    }

    private static Weapon weapon(ResolverInput inputs) {
        UnitType unit = inputs.get(UNIT);
        if (inputs.has(CANISTER)) {
            return Weapon.canisterOf(unit);
        }
        return inputs.has(RIFLES) ? Weapon.RIFLES : Weapon.of(unit);
    }

    private static boolean isOver(BigDecimal distance, Number range) {
        return distance.compareTo(new BigDecimal(Numbers.text(range))) > 0;
    }

    /** Refuses a grazed unit that is nearer than the target, too far behind it, or out of range. */
    static void checkGrazed(BigDecimal distance, int reach, String where, ResolverInput inputs) {
        Scale scale = inputs.get(SCALE);
        BigDecimal first = inputs.get(RANGE);
        BigDecimal furthest = first.add(new BigDecimal(Numbers.text(scale.distance(reach, inputs))))
                .min(new BigDecimal(Numbers.text(weapon(inputs).range(scale, inputs))));
        if (distance.compareTo(first) < 0 || distance.compareTo(furthest) > 0) {
            throw BadInput.value(
                    where,
                    Numbers.text(distance),
                    "a distance from " + Numbers.text(first) + ", that of the target, to " + Numbers.text(furthest));
        }
    }

    static boolean isGuns(ResolverInput inputs) {
        return inputs.get(UNIT).isGuns();
    }

    static int dice(ResolverInput inputs) {
        return FightingDice.FIRE.of(inputs.get(UNIT), Formation.of(FORMATION, inputs), FIGHTING_DICE, inputs);
    }

    private static boolean isWeakened(ResolverInput inputs) {
        return inputs.has(WEAKENED) || inputs.get(HITS) >= inputs.get(QUALITY).weakenedAt(inputs);
    }

    /** Whether the target is at the limit of the range, so that everything behind it is out of range. */
    static boolean isAtTheEnd(ResolverInput inputs) {
        BigDecimal most = new BigDecimal(Numbers.text(weapon(inputs).range(inputs.get(SCALE), inputs)));
        return inputs.given(RANGE) && inputs.get(RANGE).compareTo(most) >= 0;
    }

    /** The modifiers that come from the firing unit itself and from how it stands to what it fires at. */
    static void aim(AimedAt at, ToHit toHit, Working working) {
        // PH-4: by the house key, or guns that unlimbered in their own move would not fire at all
        working.rulingIf(working.has(UNLIMBERED), "PH-4");
        FireModifier.MOVED.addIf(working.has(MOVED) || working.has(UNLIMBERED), toHit.modifiers, working);
        FireModifier.SUPERIOR.addIf(working.get(QUALITY) == Quality.SUPERIOR, toHit.modifiers, working);
        FireModifier.INFERIOR.addIf(working.get(QUALITY) == Quality.INFERIOR, toHit.modifiers, working);
        FireModifier.WEAKENED.addIf(isWeakened(working), toHit.modifiers, working);
        FireModifier.FLANK.addIf(at.flank(), toHit.modifiers, working);
        if (isGuns(working)) {
            Number canister = Weapon.canisterOf(working.get(UNIT)).range(working.get(SCALE), working);
            boolean beyond =
                    at.range().filter(distance -> isOver(distance, canister)).isPresent();
            FireModifier.CANISTER.addIf(working.has(CANISTER), toHit.modifiers, working);
            FireModifier.BEYOND_CANISTER.addIf(beyond, toHit.modifiers, working);
            FireModifier.HOWITZER.addIf(working.has(HOWITZER), toHit.modifiers, working);
        }
    }
}
