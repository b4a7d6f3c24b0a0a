package grognard.oracle;

import static grognard.oracle.HonourFacts.routsAt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A rout that carries others away. */
final class HonourRoutOracle implements Oracle {

    private static final List<String> QUALITIES = List.of("inferior", "regular", "superior");

    /** unit,quality,hits,near,through */
    @Override
    public Answer answer(Said said, Throws dice) {
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

    /** Two to six units, most of them about to go. */
    @Override
    public Map<String, String> typed(Map<String, String> madeUp, Random random) {
        List<String> names = List.of("Bevern", "Itzenplitz", "Wied", "Harsch", "Kleist", "Salm")
                .subList(0, 2 + random.nextInt(5));
        List<String> rows = new ArrayList<>();
        for (String name : names) {
            List<String> near = new ArrayList<>();
            List<String> through = new ArrayList<>();
            for (String friend : names) {
                if (!friend.equals(name) && random.nextInt(2) == 0) {
                    near.add(friend);
                    if (random.nextInt(3) == 0) {
                        through.add(friend);
                    }
                }
            }
            rows.add(String.join(
                    ",",
                    name,
                    QUALITIES.get(random.nextInt(3)),
                    String.valueOf(3 + random.nextInt(5)),
                    String.join(" ", near),
                    String.join(" ", through)));
        }
        return Map.of("unit", String.join("\n", rows));
    }
}
