package grognard.batch;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cache of bounded weight that keeps recently used entries, in two generations. When the young one exceeds its limit,
 * the old one is dropped and the young one becomes old; an entry found in the old one moves back to the young one.
 * After the first drop, {@link #isWorthCaching} accepts only keys that come a second time, since in some batches most
 * lines never repeat. Not for use by several threads.
 */
public final class RecentCache<K, V> {

    /** Slots for hashes of keys that came once; a power of two. A collision only costs or wins one entry. */
    private static final int SEEN_ONCE = 1 << 16;

    private final long maxWeight;
    private final int[] seenOnce = new int[SEEN_ONCE];
    private Map<K, V> young = new HashMap<>();
    private Map<K, V> old = new HashMap<>();

    /** Weight of the young generation. */
    private long weight;

    /** Whether entries have been dropped. */
    private boolean hasDropped;

    /** @param maxWeight limit of one generation, in the unit of {@link #addWeight}; two may be in memory */
    public RecentCache(long maxWeight) {
        this.maxWeight = maxWeight;
    }

    /** Returns the cached value, or null. */
    public @Nullable V find(K key) {
        V found = young.isEmpty() ? null : young.get(key); // even an empty map would hash the key, which may be long
        if (found == null && !old.isEmpty()) {
            found = old.remove(key);
            if (found != null) {
                young.put(key, found);
            }
        }
        return found;
    }

    /** Whether to cache a value for this key: nothing has been dropped yet, or the key has been asked about before. */
    public boolean isWorthCaching(K key) {
        if (!hasDropped) {
            return true;
        }
        int hash = key.hashCode() | 1; // never 0, the value of an empty slot
        int slot = (hash ^ hash >>> 16) & SEEN_ONCE - 1;
        boolean seen = seenOnce[slot] == hash;
        seenOnce[slot] = hash;
        return seen;
    }

    /** Caches a value. Its weight is added by {@link #addWeight}. */
    public void put(K key, V value) {
        young.put(key, value);
    }

    /** Adds the weight of a new entry, or the growth of one that is cached already. */
    public void addWeight(int more) {
        weight += more;
        if (weight > maxWeight) {
            old = young;
            young = new HashMap<>();
            weight = 0;
            hasDropped = true;
        }
    }

    public void clear() {
        young.clear();
        old.clear();
        weight = 0;
    }
}
