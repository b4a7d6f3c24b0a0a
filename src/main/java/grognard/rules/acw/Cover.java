package grognard.rules.acw;

import grognard.rules.KeyedNumbers;
import grognard.rules.Parameter;
import grognard.rules.Premises;
import grognard.table.Keyword;
import java.util.List;

/** What a unit stands behind or in. */
enum Cover implements Keyword {
    NONE,
    WOOD_FENCE,
    STONE_WALL,
    WOODS,
    HASTY,
    MEDIUM,
    HEAVY;

    private static final String MORALE = "morale";

    static final KeyedNumbers<Cover> TABLE = new KeyedNumbers<>(
            "cover",
            "Cover, against small arms and against artillery, and for morale",
            "cover",
            Cover.class,
            List.of(Firer.SMALL_ARMS, Firer.ARTILLERY, MORALE));

    static Parameter<Cover> parameter(String help) {
        return Parameter.choice("cover", Cover.class, help).orElse(NONE).moment();
    }

    /** The modifier in the firer's column. */
    int underFire(String firers, Premises premises) {
        return TABLE.of(this, firers, premises);
    }

    int morale(Premises premises) {
        return TABLE.of(this, MORALE, premises);
    }

    /** The works that such cover is, if it is any. */
    Works works() {
        return switch (this) {
            case HASTY -> Works.HASTY;
            case MEDIUM -> Works.MEDIUM;
            case HEAVY -> Works.HEAVY;
            case NONE, WOOD_FENCE, STONE_WALL, WOODS -> Works.NONE;
        };
    }
}
