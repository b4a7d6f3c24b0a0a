package grognard.rules;

import grognard.input.SafeText;
import java.util.List;
import java.util.Optional;

/**
 * Origin of the numbers that decided. Readers of an outcome must be able to distinguish the rulebook's numbers, a player's,
 * and those that were made up in place of lost tables.
 *
 * @param pack name for the record: {@code built-in}, {@code stand-in} or that of a player's pack
 * @param standIns files of a player's pack that still equal the made-up ones cell for cell
 * @param madeUp whether made-up numbers are among those that decided
 * @param remark warning for readers; may be empty
 */
public record TablesUsed(String pack, List<String> standIns, boolean madeUp, String remark) {

    /** Name for the rulebook's own numbers, also used if no table decided. */
    public static final String BUILT_IN = "built-in";

    public TablesUsed {
        standIns = List.copyOf(standIns);
    }

    /** Only the rulebook's own numbers. */
    static final TablesUsed NONE = new TablesUsed(BUILT_IN, List.of(), false, "");

    /** A line for people; empty for the rulebook's own numbers. */
    public Optional<String> line() {
        if (pack.equals(BUILT_IN) && remark.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("Tables " + text());
    }

    /** Name of the pack and the warning about it. */
    public String text() {
        return SafeText.line(pack) + (remark.isEmpty() ? "" : ": " + remark);
    }
}
