package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

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
        all.put("fire", HonourFireOracle::fire);
        all.put("charge", HonourChargeOracle::charge);
        all.put("combat", HonourCombatOracle::combat);
        all.put("melee", new HonourMeleeOracle());
        all.put("fallback", HonourChargeOracle::fallback);
        all.put("pursuit", HonourChargeOracle::pursuit);
        all.put("breakthrough", HonourFireOracle::breakthrough);
        all.put("morale", HonourCommandOracle::morale);
        all.put("rout", new HonourRoutOracle());
        all.put("rally", HonourCommandOracle::rally);
        all.put("general-loss", HonourCommandOracle::generalLoss);
        all.put("replace", HonourCommandOracle::replace);
        all.put("victory", HonourCommandOracle::victory);
        all.put("moves", HonourMoveOracle::moves);
        all.put("ranges", HonourFireOracle::ranges);
        return all;
    }
}
