package grognard.dice;

/**
 * Several throws, the later ones hanging on the earlier, of which only the result matters: so many shots and the misses
 * thrown again. Exact odds work it out once and put equal results together. It does nothing but throw, and two that are
 * equal throw alike, so a record serves best.
 */
public interface Sequence<S> {

    /** Throws, and answers what came of it. */
    S with(Dice dice);
}
