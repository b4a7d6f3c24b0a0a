package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code honour}, from the rules. */
final class HonourOracles {

    private HonourOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        return all;
    }
}
