package grognard.rules.acw.fire;

import grognard.dice.Die;
import grognard.rules.acw.unit.Limit;
import grognard.rules.base.Working;
import java.math.BigDecimal;

/**
 * A throw at the fire table, in fire or in melee.
 *
 * @param guns whether the strength is in sections
 * @param strength figures or sections, after multiplying
 * @param count how many dice
 * @param drm the sum of all modifiers
 */
public record Volley(Firer firer, boolean guns, BigDecimal strength, int count, int drm) {

    /**
     * The result of the throw.
     *
     * @param roll the dice and all modifiers
     * @param allSixes whether every die showed a natural 6; the die for a possible kill does not count
     * @param losses before they are halved or doubled
     */
    public record Fired(int roll, boolean allSixes, FireResult result, int losses) {}

    /** Puts the numbers on record. */
    public void numbers(Fired fired, Working working) {
        working.number("dice", count).number("drm", drm).number("roll", fired.roll);
    }

    /** Throws the dice, adds the modifiers, reads the table, and throws again for a possible kill. */
    public Fired fired(Working working) {
        Shots shots = working.dice().roll(firer.dice, count, Die.D6, Shots.TALLY);
        int roll = shots.sum() + drm;
        working.line(firer.name, firer.dice, shots.sum(), count + (count == 1 ? " die" : " dice"))
                .line(firer.name, "roll", roll, "the dice and all modifiers");
        FireResult result = FireTable.read(firer.name, guns, strength, roll, working);
        int losses = result.losses();
        if (result.isPossibleKill()) {
            int from = Limit.POSSIBLE_KILL_FROM.in(working);
            losses = working.dice().hits(firer.possibleKill, 1, from);
            working.line(firer.name, "possible kill", losses, "kills on " + from + " or more");
        }
        return new Fired(roll, shots.allSixes(), result, losses);
    }
}
