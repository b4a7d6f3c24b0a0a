package grognard.record;

import org.jspecify.annotations.Nullable;

/**
 * A cache of bytes by a pair of texts, for texts that a batch writes by the million: most are constants, so identical
 * objects are found without comparing letters. An open hash table without deletion; a {@code HashMap} of maps took a
 * tenth of a batch's time.
 */
final class PairCache {

    private final int most;
    private String[] ones = new String[64];
    private String[] others = new String[64];
    private byte[][] values = new byte[64][];
    private int size;

    /** @param most pairs that are kept; so many different ones are players' texts, which hardly occur twice */
    PairCache(int most) {
        this.most = most;
    }

    /** The bytes of the pair, or null. */
    byte @Nullable [] get(String one, String other) {
        int at = place(one, other);
        return values[at];
    }

    /** Keeps the bytes of a pair that is not there yet, unless the cache is full. */
    void put(String one, String other, byte[] value) {
        if (size == most) {
            return;
        }
        size++;
        if (2 * size > values.length) {
            grow();
        }
        set(one, other, value);
    }

    private void set(String one, String other, byte[] value) {
        int at = place(one, other);
        ones[at] = one;
        others[at] = other;
        values[at] = value;
    }

    /** Index of the pair, or of the empty place where it belongs. */
    private int place(String one, String other) {
        int mask = values.length - 1;
        int hash = 31 * one.hashCode() + other.hashCode();
        int at = (hash ^ (hash >>> 15)) & mask;
        while (values[at] != null && !(equal(others[at], other) && equal(ones[at], one))) {
            at = (at + 1) & mask;
        }
        return at;
    }

    @SuppressWarnings("ReferenceEquality") // the usual case, and quicker; equal texts are found as well
    private static boolean equal(String known, String asked) {
        return known == asked || known.equals(asked);
    }

    private void grow() {
        String[] oldOnes = ones;
        String[] oldOthers = others;
        byte[][] oldValues = values;
        ones = new String[2 * oldOnes.length];
        others = new String[2 * oldOnes.length];
        values = new byte[2 * oldOnes.length][];
        for (int i = 0; i < oldValues.length; i++) {
            if (oldValues[i] != null) {
                set(oldOnes[i], oldOthers[i], oldValues[i]);
            }
        }
    }
}
