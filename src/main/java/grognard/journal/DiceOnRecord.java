package grognard.journal;

import grognard.dice.Die;
import grognard.dice.FaceSource;
import grognard.dice.ReplayedDice;
import grognard.dice.Roll;
import grognard.input.BadInput;
import java.util.List;

/**
 * Replays the dice of a record in their recorded order. Also checks the source of each die: a die whose value is an input
 * (such as {@code --att 4}) was thrown on the table, so the record must call it given.
 */
final class DiceOnRecord implements FaceSource {

    private final List<Roll> rolls;
    private final ReplayedDice replayed;
    private int roll = -1; // index of the current roll
    private int left; // dice of the current roll that are not replayed yet

    DiceOnRecord(List<Roll> rolls) {
        this.rolls = rolls;
        this.replayed = new ReplayedDice(rolls);
    }

    @Override
    public int next(Die die, String purpose) {
        int recorded = replayed.next(die, purpose);
        advance();
        return recorded;
    }

    /** Moves on by one die, and to the next roll that has dice once the current one is used up. */
    private void advance() {
        while (left == 0) {
            roll++;
            left = rolls.get(roll).values().size();
        }
        left--;
    }

    @Override
    public void known(Die die, String purpose, int value) {
        replayed.known(die, purpose, value);
        advance();
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
