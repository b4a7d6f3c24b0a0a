package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** The side from which a unit is hit. */
public enum Flank implements Keyword {
    NONE,
    PARTIAL,
    FULL,
    REAR;

    public static final KeyedNumbers<Flank> TABLE = new KeyedNumbers<>(
            "flanks",
            "Taken in flank or rear: modifiers of fire and of morale",
            "flank",
            Flank.class,
            List.of(Cover.SMALL_ARMS, Cover.ARTILLERY, HitBy.FIRE.column(), HitBy.CHARGE.column()));

    public static Parameter<Flank> parameter(String help) {
        return Parameter.choice("flank", Flank.class, help).orElse(NONE);
    }

    /** The modifier in the firer's column. */
    public int underFire(String firers, ResolverInput inputs) {
        return TABLE.of(this, firers, inputs);
    }

    public int morale(HitBy hitBy, ResolverInput inputs) {
        return TABLE.of(this, hitBy.column(), inputs);
    }

    /** Its name in the working. */
    public String words() {
        return this == REAR ? "rear" : word() + " flank";
    }
}
