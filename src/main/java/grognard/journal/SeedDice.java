package grognard.journal;

import grognard.dice.Roll;
import grognard.dice.Seeded;
import grognard.input.BadInput;
import java.util.List;
import java.util.Optional;

/** Dice thrown again from a seed, whatever rules asked for them. */
final class SeedDice {

    private SeedDice() {}

    /** Refuses rolls whose seeded dice are not what the seed gives, one after the other. */
    static void check(List<Roll> rolls, Optional<String> seed) {
        Seeded dice = null;
        int number = 0;
        for (Roll roll : rolls) {
            number++;
            if (roll.source() != Roll.Source.SEED) {
                continue;
            }
            if (dice == null) {
                dice = new Seeded(seed.orElseThrow(() -> new BadInput("has dice from a seed, but no seed")));
            }
            for (int value : roll.values()) {
                int thrown = dice.next(roll.die(), roll.purpose());
                if (thrown != value) {
                    throw new BadInput("roll " + number + ", the " + roll.purpose() + ", is "
                            + roll.die().text(value) + "; its seed gives "
                            + roll.die().text(thrown));
                }
            }
        }
    }
}
