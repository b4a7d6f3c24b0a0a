package grognard.rules.honour.fire;

import grognard.input.BadInput;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.HouseKey;
import grognard.rules.Parameter;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.FightingDice;
import grognard.rules.honour.unit.Formation;
import grognard.rules.honour.unit.Quality;
import grognard.rules.honour.unit.Scale;
import grognard.rules.honour.unit.Target;
import grognard.rules.honour.unit.ToHit;
import grognard.rules.honour.unit.UnitType;
import grognard.table.Keyword;
import java.util.List;

/**
 * Resolves a unit's fire. Its dice, with the modifiers of firer and target, hit on a number; hits may strike light
 * infantry in between, and roundshot grazes on to units behind.
 */
public final class Fire extends AbstractResolver {

    private static final Target TARGET = new Target(
            Parameter.choice("target", UnitType.TROOPS, "what is shot at").orElse(UnitType.FORMED));
    private static final Parameter<Formation> TARGET_FORMATION =
            Formation.parameter("target-formation", List.of(Formation.values()));
    private static final Parameter<Cover> COVER =
            Parameter.choice("cover", Cover.class, "what the target stands in").orElse(Cover.NONE);
    private static final Parameter<Boolean> UNSEEN = Parameter.flag(
                    "unseen", "guns: roundshot at troops out of sight in a built-up area")
            .onlyWith(Firer.UNIT, UnitType.GUNS)
            .onlyWith(COVER, Cover.BUA)
            .notWith(Firer.CANISTER);
    private static final Parameter<Boolean> THROUGH_LIGHT = Parameter.flag(
                    "through-light", "through enemy light infantry; small arms only if it is under 3 inches ahead")
            .onlyWith(
                    TARGET.type,
                    UnitType.TROOPS.stream()
                            .filter(type -> !type.isLightInfantry())
                            .toList());
    private static final Parameter<Integer> GRAZE = Parameter.whole(
                    "graze", 0, 3, "guns: further units in the line of fire within 12 inches behind the target's front")
            .onlyWith(Firer.UNIT, UnitType.GUNS);

    private static final Parameter<Boolean> IN_CHARGE =
            Parameter.flag("in-charge", "in the movement phase, at a charge or in support");

    /** House rule: whose modifiers grazing shot is thrown with (PH-8). */
    private enum GrazeModifiers implements Keyword {
        OWN,
        FIRST
    }

    private static final HouseKey<GrazeModifiers> GRAZE_MODIFIERS = HouseKey.choice(
            "graze.modifiers",
            GrazeModifiers.OWN,
            "whose modifiers grazing shot is thrown with: those of the unit struck, or of the first target",
            "PH-8");

    /** House rule: whether troops out of sight in a built-up area have cover besides (PH-15). */
    private enum UnseenCover implements Keyword {
        BOTH,
        ONCE
    }

    private static final HouseKey<UnseenCover> UNSEEN_COVER = HouseKey.choice(
            "unseen.cover",
            UnseenCover.BOTH,
            "what troops out of sight in a built-up area take off: 1 for that and 1 for cover, or 1 in all",
            "PH-15");

    public static final List<HouseKey<?>> HOUSE = List.of(Firer.UNLIMBER_FIRE, GRAZE_MODIFIERS, UNSEEN_COVER);

    /** Kinds of shot through light infantry; the table says up to which face a hit strikes it. */
    private enum Lights implements Keyword {
        SMALL_ARMS,
        CANISTER,
        ROUNDSHOT;

        static final KeyedNumbers<Lights> TABLE = new KeyedNumbers<>(
                "through-light", "A hit strikes the light infantry in between up to", "shot", Lights.class);
    }

    public Fire() {
        super(Description.of("fire", "what does a unit's fire do?")
                .roles("firer", "target")
                .parameters(
                        Firer.UNIT,
                        Firer.FORMATION,
                        Firer.RANGE,
                        Firer.CANISTER,
                        Firer.MOVED,
                        Firer.UNLIMBERED,
                        Firer.QUALITY,
                        Firer.HITS,
                        Firer.WEAKENED,
                        Firer.FLANK,
                        Firer.RIFLES,
                        Firer.HOWITZER,
                        UNSEEN,
                        THROUGH_LIGHT,
                        GRAZE,
                        AimedAt.GRAZED,
                        IN_CHARGE,
                        Firer.LIMBERED,
                        Firer.FIGHTING_DICE,
                        TARGET.type,
                        TARGET_FORMATION,
                        TARGET.quality,
                        TARGET.hits,
                        COVER,
                        Firer.SCALE)
                .bare(Firer.UNIT, TARGET.type, Firer.RANGE, Firer.HITS, TARGET.hits)
                .bare(Firer.QUALITY, TARGET.quality)
                .dice("shots", "a die for each hit if through light infantry", "for each grazed unit the dice that hit")
                .codes(Target.MISS, Target.HIT, Target.WEAKENED, Target.ROUTED)
                .tables(
                        FightingDice.TABLE,
                        Weapon.TABLE,
                        ToHit.TABLE,
                        FireModifier.TABLE,
                        Cover.TABLE,
                        Lights.TABLE,
                        AimedAt.LIMITS,
                        Quality.TABLE,
                        Scale.TABLE)
                .rulings("PH-4", "PH-8", "PH-14", "PH-15", "PH-18")
                .examples(
                        "--unit formed --range 6 --moved --target light --cover wood",
                        "--unit field --range 16 --canister --target-hits 3",
                        "--unit field --range 30 --graze 2",
                        "--unit field --range 30 --graze-target light,wood --graze-target formed,,36",
                        "--unit formed --through-light --target-quality inferior")
                .notes(
                        "Firing is simultaneous: units weakened or routed in the phase still fire at full effect, morale"
                                + " follows when all have fired.",
                        "Split fire: once for each target with --fighting-dice. After half an emergency change half the"
                                + " dice, rounded up.",
                        "Always as moved: guns being charged, lights evading, after an emergency change, after"
                                + " interpenetration, after falling back or pursuing this turn or last, with two move deductions.",
                        "Obstacles and difficult ground other than hedges, fences and woods, rivers and crests stop grazing"
                                + " shot; so do steep hills at either end.")
                .source("Turn phase 3: Firing; Rule options; Notes to the rules: firing"));
    }

