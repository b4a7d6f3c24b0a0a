package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code napoleonic}, from the rules. */
final class NapoleonicOracles {

    private NapoleonicOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        all.put("rally", NapoleonicTestsOracle::rally);
        all.put("halt-rout", NapoleonicTestsOracle::haltRout);
        all.put("general", NapoleonicTestsOracle::generalUnderFire);
        all.put("artillery", NapoleonicTestsOracle::artillery);
        all.put("order", NapoleonicTestsOracle::order);
        all.put("combat", NapoleonicCombatOracle::combat);
        all.put("square", NapoleonicCombatOracle::square);
        all.put("control", NapoleonicTestsOracle::control);
        all.put("crisis", NapoleonicTestsOracle::crisis);
        all.put("victory", NapoleonicTestsOracle::victory);
        all.put("visibility", NapoleonicLookupOracle::visibility);
        all.put("formation", NapoleonicLookupOracle::formation);
        all.put("moves", NapoleonicLookupOracle::moves);
        all.put("engage", NapoleonicCombatOracle::engage);
        return all;
    }
}
