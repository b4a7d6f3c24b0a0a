package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code napoleonic}, from the rules. */
final class NapoleonicOracles {

    private NapoleonicOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        return all;
    }
}
