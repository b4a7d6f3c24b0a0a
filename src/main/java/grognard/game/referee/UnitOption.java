package grognard.game.referee;

import grognard.game.unit.Field;
import grognard.input.WholeNumber;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An option that names further units in a game: those grazed, ridden through, near, in support.
 *
 * @param option its name, without dashes
 * @param role role of the first unit; further ones get numbers
 * @param sum the field whose sum is the value, for {@link Value#SUM}
 * @param help its description, for an option that exists only in games; empty otherwise
 */
public record UnitOption(
        String option, String role, Value value, @Nullable Field<Integer> sum, String help) {

    /** The value that the option gets from its units. */
    public enum Value {
        /** None: the units have their roles, and that is all. */
        NONE,
        /** Their number. */
        COUNT,
        FLAG,
        /** The sum of a field. */
        SUM,
        /** Numbers of infantry and cavalry, as two options. */
        ARMS,
        /** Pairs with dice: {@code A C 4 charging, C A 3}. */
        PAIRS,
        /** Shares of hits: {@code 45e=2,9e=1}. */
        SHARES
    }

    /** Role of the unit at a place from 0: {@code near}, {@code near-2}; {@code target-2}, {@code target-3}. */
    public String roleOf(int place) {
        int dash = role.lastIndexOf('-');
        Optional<Integer> first = dash < 0 ? Optional.empty() : WholeNumber.in(role.substring(dash + 1));
        if (first.isPresent()) {
            return role.substring(0, dash + 1) + (first.get() + place);
        }
        return place == 0 ? role : role + "-" + (place + 1);
    }

    /** Whether the value is given as rows on the line. */
    public boolean isRows() {
        return value == Value.PAIRS || value == Value.SHARES;
    }
}
