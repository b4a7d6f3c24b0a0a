package grognard.game;

import grognard.table.Cells;
import java.util.List;

/**
 * A row that says what is due when.
 *
 * @param resolver what is to be played
 * @param from after what: {@code next} (a resolution names it), {@code less FIELD}, {@code more FIELD}, {@code first
 *     FIELD} (loss), {@code to FIELD VALUE}, {@code after RESOLVER CODE}, {@code stage} (of the unit's side begins), {@code passes LOST of
 *     ALL} (a level of the side's losses),
 *     {@code end} (of the turn)
 * @param who for whom: roles, {@code each} (every unit that fits), {@code officers} (with the unit it is about), {@code rows} (the
 *     same rows again)
 * @param when what must hold of those
 * @param nextTurn whether it is due in the next turn only
 * @param options what is typed after the units
 */
record Duty(String resolver, String from, String who, Condition when, boolean nextTurn, String options, String why) {

    private static final String NEXT_TURN = "next turn";

    static Duty of(Cells row, Condition when) {
        String then = row.get("then");
        boolean later = then.startsWith(NEXT_TURN);
        return new Duty(
                row.get("resolver"),
                row.get("from"),
                row.get("who"),
                when,
                later,
                later ? then.substring(NEXT_TURN.length()).strip() : then,
                row.get("why"));
    }

    /** Whether the change calls for it. */
    boolean isAfter(Change change, Unit unit) {
        String[] words = from.split(" ", -1);
        if (words.length < 2 || !words[1].equals(change.field())) {
            return false;
        }
        int more = change.from() instanceof Integer was && change.to() instanceof Integer is ? is - was : 0;
        return switch (words[0]) {
            case "less" -> more < 0 && !unit.isGone();
            case "more" -> more > 0 && !unit.isGone();
            case "first" -> more < 0 && !unit.isGone() && java.util.Objects.equals(change.from(), unit.get("start"));
            case "to" -> words[2].equals(change.to());
            default -> false;
        };
    }

    boolean isAfter(String played, String code) {
        return from.startsWith("after ")
                && List.of(from.split(" ", -1)).subList(1, 3).equals(List.of(played, code));
    }
}
