package grognard.game.honour;

import grognard.rules.Type;
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
    static NextMelee of(List<?> before, Type.Rows type, List<String> fightOn) {
        int against = type.header().indexOf("against");
        int dice = type.header().indexOf("dice");
        List<String> rows = new ArrayList<>();
        Set<String> units = new LinkedHashSet<>();
        for (Object row : before) {
            String[] cells = row.toString().split(",", -1);
            if (fightOn.contains(cells[0]) && fightOn.contains(cells[against])) {
                for (int i = 1; i < cells.length; i++) {
                    cells[i] = i == against || i == dice ? cells[i] : "";
                }
                rows.add(String.join(",", cells));
                units.add(cells[0]);
                units.add(cells[against]);
            }
        }
        return new NextMelee(rows, units);
    }
}
