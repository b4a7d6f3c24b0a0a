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
        return Next.of("fallback").on(loser.name()).flag("cavalry", loser.type().isCavalry());
    }

    public static Next pursuit(Unit winner) {
        return Next.of("pursuit")
                .on(winner.name())
                .flag("infantry", winner.type().isInfantry());
    }

    public static Next generalLoss(String side) {
        return Next.of("general-loss").on(side);
    }

    /** Adds a unit's type, quality and hits to a follow-up; defaults are left out. */
    public static Next with(Unit unit, String prefix, Next next) {
        return next.with(prefix + "unit", unit.type())
                .with(prefix + "quality", unit.quality(), Quality.REGULAR)
                .with(prefix + "hits", unit.hits(), 0);
    }
}
