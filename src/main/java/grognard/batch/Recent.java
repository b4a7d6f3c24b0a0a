package grognard.batch;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what is used again and forgets the rest. It keeps two generations: when the young one has grown heavy, the
 * old one is forgotten and the young one grows old; what is found among the old is young again. Once something had to be
 * forgotten, only what comes a second time is remembered at all, since most lines of some batches never do.
 */
public final class Recent<K, V> {

    /** How many hashes of what came once are kept; a power of two. */
    private static final int ONCE = 1 << 16;

    private final long heavy;
    private final int[] once = new int[ONCE];
    private Map<K, V> young = new HashMap<>();
    private Map<K, V> old = new HashMap<>();
    private long weight;
    private boolean forgetful;

    /** @param heavy how much a generation may weigh, in whatever unit {@link #weighs} is told */
    public Recent(long heavy) {
        this.heavy = heavy;
    }

    public @Nullable V find(K key) {
        V found = young.isEmpty() ? null : young.get(key); // an empty map would hash a whole line to find nothing
        if (found == null && !old.isEmpty()) {
            found = old.remove(key);
            if (found != null) {
                young.put(key, found);
            }
        }
        return found;
    }

    /** Whether it should be remembered: there is room, or it has come before and so is likely to come again. */
    public boolean isWorthIt(K key) {
        if (!forgetful) {
            return true;
        }
        int hash = key.hashCode() | 1;
        int at = (hash ^ hash >>> 16) & ONCE - 1;
        boolean again = once[at] == hash;
        once[at] = hash;
        return again;
    }

    public void put(K key, V value) {
        young.put(key, value);
    }

    /** Something that is remembered has grown by so much. */
    public void weighs(int more) {
        weight += more;
        if (weight > heavy) {
            old = young;
            young = new HashMap<>();
            weight = 0;
            forgetful = true;
        }
    }

    public void clear() {
        young.clear();
        old.clear();
        weight = 0;
    }
}
