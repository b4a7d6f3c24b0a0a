package grognard.rules.acw.fire;

import grognard.table.Cell;
import java.util.Optional;

/**
 * A cell of the fire table.
 *
 * @param word the chart's text: empty, MC, 1* or the losses
 * @param losses the certain losses; 0 for a 1*, which a die decides
 */
record FireResult(String word, int losses) {

    static final FireResult BLANK = new FireResult("", 0);

    private static final Cell<Integer> LOSSES = Cell.whole(1, 99);

    static final Cell<FireResult> CELL = Cell.of("a number of losses, 1*, MC or nothing", text -> switch (text) {
        case "", "MC", "1*" -> Optional.of(new FireResult(text, 0));
        default -> LOSSES.read(text).map(losses -> new FireResult(text, losses));
    });

    boolean isBlank() {
        return word.isEmpty();
    }

    /** No loss, but a target of artillery or sharpshooters checks its morale. */
    boolean isMoraleCheck() {
        return word.equals("MC");
    }

    /** One more die decides whether anyone falls. */
    boolean isPossibleKill() {
        return word.equals("1*");
    }

    @Override
    public String toString() {
        return isBlank() ? "blank" : word;
    }
}
