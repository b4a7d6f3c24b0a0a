package grognard.render.result;

import grognard.rules.Numbers;
import grognard.rules.Played;
import grognard.rules.Resolution;
import java.util.List;

/** Formats the modifiers of a resolution that are not zero on one line, after the column of the odds table that was read. */
final class BriefModifiers {

    /** Prefix of the note on a working line that names the column. */
    private static final String COLUMN = "column ";

    /** Suffix of the name of a working line that holds a die. */
    private static final String DIE = "die";

    private BriefModifiers() {}

    /**
     * Lists modifiers by side: {@code attacker charging +1, elite +1; defender pips -2}. Sides are named only if more than
     * one has dice or modifiers. Empty if there is no column and no modifier.
     */
    static String of(Played played) {
        List<Resolution.Line> working = played.resolution().working();
        boolean severalSides = working.stream()
                        .filter(line -> line.modifier() || line.what().endsWith(DIE))
                        .map(Resolution.Line::side)
                        .distinct()
                        .count()
                > 1;
        StringBuilder text = new StringBuilder();
        String column = "";
        String lastSide = "";
        for (Resolution.Line line : working) {
            if (line.note().startsWith(COLUMN)) {
                column = line.note(); // the last one counts: it is the column after shifts
            }
            if (line.modifier() && line.value().doubleValue() != 0) {
                boolean sameSide = line.side().equals(lastSide);
                text.append(text.isEmpty() ? "" : sameSide ? ", " : "; ");
                text.append(severalSides && !sameSide && !line.side().isEmpty() ? line.side() + " " : "");
                text.append(line.what()).append(' ').append(Numbers.signed(line.value()));
                lastSide = line.side();
            }
        }
        return column + (column.isEmpty() || text.isEmpty() ? "" : "; ") + text;
    }
}
