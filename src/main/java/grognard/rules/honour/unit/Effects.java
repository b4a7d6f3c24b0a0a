package grognard.rules.honour.unit;

import grognard.rules.Effect;
import grognard.rules.EffectKind;
import grognard.table.Cell;
import java.util.List;

/** Everything that can happen to a unit: the instruction to the player, and the change to a unit in a game. */
public final class Effects {

    public static final EffectKind GAIN_HITS = new EffectKind("gain-hits", "takes {n hit}").changing("hits + n");
    public static final EffectKind LOSE_HITS = new EffectKind("lose-hits", "is rid of {n hit}").changing("hits - n");
    public static final EffectKind ROUT = new EffectKind(
                    "rout", "routs: take it off the table; friends near it take routing hits")
            .changing("gone off");
    public static final EffectKind OCCUPY = new EffectKind("occupy", "moves onto the ground of the beaten enemy");
    public static final EffectKind NEXT_ROUND = new EffectKind("next-round", "fights another round");

    public static final EffectKind REMOVE =
            new EffectKind("remove", "is destroyed: take it off the table").changing("gone");
    static final EffectKind PURSUES = new EffectKind("pursues", "goes after the enemy with a full move")
            .changing("pursuits + 1", "pursued-on = (turn)");
    static final EffectKind HALF_DICE =
            new EffectKind("half-dice", "has half its dice this turn, rounded up").changing("fighting = half");
    static final EffectKind NO_DICE =
            new EffectKind("no-dice", "has no dice against this threat").changing("fighting = none");
    static final EffectKind OUT_OF_COMMAND = new EffectKind("out-of-command", "counts as out of command this turn");
    static final EffectKind DOUBLE_MOVE = new EffectKind("double-move", "may make a second move");
    public static final EffectKind OFFICER_LOST = new EffectKind("officer-lost", "the general is lost: mark the place")
            .changing("state = lost", "with = none");
    public static final EffectKind REPLACED =
            new EffectKind("replaced", "another general takes over").changing("state = ready");

    /** A fall-back whose distance another resolver throws for. */
    public static final EffectKind FALL_BACK = new EffectKind(
                    "fall-back", "falls back still facing the enemy; throw for the distance")
            .changing("fell-back-on = (turn)");

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
            OUT_OF_COMMAND,
            DOUBLE_MOVE);

    private Effects() {}

    /** A fall-back whose distance is known. */
    public static EffectKind fallBack(String distance) {
        return new EffectKind(FALL_BACK.name(), "falls back " + distance + ", still facing the enemy")
                .changing("fell-back-on = (turn)");
    }

    /** A cell of a results table for one unit. */
    public static Cell<List<Effect>> ofUnit() {
        return Effect.cell(List.of("unit"), ALL);
    }
}
