package grognard.dice;

import java.util.Map;

/**
 * Result of a {@link Sequence} with numbers that are only reported and decide nothing later, such as the hits of a
 * round whose winner alone matters. Exact odds merge results of equal {@link #groupKey}, follow them once, and count
 * the numbers separately. Without this, every combination of numbers would be a separate branch.
 */
public interface Report {

    /**
     * Everything that the rest of the resolution depends on, without the reported numbers. Results with equal keys
     * must lead to the same outcomes. Compared by {@code equals}.
     */
    Object groupKey();

    /**
     * The group key together with the amounts that become effects on units. Used when outcomes are counted with their
     * effects; override it where a reported number is also such an amount.
     */
    default Object effectKey() {
        return groupKey();
    }

    /** Reported numbers by their names in the outcome. A name that the outcome does not use is ignored. */
    Map<String, ? extends Number> numbers();
}
