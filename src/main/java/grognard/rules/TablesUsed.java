package grognard.rules;

import grognard.input.SafeText;
import java.util.List;
import java.util.Optional;

/**
 * Whose numbers decided: everyone who reads an outcome has to be able to tell the rulebook's from a player's, and both
 * from those that we made up where a rulebook's are lost.
 *
 * @param pack what goes on record: {@code built-in}, {@code stand-in} or the name of a player's pack
 * @param standIns the files of a player's pack among them that are still cell for cell the stand-in's
 * @param madeUp whether numbers that we made up are among those that decided
 * @param remark what has to be known about them; may be empty
 */
public record TablesUsed(String pack, List<String> standIns, boolean madeUp, String remark) {

    /** The name of tables that hold the rulebook's own numbers, and of no tables at all. */
    public static final String BUILT_IN = "built-in";

    public TablesUsed {
        standIns = List.copyOf(standIns);
    }

    /** Nothing but what the rulebook says. */
    static final TablesUsed NONE = new TablesUsed(BUILT_IN, List.of(), false, "");

    /** Names them in a line for people, unless there is nothing to say about them. */
    public Optional<String> line() {
        if (pack.equals(BUILT_IN) && remark.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("Tables " + text());
    }

    /** Their name and what has to be known about them. */
    public String text() {
        return SafeText.line(pack) + (remark.isEmpty() ? "" : ": " + remark);
    }
}
