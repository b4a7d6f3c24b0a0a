package grognard.journal;

import grognard.input.BadInput;
import grognard.record.Entry;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** How records are written: each in one way only, so that nothing can hide in another. */
final class Canon {

    private static final int SHOWN = 40;

    private Canon() {}

    /** Refuses what no version of ours starts a line with. */
    static void checkStart(byte[] line) {
        if (line.length > 2 && line[0] == (byte) 0xEF && line[1] == (byte) 0xBB && line[2] == (byte) 0xBF) {
            throw new BadInput("begins with a byte order mark, which records do not have");
        }
    }

    /** Refuses a line that differs in any byte from what would be written for it. */
    static void compare(Entry record, byte[] object, byte[] chain) {
        byte[] line = record.bytes();
        int inside = object.length - 1;
        boolean same = record.startsAs(object)
                && Arrays.equals(line, inside + 1, Math.max(inside + 1, record.covered()), chain, 0, chain.length);
        if (!same) {
            byte[] expected = Arrays.copyOf(object, object.length + chain.length);
            expected[inside] = ',';
            System.arraycopy(chain, 0, expected, object.length, chain.length);
            int at = Arrays.mismatch(line, 0, record.covered(), expected, 0, expected.length);
            throw new BadInput("is not written as this program writes it: " + piece(line, at, record.covered())
                    + ", expected " + piece(expected, at, expected.length));
        }
    }

    /** What stands there, from the beginning of the member or so. */
    private static String piece(byte[] bytes, int at, int end) {
        int from = at;
        while (from > 0 && at - from < SHOWN / 2 && bytes[from - 1] != ',' && bytes[from - 1] != '{') {
            from--;
        }
        int to = Math.min(end, from + SHOWN);
        String text = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        return text.isEmpty() ? "nothing" : to < end ? text + "…" : text;
    }
}
