package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;
import java.util.List;

/** From where a unit is hit. */
enum Flank implements Keyword {
    NONE,
    PARTIAL,
    FULL,
    REAR;

    static final KeyedNumbers<Flank> TABLE = new KeyedNumbers<>(
            "flanks",
            "Taken in flank or rear: modifiers of fire and of morale",
            "flank",
            Flank.class,
            List.of(Firer.SMALL_ARMS, Firer.ARTILLERY, HitBy.FIRE.column(), HitBy.CHARGE.column()));

    static Parameter<Flank> parameter(String help) {
        return Parameter.choice("flank", Flank.class, help).orElse(NONE).moment();
    }

    /** The modifier in the firer's column. */
    int underFire(String firers, Premises premises) {
        return TABLE.of(this, firers, premises);
    }

    int morale(HitBy hitBy, Premises premises) {
        return TABLE.of(this, hitBy.column(), premises);
    }

    /** What the working calls it. */
    String words() {
        return this == REAR ? "rear" : word() + " flank";
    }
}
