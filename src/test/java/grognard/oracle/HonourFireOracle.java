package grognard.oracle;

import static grognard.oracle.HonourFacts.diceThrown;
import static grognard.oracle.HonourFacts.isCavalry;
import static grognard.oracle.HonourFacts.isGuns;
import static grognard.oracle.HonourFacts.isLightInfantry;
import static grognard.oracle.HonourFacts.routsAt;
import static grognard.oracle.HonourFacts.scaled;
import static grognard.oracle.HonourFacts.toHit;
import static grognard.oracle.HonourFacts.weakenedAt;

import java.math.BigDecimal;
import java.util.List;

/** Bombardment, fire, and riding through. */
final class HonourFireOracle {

    private HonourFireOracle() {}

    static Answer bombard(Said said, Throws dice) {
        int hits = 0;
        for (int battery = 0; battery < said.whole("batteries", 1); battery++) {
            int result = dice.d6() - (said.is("entrenched") ? 1 : 0); // PH-6
            hits += (result + 1) / 2;
        }
        Answer answer = Answer.of(hits == 0 ? "miss" : "hit")
                .number("hits", hits)
                .number("cap", isLightInfantry(said.word("target", "formed")) ? 2 : 3);
        int left = hits;
        for (String row : said.rows("share")) {
            String[] cells = row.split(",", -1);
            int most = cells[2].isEmpty() ? 3 : Integer.parseInt(cells[2]);
            int taken = Math.min(left, Math.min(most, isLightInfantry(cells[1]) ? 2 : 3));
            answer = taken > 0 ? answer.effect(cells[0], "gain-hits", taken) : answer;
            left -= taken;
        }
        return answer;
    }

    static Answer support(Said said, Throws dice) {
        int score = dice.d6();
        Answer answer = Answer.test(score >= 3 ? "fires" : "no-fire", score >= 3)
                .number("score", score)
                .number("needed", 3);
        return score >= 3 ? answer.next("fire") : answer;
    }

    static Answer ranges(Said said, Throws dice) {
        String scale = said.word("scale", "25mm");
        return Answer.of("ranges")
                .number("formed", scaled(9, scale))
                .number("dismounted", scaled(9, scale))
                .number("light", scaled(12, scale))
                .number("rifles", scaled(18, scale))
                .number("field", scaled(48, scale))
                .number("field-canister", scaled(18, scale))
                .number("light-artillery", scaled(36, scale))
                .number("light-artillery-canister", scaled(12, scale))
                .number("horse", scaled(36, scale))
                .number("horse-canister", scaled(12, scale));
    }

    static Answer breakthrough(Said said, Throws dice) {
        int normal = said.word("formation", "line").equals("march-column") ? 1 : 4;
        int hits = dice.hits(said.whole("fighting-dice", normal), 6);
        return onTarget(said, hits);
    }

    static Answer fire(Said said, Throws dice) {
        int modifier = modifier(said);
        int hits = dice.hits(diceThrown(said.whole("fighting-dice", fightingDice(said)), modifier), toHit(modifier));
        int lightHits = 0;
        if (said.is("through-light")) {
            boolean roundshot = isGuns(said.word("unit", "")) && !said.is("canister");
            for (int hit = 0; hit < hits; hit++) {
                lightHits += dice.d6() <= (roundshot ? 1 : 2) ? 1 : 0;
            }
            hits -= lightHits; // those on the lights do not graze
        }
        Answer answer = onTarget(said, hits);
        if (said.is("through-light")) {
            answer.number("light-hits", lightHits);
            if (lightHits > 0) {
                answer.effect("lights", "gain-hits", lightHits);
            }
        }
        List<String> behind = said.rows("graze-target");
        int grazing = hits;
        for (int further = 2; further < 2 + said.whole("graze", behind.size()); further++) {
            String[] unit =
                    (further - 2 < behind.size() ? behind.get(further - 2) + ",,," : "formed,,,").split(",", -1);
            int ownModifier = grazedModifier(said, unit); // PH-8
            grazing = dice.hits(diceThrown(grazing, ownModifier), toHit(ownModifier));
            answer.number("hits-" + further, grazing);
            if (grazing > 0) {
                answer.effect("target-" + further, "gain-hits", grazing);
            }
        }
        return answer;
    }

    private static int fightingDice(Said said) {
        String unit = said.word("unit", "");
        if (isGuns(unit)) {
            return 2;
        }
        if (said.word("formation", "line").endsWith("column")) {
            return 1;
        }
        return unit.equals("formed") ? 4 : 2;
    }

    /** type, cover, range, flank */
    private static int grazedModifier(Said said, String[] unit) {
        int modifier = firersModifier(said) + targetsModifier(unit[0], unit[1].isEmpty() ? "none" : unit[1]);
        BigDecimal range = unit[2].isEmpty() ? said.decimal("range", "0") : new BigDecimal(unit[2]);
        return modifier + rangeModifier(said, range) + (unit[3].equals("flank") ? 1 : 0);
    }

    private static int modifier(Said said) {
        int modifier =
                firersModifier(said) + targetsModifier(said.word("target", "formed"), said.word("cover", "none"));
        if (said.is("flank")) {
            modifier += 1;
        }
        if (!isGuns(said.word("unit", ""))) {
            return modifier;
        }
        modifier += rangeModifier(said, said.decimal("range", "0"));
        if (said.is("unseen")) {
            modifier -= 1;
        }
        return said.word("target-formation", "line").equals("assault-column") ? modifier + 1 : modifier;
    }

    private static int firersModifier(Said said) {
        int modifier = 0;
        if (said.is("moved")) {
            modifier -= 1;
        }
        if (said.word("quality", "regular").equals("superior")) {
            modifier += 1;
        }
        if (said.word("quality", "regular").equals("inferior")) {
            modifier -= 1;
        }
        if (said.is("weakened") || said.whole("hits", 0) >= weakenedAt(said.word("quality", "regular"))) {
            modifier -= 1;
        }
        if (said.is("canister")) {
            modifier += 1;
        }
        return said.is("howitzer") ? modifier - 1 : modifier;
    }

    private static int targetsModifier(String target, String cover) {
        return (coverCounts(target, cover) ? -1 : 0) + (isLightInfantry(target) ? -1 : 0);
    }

    /** Guns beyond their canister range. */
    private static int rangeModifier(Said said, BigDecimal range) {
        int canisterRange = said.word("unit", "").equals("field") ? 18 : 12;
        return range.compareTo(scaled(canisterRange, said.word("scale", "25mm"))) > 0 ? -1 : 0;
    }

    private static boolean coverCounts(String target, String cover) {
        if (isCavalry(target) || cover.equals("none")) {
            return false;
        }
        boolean hard = cover.equals("wall") || cover.equals("bua") || cover.equals("entrenchment");
        return hard || isLightInfantry(target);
    }

    /** Code, numbers and effects for the target that was aimed at. */
    private static Answer onTarget(Said said, int hits) {
        String quality = said.word("target-quality", "regular");
        int total = said.whole("target-hits", 0) + hits;
        String code = "hit";
        if (hits == 0) {
            code = "miss";
        } else if (total >= routsAt(quality)) {
            code = "routed";
        } else if (total >= weakenedAt(quality)) {
            code = "weakened";
        }
        Answer answer = Answer.of(code).number("hits", hits).number("total", total);
        if (hits > 0) {
            answer.effect("target", "gain-hits", hits);
        }
        return code.equals("routed") ? answer.effect("target", "rout").next("rout") : answer;
    }
}
