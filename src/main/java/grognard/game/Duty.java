package grognard.game;

import grognard.table.NamedRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A row that says what is due when.
 *
 * @param resolver what is to be played
 * @param from after what, in words: {@code next} (a resolution names it; one of {@code next charge|impact}), {@code less FIELD}, {@code more FIELD}, {@code first
 *     FIELD} (loss), {@code took FIELD by RESOLVER|RESOLVER} (more of it in such a resolution, even if the unit is gone by it),
 *     {@code to FIELD VALUE}, {@code after RESOLVER CODE}, {@code stage} (of the unit's side begins), {@code passes LOST of
 *     ALL} (a level of the side's losses),
 *     {@code end} (of the turn)
 * @param who for whom: roles, {@code each} (every unit that fits), {@code officers} (with the unit it is about), {@code rows} (the
 *     same rows again), {@code others} (every other unit that fits, beside the one that changed)
 * @param when what must hold of those
 * @param nextTurn whether it is due in the next turn only
 * @param place where it stands among all that is due: {@code first} (-1), {@code last} (1), as it comes (0)
 * @param some whether it is due of others too, of whom the game cannot know
 * @param unless what is known of it where there is nothing to play; empty if there always is
 * @param known values that are known whenever it is due, by parameter name
 * @param asked options that only the players can say, without their dashes
 */
record Duty(
        String resolver,
        List<String> from,
        String who,
        Condition when,
        boolean nextTurn,
        int place,
        boolean some,
        String unless,
        Map<String, String> known,
        List<String> asked,
        String why) {

    private static final String NEXT_TURN = "next turn";
    private static final String FIRST = "first";
    private static final String LAST = "last";
    private static final String SOME = "some";
    private static final String UNLESS = "unless ";
    private static final String ASKED = "\u2026";

    static Duty of(NamedRow row, Condition when) {
        String then = row.get("then");
        boolean later = then.startsWith(NEXT_TURN);
        int place = then.equals(FIRST) ? -1 : then.equals(LAST) ? 1 : 0;
        boolean unless = then.startsWith(UNLESS);
        String options = later
                ? then.substring(NEXT_TURN.length()).strip()
                : unless || List.of(FIRST, LAST, SOME).contains(then) ? "" : then;
        Map<String, String> known = new LinkedHashMap<>();
        List<String> asked = new ArrayList<>();
        String[] words = options.split(" ", -1);
        for (int i = 0; i + 1 < words.length; i += 2) { // --round 2, --near …
            String name = words[i].substring(2);
            if (words[i + 1].equals(ASKED)) {
                asked.add(name);
            } else {
                known.put(name, words[i + 1]);
            }
        }
        return new Duty(
                row.get("resolver"),
                List.of(row.get("from").split(" ", -1)),
                row.get("who"),
                when,
                later,
                place,
                then.equals(SOME),
                unless ? then.substring(UNLESS.length()) : "",
                known,
                asked,
                row.get("why"));
    }

    /** Whether it begins with that word after what it is due. */
    boolean isFrom(String word) {
        return from.get(0).equals(word);
    }

    /** Whether it is due when a resolution by that resolver names it. */
    boolean isNamedBy(String played) {
        return isFrom("next")
                && (from.size() < 2 || List.of(from.get(1).split("\\|", -1)).contains(played));
    }

    /** Whether it may be due after a change of that field. */
    boolean isAbout(String field) {
        return from.size() > 1 && from.get(1).equals(field);
    }

    /** Whether it is for the officers who are with the unit that it is about. */
    boolean isForOfficers() {
        return who.equals("officers");
    }

    /** Whether a change of the unit's own numbers calls for it. */
    boolean isOfLosses() {
        return isFrom("less") || isFrom("more") || isFrom("first");
    }

    /**
     * Whether the change, of the field that it is about, calls for it.
     *
     * @param played the resolver that made it; empty if none did
     */
    boolean isAfter(Change change, Unit unit, String played) {
        int more = change.from() instanceof Integer was && change.to() instanceof Integer is ? is - was : 0;
        boolean there = isForOfficers() || !unit.isGone(); // an officer shares the loss that makes an end of his unit
        return switch (from.get(0)) {
            case "less" -> there && more < 0;
            case "more" -> there && more > 0;
            case "first" -> there && more < 0 && java.util.Objects.equals(change.from(), unit.get("start"));
            case "took" -> more > 0 && List.of(from.get(3).split("\\|", -1)).contains(played);
            case "to" -> from.get(2).equals(change.to());
            default -> false;
        };
    }

    boolean isAfter(String played, String code) {
        return isFrom("after") && from.get(1).equals(played) && from.get(2).equals(code);
    }
}
