package grognard.rules.honour.unit;

import grognard.input.BadInput;
import grognard.rules.ResolverInput;
import grognard.rules.Type;
import grognard.rules.base.Working;

/** A unit in a charge or a close combat, with its hits at that moment. */
public record Unit(String name, UnitType type, Quality quality, int hits) {

    /** Reads the fields of a row and refuses a unit that has routed already. Errors name the unit. */
    public static Unit read(String name, String type, String quality, String hits, ResolverInput inputs) {
        Unit unit = new Unit(
                name,
                new Type.Choice<>(UnitType.FOOT_AND_HORSE).read(name + ": type", type, inputs.tables()),
                Type.choice(Quality.class).read(name + ": quality", quality, inputs.tables()),
                Hits.parameter().type().read(name + ": hits", hits, inputs.tables()));
        if (unit.isRouted(inputs)) {
            throw BadInput.value(
                    name + ": hits", hits, "fewer than " + unit.quality.routedAt(inputs) + ", at which it routs");
        }
        return unit;
    }

    public boolean isWeakened(ResolverInput inputs) {
        return hits >= quality.weakenedAt(inputs);
    }

    public boolean isRouted(ResolverInput inputs) {
        return hits >= quality.routedAt(inputs);
    }

    public Unit with(int more) {
        return new Unit(name, type, quality, hits + more);
    }

    /** The unit after a round of close combat in which it took these hits. */
    public Unit after(int more, Working working) {
        Unit after = with(more);
        // PH-3: a unit weakened in this round still fights it without the modifier
        working.rulingIf(after.isWeakened(working) && !isWeakened(working), "PH-3");
        after.show("hits now", working);
        return after;
    }

    /** Adds the effect of these hits, and of the rout if they reach the rout number. */
    public void gain(int more, Working working) {
        working.effect(name, Effects.GAIN_HITS, more);
        if (with(more).isRouted(working)) {
            routs(working);
        }
    }

    public void routs(Working working) {
        working.effect(name, Effects.ROUT).next(Due.rout(name));
    }

    /** Whether these hits weaken it without routing it. */
    public boolean isWeakenedBy(int more, ResolverInput inputs) {
        Unit after = with(more);
        return !isWeakened(inputs) && after.isWeakened(inputs) && !after.isRouted(inputs);
    }

    /** A line of the working with the unit's hits and what they mean for it. */
    public void show(String what, Working working) {
        working.line(
                name,
                what,
                hits,
                quality.word() + ": weakened at " + quality.weakenedAt(working) + ", routed at "
                        + quality.routedAt(working));
    }
}
