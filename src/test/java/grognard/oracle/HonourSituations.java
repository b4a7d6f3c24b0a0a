package grognard.oracle;

import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isGuns;
import static grognard.oracle.HonourFacts.isLightInfantry;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Situations of the kind that happens on the table. What is made up blindly is mostly refused by these resolvers, or
 * says nothing of the hits, and half of it stays as it is: the oracle must not choose all of its own questions.
 */
final class HonourSituations {

    private static final List<String> GUNNERY =
            List.of("canister", "howitzer", "unseen", "graze", "graze-target", "limbered");
    private static final List<String> RANGES =
            List.of("0", "8", "8.1", "12", "12.1", "18", "18.1", "24", "24.1", "32", "32.1", "36", "36.1", "48");

    private HonourSituations() {}

    static Map<String, String> fire(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        if (random.nextBoolean()) {
            return typed;
        }
        typed.remove("limbered");
        typed.remove("unlimbered"); // refused, but for a house key
        typed.remove(random.nextBoolean() ? "hits" : "weakened");
        typed.put("target-hits", String.valueOf(random.nextInt(8)));
        String target = typed.getOrDefault("target", "formed");
        if (isLightInfantry(target)) {
            typed.remove("through-light");
        }
        if (!target.equals("formed")) {
            typed.remove("target-formation");
        }
        if (isGuns(typed.getOrDefault("unit", ""))) {
            typed.remove("formation");
            typed.remove("rifles");
            typed.put("range", RANGES.get(random.nextInt(RANGES.size())));
            if (random.nextInt(4) == 0) { // where a natural 1 would hit, if it could
                typed.put("quality", "superior");
                typed.put("flank", "true");
                typed.put("canister", "true");
            }
            if (typed.containsKey("canister")) {
                List.of("graze", "graze-target", "howitzer", "unseen").forEach(typed::remove);
            } else if (random.nextBoolean()) {
                graze(typed, random);
            }
            if (typed.containsKey("unseen")) {
                typed.put("cover", "bua");
            }
        } else {
            GUNNERY.forEach(typed::remove);
            typed.remove("range");
        }
        return typed;
    }

    /** One to three units behind the target, at any distance that the shot reaches. */
    private static void graze(Map<String, String> typed, Random random) {
        typed.remove("graze");
        BigDecimal range = new BigDecimal(typed.getOrDefault("range", "0"));
        List<String> rows = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            List<String> covers = List.of("", "wood", "hedge", "wall");
            rows.add(List.of("light", "formed", "dismounted", "heavy-cavalry").get(random.nextInt(4)) + ","
                    + covers.get(random.nextInt(covers.size())) + ","
                    + (random.nextBoolean() ? "" : range.add(new BigDecimal(random.nextInt(8))))
                    + (random.nextBoolean() ? "," : ",flank"));
        }
        typed.put("graze-target", String.join("\n", rows));
    }

    static Map<String, String> evade(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        typed.put("hits", String.valueOf(random.nextInt(7)));
        if (random.nextBoolean()) {
            List.of("evaded", "unlimbered", "moved").forEach(typed::remove);
        }
        return typed;
    }

    static Map<String, String> charge(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        if (random.nextBoolean()) {
            return typed;
        }
        hits(typed, random);
        typed.remove("with");
        if (random.nextInt(3) == 0) {
            List<String> types = List.of("formed", "light-cavalry", "heavy-cavalry");
            List<String> rows = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(2); i++) {
                rows.add("B" + i + "," + types.get(random.nextInt(3)) + ",superior," + random.nextInt(5));
            }
            typed.put("with", String.join("\n", rows));
        }
        if (isGuns(typed.getOrDefault("def-unit", "")) && random.nextBoolean()) {
            typed.put("def-unit", typed.getOrDefault("unit", "")); // guns have no hits to compare
        }
        String target = typed.getOrDefault("def-unit", "");
        if (!isGuns(target)) {
            typed.remove("def-limbered");
            typed.remove("def-friend");
        }
        if (!isCavalry(target)) {
            typed.remove("def-counter-charging");
            typed.remove("def-intercepting");
        } else if (random.nextBoolean()) {
            typed.put(random.nextBoolean() ? "def-counter-charging" : "def-intercepting", "true");
        }
        return typed;
    }

    static Map<String, String> combat(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        if (random.nextBoolean()) {
            return typed;
        }
        hits(typed, random);
        if (random.nextBoolean()) { // evenly matched
            typed.put("def-hits", typed.get("hits"));
            typed.put("def-quality", typed.getOrDefault("quality", "regular"));
        }
        if (random.nextInt(3) == 0) { // where a natural 1 would hit, if it could
            typed.put("quality", "superior");
            typed.put("general", "true");
            typed.put("charging", "true");
        }
        if (random.nextInt(3) == 0) {
            typed.put("rounds", "all");
        }
        if (typed.containsKey("charging")) {
            typed.remove("pursuing");
        }
        if (random.nextInt(4) == 0) {
            List.of("stop", "charging", "pursuing", "def-counter-charging").forEach(typed::remove);
        } else {
            typed.remove("leaves");
        }
        if (!isCavalry(typed.getOrDefault("def-unit", ""))) {
            typed.remove("def-counter-charging");
        }
        return typed;
    }

    private static void hits(Map<String, String> typed, Random random) {
        int most = random.nextBoolean() ? 8 : 3; // 3: where only the difference matters
        typed.put("hits", String.valueOf(random.nextInt(most + 1)));
        typed.put("def-hits", String.valueOf(random.nextInt(most + 1)));
    }

    static Map<String, String> breakthrough(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        if (random.nextBoolean()) {
            typed.put("target-hits", String.valueOf(random.nextInt(8)));
        }
        return typed;
    }

    static Map<String, String> rally(Map<String, String> madeUp, Random random) {
        Map<String, String> typed = new LinkedHashMap<>(madeUp);
        if (random.nextBoolean()) {
            typed.put("hits", String.valueOf(random.nextInt(8)));
            typed.remove("in-contact");
        }
        return typed;
    }
}
