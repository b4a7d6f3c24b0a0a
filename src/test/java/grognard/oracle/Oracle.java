package grognard.oracle;

/** What the rules say comes of a situation and of the dice that are thrown for it. */
@FunctionalInterface
interface Oracle {

    /** Resolves it; dice are thrown in the order that the resolver documents. */
    Answer answer(Said said, Throws dice);
}
