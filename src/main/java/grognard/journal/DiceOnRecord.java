package grognard.journal;

import grognard.dice.Die;
import grognard.dice.Faces;
import grognard.dice.Replayed;
import grognard.dice.Roll;
import grognard.dice.Seeded;
import grognard.input.BadInput;
import java.util.List;
import java.util.Optional;

/** The dice of a record, thrown once more; those that came from the seed must be what the seed gives. */
final class DiceOnRecord implements Faces {

    private final List<Roll> rolls;
    private final Replayed replayed;
    private final Optional<Seeded> seeded;
    private int roll = -1;
    private int left;

    DiceOnRecord(List<Roll> rolls, Optional<String> seed) {
        this.rolls = rolls;
        this.replayed = new Replayed(rolls);
        this.seeded = seed.map(Seeded::new);
    }

    @Override
    public int next(Die die, String purpose) {
        int recorded = replayed.next(die, purpose);
        step();
        if (source() == Roll.Source.SEED) {
            Seeded dice = seeded.orElseThrow(() -> new BadInput("has dice from a seed, but no seed"));
            int thrown = dice.next(die, purpose);
            if (thrown != recorded) {
                throw new BadInput("roll " + (roll + 1) + ", the " + purpose + ", is " + die.text(recorded)
                        + "; its seed gives " + die.text(thrown));
            }
        }
        return recorded;
    }

    private void step() {
        if (left == 0) {
            roll++;
            left = rolls.get(roll).values().size();
        }
        left--;
    }

    @Override
    public void known(Die die, String purpose, int value) {
        replayed.known(die, purpose, value);
        step();
        if (source() != Roll.Source.GIVEN) {
            throw new BadInput("roll " + (roll + 1) + ", the " + purpose + ", is among the inputs, yet not given");
        }
    }

    @Override
    public Roll.Source source() {
        return rolls.get(roll).source();
    }

    @Override
    public void close(int thrown) {
        replayed.close(thrown);
    }
}
