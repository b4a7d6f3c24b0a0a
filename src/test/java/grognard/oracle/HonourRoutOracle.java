package grognard.oracle;

import static grognard.oracle.HonourFacts.routsAt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A rout that carries others away. */
final class HonourRoutOracle {

    private HonourRoutOracle() {}

    /** unit,quality,hits,near,through */
    static Answer rout(Said said, Throws dice) {
        Map<String, String[]> rows = new LinkedHashMap<>();
        Map<String, Integer> hits = new HashMap<>();
        for (String line : said.rows("unit")) {
            String[] row = line.split(",", -1);
            rows.put(row[0], row);
            hits.put(row[0], Integer.parseInt(row[2]));
        }
        List<String> routed = new ArrayList<>();
        for (String[] row : rows.values()) {
            if (hits.get(row[0]) >= routsAt(row[1])) {
                routed.add(row[0]);
            }
        }
        // The list grows while it is gone through: first reached, first to rout.
        for (int i = 0; i < routed.size(); i++) {
            List<String> near = names(rows.get(routed.get(i))[3]);
            List<String> through = names(rows.get(routed.get(i))[4]);
            List<String> friends = new ArrayList<>(near);
            through.stream().filter(name -> !near.contains(name)).forEach(friends::add);
            for (String[] row : rows.values()) { // who says that the router is near is near to it
                boolean names =
                        names(row[3]).contains(routed.get(i)) || names(row[4]).contains(routed.get(i));
                if (names && !friends.contains(row[0])) {
                    friends.add(row[0]);
                }
            }
            for (String friend : friends) {
                if (routed.contains(friend)) {
                    continue; // off the table
                }
                hits.merge(friend, through.contains(friend) ? 2 : 1, Integer::sum);
                if (hits.get(friend) >= routsAt(rows.get(friend)[1])) {
                    routed.add(friend);
                }
            }
        }
        Answer answer = Answer.of(routed.isEmpty() ? "none" : "routs").number("routed", routed.size());
        for (String[] row : rows.values()) {
            int gained = hits.get(row[0]) - Integer.parseInt(row[2]);
            if (gained > 0) {
                answer.effect(row[0], "gain-hits", gained);
            }
            if (routed.contains(row[0])) {
                answer.effect(row[0], "rout");
            }
        }
        return answer;
    }

    private static List<String> names(String field) {
        return field.isBlank() ? List.of() : List.of(field.strip().split(" +"));
    }
}
