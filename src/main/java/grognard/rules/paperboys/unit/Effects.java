package grognard.rules.paperboys.unit;

import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.table.Cell;
import java.util.List;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    /** Resolvers that a table of results may call for. */
    public static final List<String> NEXT = List.of("fight", "friends", "heavy", "officer", "pursuit");

    public static final EffectKind BREACH =
            new EffectKind("breach", "is breached: open {n gap} in the wall, a stand wide");
    public static final EffectKind CANNOT_MOVE =
            new EffectKind("cannot-move", "stays where it is and may not move this turn");
    public static final EffectKind CASUALTIES =
            new EffectKind("casualties", "takes {n casualty figure}, put behind it");
    public static final EffectKind CLEAR_HITS =
            new EffectKind("clear-hits", "has {n hit} fewer towards the next breach");
    public static final EffectKind CLEAR_MARKERS =
            new EffectKind("clear-markers", "loses {n casualty figure} with the stands");
    public static final EffectKind CLEAR_PIPS =
            new EffectKind("clear-pips", "loses all pips: turn the record die back to zero");
    public static final EffectKind EVACUATE = new EffectKind("evacuate", "must be left next turn; it burns to the end");
    public static final EffectKind EXTRA_MOVE =
            new EffectKind("extra-move", "may move again at once, at another enemy");
    /** The extra move of cavalry in Glory, which must use it to pursue. */
    public static final EffectKind EXTRA_MOVE_OF_CAVALRY =
            new EffectKind(EXTRA_MOVE.name(), "has an extra move at once");

    /** Ends a pursuit too: a unit that is driven back no longer pursues. */
    public static final EffectKind FALL_BACK =
            new EffectKind("fall-back", "falls back {n move} and ends facing the enemy");

    public static final EffectKind FALL_BACK_CM = new EffectKind("fall-back-cm", "falls back {n centimetre}");
    public static final EffectKind GAIN_HITS = new EffectKind("gain-hits", "keeps {n hit} towards the next breach");
    public static final EffectKind GAIN_PIPS =
            new EffectKind("gain-pips", "gains {n pip}: turn the record die up, never past 6");
    public static final EffectKind GLORY = new EffectKind("glory", "wins Glory, which it can only once a game");
    public static final EffectKind HALT = new EffectKind("halt", "halts where it stands");
    public static final EffectKind HEAVY_CASUALTIES_TEST =
            new EffectKind("heavy-casualties-test", "tests for heavy casualties when the enemy's firing is over");
    public static final EffectKind LOSE_GRENADIERS =
            new EffectKind("lose-grenadiers", "the grenadier stand is among the lost");
    public static final EffectKind LOSE_PIPS = new EffectKind("lose-pips", "loses {n pip}: turn the record die down");
    public static final EffectKind LOSE_STAND = new EffectKind("lose-stand", "loses {n stand}");
    public static final EffectKind LOSE_STANDS_EACH_TURN =
            new EffectKind("lose-stands-each-turn", "loses {n stand} each turn until friends bar the way");
    public static final EffectKind MAY_PURSUE = new EffectKind("may-pursue", "may pursue in its next move phase");
    public static final EffectKind MISS_MOVE = new EffectKind("miss-move", "misses its next move phase");
    public static final EffectKind MUST_FIRE_NEXT =
            new EffectKind("must-fire-next", "must fire from there in its next firing phase");
    public static final EffectKind MUST_PURSUE = new EffectKind("must-pursue", "must pursue");
    /** The pursuit of cavalry in Glory, with its extra move. */
    public static final EffectKind MUST_PURSUE_IN_GLORY =
            new EffectKind(MUST_PURSUE.name(), "must use the extra move to pursue, and attacks whoever is in the way");

    /** The pursuit after a fight, where the rules give the distance. */
    public static final EffectKind MUST_PURSUE_SO_FAR =
            new EffectKind(MUST_PURSUE.name(), "must pursue {n move}, then may try to rally");

    /** Happens to the officer with the unit, not to the unit. */
    public static final EffectKind OFFICER_LOST =
            new EffectKind("officer-lost", "the officer is lost: take him off the table");

    public static final EffectKind PURSUE = new EffectKind("pursue", "pursues, mixed up with the routers");
    public static final EffectKind QUALITY_RAW = new EffectKind("quality", "is raw: mark it so");
    public static final EffectKind QUALITY_TRAINED = new EffectKind(QUALITY_RAW.name(), "is trained");
    public static final EffectKind RALLIES = new EffectKind("rallies", "is rallied: turn it round and form it up");
    public static final EffectKind REJOIN = new EffectKind("rejoin", "falls back to its parent unit");
    public static final EffectKind REMOVE = new EffectKind("remove", "goes to the dead pool");
    public static final EffectKind RETIRE = new EffectKind("retire", "gives way before contact");
    public static final EffectKind ROUT = new EffectKind("rout", "routs {n move} straight back, facing away");

    public static final EffectKind SPEND_CHARGE =
            new EffectKind("spend-charge", "has spent its charge bonus for this game");
    /** The charge itself, where house rules allow a unit only one. */
    public static final EffectKind SPEND_ONLY_CHARGE =
            new EffectKind(SPEND_CHARGE.name(), "has made its one charge of the game");

    /** Effects that a table of results may contain. */
    private static final List<EffectKind> IN_TABLES = List.of(
            CLEAR_PIPS,
            EXTRA_MOVE,
            FALL_BACK,
            FALL_BACK_CM,
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
    public static Cell<List<Effect>> betweenTwo() {
        return Effect.cell(List.of("attacker", "defender"), IN_TABLES);
    }

    /**
     * A cell of a results table that also names winner and loser, whom {@link Margin#placed} turns into attacker and
     * defender.
     */
    public static Cell<List<Effect>> betweenWinnerAndLoser() {
        return Effect.cell(List.of("attacker", "defender", Margin.WINNER, Margin.LOSER), IN_TABLES);
    }

    /** A cell of a results table for one unit. */
    public static Cell<List<Effect>> ofUnit() {
        return Effect.cell(List.of("unit"), IN_TABLES);
    }
}
