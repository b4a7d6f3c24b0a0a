package grognard.rules.acw.unit;

import grognard.rules.Parameter;
import grognard.rules.ResolverInput;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.util.List;

/** Cover, in fire and for morale. */
public enum Cover implements Keyword {
    NONE,
    WOOD_FENCE,
    STONE_WALL,
    WOODS,
    HASTY,
    MEDIUM,
    HEAVY;

    /** The column of modifiers against small arms, and in melee against everyone; {@link Flank} has it too. */
    public static final String SMALL_ARMS = "small-arms";

    /** The column of modifiers against guns. */
    public static final String ARTILLERY = "artillery";

    private static final String MORALE = "morale";

    public static final KeyedNumbers<Cover> TABLE = new KeyedNumbers<>(
            "cover",
            "Cover, against small arms and against artillery, and for morale",
            "cover",
            Cover.class,
            List.of(SMALL_ARMS, ARTILLERY, MORALE));

    public static Parameter<Cover> parameter(String help) {
        return Parameter.choice("cover", Cover.class, help).orElse(NONE);
    }

    /** The modifier in the firer's column. */
    public int underFire(String firers, ResolverInput inputs) {
        return TABLE.of(this, firers, inputs);
    }

    public int morale(ResolverInput inputs) {
        return TABLE.of(this, MORALE, inputs);
    }

    /** The works that this cover stands for, if any. */
    public Works works() {
        return switch (this) {
            case HASTY -> Works.HASTY;
            case MEDIUM -> Works.MEDIUM;
            case HEAVY -> Works.HEAVY;
            case NONE, WOOD_FENCE, STONE_WALL, WOODS -> Works.NONE;
        };
    }
}
