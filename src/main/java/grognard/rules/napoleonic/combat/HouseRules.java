package grognard.rules.napoleonic.combat;

import grognard.rules.HouseKey;
import grognard.rules.ResolverInput;
import grognard.rules.base.NoYes;
import grognard.table.Keyword;
import java.util.List;

/** The choices on combat that rulings leave to the players. */
public final class HouseRules {

    /** Modifiers of the number of cavalry against a square (NA-8). */
    enum SquareModifiers implements Keyword {
        NONE,
        COMBAT
    }

    /** The points of a square that attacks (NA-15). */
    enum SquareAttacks implements Keyword {
        DISRUPTED,
        FULL
    }

    static final HouseKey<SquareModifiers> SQUARE_MODIFIERS = HouseKey.choice(
            "square.modifiers",
            SquareModifiers.COMBAT,
            "what changes the number against a square: ground, generals and charging as in a combat, or nothing",
            "NA-8");

    static final HouseKey<SquareAttacks> SQUARE_ATTACKS = HouseKey.choice(
            "square.attacks", SquareAttacks.DISRUPTED, "the points of infantry that attacks out of a square", "NA-15");

    static final HouseKey<NoYes> EXCHANGE_CONTROL = HouseKey.choice(
            "exchange.control",
            NoYes.NO,
            "whether an attacker tests its control after an exchange (Dx) that routs the defender",
            "NA-11");

    public static final List<HouseKey<?>> ALL = List.of(SQUARE_MODIFIERS, SQUARE_ATTACKS, EXCHANGE_CONTROL);

    private HouseRules() {}

    /** Whether infantry that attacks out of a square has its disrupted points. */
    static boolean isSquareWeak(ResolverInput inputs) {
        return inputs.house(SQUARE_ATTACKS) == SquareAttacks.DISRUPTED;
    }
}
