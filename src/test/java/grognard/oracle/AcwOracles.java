package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code acw}, from the rules. */
final class AcwOracles {

    private AcwOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        return all;
    }
}
