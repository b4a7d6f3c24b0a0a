package grognard.oracle;

import static grognard.oracle.HonourFacts.routsAt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Units in rows that fit each other, which cannot be made up blindly. */
final class HonourRows {

    private static final List<String> TYPES =
            List.of("formed", "light", "dismounted", "light-cavalry", "heavy-cavalry");
    private static final List<String> QUALITIES = List.of("inferior", "regular", "superior");

    private HonourRows() {}

    /** Two to six units, most of them about to go. */
    static Map<String, String> rout(Map<String, String> madeUp, Random random) {
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

    /** Up to three units a side, in a line, each in contact with those in front of it. */
    static Map<String, String> melee(Map<String, String> madeUp, Random random) {
        List<String> attackers = List.of("A", "B", "C").subList(0, 1 + random.nextInt(3));
        List<String> defenders = List.of("X", "Y", "Z").subList(0, 1 + random.nextInt(3));
        boolean alike = random.nextBoolean(); // makes draws common
        Map<String, String> fields = new LinkedHashMap<>();
        for (String name : attackers) {
            fields.put(name, name + ",attacker," + unit(random, alike));
        }
        for (String name : defenders) {
            fields.put(name, name + ",defender," + unit(random, alike));
        }
        List<String> rows = new ArrayList<>();
        int contacts = Math.max(attackers.size(), defenders.size());
        for (int i = 0; i < contacts; i++) {
            contact(rows, fields, attackers, defenders, i, i, random);
            if (random.nextBoolean() && i + 1 < defenders.size()) {
                contact(rows, fields, attackers, defenders, i, i + 1, random);
            }
        }
        return Map.of("unit", String.join("\n", rows));
    }

    private static String unit(Random random, boolean alike) {
        String quality = alike ? "regular" : QUALITIES.get(random.nextInt(3));
        int hits = alike ? random.nextInt(4) : routsAt(quality) - 1 - random.nextInt(random.nextBoolean() ? 2 : 6);
        return TYPES.get(random.nextInt(TYPES.size())) + "," + quality + ","
                + (alike ? hits + random.nextInt(3) : hits);
    }

    private static void contact(
            List<String> rows,
            Map<String, String> fields,
            List<String> attackers,
            List<String> defenders,
            int attacker,
            int defender,
            Random random) {
        String one = attackers.get(Math.min(attacker, attackers.size() - 1));
        String other = defenders.get(Math.min(defender, defenders.size() - 1));
        for (String[] pair : new String[][] {{one, other}, {other, one}}) {
            String contact = fields.get(pair[0]) + "," + pair[1] + ",";
            if (rows.stream().noneMatch(row -> row.startsWith(contact))) {
                rows.add(contact + random.nextInt(3) + "," + flags(random, pair[0].equals(one)));
            }
        }
    }

    private static String flags(Random random, boolean attacker) {
        List<String> flags = new ArrayList<>();
        for (String flag : List.of("charging", "general", "obstacle", "overlap", "march-column")) {
            boolean sensible = !flag.equals(attacker ? "obstacle" : "charging") && !flag.equals("march-column");
            if (random.nextInt(sensible ? 3 : 20) == 0) {
                flags.add(flag);
            }
        }
        return String.join(" ", flags);
    }
}
