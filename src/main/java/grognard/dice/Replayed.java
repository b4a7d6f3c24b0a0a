package grognard.dice;

import grognard.input.BadInput;
import java.util.Iterator;
import java.util.List;

/** The dice of a record, thrown once more in the same order; a record that does not fit the resolver is refused. */
public final class Replayed implements Faces {

    private final Iterator<Roll> rolls;
    private Iterator<Integer> values = List.<Integer>of().iterator();
    private String expected = "no more dice";

    public Replayed(List<Roll> rolls) {
        this.rolls = List.copyOf(rolls).iterator();
    }

    @Override
    public int next(Die die, String purpose) {
        if (!values.hasNext()) {
            if (!rolls.hasNext()) {
                throw new BadInput("the record lacks the " + purpose);
            }
            Roll roll = rolls.next();
            expected = roll.purpose() + " (" + roll.die() + ")";
            values = roll.values().iterator();
        }
        String wanted = purpose + " (" + die + ")";
        if (!wanted.equals(expected) || !values.hasNext()) {
            throw new BadInput("the record has the " + expected + " where the " + wanted + " is thrown");
        }
        int value = values.next();
        if (!die.shows(value)) {
            throw BadInput.value("the record's " + wanted, die.text(value), die.expected());
        }
        return value;
    }

    @Override
    public void known(Die die, String purpose, int value) {
        int recorded = next(die, purpose);
        if (recorded != value) {
            throw new BadInput(
                    "the record's " + purpose + " is " + die.text(recorded) + ", its inputs say " + die.text(value));
        }
    }

    @Override
    public Roll.Source source() {
        return Roll.Source.REPLAY;
    }

    @Override
    public void close(int thrown) {
        if (values.hasNext() || rolls.hasNext()) {
            throw new BadInput("the record has more dice than are thrown");
        }
    }
}
