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
    /** The same where an enemy did it, who may not be able to stop. */
    static final EffectKind ROUT_BEFORE_AN_ENEMY =
            new EffectKind(ROUT.name(), ROUT.text() + "; its enemy tests control");

    static final EffectKind WINS = new EffectKind("wins", "has the victory");
    static final EffectKind WITHDRAW =
            new EffectKind("withdraw", "withdraws at full speed, facing the enemy, until it is rallied");

    /** What a combat can do to either side. */
    static final List<EffectKind> OF_COMBAT = List.of(LOSE_BASE, ROUT_BEFORE_AN_ENEMY, DISRUPTED, WITHDRAW, HOLD);

    private Effects() {}
}
