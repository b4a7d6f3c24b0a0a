package grognard.rules.acw.morale;

import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Code;
import grognard.rules.Description;
import grognard.rules.Numbers;
import grognard.rules.Parameter;
import grognard.rules.Parameter.Side;
import grognard.rules.Resolution;
import grognard.rules.ResolverInput;
import grognard.rules.acw.movement.BonusDice;
import grognard.rules.acw.movement.Terrain;
import grognard.rules.acw.unit.Arm;
import grognard.rules.acw.unit.Cover;
import grognard.rules.acw.unit.Effects;
import grognard.rules.acw.unit.FigureScale;
import grognard.rules.acw.unit.Flank;
import grognard.rules.acw.unit.HitBy;
import grognard.rules.acw.unit.HouseRules;
import grognard.rules.acw.unit.HouseRules.RoutedPasses;
import grognard.rules.acw.unit.Level;
import grognard.rules.acw.unit.Limit;
import grognard.rules.acw.unit.Quality;
import grognard.rules.acw.unit.Rank;
import grognard.rules.acw.unit.Unready;
import grognard.rules.base.AbstractResolver;
import grognard.rules.base.Working;
import java.math.BigDecimal;
import java.util.List;

/**
 * Does a unit keep its nerve? Two dice must beat its morale point, which is its quality with all modifiers. A natural 2
 * routs and a natural 12 rallies; on failure the unit drops a level and falls back.
 */
public final class Morale extends AbstractResolver {

    private static final List<HitBy> STRUCK = List.of(HitBy.FIRE, HitBy.CHARGE);

    private static final Nerve NERVE = new Nerve(Side.NONE);
    private static final Parameter<Level> LEVEL =
            Parameter.choice("level", Level.class, "its morale level now").orElse(Level.GOOD);
    private static final Parameter<Cover> COVER = Cover.parameter("what the unit stands behind or in");
    private static final Parameter<Boolean> CHARGING = Parameter.flag("charging", "the unit is charging");
    private static final Parameter<HitBy> HIT_BY = Parameter.choice(
                    "hit-by", HitBy.class, "what struck it; the next four options go with it")
            .orElse(HitBy.NONE);
    private static final Parameter<Flank> FLANK = Flank.parameter("where it was struck");
    private static final Parameter<Boolean> DISORDER =
            Unready.DISORDER.parameter().onlyWith(HIT_BY, STRUCK);
    private static final Parameter<Boolean> FORMING =
            Unready.FORMING.parameter().onlyWith(HIT_BY, STRUCK);
    private static final Parameter<Boolean> CH = Unready.CH.parameter().onlyWith(HIT_BY, STRUCK);
    private static final Parameter<Arm> ARM = Arm.parameter(List.of(Arm.values()));
    private static final Parameter<Boolean> DISMOUNTED = BonusDice.dismounted(ARM);
    private static final Parameter<Terrain> TERRAIN = Terrain.parameter().orElse(Terrain.OPEN);
    private static final Parameter<Boolean> IN_MELEE =
            Parameter.flag("in-melee", "in melee, where a rout is a surrender");
    private static final Parameter<FigureScale> SCALE = FigureScale.parameter();

    private static final Code HOLDS = Code.passed("holds", "The unit passes and stays as it is.");
    private static final Code RALLIES = Code.passed("rallies", "A natural 12: the unit is in good morale.");
    private static final Code DROPS = Code.failed("drops", "The unit fails and drops one morale level.");
    private static final Code ROUTS = Code.failed("routs", "A natural 2: the unit routs.");

    public Morale() {
        super(Description.of("morale", "does a unit keep its nerve?")
                .roles("unit")
                .parameters(NERVE.quality, LEVEL, NERVE.officer, COVER, CHARGING, NERVE.behindFriends)
                .parameters(NERVE.standsLost, NERVE.commanderLost, NERVE.regimentsLost, NERVE.hits)
                .parameters(HIT_BY, FLANK, DISORDER, FORMING, CH, ARM, DISMOUNTED, TERRAIN, IN_MELEE, SCALE)
                .bare(NERVE.standsLost, NERVE.hits)
                .dice("morale dice", "fall-back dice, where the unit falls back")
                .codes(HOLDS, RALLIES, DROPS, ROUTS)
                .tables(Quality.TABLE, Rank.TABLE, MoraleModifier.TABLE, Cover.TABLE)
                .tables(Flank.TABLE, Unready.TABLE, BonusDice.TABLE, FigureScale.TABLE, Limit.TABLE)
                .rulings("AC-13", "AC-18", "AC-19", "AC-27", "AC-33", "AC-35")
                .examples(
                        "--stands-lost 1 --officer brigade",
                        "--green --level shaken --hit-by fire --flank partial",
                        "--elite --in-melee --stands-lost 2",
                        "--arm cavalry --dismounted --level shaken --terrain broken")
                .notes(
                        "A unit checks at its first loss, when artillery or sharpshooters hit it, and when it loses a"
                                + " stand or section.",
                        "It also checks within 6\" of a unit that routs or is destroyed, or of an officer who is killed.")
                .due("units within 6\"")
                .source("Morale"));
    }

