package grognard.rules.honour.unit;

import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.table.Cell;
import java.util.List;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    public static final EffectKind GAIN_HITS = new EffectKind("gain-hits", "takes {n hit}");
    public static final EffectKind LOSE_HITS = new EffectKind("lose-hits", "is rid of {n hit}");
    public static final EffectKind ROUT =
            new EffectKind("rout", "routs: take it off the table; friends near it take routing hits");
    public static final EffectKind OCCUPY = new EffectKind("occupy", "moves onto the ground of the beaten enemy");
    public static final EffectKind NEXT_ROUND = new EffectKind("next-round", "fights another round");

    public static final EffectKind REMOVE = new EffectKind("remove", "is destroyed: take it off the table");
    public static final EffectKind PURSUES = new EffectKind("pursues", "goes after the enemy with a full move");
    public static final EffectKind HALF_DICE = new EffectKind("half-dice", "has half its dice this turn, rounded up");
    public static final EffectKind NO_DICE = new EffectKind("no-dice", "has no dice against this threat");
    /** For a unit that is in close combat already: only the fight with the newcomer is concerned. */
    public static final EffectKind HALF_TURNS =
            new EffectKind("half-turns", "turns up to half its dice, rounded up, on the new enemy");

    public static final EffectKind NONE_TURNS = new EffectKind(
            "none-turns", "has no dice against the new enemy; the fight that it is in goes on with all of them");
    public static final EffectKind UNLIMBERS = new EffectKind("unlimbers", "is unlimbered");
    public static final EffectKind ABANDONED =
            new EffectKind("abandoned", "is left by its crew and does not fire until they man it again");
    public static final EffectKind OUT_OF_COMMAND =
            new EffectKind("out-of-command", "counts as out of command this turn");
    public static final EffectKind DOUBLE_MOVE = new EffectKind("double-move", "may make a second move");
    public static final EffectKind OFFICER_LOST = new EffectKind("officer-lost", "the general is lost: mark the place");
    public static final EffectKind REPLACED = new EffectKind("replaced", "another general takes over");

    /** A fall-back whose distance another resolver throws for. */
    public static final EffectKind FALL_BACK =
            new EffectKind("fall-back", "falls back still facing the enemy; throw for the distance");

    /** Effects that a table of results may contain. */
    private static final List<EffectKind> ALL = List.of(
            GAIN_HITS,
            LOSE_HITS,
            ROUT,
            OCCUPY,
            NEXT_ROUND,
            FALL_BACK,
            PURSUES,
            HALF_DICE,
            NO_DICE,
            HALF_TURNS,
            NONE_TURNS,
            OUT_OF_COMMAND,
            DOUBLE_MOVE);

    private Effects() {}

    /** A fall-back whose distance is known. */
    public static EffectKind fallBack(String distance) {
        return new EffectKind(FALL_BACK.name(), "falls back " + distance + ", still facing the enemy");
    }

    /** A cell of a results table for one unit. */
    public static Cell<List<Effect>> ofUnit() {
        return Effect.cell(List.of("unit"), ALL);
    }
}
