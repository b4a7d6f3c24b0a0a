package grognard.rules.napoleonic;

import grognard.rules.EffectKind;
import java.util.List;

/** What can happen to a unit, and what the player does about it. */
final class Effects {

    static final EffectKind DISRUPTED = new EffectKind("disrupted", "is disrupted: put a counter by it");
    static final EffectKind HOLD = new EffectKind("hold", "holds its ground this move");
    static final EffectKind LOSE_BASE = new EffectKind("lose-base", "remove {n base}; each is a victory point");
    static final EffectKind ROUT = new EffectKind(
            "rout", "routs to the rear at charge speed, disrupting friends it passes, until halt-rout stops it");
    static final EffectKind WINS = new EffectKind("wins", "has the victory");
    static final EffectKind WITHDRAW =
            new EffectKind("withdraw", "withdraws at full speed, facing the enemy, until it is rallied");

    /** The same for so many moves only, rallied or not. */
    static final EffectKind WITHDRAW_SO_FAR =
            new EffectKind(WITHDRAW.name(), "withdraws for {n move} at full speed, facing the enemy");

    /** What a combat can do to either side. */
    static final List<EffectKind> OF_COMBAT = List.of(LOSE_BASE, ROUT, DISRUPTED, WITHDRAW, WITHDRAW_SO_FAR, HOLD);

    private Effects() {}
}
