package grognard.rules.acw.unit;

import grognard.rules.HouseKey;
import grognard.rules.base.NoYes;
import grognard.table.Keyword;
import java.util.List;

/** The choices that the rulings leave to the players. */
public final class HouseRules {

    /** The part of a figure that is left over when losses are halved. */
    public enum Halves implements Keyword {
        DIE,
        UP,
        DOWN
    }

    /** State of a routed unit that passes its check without a natural 12. */
    public enum RoutedPasses implements Keyword {
        STAYS,
        SHAKEN
    }

    /** The figures that count double in melee. */
    public enum Doubled implements Keyword {
        FRONT,
        ALL
    }

    /** How often the disorder of a defender counts at impact. */
    public enum Times implements Keyword {
        ONCE,
        TWICE
    }

    public static final HouseKey<Halves> HALVES = HouseKey.choice(
            "halves",
            Halves.DIE,
            "the part of a figure left over when losses are halved: thrown for, rounded up or rounded down",
            "AC-11");

    public static final HouseKey<NoYes> HALVES_TWICE = HouseKey.choice(
            "halves.twice",
            NoYes.NO,
            "whether skirmishers who disengage suffer a quarter of the losses, not half",
            "AC-11");

    public static final HouseKey<RoutedPasses> ROUTED_PASSES = HouseKey.choice(
            "routed.passes",
            RoutedPasses.STAYS,
            "what a routed unit that passes its morale check is: routed still, or shaken",
            "AC-18");

    public static final HouseKey<Times> IMPACT_DISORDER = HouseKey.choice(
            "impact.disorder",
            Times.ONCE,
            "whether a defender in disorder counts its formation's number at impact, or the modifier for being charged in"
                    + " disorder too",
            "AC-17");

    public static final HouseKey<Doubled> MELEE_DOUBLE = HouseKey.choice(
            "melee.double",
            Doubled.FRONT,
            "the figures of a double line or attack column that count double in melee: its front rank, or all",
            "AC-24");

    public static final HouseKey<NoYes> CHARGING_HALVED = HouseKey.choice(
            "charging.halved",
            NoYes.NO,
            "whether a charging target is on a bonus move and suffers half the losses",
            "AC-25");

    public static final List<HouseKey<?>> ALL =
            List.of(HALVES, HALVES_TWICE, ROUTED_PASSES, IMPACT_DISORDER, MELEE_DOUBLE, CHARGING_HALVED);

    private HouseRules() {}
}
