package grognard.oracle;

import java.util.Map;
import java.util.Random;
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
        all.put("combat", new Oracle() {
            @Override
            public Answer answer(Said said, Throws dice) {
                return NapoleonicCombatOracle.combat(said, dice);
            }

            @Override
            public Map<String, String> typed(Map<String, String> madeUp, Random random) {
                return NapoleonicCombatOracle.withAGroup(madeUp, random);
            }
        });
        all.put("square", NapoleonicCombatOracle::square);
        all.put("control", NapoleonicTestsOracle::control);
        all.put("ride-down", NapoleonicCombatOracle::rideDown);
        all.put("capture", NapoleonicCombatOracle::capture);
        all.put("crisis", NapoleonicTestsOracle::crisis);
        all.put("victory", NapoleonicTestsOracle::victory);
        all.put("visibility", NapoleonicLookupOracle::visibility);
        all.put("formation", NapoleonicLookupOracle::formation);
        all.put("moves", NapoleonicLookupOracle::moves);
        all.put("engage", NapoleonicCombatOracle::engage);
        return all;
    }
}
