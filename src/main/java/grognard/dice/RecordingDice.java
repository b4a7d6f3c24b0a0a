package grognard.dice;

import java.util.ArrayList;
import java.util.List;

/**
 * Dice for one resolution in play: takes each face from a {@link FaceSource} and records every throw, in the order in which
 * the resolver asked for it.
 */
public final class RecordingDice implements Dice {

    private final FaceSource faces;
    private final List<Roll> rolls = new ArrayList<>(4);

    /** Number of dice thrown so far. Dice that already lay on the table do not count. */
    private int thrown;

    public RecordingDice(FaceSource faces) {
        this.faces = faces;
    }

    @Override
    public <S> S roll(String purpose, int count, Die die, Tally<S> tally) {
        S tallied = tally.start();
        if (count <= 0) {
            return tallied;
        }
        Integer[] values = new Integer[count];
        faces.begin(count);
        for (int i = 0; i < count; i++) {
            int value = faces.next(die, purpose);
            values[i] = value;
            tallied = tally.add(tallied, value);
        }
        thrown += count;
        rolls.add(new Roll(purpose, die, List.of(values), faces.source()));
        return tallied;
    }

    @Override
    public int known(String purpose, Die die, int value) {
        faces.known(die, purpose, value);
        rolls.add(new Roll(purpose, die, List.of(value), Roll.Source.GIVEN));
        return value;
    }

    /** A copy of the throws so far, in order; dice that already lay on the table are included. */
    public List<Roll> rolls() {
        return List.copyOf(rolls);
    }

    /** Ends the resolution. Throws {@code BadInput} if the player gave more dice than were needed. */
    public void close() {
        faces.close(thrown);
    }
}
