package grognard.rules.honour.unit;

import grognard.rules.Next;

/** What a unit has to go on to, with what is known of it. */
public final class Due {

    private Due() {}

    /** The friends of a unit that routs. */
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

    /** The same with a unit said in full; what is as usual need not be said. */
    public static Next with(Unit unit, String prefix, Next next) {
        Next more = next.with(prefix + "unit", unit.type().word());
        if (unit.quality() != Quality.REGULAR) {
            more = more.with(prefix + "quality", unit.quality().word());
        }
        return unit.hits() > 0 ? more.with(prefix + "hits", String.valueOf(unit.hits())) : more;
    }
}