    @Override
    protected void check(ResolverInput inputs) {
        inputs.refuseIf(
                inputs.get(FLANK) != Flank.NONE && inputs.get(HIT_BY) == HitBy.NONE,
                FLANK,
                "it only with --hit-by fire or --hit-by charge");
    }

    @Override
    protected Resolution resolve(Working working) {
        int point = point(working);
        int roll = working.dice().sum("morale dice", Limit.MORALE_DICE.in(working), Die.D6);
        working.line("unit", "roll", roll, "must beat " + point)
                .number("roll", roll)
                .number("point", point);
        if (roll == Limit.MORALE_RALLIES_ON.in(working)) {
            // AC-13: a natural 2 routs and a natural 12 rallies, whatever the morale point
            working.ruling("AC-13").effect("unit", Effects.GOOD);
            return working.outcome(
                    RALLIES,
                    "A natural 12: the unit is in good morale" + (ralliesInDisorder(working) ? ", in disorder." : "."));
        }
        // The natural 12 comes first: it rallies even a unit that could not pass otherwise.
        boolean passed = roll > point;
        boolean routsOnTheDice = roll == Limit.MORALE_ROUTS_ON.in(working);
        // AC-13: a natural 2 routs and a natural 12 rallies, whatever the morale point
        working.rulingIf(routsOnTheDice && passed, "AC-13");
        Level level = working.get(LEVEL);
        // AC-18: a routed unit that passes stays routed unless the house key says otherwise
        working.rulingIf(level == Level.ROUTED, "AC-18");
        if (routsOnTheDice) {
            rout(working);
            return working.outcome(ROUTS);
        }
        if (passed) {
            return level == Level.ROUTED ? routedPasses(working) : working.outcome(HOLDS);
        }
        return drop(level, working);
    }

    private static int point(Working working) {
        Audit.Score point = working.score("unit");
        NERVE.addTo(point, working);
        MoraleModifier.CHARGING.addIf(CHARGING, point, working);
        Nerve.addCover(COVER, point, working);
        switch (working.get(LEVEL)) {
            case SHAKEN -> MoraleModifier.SHAKEN.addTo(point, working);
            case ROUTED -> MoraleModifier.ROUTED.addTo(point, working);
            case GOOD -> {}
        }
        HitBy hitBy = working.get(HIT_BY);
        if (hitBy != HitBy.NONE) {
            Nerve.addFlank(FLANK, hitBy, point, working);
            Nerve.addIf(DISORDER, Unready.DISORDER, hitBy, point, working);
            Nerve.addIf(FORMING, Unready.FORMING, hitBy, point, working);
            Nerve.addIf(CH, Unready.CH, hitBy, point, working);
        }
        return point.total("point");
    }

    private static Resolution routedPasses(Working working) {
        if (working.house(HouseRules.ROUTED_PASSES) == RoutedPasses.STAYS) {
            return working.outcome(HOLDS, "The unit passes but stays routed, and moves as routed units do.");
        }
        return working.effect("unit", Effects.SHAKEN)
                .outcome(
                        HOLDS,
                        "The unit passes: it routs no more and is shaken"
                                + (ralliesInDisorder(working) ? ", in disorder." : "."));
    }

    /** Whether a unit that comes back from a rout is in disorder: all but guns, which have no such formation. */
    private static boolean ralliesInDisorder(Working working) {
        boolean inDisorder = working.get(LEVEL) == Level.ROUTED && working.get(ARM) != Arm.ARTILLERY;
        // AC-33: a unit that rallies from a rout is in disorder
        working.rulingIf(inDisorder, "AC-33");
        return inDisorder;
    }

    private static Resolution drop(Level level, Working working) {
        if (level != Level.GOOD) {
            rout(working);
            String words = level == Level.SHAKEN ? "The unit fails and routs." : "The unit fails and routs on.";
            return working.outcome(DROPS, words);
        }
        working.effect("unit", Effects.SHAKEN);
        if (!working.get(NERVE.officer).isPresent()) {
            int thrown = working.dice().sum("fall-back dice", Limit.SHAKEN_FALL_BACK_DICE.in(working), Die.D6);
            fallBack(BigDecimal.valueOf(thrown), working);
            if (working.has(CHARGING)) {
                return working.outcome(DROPS, "The unit fails, is shaken and falls back: its charge is over.");
            }
        }
        return working.outcome(DROPS, "The unit fails and is shaken.");
    }

    /** Routs the unit: units near by check, in melee it surrenders, and all but guns run as far as their bonus dice. */
    private static void rout(Working working) {
        working.next(Effects.NEARBY_CHECKS);
        if (working.has(IN_MELEE)) {
            working.effect("unit", Effects.SURRENDER);
            return;
        }
        Arm arm = working.get(ARM);
        working.effect("unit", Effects.rout(arm));
        if (arm == Arm.ARTILLERY) {
            // AC-27: the chart has no bonus move for guns
            working.ruling("AC-27");
            return;
        }
        BonusDice bonus = BonusDice.of(arm, working.has(DISMOUNTED), working.get(TERRAIN), working);
        fallBack(bonus.thrown("fall-back dice", working), working);
    }

    private static void fallBack(BigDecimal thrown, Working working) {
        BigDecimal inches = working.get(SCALE).inches("unit", thrown, working);
        working.effect("unit", Effects.FALL_BACK, Numbers.plain(inches));
    }
}
