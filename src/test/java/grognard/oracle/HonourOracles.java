package grognard.oracle;

import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** {@code honour}, from the rules. */
final class HonourOracles {

    private HonourOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        all.put("initiative", HonourCommandOracle::initiative);
        all.put("command", HonourCommandOracle::command);
        all.put("general", HonourCommandOracle::general);
        all.put("bombard", HonourFireOracle::bombard);
        all.put("drill", HonourMoveOracle::drill);
        all.put("counter-charge", HonourMoveOracle::counterCharge);
        all.put("support", HonourFireOracle::support);
        all.put("emergency", HonourMoveOracle::emergency);
        all.put("evade", asked(HonourSituations::evade, HonourMoveOracle::evade));
        all.put("fire", asked(HonourSituations::fire, HonourFireOracle::fire));
        all.put("charge", asked(HonourSituations::charge, HonourChargeOracle::charge));
        all.put("combat", asked(HonourSituations::combat, HonourCombatOracle::combat));
        all.put("melee", asked(HonourRows::melee, HonourMeleeOracle::melee));
        all.put("fallback", HonourChargeOracle::fallback);
        all.put("pursuit", HonourChargeOracle::pursuit);
        all.put("breakthrough", asked(HonourSituations::breakthrough, HonourFireOracle::breakthrough));
        all.put("morale", HonourCommandOracle::morale);
        all.put("rout", asked(HonourRows::rout, HonourRoutOracle::rout));
        all.put("rally", asked(HonourSituations::rally, HonourCommandOracle::rally));
        all.put("general-loss", HonourCommandOracle::generalLoss);
        all.put("replace", HonourCommandOracle::replace);
        all.put("victory", HonourCommandOracle::victory);
        all.put("moves", HonourMoveOracle::moves);
        all.put("ranges", HonourFireOracle::ranges);
        return all;
    }

    private static Oracle asked(BiFunction<Map<String, String>, Random, Map<String, String>> asks, Oracle oracle) {
        return new Oracle() {
            @Override
            public Answer answer(Said said, Throws dice) {
                return oracle.answer(said, dice);
            }

            @Override
            public Map<String, String> typed(Map<String, String> madeUp, Random random) {
                return asks.apply(madeUp, random);
            }
        };
    }
}
