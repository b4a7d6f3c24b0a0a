package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code acw}, from the rules. */
final class AcwOracles {

    private AcwOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        all.put("fire", AcwFireOracle::fire);
        all.put("melee", AcwMeleeOracle::melee);
        all.put("morale", AcwMoraleOracle::morale);
        all.put("charge", AcwMoveOracle::charge);
        all.put("impact", AcwMoraleOracle::impact);
        all.put("volley-point", AcwMoveOracle::volleyPoint);
        all.put("bonus", AcwMoveOracle::bonus);
        all.put("officer", AcwMoveOracle::officer);
        all.put("moves", AcwMoveOracle::moves);
        all.put("engage", AcwMoraleOracle::engage);
        return all;
    }
}
