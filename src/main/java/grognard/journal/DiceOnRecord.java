package grognard.journal;

import grognard.dice.Die;
import grognard.dice.Faces;
import grognard.dice.Replayed;
import grognard.dice.Roll;
import grognard.input.BadInput;
import java.util.List;

/** The dice of a record, thrown once more; those among the inputs must have been given, and the others not. */
final class DiceOnRecord implements Faces {

    private final List<Roll> rolls;
    private final Replayed replayed;
    private int roll = -1;
    private int left;

    DiceOnRecord(List<Roll> rolls) {
        this.rolls = rolls;
        this.replayed = new Replayed(rolls);
    }

    @Override
    public int next(Die die, String purpose) {
        int recorded = replayed.next(die, purpose);
        step();
        return recorded;
    }

    private void step() {
        while (left == 0) {
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
