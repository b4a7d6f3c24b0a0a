package grognard.game.honour;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The next round of a melee: the rows of the units that fight on, with their enemies and dice.
 *
 * @param rows rows that name only unit, enemy and dice, since the units fill the rest and a charge holds for one round
 * @param units names of the units, in the order of the rows
 */
record NextMelee(List<String> rows, Set<String> units) {

    /** @param before the rows of the round before */
    static NextMelee of(List<?> before, List<String> fightOn) {
        List<String> rows = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        for (FightRow row : FightRow.in(before)) {
            if (fightOn.contains(row.unit()) && fightOn.contains(row.enemy())) {
                rows.add(row.withoutFlags());
                units.add(row.unit());
                units.add(row.enemy());
            }
        }
        return new NextMelee(rows, units);
    }
}
