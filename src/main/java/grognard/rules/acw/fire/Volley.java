package grognard.rules.acw.fire;

import grognard.dice.Die;
import grognard.dice.Tally;
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
            // AC-29: the chart only says that a high die kills
            working.ruling("AC-29");
            int from = Limit.POSSIBLE_KILL_FROM.in(working);
            losses = working.dice().hits(firer.possibleKill, 1, from);
            working.line(firer.name, "possible kill", losses, "kills on " + from + " or more");
        }
        return new Fired(roll, shots.allSixes(), result, losses);
    }

    /** Dice thrown at the fire table: their sum, and whether all of them show 6. */
    private record Shots(int sum, boolean allSixes) {

        static final Tally<Shots> TALLY = new Tally<>() {
            @Override
            public Shots start() {
                return new Shots(0, true);
            }

            @Override
            public Shots add(Shots soFar, int value) {
                return new Shots(soFar.sum + value, soFar.allSixes && value == 6);
            }
        };

        // By hand: a record's generated equals is linked at first use, which costs a one-shot 25 ms.
        @Override
        public boolean equals(Object other) {
            return other instanceof Shots shots && shots.sum == sum && shots.allSixes == allSixes;
        }

        @Override
        public int hashCode() {
            return allSixes ? -sum : sum;
        }
    }
}
