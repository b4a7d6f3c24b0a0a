package grognard.story;

import java.util.List;

/**
 * The order of battle of one side, as it was mustered.
 *
 * @param commander the name of its commander; empty if nobody is known to be
 */
public record Army(String side, String commander, List<Entry> units) {

    /**
     * A unit or an officer.
     *
     * @param what arm, quality and strength in words
     * @param isTroops whether it is no officer
     */
    public record Entry(String unit, String what, boolean isTroops) {}

    public Army {
        units = List.copyOf(units);
    }
}
