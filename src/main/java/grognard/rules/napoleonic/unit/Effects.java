package grognard.rules.napoleonic.unit;

import grognard.rules.EffectKind;
import java.util.List;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    /** Happens to a battery that enemies pass through; its bases are losses of its old side (NA-21). */
    public static final EffectKind CAPTURED = new EffectKind(
            "captured", "is captured, a victory point for each base; it serves its captors after one full move");

    public static final EffectKind DISRUPTED = new EffectKind("disrupted", "is disrupted: put a counter by it");
    public static final EffectKind HOLD = new EffectKind("hold", "holds its ground this move");
    public static final EffectKind IN_HAND = new EffectKind("in-hand", "obeys: do with it as you like");
    public static final EffectKind LOSE_BASE = new EffectKind("lose-base", "loses {n base}; each is a victory point");
    /** Happens to the general with the unit, not to the unit. */
    public static final EffectKind OFFICER_LOST =
            new EffectKind("officer-lost", "the general is lost: take him off the table");

    public static final EffectKind PURSUE = new EffectKind("pursue", "pursues until it is rallied");
    public static final EffectKind RALLIES = new EffectKind("rallies", "is rallied: take its counter away");
    /** A rally that takes effect when the side is next active, so that a game changes nothing yet. */
    public static final EffectKind RALLIES_LATER =
            new EffectKind(RALLIES.name(), "rallies when its side is next active");

    public static final EffectKind ROUT = new EffectKind(
            "rout", "routs to the rear at charge speed, disrupting the units it passes, until halt-rout stops it");
    public static final EffectKind STOPS = new EffectKind("stops", "stops running");
    public static final EffectKind WINS = new EffectKind("wins", "has the victory");
    public static final EffectKind WITHDRAW =
            new EffectKind("withdraw", "withdraws at full speed, facing the enemy, until it is rallied");

    /** A withdrawal for some moves only, whether the unit rallies or not. */
    public static final EffectKind WITHDRAW_SO_FAR =
            new EffectKind(WITHDRAW.name(), "withdraws for {n move} at full speed, facing the enemy");

    /** Happens to the general with the unit, who lives but lends nothing more. */
    public static final EffectKind WOUNDED = new EffectKind("wounded", "the general is wounded: mark him");

    /** Effects that the table of combat effects may contain. */
    public static final List<EffectKind> OF_COMBAT =
            List.of(LOSE_BASE, ROUT, DISRUPTED, WITHDRAW, WITHDRAW_SO_FAR, HOLD);

    private Effects() {}
}
