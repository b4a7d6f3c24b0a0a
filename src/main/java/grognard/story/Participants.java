package grognard.story;

import java.util.List;
import java.util.Set;

/**
 * The units and sides that took part in a resolution.
 *
 * @param side the acting side: an army in a game, otherwise a role such as {@code attacker}
 * @param other the opposing side; empty if there is none
 * @param units names of the acting units; in a journal without a game, the record's label
 * @param others names of the units that were acted upon
 * @param ownNames names under which effects refer to the acting side: its role, {@code officer}, or unit names. Any
 *     other name in an effect means the enemy.
 */
record Participants(String side, String other, List<String> units, List<String> others, Set<String> ownNames) {

    Participants {
        units = List.copyOf(units);
        others = List.copyOf(others);
        ownNames = Set.copyOf(ownNames);
    }
}
