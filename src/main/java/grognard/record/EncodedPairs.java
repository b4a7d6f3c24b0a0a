package grognard.record;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;

/** A cache of encoded pairs of members that often repeat with the same texts, such as the side and name of an effect. */
final class EncodedPairs {

    /** Limit of the cache. So many different pairs are players' texts, which hardly occur twice. */
    private static final int MOST = 2000;

    private final byte[] first;
    private final byte[] second;
    private final byte[] after;
    private final Map<String, Map<String, byte[]>> known = new HashMap<>();
    private int count;

    /**
     * @param first the encoded name of the first member
     * @param second the encoded name of the second member
     * @param after bytes that always follow the pair, such as the next member's name; may be empty
     */
    EncodedPairs(byte[] first, byte[] second, byte[] after) {
        this.first = first;
        this.second = second;
        this.after = after;
    }

    /** Both members, encoded; the first is left out if its text is empty. */
    byte[] of(String one, String other) {
        Map<String, byte[]> others = known.get(one);
        byte[] found = others == null ? null : others.get(other);
        if (found == null) {
            found = encoded(one, other);
            if (count++ < MOST) {
                if (others == null) {
                    others = new HashMap<>();
                    known.put(one, others);
                }
                others.put(other, found);
            }
        }
        return found;
    }

    private byte[] encoded(String one, String other) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (!one.isEmpty()) {
            bytes.writeBytes(first);
            bytes.writeBytes(JsonBytes.quoted(one));
            bytes.write(',');
        }
        bytes.writeBytes(second);
        bytes.writeBytes(JsonBytes.quoted(other));
        if (after.length > 0) {
            bytes.write(',');
            bytes.writeBytes(after);
        }
        return bytes.toByteArray();
    }
}
