package grognard.journal;

import grognard.input.BadInput;
import grognard.record.RecordEntry;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Checks that a record is in canonical form: exactly the bytes that this program writes. Without this check a forger
 * could hide data in spaces, other key orders, other spellings of a number or unknown keys, all under a valid hash.
 */
final class CanonicalForm {

    /** Longest excerpt of a line in an error message, in bytes. */
    private static final int EXCERPT_LENGTH = 40;

    private CanonicalForm() {}

    /** Refuses a UTF-8 byte order mark, which some editors add; the JSON parser would skip it silently. */
    static void checkStart(byte[] line) {
        if (line.length > 2 && line[0] == (byte) 0xEF && line[1] == (byte) 0xBB && line[2] == (byte) 0xBF) {
            throw new BadInput("begins with a byte order mark, which records do not have");
        }
    }

    /**
     * Refuses a record that differs in any byte from the expected one.
     *
     * @param object the expected JSON object, with its closing bracket
     * @param chain the expected chain members, which follow the object up to the hash; the hash itself is checked before
     */
    static void compare(RecordEntry record, byte[] object, byte[] chain) {
        byte[] line = record.bytes();
        int inside = object.length - 1;
        boolean same = record.startsWith(object)
                && Arrays.equals(line, inside + 1, Math.max(inside + 1, record.hashedLength()), chain, 0, chain.length);
        if (!same) {
            byte[] expected = Arrays.copyOf(object, object.length + chain.length);
            expected[inside] = ',';
            System.arraycopy(chain, 0, expected, object.length, chain.length);
            int at = Arrays.mismatch(line, 0, record.hashedLength(), expected, 0, expected.length);
            throw new BadInput("is not written as this program writes it: " + excerpt(line, at, record.hashedLength())
                    + ", expected " + excerpt(expected, at, expected.length));
        }
    }

    /** An excerpt around the first difference; starts at the member's name if that is close enough. */
    private static String excerpt(byte[] bytes, int at, int end) {
        int from = at;
        while (from > 0 && at - from < EXCERPT_LENGTH / 2 && bytes[from - 1] != ',' && bytes[from - 1] != '{') {
            from--;
        }
        int to = Math.min(end, from + EXCERPT_LENGTH);
        String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        return text.isEmpty() ? "nothing" : to < end ? text + "…" : text;
    }
}
