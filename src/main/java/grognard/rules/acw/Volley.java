package grognard.rules.acw;

import grognard.dice.Dice;
import grognard.dice.Die;
import grognard.rules.Audit;
import grognard.rules.Tables;
import java.math.BigDecimal;

/**
 * Dice thrown at the fire table, by firers or in melee.
 *
 * @param allSixes whether all shots showed a natural 6
 * @param result the cell that was read
 * @param losses before they are halved or doubled
 */
record Volley(boolean allSixes, FireResult result, int losses) {

    /** Throws the dice, adds the modifiers, reads the table, and throws again for a possible kill. */
    static Volley thrown(
            Firer firer,
            boolean guns,
            BigDecimal strength,
            int count,
            Drms drms,
            Tables tables,
            Dice dice,
            Audit audit) {
        Shots shots = dice.roll("shots", count, Die.D6, Shots.TALLY);
        int roll = shots.sum() + drms.total();
        audit.amount(firer.name, "shots", shots.sum(), count + (count == 1 ? " die" : " dice"))
                .amount(firer.name, "roll", roll, "the shots and all modifiers")
                .number("dice", count)
                .number("drm", drms.total())
                .number("roll", roll);
        FireResult result = FireTable.read(firer.name, guns, strength, roll, tables, audit);
        int losses = result.losses();
        if (result.isPossibleKill()) {
            losses = dice.hits("1* die", 1, Limit.POSSIBLE_KILL_FROM.in(tables));
        }
        return new Volley(shots.allSixes(), result, losses);
    }
}
