package grognard.rules.paperboys;

import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.table.Cell;
import java.util.List;

/** What can happen to a unit, and what the player does about it. */
final class Effects {

    static final EffectKind CLEAR_PIPS = new EffectKind("clear-pips", "turn the record die back to zero");
    static final EffectKind EXTRA_MOVE = new EffectKind("extra-move", "may move again at once, at another enemy");
    static final EffectKind FALL_BACK = new EffectKind("fall-back", "falls back {n move} and ends facing the enemy");
    static final EffectKind GAIN_PIPS = new EffectKind("gain-pips", "turn the record die up {n pip}, never past 6");
    static final EffectKind GLORY = new EffectKind("glory", "is in a state of Glory, once a game");
    static final EffectKind HALT = new EffectKind("halt", "halts where it stands");
    static final EffectKind LOSE_STAND = new EffectKind("lose-stand", "remove {n stand}");
    static final EffectKind LOSE_STANDS_EACH_TURN =
            new EffectKind("lose-stands-each-turn", "remove {n stand} each turn until friends bar the way");
    static final EffectKind MUST_FIRE_NEXT =
            new EffectKind("must-fire-next", "must fire from there in its next firing phase");
    static final EffectKind MUST_PURSUE = new EffectKind("must-pursue", "must pursue");
    static final EffectKind PURSUE = new EffectKind("pursue", "pursues, mixed up with the routers");
    static final EffectKind REJOIN = new EffectKind("rejoin", "falls back to its parent unit");
    static final EffectKind REMOVE = new EffectKind("remove", "goes to the dead pool");
    static final EffectKind RETIRE = new EffectKind("retire", "gives way before contact");
    static final EffectKind ROUT = new EffectKind("rout", "routs {n move} straight back, facing away");

    private static final List<EffectKind> ALL = List.of(
            CLEAR_PIPS,
            EXTRA_MOVE,
            FALL_BACK,
            GAIN_PIPS,
            GLORY,
            HALT,
            LOSE_STAND,
            LOSE_STANDS_EACH_TURN,
            MUST_FIRE_NEXT,
            MUST_PURSUE,
            PURSUE,
            REJOIN,
            REMOVE,
            RETIRE,
            ROUT);

    private Effects() {}

    /** A cell of a results table between an attacker and a defender. */
    static Cell<List<Effect>> betweenTwo() {
        return Effect.cell(List.of("attacker", "defender"), ALL);
    }

    /** A cell of a results table for one unit. */
    static Cell<List<Effect>> ofUnit() {
        return Effect.cell(List.of("unit"), ALL);
    }
}
