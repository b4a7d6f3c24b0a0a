package grognard.workshop.resolver;

import grognard.rules.Audit;
import grognard.rules.Next;
import grognard.workshop.value.PlayState;
import grognard.workshop.value.Rational;
import java.util.List;

/**
 * A resolution of a folder's resolver in progress: its options and numbers, and the audit. Sides are numbers here and names in the
 * audit, since the steps of a chain have the chain's sides.
 */
final class FolderWorking extends Audit {

    private final PlayState state;
    private final List<String> sides;

    /** @param sides names of the first and second side in the outcome */
    FolderWorking(PlayState state, List<String> sides) {
        this.state = state;
        this.sides = sides;
    }

    PlayState state() {
        return state;
    }

    String side(int index) {
        return index < sides.size() ? sides.get(index) : sides.get(0);
    }

    void line(int side, String what, Rational value) {
        line(side, what, value, "");
    }

    void line(int side, String what, Rational value, String note) {
        line(side(side), what, value.number(), note);
    }

    /** Sets a number of the shape, with a line of the working. */
    void put(int side, String number, Rational value) {
        state.put(number, value);
        line(side, number, value);
    }

    /** @param known the sides' names in the results file, in the same order */
    void next(Next next, List<String> known) {
        List<String> whom =
                next.sides().stream().map(side -> side(known.indexOf(side))).toList();
        next(new Next(next.resolver(), whom, next.known()));
    }
}
