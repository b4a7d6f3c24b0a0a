package grognard.journal;

import grognard.dice.Roll;
import grognard.dice.SeededDice;
import grognard.input.BadInput;
import java.util.List;
import java.util.Optional;

/** Rolls the dice of a record again from its seed. Needs no rules: the recorded rolls name the dice in order. */
final class SeedReplay {

    private SeedReplay() {}

    /** Refuses rolls whose seeded dice differ from what the seed gives; given dice between them use nothing up. */
    static void check(List<Roll> rolls, Optional<String> seed) {
        SeededDice dice = null;
        int number = 0;
        for (Roll roll : rolls) {
            number++;
            if (roll.source() != Roll.Source.SEED) {
                continue;
            }
            if (dice == null) {
                dice = new SeededDice(seed.orElseThrow(() -> new BadInput("has dice from a seed, but no seed")));
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
