package grognard.plan;

import java.util.List;

/** A step is only taken where an earlier one ended with one of these codes: {@code if 2=stands,halts}. */
record Proviso(int step, List<String> codes) {

    Proviso {
        codes = List.copyOf(codes);
    }

    /** Whether it holds where the steps have ended so. */
    boolean holds(List<String> ended) {
        return codes.contains(ended.get(step - 1));
    }
}
