package grognard.rules;

import grognard.input.SafeText;
import java.util.List;
import java.util.Optional;

/**
 * The origin of the numbers that decided. A reader of an outcome must be able to tell the rulebook's numbers from a
 * player's, and both from our stand-ins where the rulebook's are lost.
 *
 * @param pack the name on record: {@code built-in}, {@code stand-in} or the name of a player's pack
 * @param standIns files of a player's pack that are still cell for cell our stand-ins
 * @param madeUp whether stand-ins are among the numbers that decided
 * @param remark a sentence for the reader; may be empty
 */
public record TablesUsed(String pack, List<String> standIns, boolean madeUp, String remark) {

    /** Name on record for the rulebook's own numbers, and where no table decides. */
    public static final String BUILT_IN = "built-in";

    public TablesUsed {
        standIns = List.copyOf(standIns);
    }

    static final TablesUsed NONE = new TablesUsed(BUILT_IN, List.of(), false, "");

    /** A line that names the tables; empty for the rulebook's own. */
    public Optional<String> line() {
        if (pack.equals(BUILT_IN) && remark.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("Tables " + text());
    }

    /** The name and the remark. */
    public String text() {
        return SafeText.line(pack) + (remark.isEmpty() ? "" : ": " + remark);
    }
}
