package grognard.rules;

import java.util.List;

/**
 * Result of a resolver.
 *
 * @param working the steps that led to the outcome, in order
 * @param rulings ids of the rulings that decided something
 */
public record Resolution(Outcome outcome, List<Line> working, List<String> rulings) {

    public Resolution {
        working = List.copyOf(working);
        rulings = List.copyOf(rulings);
    }

    /**
     * One line of the working.
     *
     * @param side the side that the number belongs to; may be empty
     * @param what name of the number: {@code die}, a modifier's name, {@code score}
     * @param note source of the number, such as row and column of a table; may be empty
     * @param modifier whether it is added to a score, and so shown with its sign
     */
    public record Line(String side, String what, Number value, String note, boolean modifier) {}
}
