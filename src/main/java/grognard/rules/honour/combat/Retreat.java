package grognard.rules.honour.combat;

import grognard.dice.Die;
import grognard.rules.HouseKey;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.Working;
import grognard.rules.honour.unit.Effects;
import grognard.rules.honour.unit.Scale;
import grognard.table.Keyword;
import grognard.table.TableSource;

/** How far a unit falls back, and what it costs. */
public final class Retreat {

    /** House rule for the distance: average dice, d6, or fixed. */
    enum Distance implements Keyword {
        DAV,
        D6,
        FIXED
    }

    public static final HouseKey<Distance> HOUSE = HouseKey.choice(
            "fallback", Distance.DAV, "how far a unit falls back: two average dice, two d6, or a fixed distance", "");

    /** Single numbers of falling back; distances in inches. */
    private enum Limit implements Keyword {
        DICE,
        CAVALRY,
        FIXED,
        ADDITIONAL_HIT
    }

    private static final KeyedNumbers<Limit> LIMITS =
            new KeyedNumbers<>("fallback", "Falling back, in inches", "limit", Limit.class);

    public static final TableSource TABLE = LIMITS;

    private Retreat() {}

    /** Throws for the distance and tells the player to fall back that far. */
    public static Number fallBack(String side, boolean cavalry, Scale scale, Working working) {
        int inches = thrown(side, working);
        if (cavalry) {
            int more = LIMITS.of(Limit.CAVALRY, working);
            working.modifier(side, "cavalry", more);
            inches += more;
        }
        Number distance = scale.distance(inches, working);
        working.line(side, "falls back", distance, scale.measured(working))
                .effect(side, Effects.fallBack(scale.text(distance, working)), distance);
        return distance;
    }

    private static int thrown(String side, Working working) {
        Distance way = working.house(HOUSE);
        if (way == Distance.FIXED) {
            int inches = LIMITS.of(Limit.FIXED, working);
            working.line(side, "fixed distance", inches);
            return inches;
        }
        String purpose = side.equals("unit") ? "fall-back dice" : side + "'s fall-back dice";
        Die die = way == Distance.DAV ? Die.AVERAGE : Die.D6;
        int inches = working.dice().sum(purpose, LIMITS.of(Limit.DICE, working), die);
        working.line(side, "dice", inches);
        return inches;
    }

    /** The additional hit of a beaten unit. */
    public static int additionalHit(ResolverInput inputs) {
        return LIMITS.of(Limit.ADDITIONAL_HIT, inputs);
    }
}