    /** Whether a house rule lets guns fire in the turn in which they unlimber (PH-4). */
    public static boolean isAllowedAfterUnlimbering(Tables tables) {
        return tables.house(Firer.UNLIMBER_FIRE) == Firer.Unlimbered.MOVED;
    }

    @Override
    protected void check(ResolverInput inputs) {
        if (inputs.has(Firer.CANISTER) && grazed(inputs) > 0) {
            throw new BadInput("--canister with --graze: expected only one of them, canister does not graze");
        }
        FightingDice.checkFormation(inputs.get(TARGET.type), TARGET_FORMATION, inputs);
        Firer.check(inputs);
        inputs.refuseIf(
                grazed(inputs) > 0 && Firer.isAtTheEnd(inputs),
                GRAZE,
                "none at the very end of the range, where all behind the target is beyond it");
        int named = AimedAt.grazed(inputs).size();
        if (named > grazed(inputs)) {
            throw BadInput.value(
                    GRAZE.option(),
                    String.valueOf(grazed(inputs)),
                    "at least " + named + ", as many as are named by " + AimedAt.GRAZED.option());
        }
    }

    /** Number of further units that are grazed: as many as the player says, or names. */
    private static int grazed(ResolverInput inputs) {
        return inputs.find(GRAZE)
                .orElseGet(() -> inputs.find(AimedAt.GRAZED).orElse(List.of()).size());
    }

    @Override
    protected Resolution resolve(Working working) {
        AimedAt target = new AimedAt(
                working.get(TARGET.type),
                Formation.of(TARGET_FORMATION, working),
                working.get(COVER),
                working.find(Firer.RANGE),
                working.has(Firer.FLANK),
                working.has(UNSEEN));
        ToHit toHit = toHit(target, working);
        int hits = toHit.roll("shots", Firer.dice(working), working.dice());

        // Light infantry in between takes its share first; only what passes can hit the target and graze.
        int onTarget = working.has(THROUGH_LIGHT) ? pastTheLights(hits, working) : hits;
        Code code = TARGET.take(onTarget, working);
        if (working.has(THROUGH_LIGHT)) {
            working.number("light-hits", hits - onTarget).effect("lights", Effects.GAIN_HITS, hits - onTarget);
        }
        graze(onTarget, toHit, working);
        // PH-18: only the firing and the close combat phase endanger generals
        working.rulingIf(working.has(IN_CHARGE) && hits > 0, "PH-18");
        return working.outcome(code);
    }

    /** The number to hit that unit, after the modifiers of firer and target. */
    private static ToHit toHit(AimedAt at, Working working) {
        ToHit toHit = new ToHit("firer", working);
        Firer.aim(at, toHit, working);
        boolean covered = at.cover().covers(at.type(), working);
        if (covered && at.unseen()) {
            // PH-15: troops out of sight in a built-up area have cover besides, unless the house key counts them once
            working.ruling("PH-15");
            covered = working.house(UNSEEN_COVER) == UnseenCover.BOTH;
        }
        FireModifier.COVER.addIf(covered, toHit.modifiers, working);
        FireModifier.LIGHT_INFANTRY.addIf(at.type().isLightInfantry(), toHit.modifiers, working);
        FireModifier.UNSEEN.addIf(at.unseen(), toHit.modifiers, working);
        boolean assaultColumn = at.formation() == Formation.ASSAULT_COLUMN;
        FireModifier.ASSAULT_COLUMN.addIf(assaultColumn && Firer.isGuns(working), toHit.modifiers, working);
        return toHit;
    }

    /** Throws a die for each hit: low faces strike the light infantry. Returns the hits that pass to the target. */
    private static int pastTheLights(int hits, Working working) {
        Lights shot = !Firer.isGuns(working)
                ? Lights.SMALL_ARMS
                : working.has(Firer.CANISTER) ? Lights.CANISTER : Lights.ROUNDSHOT;
        int upTo = Lights.TABLE.of(shot, working);
        int passed = working.dice().hits("dice for the light infantry", hits, upTo + 1);
        if (hits > 0) {
            working.line("lights", "struck", hits - passed, shot.word() + ": on " + upTo + " or less");
        }
        return passed;
    }

    /** Throws the dice that hit again at each unit behind. Hits on light infantry do not graze. */
    private static void graze(int hits, ToHit first, Working working) {
        List<AimedAt> known = AimedAt.grazed(working);
        int flying = hits;
        for (int unit = 2; unit <= grazed(working) + 1; unit++) {
            if (flying > 0) {
                AimedAt struck = unit - 2 < known.size() ? known.get(unit - 2) : AimedAt.unknown(working);
                ToHit own = toHit(struck, working.unwritten());
                // PH-8: grazing shot has the modifiers of the unit that it strikes
                working.rulingIf(own.needed() != first.needed(), "PH-8");
                boolean byOwn = working.house(GRAZE_MODIFIERS) == GrazeModifiers.OWN && own.needed() != first.needed();
                flying = (byOwn ? toHit(struck, working) : first)
                        .roll("graze at target " + unit, flying, working.dice());
            }
            working.number("hits-" + unit, flying).effect("target-" + unit, Effects.GAIN_HITS, flying);
        }
    }
}
