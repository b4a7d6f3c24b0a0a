package grognard.rules.acw;

import grognard.table.Cell;
import java.util.Optional;

/**
 * A cell of the fire table.
 *
 * @param word as the chart writes it: nothing, MC, 1* or the losses
 * @param losses the losses it gives for certain
 */
record FireResult(String word, int losses) {

    static final FireResult BLANK = new FireResult("", 0);

    static final Cell<FireResult> CELL = Cell.of("a number of losses, 1*, MC or nothing", text -> switch (text) {
        case "", "MC", "1*" -> Optional.of(new FireResult(text, 0));
        default ->
            text.matches("[1-9][0-9]?") ? Optional.of(new FireResult(text, Integer.parseInt(text))) : Optional.empty();
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
