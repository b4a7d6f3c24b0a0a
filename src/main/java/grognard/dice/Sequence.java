package grognard.dice;

/**
 * Several throws, later ones depending on earlier ones, of which only the result matters: shots whose misses are
 * rerolled. Exact odds enumerate a sequence once, merge equal results and cache them by the sequence itself. So it must
 * have no side effects, and equal sequences must throw the same dice with the same results: best a record.
 */
public interface Sequence<S> {

    /** Throws the dice and returns the result. */
    S with(Dice dice);
}
