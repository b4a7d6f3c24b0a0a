package grognard.render.result;

import grognard.rules.Numbers;
import grognard.rules.Played;
import grognard.rules.Resolution;
import java.util.List;

/** The modifiers of a resolution in one line: those that are not zero, and the column of the odds that was read. */
final class BriefModifiers {

    private static final String COLUMN = "column ";

    /** Name of a thrown number in the working. */
    private static final String DIE = "die";

    private BriefModifiers() {}

    /**
     * Lists modifiers by side: {@code attacker charging +1, elite +1; defender pips -2}. Where only
     * one side throws and is modified, it is not named. Empty if nothing modified the dice.
     */
    static String of(Played played) {
        List<Resolution.Line> working = played.resolution().working();
        boolean named = working.stream()
                        .filter(line -> line.modifier() || line.what().endsWith(DIE))
                        .map(Resolution.Line::side)
                        .distinct()
                        .count()
                > 1;
        StringBuilder text = new StringBuilder();
        String column = "";
        String last = "";
        for (Resolution.Line line : working) {
            if (line.note().startsWith(COLUMN)) {
                column = line.note(); // of two the later, after shifts
            }
            if (line.modifier() && line.value().doubleValue() != 0) {
                boolean same = text.length() > 0 && line.side().equals(last);
                text.append(text.isEmpty() ? "" : same ? ", " : "; ");
                text.append(named && !same && !line.side().isEmpty() ? line.side() + " " : "");
                text.append(line.what()).append(' ').append(Numbers.signed(line.value()));
                last = line.side();
            }
        }
        return column + (column.isEmpty() || text.isEmpty() ? "" : "; ") + text;
    }
}
