package grognard.rules.acw.unit;

import grognard.rules.base.KeyedNumbers;
import grognard.rules.base.TableNumber;

/** Single numbers of the chart: how many dice, and what they must show. */
public enum Limit implements TableNumber {
    OPENING_VOLLEY_DRM,
    POSSIBLE_KILL_FROM,
    PART_KILLS_FROM,
    MELEE_DICE,
    MELEE_INFANTRY_LOSSES_TIMES,
    MORALE_DICE,
    MORALE_ROUTS_ON,
    MORALE_RALLIES_ON,
    SHAKEN_FALL_BACK_DICE,
    IMPACT_DICE,
    REPULSED_FALL_BACK_DICE,
    DRIVEN_OFF_FALL_BACK_DICE;

    public static final KeyedNumbers<Limit> TABLE =
            new KeyedNumbers<>("limits", "Single numbers", "limit", Limit.class);

    @Override
    public KeyedNumbers<Limit> table() {
        return TABLE;
    }
}
