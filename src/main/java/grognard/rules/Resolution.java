package grognard.rules;

import java.util.List;

/** The result of a resolver: the outcome, the working that led to it, and the rulings that decided something. */
public record Resolution(Outcome outcome, List<Line> working, List<String> rulings) {

    public Resolution {
        working = List.copyOf(working);
        rulings = List.copyOf(rulings);
    }

    /**
     * One line of the working.
     *
     * @param side whose, or empty
     * @param what what the number is: {@code die}, a modifier's name, {@code score}
     * @param note where it was read, e.g. the row and column of a table; may be empty
     * @param modifier whether it is added to something, and so shown with its sign
     */
    public record Line(String side, String what, Number value, String note, boolean modifier) {}
}
