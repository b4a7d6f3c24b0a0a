package grognard.rules.honour.unit;

import grognard.rules.Next;

/** Follow-ups of a unit, filled with what is known of it. */
public final class Due {

    private Due() {}

    /** The rout of that side, which may carry friends away. */
    public static Next rout(String side) {
        return Next.of("rout").on(side);
    }

    public static Next fallback(Unit loser) {
        Next fallback = Next.of("fallback").on(loser.name());
        return loser.type().isCavalry() ? fallback.with("cavalry") : fallback;
    }

    public static Next pursuit(Unit winner) {
        Next pursuit = Next.of("pursuit").on(winner.name());
        return winner.type().isInfantry() ? pursuit.with("infantry") : pursuit;
    }

    public static Next generalLoss(String side) {
        return Next.of("general-loss").on(side);
    }

    /** Adds a unit's type, quality and hits to a follow-up; defaults are left out. */
    public static Next with(Unit unit, String prefix, Next next) {
        Next more = next.with(prefix + "unit", unit.type().word());
        if (unit.quality() != Quality.REGULAR) {
            more = more.with(prefix + "quality", unit.quality().word());
        }
        return unit.hits() > 0 ? more.with(prefix + "hits", String.valueOf(unit.hits())) : more;
    }
}
