package grognard.oracle;

import java.util.Map;
import java.util.TreeMap;

/** {@code paperboys}, from the rules. */
final class PaperboysOracles {

    private PaperboysOracles() {}

    /** By the resolver's name. */
    static Map<String, Oracle> all() {
        Map<String, Oracle> all = new TreeMap<>();
        return all;
    }
}
