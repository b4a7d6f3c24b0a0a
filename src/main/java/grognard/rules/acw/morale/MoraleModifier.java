package grognard.rules.acw.morale;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Modifiers of the morale point; a high point is bad. */
public enum MoraleModifier implements TableNumber {
    CHARGING,
    BEHIND_FRIENDS,
    STAND_LOST,
    COMMANDER_LOST,
    REGIMENT_LOST,
    SHAKEN,
    ROUTED,
    HIT,
    SUPPORT_INFANTRY,
    SUPPORT_CAVALRY;

    public static final KeyedNumbers<MoraleModifier> TABLE =
            new KeyedNumbers<>("morale-modifiers", "Added to the morale point", "modifier", MoraleModifier.class);

    @Override
    public KeyedNumbers<MoraleModifier> table() {
        return TABLE;
    }

    @Override
    public String label() {
        return word().replace('-', ' ');
    }
}
