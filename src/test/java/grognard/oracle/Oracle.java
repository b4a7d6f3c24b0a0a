package grognard.oracle;

import java.util.Map;
import java.util.Random;

/** What the rules say comes of a situation and of the dice that are thrown for it. */
@FunctionalInterface
interface Oracle {

    /** Resolves it; dice are thrown in the order that the resolver documents. */
    Answer answer(Said said, Throws dice);

    /**
     * What is typed in the place of what was made up without knowledge of the rules: rows that fit each other, or
     * numbers at which something happens. Most oracles take it as it is.
     */
    default Map<String, String> typed(Map<String, String> madeUp, Random random) {
        return madeUp;
    }
}
