package grognard.dice;

import grognard.input.BadInput;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Dice of a record, replayed in the recorded order. Throws {@code BadInput} where the record differs from what the
 * resolver asks for: another die or purpose, a value the die lacks, dice missing or left over.
 */
public final class ReplayedDice implements FaceSource {

    private final Iterator<Roll> rolls;

    /** Values left of {@link #roll}. */
    private Iterator<Integer> values = List.<Integer>of().iterator();

    /** The recorded roll being replayed; null before the first. */
    private @Nullable Roll roll;

    public ReplayedDice(List<Roll> rolls) {
        this.rolls = List.copyOf(rolls).iterator();
    }

    @Override
    public int next(Die die, String purpose) {
        if (!values.hasNext()) {
            if (!rolls.hasNext()) {
                throw new BadInput("the record lacks the " + purpose);
            }
            roll = rolls.next();
            values = roll.values().iterator();
        }
        if (roll == null || !isFor(roll, die, purpose) || !values.hasNext()) {
            String recorded = roll == null ? "no more dice" : label(roll.die(), roll.purpose());
            throw new BadInput("the record has the " + recorded + " where the " + label(die, purpose) + " is thrown");
        }
        int value = values.next();
        if (!die.shows(value)) {
            throw BadInput.value("the record's " + label(die, purpose), die.text(value), die.expected());
        }
        return value;
    }

    private static boolean isFor(Roll roll, Die die, String purpose) {
        return roll.purpose().equals(purpose) && roll.die().equals(die);
    }

    private static String label(Die die, String purpose) {
        return purpose + " (" + die + ")";
    }

    /** Checks that a die stated on the line has the recorded value. */
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
