package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** The oracles of all rulesets. */
final class Oracles {

    private Oracles() {}

    /** By ruleset and resolver, {@code "paperboys contact"}. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        PaperboysOracles.all().forEach((name, oracle) -> all.put("paperboys " + name, oracle));
        HonourOracles.all().forEach((name, oracle) -> all.put("honour " + name, oracle));
        AcwOracles.all().forEach((name, oracle) -> all.put("acw " + name, oracle));
        NapoleonicOracles.all().forEach((name, oracle) -> all.put("napoleonic " + name, oracle));
        return all;
    }
}
