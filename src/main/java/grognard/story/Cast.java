package grognard.story;

import java.util.List;
import java.util.Set;

/**
 * Who took part in a resolution.
 *
 * @param side whose resolution it was: an army in a game, else a role ({@code attacker})
 * @param other the side against it; empty where there is none
 * @param units who acted, by name; in a journal without a game the label
 * @param others whom it befell
 * @param own what effects call those of the acting side
 */
record Cast(String side, String other, List<String> units, List<String> others, Set<String> own) {

    Cast {
        units = List.copyOf(units);
        others = List.copyOf(others);
        own = Set.copyOf(own);
    }
}
