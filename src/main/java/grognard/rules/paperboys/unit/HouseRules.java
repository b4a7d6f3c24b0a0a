package grognard.rules.paperboys.unit;

import grognard.rules.HouseKey;
import grognard.rules.Type;
import grognard.table.Keyword;
import java.util.List;

/** House rules: readings on which players differ, chosen once for all their games. The default is the ruling's. */
public final class HouseRules {

    /** Pips of cavalry that cavalry beats off by 4 or more. */
    public enum BeatenCavalry implements Keyword {
        GAINS_NO_PIPS("0"),
        GAINS_PIPS("2");

        private final String pips;

        BeatenCavalry(String pips) {
            this.pips = pips;
        }

        @Override
        public String word() {
            return pips;
        }
    }

    /** The infantry before which cavalry gives ground. */
    public enum Herding implements Keyword {
        STEADY,
        ALWAYS
    }

    /** How often a cavalry unit may charge in a game. */
    public enum Charges implements Keyword {
        ALWAYS,
        ONCE
    }

    /** Rounding of skirmisher stands beyond a multiple of three. */
    public enum Rounding implements Keyword {
        DOWN,
        UP
    }

    /** The source of the numbers of a rout from a fight. */
    public enum Routs implements Keyword {
        RULES,
        PLAYSHEET
    }

    /** The rounds of a fight in which a charge or a column adds to the dice. */
    public enum Shock implements Keyword {
        BOTH,
        FIRST
    }

    /** The turn in which a routing unit first throws to rally. */
    public enum FirstRally implements Keyword {
        SAME_TURN,
        NEXT_TURN
    }

    /** The throws of an officer whose unit loses several stands at once. */
    public enum Throws implements Keyword {
        ONCE,
        EACH_STAND
    }

    /** The strength at which a unit is removed. */
    public enum GoneAt implements Keyword {
        HALF,
        BELOW
    }

    public static final HouseKey<BeatenCavalry> BEATEN_CAVALRY = HouseKey.choice(
            "contact.beaten-cavalry-pips",
            BeatenCavalry.GAINS_NO_PIPS,
            "the pips that cavalry gains which cavalry beats off by 4 or more",
            "PB-2");
    public static final HouseKey<Herding> HERDING = HouseKey.choice(
            "contact.herding",
            Herding.ALWAYS,
            "the infantry before which cavalry gives ground: steady, with fewer than 5 pips, or always any",
            "PB-4");
    public static final HouseKey<Charges> CHARGES = HouseKey.choice(
            "cavalry.charges",
            Charges.ALWAYS,
            "how often cavalry may charge in a game; its 15 cm more are once a game in any case",
            "PB-31");
    public static final HouseKey<Rounding> SKIRMISHERS = HouseKey.choice(
            "fire.skirmishers", Rounding.DOWN, "how a third of the skirmisher stands is rounded to dice", "PB-7");

    /** Differences of hits at which a fight may be a rout: the text has both. */
    public static final int EARLIEST_ROUT = 3;

    public static final int LATEST_ROUT = 4;

    public static final HouseKey<Integer> ROUT_AT = new HouseKey<>(
            "fight.rout-at",
            new Type.Whole(EARLIEST_ROUT, LATEST_ROUT),
            LATEST_ROUT,
            "the difference of hits at which the loser routs",
            "PB-11");
    public static final HouseKey<Routs> ROUT = HouseKey.choice(
            "fight.rout", Routs.RULES, "who says how far a beaten unit routs and what it loses", "PB-12");
    public static final HouseKey<Integer> SECOND_ROUND = new HouseKey<>(
            "fight.second-round",
            new Type.Whole(1, 2),
            2,
            "the stands that a second undecided round costs each side",
            "PB-10");
    public static final HouseKey<Shock> SHOCK = HouseKey.choice(
            "fight.shock", Shock.BOTH, "the rounds in which a charge or a column adds to the fighting dice", "PB-24");
    public static final HouseKey<FirstRally> FIRST_RALLY = HouseKey.choice(
            "rally.first",
            FirstRally.SAME_TURN,
            "when a routing unit first throws to rally: at the end of the turn in which it broke, or of the next",
            "PB-26");
    public static final HouseKey<Throws> OFFICER_THROWS = HouseKey.choice(
            "officer.throws", Throws.ONCE, "the throws of an officer whose unit loses several stands at once", "PB-28");
    public static final HouseKey<GoneAt> GONE_AT = HouseKey.choice(
            "strength.gone-at",
            GoneAt.HALF,
            "whether a unit is removed at half its stands or only below half",
            "PB-14");

    public static final List<HouseKey<?>> ALL = List.of(
            BEATEN_CAVALRY,
            HERDING,
            CHARGES,
            SKIRMISHERS,
            ROUT_AT,
            ROUT,
            SECOND_ROUND,
            SHOCK,
            FIRST_RALLY,
            OFFICER_THROWS,
            GONE_AT);

    private HouseRules() {}
}
