package grognard.rules.acw.fire;

import grognard.rules.ResolverInput;
import grognard.rules.Tables;
import grognard.rules.base.KeyedNumbers;
import grognard.table.Keyword;
import java.math.BigDecimal;
import java.util.List;

/** Weapons with their ranges and modifiers. */
public enum Weapon implements Keyword {
    RIFLE_MUSKET("rifle-musket", false),
    SMOOTHBORE("smoothbore", false),
    MUZZLE_LOADING_CARBINE("muzzle-loading-carbine", false),
    BREECH_LOADING_CARBINE("breech-loading-carbine", false),
    TWELVE_POUNDER("12-pdr", true),
    TEN_POUNDER("10-pdr", true),
    SIX_POUNDER("6-pdr", true),
    TWENTY_POUNDER("20-pdr", true),
    MIXED("mixed", true);

    private static final String NEAR = "close-or-canister";
    private static final String NORMAL = "normal";
    private static final String LONG = "long";
    private static final String DRM = "drm";
    private static final String CLOSE_DRM = "close-drm";

    static final KeyedNumbers<Weapon> TABLE = new KeyedNumbers<>(
            "weapons",
            "Ranges in inches (the first close for small arms, canister for guns) and modifiers of weapons",
            "weapon",
            Weapon.class,
            List.of(NEAR, NORMAL, LONG, DRM, CLOSE_DRM));

    private final String word;
    private final boolean gun;

    Weapon(String word, boolean gun) {
        this.word = word;
        this.gun = gun;
    }

    boolean isGun() {
        return gun;
    }

    /** The end of close range, or of canister range. */
    int near(ResolverInput inputs) {
        return TABLE.of(this, NEAR, inputs);
    }

    int normal(ResolverInput inputs) {
        return TABLE.of(this, NORMAL, inputs);
    }

    int farthest(ResolverInput inputs) {
        return TABLE.of(this, LONG, inputs);
    }

    /** Whether it can fire as far as that, by the game's tables. */
    public boolean reaches(BigDecimal inches, Tables tables) {
        return inches.compareTo(BigDecimal.valueOf(TABLE.of(this, LONG, tables))) <= 0;
    }

    int drm(boolean close, ResolverInput inputs) {
        return TABLE.of(this, DRM, inputs) + (close ? TABLE.of(this, CLOSE_DRM, inputs) : 0);
    }

    @Override
    public String word() {
        return word;
    }
}
