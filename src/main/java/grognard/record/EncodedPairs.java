package grognard.record;

import java.io.ByteArrayOutputStream;

/** A cache of encoded pairs of members that often repeat with the same texts, such as the side and name of an effect. */
final class EncodedPairs {

    /** Limit of the cache. So many different pairs are players' texts, which hardly occur twice. */
    private static final int MOST = 2000;

    private final byte[] first;
    private final byte[] second;
    private final byte[] after;
    private final PairCache known = new PairCache(MOST);

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
        byte[] found = known.get(one, other);
        if (found == null) {
            found = encoded(one, other);
            known.put(one, other, found);
        }
        return found;
    }

    private byte[] encoded(String one, String other) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (!one.isEmpty()) {
            add(bytes, first);
            add(bytes, JsonBytes.quoted(one));
            bytes.write(',');
        }
        add(bytes, second);
        add(bytes, JsonBytes.quoted(other));
        if (after.length > 0) {
            bytes.write(',');
            add(bytes, after);
        }
        return bytes.toByteArray();
    }

    private static void add(ByteArrayOutputStream bytes, byte[] more) {
        bytes.write(more, 0, more.length);
    }
}
