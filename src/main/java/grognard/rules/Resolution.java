package grognard.rules;

import java.util.List;

/** What a resolver answers: the outcome, and how it came about. */
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
